import type { OrderPage_OrderFragment } from './OrderPage.generated.ts';

export type Order = OrderPage_OrderFragment;

/** Whether a bank has still to answer: until then nothing is packed and nothing promised. */
export function isWaiting({ payment }: Pick<Order, 'payment'>): boolean {
  return payment.method !== 'CASH_ON_DELIVERY' && payment.status === 'PENDING';
}

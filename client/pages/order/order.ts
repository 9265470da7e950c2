import type { OrderPage_OrderFragment } from './OrderPage.generated.ts';

export type Order = OrderPage_OrderFragment;

/** Whether it has still to be paid online: until then nothing is packed and nothing promised. */
export function isWaiting({ payment }: Pick<Order, 'payment'>): boolean {
  return payment.method !== 'CASH_ON_DELIVERY' && (payment.status === 'PENDING' || canPayAgain({ payment }));
}

/** Whether a payment did not go through, and the order still holds its goods for another. */
export function canPayAgain({ payment }: Pick<Order, 'payment'>): boolean {
  return payment.status === 'FAILED' && payment.retryUntil !== null;
}

/** Whether it came to nothing because nobody paid. */
export function isUnpaidForGood({ payment }: Pick<Order, 'payment'>): boolean {
  return payment.status === 'FAILED' && payment.retryUntil === null;
}

import type { OrderPayment_PaymentFragment } from './Payment.generated.ts';
import type { ORDER_STATUS_LABEL } from '#client/features/packages/packageStatus.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';

/** An order, as far as its payment goes. */
interface Payable {
  payment: Pick<OrderPayment_PaymentFragment, 'method' | 'status' | 'retryUntil'>;
}

/** Whether an order has still to be paid online: until then nothing is packed and nothing promised. */
export function isWaiting({ payment }: Payable): boolean {
  return payment.method !== 'CASH_ON_DELIVERY' && (payment.status === 'PENDING' || canPayAgain({ payment }));
}

/** Whether a payment did not go through, and the order still reserves its stock for another. */
export function canPayAgain({ payment }: Payable): boolean {
  return payment.status === 'FAILED' && payment.retryUntil !== null;
}

/** Whether an order came to nothing because nobody paid. */
export function isUnpaidForGood({ payment }: Payable): boolean {
  return payment.status === 'FAILED' && payment.retryUntil === null;
}

/** Where an order is, to whoever looks: one that waits to be paid is not on its way. */
export function shownStatus(order: Payable & { status: 'PENDING' | 'COMPLETED' | 'CANCELLED' }): keyof typeof ORDER_STATUS_LABEL {
  return order.status === 'PENDING' && isWaiting(order) ? 'UNPAID' : order.status;
}

/** An order that is not paid, as far as paying it goes. */
export interface UnpaidOrder {
  number: string;
  payment: OrderPayment_PaymentFragment;
  shippingAddress: { state: MalaysianState };
  packages: readonly { shipping: { pickup: object | null } }[];
}

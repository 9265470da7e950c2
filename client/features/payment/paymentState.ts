import type { OrderPayment_PaymentFragment } from './Payment.generated.ts';
import type { ORDER_STATUS_LABEL } from '#client/features/packages/packageStatus.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';

/** Payment fields of an order. */
interface OrderPaymentState {
  payment: Pick<OrderPayment_PaymentFragment, 'method' | 'status' | 'retryUntil'>;
}

/** Whether an online payment is outstanding: until then nothing is packed or promised. */
export function isWaiting({ payment }: OrderPaymentState): boolean {
  return payment.method !== 'CASH_ON_DELIVERY' && (payment.status === 'PENDING' || canPayAgain({ payment }));
}

/** Whether a failed payment can be retried; the order still reserves its stock. */
export function canPayAgain({ payment }: OrderPaymentState): boolean {
  return payment.status === 'FAILED' && payment.retryUntil !== null;
}

/** Whether the payment failed and cannot be retried. */
export function isPaymentExpired({ payment }: OrderPaymentState): boolean {
  return payment.status === 'FAILED' && payment.retryUntil === null;
}

/** Order fields that determine whether it waits for something. */
interface OrderState extends OrderPaymentState {
  status: 'PENDING' | 'COMPLETED' | 'CANCELLED';
  confirmBy: string | null;
}

/** Whether the order waits until its buyer confirms the email. A page that has just cancelled it still has `confirmBy`. */
export function isUnconfirmed({ status, confirmBy }: Pick<OrderState, 'status' | 'confirmBy'>): boolean {
  return status === 'PENDING' && confirmBy !== null;
}

/** Displayed status: `UNPAID` while an online payment is outstanding, `UNCONFIRMED` until the buyer confirms the email. */
export function shownStatus(order: OrderState): keyof typeof ORDER_STATUS_LABEL {
  if (isUnconfirmed(order)) return 'UNCONFIRMED';
  return order.status === 'PENDING' && isWaiting(order) ? 'UNPAID' : order.status;
}

/** Order data for paying it. */
export interface UnpaidOrder {
  number: string;
  payment: OrderPayment_PaymentFragment;
  shippingAddress: { state: MalaysianState };
  packages: readonly { shipping: { pickup: object | null } }[];
}

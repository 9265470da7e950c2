import type { OrderPayment_PaymentFragment } from './Payment.generated.ts';
import type { ORDER_STATUS_LABEL } from '#client/features/packages/packageStatus.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';

/** Payment fields of an order. */
interface OrderPaymentState {
  payment: Pick<OrderPayment_PaymentFragment, 'method' | 'status' | 'retryUntil'>;
}

/** Whether an online payment is outstanding; until it is made, nothing is packed and no date promised. */
export function isWaiting({ payment }: OrderPaymentState): boolean {
  return payment.method !== 'CASH_ON_DELIVERY' && (payment.status === 'PENDING' || canPayAgain({ payment }));
}

/** Whether a failed payment can be retried, while the order still reserves its stock. */
export function canPayAgain({ payment }: OrderPaymentState): boolean {
  return payment.status === 'FAILED' && payment.retryUntil !== null;
}

/** Whether the payment failed and cannot be retried. */
export function isPaymentExpired({ payment }: OrderPaymentState): boolean {
  return payment.status === 'FAILED' && payment.retryUntil === null;
}

/** Fields of an order that determine its displayed status. */
interface OrderState extends OrderPaymentState {
  status: 'PENDING' | 'COMPLETED' | 'CANCELLED';
  confirmBy: string | null;
}

/** Whether the order waits for the confirmation of its email. Checks the status, since a cancelled order may still have `confirmBy`. */
export function isUnconfirmed({ status, confirmBy }: Pick<OrderState, 'status' | 'confirmBy'>): boolean {
  return status === 'PENDING' && confirmBy !== null;
}

/** Displayed status of an order: its own, or what a pending order waits for. */
export function shownStatus(order: OrderState): keyof typeof ORDER_STATUS_LABEL {
  if (isUnconfirmed(order)) return 'UNCONFIRMED';
  return order.status === 'PENDING' && isWaiting(order) ? 'UNPAID' : order.status;
}

/** Data of an order that the payment forms need. */
export interface UnpaidOrder {
  number: string;
  payment: OrderPayment_PaymentFragment;
  shippingAddress: { state: MalaysianState };
  packages: readonly { shipping: { pickup: object | null } }[];
}

import type { OrderPayment_PaymentFragment } from './Payment.generated.ts';
import { answerBy } from '#client/features/packages/openAnswers.ts';
import { shownStages, type ShownStatus } from '#client/features/packages/packageStatus.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';

/** An order's payment fields. */
interface OrderPaymentState {
  payment: Pick<OrderPayment_PaymentFragment, 'method' | 'status' | 'retryUntil'>;
}

/** Whether an online payment is outstanding; until it arrives, nothing is packed and no date is promised. */
export function isWaiting({ payment }: OrderPaymentState): boolean {
  return payment.method !== 'CASH_ON_DELIVERY' && (payment.status === 'PENDING' || canPayAgain({ payment }));
}

/** Whether a failed payment can be retried while the order's stock is still reserved. */
export function canPayAgain({ payment }: OrderPaymentState): boolean {
  return payment.status === 'FAILED' && payment.retryUntil !== null;
}

/** Whether the payment failed and cannot be retried. */
export function isPaymentExpired({ payment }: OrderPaymentState): boolean {
  return payment.status === 'FAILED' && payment.retryUntil === null;
}

/** The fields of an order that determine its displayed statuses. */
interface OrderState extends OrderPaymentState {
  status: 'PENDING' | 'COMPLETED' | 'CANCELLED';
  confirmBy: string | null;
  packages: Parameters<typeof answerBy>[0] & Parameters<typeof shownStages>[0];
}

/** Whether the order waits for its email address to be confirmed. Checks the status, since a cancelled order may still have `confirmBy`. */
export function isUnconfirmed({ status, confirmBy }: Pick<OrderState, 'status' | 'confirmBy'>): boolean {
  return status === 'PENDING' && confirmBy !== null;
}

/** An order's displayed statuses: what its buyer has to do first, or the stages of its packages. Never empty. */
export function shownStatuses(order: OrderState): ShownStatus[] {
  if (isUnconfirmed(order)) return ['UNCONFIRMED'];
  if (order.status !== 'PENDING') return shownStages(order.packages);
  if (isWaiting(order)) return ['UNPAID'];
  return answerBy(order.packages) === null ? shownStages(order.packages) : ['UNANSWERED'];
}

/** The order data needed by the payment forms. */
export interface UnpaidOrder {
  number: string;
  payment: OrderPayment_PaymentFragment;
  shippingAddress: { state: MalaysianState };
  packages: readonly { shipping: { pickup: object | null } }[];
}

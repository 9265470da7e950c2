import { HOLD_MINUTES } from '#schema/rules/payments.ts';
import type { OrderDoc, OrderPaymentDoc } from '#server/store/documents/orders.ts';
import type { PaymentDoc } from '#server/store/documents/payments.ts';
import type { Stored, Transaction } from '#server/store/store.ts';
import { cancelAll, enqueuePaidMail, enqueueRefundMail, orderStatus } from '#server/modules/orders/index.ts';
import type { GatewayState } from './gateway.ts';

/** The next gateway call, once a step is committed. */
export type NextStep = 'capture' | 'release' | 'nothing';

const MINUTE_MS = 60_000;

/** Payment deadline, in ms, after which the reserved stock of an order goes back on sale. */
export function payByOf(payment: PaymentDoc, order: OrderDoc): number {
  const { payBy } = order.payment;
  // Orders of version 0.1 have no deadline: its banks responded within half a minute.
  return payBy === undefined ? Date.parse(payment.createdAt) + HOLD_MINUTES.FPX * MINUTE_MS : Date.parse(payBy);
}

/** Records an authorisation when its order still waits for it; otherwise the money is to be released. */
export async function noteApproved(transaction: Transaction, paymentId: string): Promise<NextStep> {
  const found = await findBoth(transaction, paymentId);
  if (found === null) return 'nothing';
  const { payment, order } = found;
  switch (payment.status) {
    case 'PENDING':
      if (!isCurrent(payment, order) || orderStatus(order) === 'CANCELLED') return giveUp(transaction, payment);
      await transaction.put('payments', { ...payment, status: 'AUTHORISED' });
      await transaction.put('orders', { ...order, payment: withoutAction(order.payment) });
      return 'capture';
    case 'AUTHORISED':
      return 'capture';
    case 'DECLINED':
    case 'FAILED':
      return giveUp(transaction, payment);
    default:
      return 'nothing';
  }
}

/** Records a failed payment. Its order keeps its reserved stock until the payment deadline: it can be paid another way. */
export async function noteFailed(
  transaction: Transaction,
  paymentId: string,
  { failure, from, at }: { failure: 'DECLINED' | 'EXPIRED'; from: readonly PaymentDoc['status'][]; at: string },
): Promise<void> {
  const found = await findBoth(transaction, paymentId);
  if (found === null || !from.includes(found.payment.status)) return;
  const { payment, order } = found;
  const isHeld = order.payment.payBy !== undefined;
  await transaction.put('payments', { ...payment, status: isHeld ? 'DECLINED' : 'FAILED' });
  const failed = { ...order, payment: { ...withoutAction(order.payment), status: 'FAILED' as const, failure } };
  await transaction.put('orders', isHeld ? failed : await cancelAll(transaction, failed, at));
}

/** Records a capture: the order is paid. No effect when the order was given up meanwhile. */
export async function noteTaken(transaction: Transaction, paymentId: string, at: string): Promise<void> {
  const found = await findBoth(transaction, paymentId);
  if (found?.payment.status !== 'AUTHORISED') return;
  await transaction.put('payments', { ...found.payment, status: 'CAPTURED' });
  const { failure: _, ...payment } = withoutHold(found.order.payment);
  const paid = { ...payment, status: 'PAID' as const };
  const order = await transaction.put('orders', { ...found.order, payment: paid });
  await enqueuePaidMail(transaction, order, at);
}

/** Cancels an order past its payment deadline and returns its stock. What the gateway may still hold must be released. */
export async function expireHold(transaction: Transaction, paymentId: string, now: Date): Promise<NextStep> {
  const found = await findBoth(transaction, paymentId);
  if (found === null) return 'nothing';
  const { payment, order } = found;
  if (!OPEN.has(payment.status) || payByOf(payment, order) > now.getTime()) return 'nothing';
  const isOver = payment.status === 'DECLINED';
  await transaction.put('payments', { ...payment, status: isOver ? 'FAILED' : 'RELEASING' });
  if (isCurrent(payment, order)) {
    const failure = isOver ? (order.payment.failure ?? 'DECLINED') : 'EXPIRED';
    const over = { ...withoutHold(order.payment), status: 'FAILED' as const, failure };
    await transaction.put('orders', await cancelAll(transaction, { ...order, payment: over }, now.toISOString()));
  }
  return isOver ? 'nothing' : 'release';
}

/** Records that the gateway has released an abandoned payment. */
export async function noteReleased(transaction: Transaction, paymentId: string): Promise<void> {
  const payment = await transaction.get('payments', paymentId);
  if (payment?.status === 'RELEASING') await transaction.put('payments', { ...payment, status: 'FAILED' });
}

/** Records a paid refund, and the refunded amount in the order. */
export async function noteRefund(transaction: Transaction, paymentId: string, { key, at }: { key: string; at: Date }): Promise<void> {
  const found = await findBoth(transaction, paymentId);
  if (found === null) return;
  const { payment, order } = found;
  const refunds = payment.refunds.map((refund) => (refund.key === key ? { ...refund, isDone: true } : refund));
  const isMore = refunds.some(({ isDone }) => !isDone);
  await transaction.put('payments', { ...payment, status: isMore ? 'REFUNDING' : 'CAPTURED', refunds });
  const refundedCents = refunds.reduce((sum, { isDone, amountCents }) => sum + (isDone ? amountCents : 0), 0);
  const status = refundedCents === payment.amountCents ? 'REFUNDED' : 'PAID';
  await transaction.put('orders', { ...order, payment: { ...order.payment, status, refundedCents } });
  if (refunds.some((refund) => refund.key === key && refund.amountCents > 0)) await enqueueRefundMail(transaction, order, key, at);
}

/** Whether the gateway reports the money as authorised or captured. */
export function isApproved({ state }: GatewayState): boolean {
  return state === 'AUTHORISED' || state === 'CAPTURED';
}

/** Statuses in which the order reserves stock for the payment. */
const OPEN: ReadonlySet<PaymentDoc['status']> = new Set(['PENDING', 'AUTHORISED', 'DECLINED']);

async function giveUp(transaction: Transaction, payment: Stored<'payments'>): Promise<NextStep> {
  await transaction.put('payments', { ...payment, status: 'RELEASING' });
  return 'release';
}

async function findBoth(
  transaction: Transaction,
  paymentId: string,
): Promise<{ payment: Stored<'payments'>; order: Stored<'orders'> } | null> {
  const payment = await transaction.get('payments', paymentId);
  const order = payment?.orderId == null ? null : await transaction.get('orders', payment.orderId);
  return payment === null || order === null ? null : { payment, order };
}

/** An order of version 0.1 names no payment: it has only one. */
function isCurrent({ id }: PaymentDoc, { payment }: OrderDoc): boolean {
  return payment.paymentId === undefined || payment.paymentId === id;
}

/** A payment without a next step for the buyer. */
function withoutAction({ action: _, ...payment }: OrderPaymentDoc): OrderPaymentDoc {
  return payment;
}

/** A payment that no longer reserves stock. */
function withoutHold({ action: _, payBy: __, ...payment }: OrderPaymentDoc): OrderPaymentDoc {
  return payment;
}

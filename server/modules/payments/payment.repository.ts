import { RESERVATION_MINUTES } from '#schema/rules/payments.ts';
import { cancelPackages, enqueuePaidMails, enqueueRefundMail, orderStatus } from '#server/modules/orders/index.ts';
import { confirmUse } from '#server/modules/promotions/index.ts';
import { enqueueJob, jobId, ONLY } from '#server/platform/jobs/enqueueJob.ts';
import type { OrderDoc, OrderPaymentDoc } from '#server/store/documents/orders.ts';
import type { PaymentDoc } from '#server/store/documents/payments.ts';
import type { ProjectedStore } from '#server/platform/projections.ts';
import type { Stored, Transaction } from '#server/store/transaction.ts';

/** The next gateway call after a step has been committed; null if none. */
export type NextStep = 'capture' | 'release' | null;

const MINUTE_MS = 60_000;
/** Interval of the sweeps that poll the gateway while payments are open. */
const SWEEP_MS = MINUTE_MS;

/** Maximum time between opening a payment and placing its order. After that, the payment counts as abandoned by a killed process. */
const PLACING_MS = MINUTE_MS;

/** Statuses in which the order reserves stock for the payment. */
const OPEN: ReadonlySet<PaymentDoc['status']> = new Set(['PENDING', 'AUTHORISED', 'DECLINED']);

/** Payments and the steps of their state machine. Each step changes a payment and its order in one transaction. */
export class PaymentRepository {
  constructor(private readonly store: ProjectedStore) {}

  find(paymentId: string): Promise<PaymentDoc | null> {
    return this.store.get('payments', paymentId);
  }

  async findByStatus(status: PaymentDoc['status']): Promise<PaymentDoc[]> {
    return (await this.store.query('payments', { where: { status } })).items;
  }

  async findWithoutOrder(): Promise<PaymentDoc[]> {
    return (await this.store.query('payments', { where: { orderId: null } })).items;
  }

  async orderOf({ orderId }: PaymentDoc): Promise<OrderDoc | null> {
    return orderId === null ? null : this.store.get('orders', orderId);
  }

  async insert(payment: PaymentDoc): Promise<void> {
    await this.store.transaction(async (transaction) => {
      await transaction.put('payments', payment, { expectedVersion: 0 });
      await enqueueSweep(transaction, new Date(payment.createdAt));
    });
  }

  async setReturnUrl(paymentId: string, returnUrl: string | null): Promise<void> {
    await this.store.transaction(async (transaction) => {
      const payment = await transaction.get('payments', paymentId);
      if (payment === null || (payment.returnUrl ?? null) === returnUrl) return;
      const { returnUrl: _, ...others } = payment;
      await transaction.put('payments', returnUrl === null ? others : { ...others, returnUrl });
    });
  }

  /** Enqueues an immediate sweep, for payments that a killed process or an earlier version left open. */
  async enqueueSweepNow(now: Date): Promise<void> {
    await this.store.transaction((transaction) => enqueueSettling(transaction, now));
  }

  /** Enqueues a sweep after a wait. A sweep that is waiting for its backoff keeps it. */
  async enqueueRetry(now: Date, waitMs: number): Promise<void> {
    await this.store.transaction(async (transaction) => {
      const job = await transaction.get('jobs', jobId('settlePayments', ONLY));
      if (job === null || job.attempts === 0 || job.lease !== null) await enqueueSettling(transaction, now, waitMs);
    });
  }

  /** Enqueues the next sweep while payments are pending: every minute, and at the payment deadline. */
  async enqueueNextSweep(now: Date): Promise<void> {
    await this.store.transaction(async (transaction) => {
      if ((await transaction.count('payments', { orderId: null })) > 0) await enqueueSweep(transaction, now);
      for (const status of ['PENDING', 'DECLINED'] as const) {
        for (const payment of (await transaction.query('payments', { where: { status } })).items) {
          const order = payment.orderId === null ? null : await transaction.get('orders', payment.orderId);
          if (order !== null) await enqueueSweep(transaction, now, payByOf(payment, order));
        }
      }
    });
  }

  /** Records an authorisation if its order is still waiting for it; otherwise the money has to be released. */
  recordApproval(paymentId: string): Promise<NextStep> {
    return this.change(paymentId, async (transaction, payment, order) => {
      const isAwaited = payment.status === 'PENDING' && isCurrent(payment, order) && orderStatus(order) !== 'CANCELLED';
      if (isAwaited) {
        await transaction.put('payments', { ...payment, status: 'AUTHORISED' });
        await transaction.put('orders', { ...order, payment: withoutAction(order.payment) });
        return 'capture';
      }
      if (payment.status === 'AUTHORISED') return 'capture';
      if (!['PENDING', 'DECLINED', 'FAILED'].includes(payment.status)) return null;
      await transaction.put('payments', { ...payment, status: 'RELEASING' });
      return 'release';
    });
  }

  /**
   * Records the failure of a payment with status `from`. Its order stays reserved until the payment deadline, so that it can be
   * paid with a different method.
   */
  async recordFailure(
    paymentId: string,
    { failure, from, at }: { failure: 'DECLINED' | 'EXPIRED'; from: PaymentDoc['status']; at: Date },
  ): Promise<void> {
    await this.change(paymentId, async (transaction, payment, order) => {
      if (payment.status !== from) return;
      const isReserved = order.payment.payBy !== undefined;
      await transaction.put('payments', { ...payment, status: isReserved ? 'DECLINED' : 'FAILED' });
      const failed = { ...order, payment: { ...withoutAction(order.payment), status: 'FAILED' as const, failure } };
      await transaction.put('orders', isReserved ? failed : await cancelPackages(transaction, failed, at.toISOString()));
    });
  }

  /** Records a capture, which pays the order. Does nothing if the order was given up in the meantime. */
  async recordCapture(paymentId: string, at: Date): Promise<void> {
    await this.change(paymentId, async (transaction, payment, order) => {
      if (payment.status !== 'AUTHORISED') return;
      await transaction.put('payments', { ...payment, status: 'CAPTURED' });
      const { failure: _, ...unreserved } = withoutReservation(order.payment);
      const paid = await transaction.put('orders', { ...order, payment: { ...unreserved, status: 'PAID' } });
      await confirmUse(transaction, paid);
      await enqueuePaidMails(transaction, paid, at.toISOString());
    });
  }

  /**
   * Cancels an order that is past its payment deadline and returns its stock. The payment is released if it may still exist at
   * the gateway.
   */
  async expire(paymentId: string, now: Date): Promise<void> {
    await this.change(paymentId, async (transaction, payment, order) => {
      if (!OPEN.has(payment.status) || payByOf(payment, order) > now.getTime()) return;
      const isOver = payment.status === 'DECLINED';
      await transaction.put('payments', { ...payment, status: isOver ? 'FAILED' : 'RELEASING' });
      if (!isCurrent(payment, order)) return;
      const failure = isOver ? (order.payment.failure ?? 'DECLINED') : 'EXPIRED';
      const over = { ...withoutReservation(order.payment), status: 'FAILED' as const, failure };
      await transaction.put('orders', await cancelPackages(transaction, { ...order, payment: over }, now.toISOString()));
    });
  }

  /** Records that there will be no order for a payment, which therefore has to be released. */
  async recordAbandoned(paymentId: string): Promise<void> {
    await this.store.transaction(async (transaction) => {
      const payment = await transaction.get('payments', paymentId);
      if (payment?.orderId === null && payment.status !== 'RELEASING')
        await transaction.put('payments', { ...payment, status: 'RELEASING' });
    });
  }

  /** Records that the gateway has released a payment. Deletes a payment that has no order. */
  async recordRelease({ id }: PaymentDoc): Promise<void> {
    await this.store.transaction(async (transaction) => {
      const payment = await transaction.get('payments', id);
      if (payment?.status !== 'RELEASING') return;
      if (payment.orderId === null) await transaction.delete('payments', id);
      else await transaction.put('payments', { ...payment, status: 'FAILED' });
    });
  }

  /** Records a completed refund, and adds it to the order's refunded amount. */
  async recordRefund(paymentId: string, key: string, at: Date): Promise<void> {
    await this.change(paymentId, async (transaction, payment, order) => {
      const refunds = payment.refunds.map((refund) => (refund.key === key ? { ...refund, isDone: true } : refund));
      const isMore = refunds.some(({ isDone }) => !isDone);
      await transaction.put('payments', { ...payment, status: isMore ? 'REFUNDING' : 'CAPTURED', refunds });
      const refundedCents = refunds.reduce((sum, { isDone, amountCents }) => sum + (isDone ? amountCents : 0), 0);
      const status = refundedCents === payment.amountCents ? 'REFUNDED' : 'PAID';
      await transaction.put('orders', { ...order, payment: { ...order.payment, status, refundedCents } });
      if (refunds.some((refund) => refund.key === key && refund.amountCents > 0)) await enqueueRefundMail(transaction, order, key, at);
    });
  }

  /** Runs a step on a payment with an order; returns null if either is missing. */
  private change<Result>(
    paymentId: string,
    step: (transaction: Transaction, payment: Stored<'payments'>, order: Stored<'orders'>) => Promise<Result>,
  ): Promise<Result | null> {
    return this.store.transaction(async (transaction) => {
      const payment = await transaction.get('payments', paymentId);
      const order = payment?.orderId == null ? null : await transaction.get('orders', payment.orderId);
      return payment === null || order === null ? null : step(transaction, payment, order);
    });
  }
}

/**
 * Attaches a payment to its order, in the transaction that places the order or retries its payment. Declined earlier attempts
 * become FAILED.
 */
export async function attachPayment(
  transaction: Transaction,
  { paymentId, orderId, payBy, now }: { paymentId: string | null; orderId: string; payBy: string | undefined; now: Date },
): Promise<void> {
  for (const earlier of (await transaction.query('payments', { where: { orderId } })).items) {
    if (earlier.status === 'DECLINED') await transaction.put('payments', { ...earlier, status: 'FAILED' });
  }
  if (paymentId === null) return;
  const payment = await transaction.get('payments', paymentId);
  if (payment?.status !== 'STARTED') throw new Error('A payment was given up before its order was placed');
  await transaction.put('payments', { ...payment, orderId, status: 'PENDING' });
  if (payBy !== undefined) await enqueueSweep(transaction, now, Date.parse(payBy));
}

/**
 * Adds a pending refund in the transaction that makes it necessary. Returns the payment to refund; null if nothing was paid, for
 * example because of a coupon.
 */
export async function enqueueRefund(
  transaction: Transaction,
  orderId: string,
  refund: { key: string; amountCents: number },
  now: Date,
): Promise<string | null> {
  if (refund.amountCents === 0) return null;
  const payments = (await transaction.query('payments', { where: { orderId } })).items;
  const payment = payments.find(({ status }) => status === 'CAPTURED' || status === 'REFUNDING');
  if (payment === undefined) return null;
  await transaction.put('payments', { ...payment, status: 'REFUNDING', refunds: [...payment.refunds, { ...refund, isDone: false }] });
  await enqueueSweep(transaction, now);
  return payment.id;
}

/**
 * Gives up an order's open payments, in the transaction that cancels the order. Returns those that may still exist at the gateway.
 * The caller releases them after the commit; if it is killed, a sweep does.
 */
export async function giveUpPayments(transaction: Transaction, orderId: string, now: Date): Promise<string[]> {
  const payments = (await transaction.query('payments', { where: { orderId } })).items;
  const releasing: string[] = [];
  for (const payment of payments.filter(({ status }) => OPEN.has(status))) {
    const isOver = payment.status === 'DECLINED';
    await transaction.put('payments', { ...payment, status: isOver ? 'FAILED' : 'RELEASING' });
    if (!isOver) releasing.push(payment.id);
  }
  if (releasing.length > 0) await enqueueSweep(transaction, now);
  return releasing;
}

/** The payment of an unpaid order that its buyer cancels. */
export function cancelledPayment(payment: OrderPaymentDoc): OrderPaymentDoc {
  return { ...withoutReservation(payment), status: 'FAILED', failure: 'CANCELLED' };
}

/** Enqueues a sweep in the transaction that opens a payment or a refund, so that it is settled if this process is killed. */
function enqueueSweep(transaction: Transaction, now: Date, latestMs = Infinity): Promise<void> {
  return enqueueSettling(transaction, now, Math.max(0, Math.min(SWEEP_MS, latestMs - now.getTime())));
}

function enqueueSettling(transaction: Transaction, now: Date, waitMs = 0): Promise<void> {
  const runAt = new Date(now.getTime() + waitMs);
  return enqueueJob(transaction, { kind: 'settlePayments', key: ONLY, payload: null, now, runAt });
}

/** Whether a payment's order is currently being placed; such a payment only looks abandoned. */
export function isBeingPlaced({ orderId, status, createdAt }: PaymentDoc, now: Date): boolean {
  return orderId === null && status === 'STARTED' && now.getTime() < Date.parse(createdAt) + PLACING_MS;
}

/** Payment deadline (Unix time in milliseconds), after which the reserved stock is released. */
function payByOf(payment: PaymentDoc, order: OrderDoc): number {
  const { payBy } = order.payment;
  // Orders from version 0.1 have no deadline; their banks responded within half a minute.
  return payBy === undefined ? Date.parse(payment.createdAt) + RESERVATION_MINUTES.FPX * MINUTE_MS : Date.parse(payBy);
}

/** An order from version 0.1 does not identify its only payment. */
function isCurrent({ id }: PaymentDoc, { payment }: OrderDoc): boolean {
  return payment.paymentId === undefined || payment.paymentId === id;
}

/** A payment without a next step for the buyer. */
function withoutAction({ action: _, ...payment }: OrderPaymentDoc): OrderPaymentDoc {
  return payment;
}

/** A payment that no longer reserves stock. */
function withoutReservation({ action: _, payBy: __, ...payment }: OrderPaymentDoc): OrderPaymentDoc {
  return payment;
}

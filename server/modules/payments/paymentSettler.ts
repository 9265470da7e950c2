import type { OrderDoc, PaymentMethod } from '#server/store/documents/orders.ts';
import type { PaymentDoc } from '#server/store/documents/payments.ts';
import { GatewayRefused, GatewayUnreachable, type GatewayState, type PaymentGateway } from './gateway.ts';
import { payByOf, type PaymentRepository } from './payment.repository.ts';

/** UNKNOWN: no such payment. EARLY: its order is being placed right now, so the callback must be repeated. DIFFERS: another amount. */
export type AppliedState = 'NOTED' | 'UNKNOWN' | 'EARLY' | 'DIFFERS';

interface Dependencies {
  repository: PaymentRepository;
  gatewayOf: (method: PaymentMethod) => PaymentGateway;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/** First backoff after a failure; each further one doubles, up to the maximum. */
const RETRY_AFTER_MS = 5_000;
const MAX_RETRY_AFTER_MS = 10 * 60_000;
/** Interval of the sweep that polls the gateway for pending payments. */
const SWEEP_MS = 60_000;
/** Concurrent settlements of a sweep, and the consecutive failures after which the gateway counts as unreachable. */
const CONCURRENCY = 4;
const UNREACHABLE_AFTER = 4;
/** Refund key of the whole amount when an order is given up. */
const RELEASE = 'release';

/**
 * Settles payments. Every step is stored before the gateway is called and can be repeated; a sweep settles whatever a missing callback, an
 * unreachable gateway or a killed process left open.
 */
export class PaymentSettler {
  /** Payments whose order is being placed right now: they only look orphaned. */
  readonly placing = new Set<string>();
  private readonly retryTimer = new DeadlineTimer(() => this.onRetry());
  private readonly sweepTimer = new DeadlineTimer(() => this.onSweep());
  private retryAfterMs = RETRY_AFTER_MS;
  /** Whether a failure since the last attempt may soon succeed. */
  private isRetryDue = false;
  /** Sequence number of the last failure per payment: one that fails every time does not block the others. */
  private readonly failedAt = new Map<string, number>();
  private failures = 0;
  /** Payments with a reported permanent refusal: it is reported once. */
  private readonly refused = new Set<string>();
  private sweeping: Promise<void> | null = null;

  constructor(private readonly parts: Dependencies) {}

  /** Sweeps at the payment deadline, and every minute before. */
  watch(payBy: number): void {
    this.sweepTimer.setIn(Math.max(0, Math.min(SWEEP_MS, payBy - this.parts.now().getTime())));
  }

  /** Sweeps after the backoff, following a failure. */
  retrySoon(): void {
    this.isRetryDue = true;
    this.retryTimer.setIn(this.retryAfterMs);
  }

  /** Stops all retries. */
  close(): void {
    this.retryTimer.close();
    this.sweepTimer.close();
  }

  /** Ends an abandoned payment: an authorisation is released, a captured amount refunded. Failures are retried. */
  async release(paymentId: string): Promise<boolean> {
    const { repository, gatewayOf } = this.parts;
    const payment = await repository.find(paymentId);
    if (payment === null || this.placing.has(payment.id)) return true;
    if (payment.orderId !== null && payment.status !== 'RELEASING') return true;
    return this.settle(payment.id, async () => {
      const gateway = gatewayOf(payment.method);
      const { state } = await gateway.void(payment.id);
      if (state === 'CAPTURED') await gateway.refund(payment.id, { key: RELEASE, amountCents: payment.amountCents });
      await repository.recordRelease(payment);
    });
  }

  /**
   * Applies a gateway state, from a callback or a poll. States may arrive twice, late or in any order: only those that advance the payment
   * have an effect. An amount other than the order's pays nothing.
   */
  async apply(paymentId: string, { state, amountCents }: GatewayState): Promise<AppliedState> {
    const { repository, now, reportError } = this.parts;
    const payment = await repository.find(paymentId);
    if (payment === null) return 'UNKNOWN';
    if (payment.orderId === null) {
      if (this.placing.has(paymentId)) return 'EARLY';
      await this.release(paymentId);
      return 'NOTED';
    }
    const isApproved = state === 'AUTHORISED' || state === 'CAPTURED';
    if (isApproved && amountCents !== payment.amountCents) {
      reportError(new Error('A gateway names another amount than was requested'));
      return 'DIFFERS';
    }
    if (isApproved) {
      const next = await repository.recordApproval(paymentId);
      if (next === 'capture') await this.capture(paymentId);
      if (next === 'release') await this.release(paymentId);
    } else if (state !== 'PENDING') {
      const failure = state === 'DECLINED' || state === 'VOIDED' ? 'DECLINED' : 'EXPIRED';
      await repository.recordFailure(paymentId, { failure, from: 'PENDING', at: now() });
    }
    return 'NOTED';
  }

  /** Polls the gateway for one payment now, as when its buyer returns. An unreachable gateway is polled again later. */
  async poll(paymentId: string): Promise<OrderDoc | null> {
    const payment = await this.parts.repository.find(paymentId);
    if (payment?.status === 'PENDING') await this.settle(paymentId, () => this.pollGateway(payment));
    return payment === null ? null : this.parts.repository.orderOf(payment);
  }

  /** Pays all pending refunds, each recorded by itself. A failure is retried and does not block the others. */
  async finishRefunds(paymentId: string): Promise<boolean> {
    const { repository, gatewayOf, now } = this.parts;
    const payment = await repository.find(paymentId);
    if (payment?.status !== 'REFUNDING') return true;
    let isReachable = false;
    for (const { key, amountCents } of payment.refunds.filter(({ isDone }) => !isDone)) {
      const isSettled = await this.settle(paymentId, async () => {
        // Zero refunds come from earlier versions: gateways accept none.
        if (amountCents > 0) await gatewayOf(payment.method).refund(payment.id, { key, amountCents });
        await repository.recordRefund(payment.id, key, now());
      });
      isReachable ||= isSettled;
    }
    return isReachable;
  }

  /**
   * Settles what was left open: releases payments without an order, captures approved ones, pays refunds, polls the gateway for pending
   * ones, and cancels orders past their payment deadline, which returns their stock, whether the gateway responds or not.
   */
  sweep(): Promise<void> {
    this.sweeping ??= this.sweepOnce().finally(() => (this.sweeping = null));
    return this.sweeping;
  }

  private async sweepOnce(): Promise<void> {
    const { repository, now } = this.parts;
    const by = (status: PaymentDoc['status']) => repository.findByStatus(status);
    await this.each(await repository.findWithoutOrder(), ({ id }) => this.release(id));
    await this.each(await by('PENDING'), (payment) => this.settle(payment.id, () => this.pollGateway(payment)));
    await this.each(await by('AUTHORISED'), ({ id }) => this.capture(id));
    const open = [...(await by('PENDING')), ...(await by('AUTHORISED')), ...(await by('DECLINED'))];
    for (const { id } of open) await repository.expire(id, now());
    await this.each(await by('RELEASING'), ({ id }) => this.release(id));
    await this.each(await by('REFUNDING'), ({ id }) => this.finishRefunds(id));
    for (const payment of [...(await by('PENDING')), ...(await by('DECLINED'))]) {
      const order = await repository.orderOf(payment);
      if (order !== null) this.watch(payByOf(payment, order));
    }
  }

  /**
   * Settles payments with limited concurrency: those that never failed first, then by oldest failure. After several consecutive failures
   * the gateway counts as unreachable, and the rest waits for the next sweep.
   */
  private async each(payments: readonly PaymentDoc[], step: (payment: PaymentDoc) => Promise<boolean>): Promise<void> {
    const failedAt = ({ id }: PaymentDoc) => this.failedAt.get(id) ?? 0;
    const queue = [...payments].sort((left, right) => failedAt(left) - failedAt(right)).values();
    let failedInARow = 0;
    const worker = async () => {
      for (const payment of queue) {
        failedInARow = (await step(payment)) ? 0 : failedInARow + 1;
        if (failedInARow >= UNREACHABLE_AFTER) return;
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  }

  /** Polls one payment. One with a different amount than requested is voided. */
  private async pollGateway({ id, method }: PaymentDoc): Promise<void> {
    const gateway = this.parts.gatewayOf(method);
    if ((await this.apply(id, await gateway.state(id))) !== 'DIFFERS') return;
    const { state, amountCents } = await gateway.void(id);
    if (state === 'CAPTURED') await gateway.refund(id, { key: RELEASE, amountCents });
    await this.parts.repository.recordFailure(id, { failure: 'DECLINED', from: 'PENDING', at: this.parts.now() });
  }

  /** Captures an authorised payment. A failure is retried; the order waits for it until its payment deadline. */
  private async capture(paymentId: string): Promise<boolean> {
    const { repository, gatewayOf, now } = this.parts;
    const payment = await repository.find(paymentId);
    if (payment?.status !== 'AUTHORISED') return true;
    return this.settle(paymentId, async () => {
      const { state } = await gatewayOf(payment.method).capture(paymentId);
      if (state === 'CAPTURED') await repository.recordCapture(paymentId, now());
      else await repository.recordFailure(paymentId, { failure: 'DECLINED', from: 'AUTHORISED', at: now() });
    });
  }

  /**
   * The order is valid whatever the gateway does now: a failure is reported and retried later. False: the gateway gave no usable response.
   */
  private async settle(paymentId: string, step: () => Promise<void>): Promise<boolean> {
    try {
      await step();
      this.failedAt.delete(paymentId);
      return true;
    } catch (error) {
      this.failedAt.set(paymentId, (this.failures += 1));
      if (error instanceof GatewayRefused) this.reportRefusal(paymentId, error);
      else this.reportAndRetry(error);
      return !(error instanceof GatewayUnreachable);
    }
  }

  private reportAndRetry(error: unknown): void {
    if (this.retryTimer.isClosed) return;
    this.parts.reportError(error);
    this.retrySoon();
  }

  /** An operator has to act: it is reported once per payment and retried rarely. */
  private reportRefusal(paymentId: string, error: GatewayRefused): void {
    if (!this.refused.has(paymentId)) this.parts.reportError(error);
    this.refused.add(paymentId);
    this.retryTimer.setIn(MAX_RETRY_AFTER_MS);
  }

  private async onRetry(): Promise<void> {
    this.retryAfterMs = Math.min(2 * this.retryAfterMs, MAX_RETRY_AFTER_MS);
    this.isRetryDue = false;
    await this.onSweep();
    if (!this.isRetryDue) this.retryAfterMs = RETRY_AFTER_MS;
  }

  private async onSweep(): Promise<void> {
    await this.sweep().catch((error: unknown) => this.reportAndRetry(error));
  }
}

/** One-shot timer that fires at the earliest of the deadlines set, and never after `close`. It does not keep the process alive. */
class DeadlineTimer {
  private timer: NodeJS.Timeout | null = null;
  /** Deadline on the monotonic clock. */
  private at = 0;
  isClosed = false;

  /** `ring` must not reject. */
  constructor(private readonly ring: () => Promise<void>) {}

  setIn(ms: number): void {
    const at = performance.now() + ms;
    if (this.isClosed || (this.timer !== null && this.at <= at)) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.at = at;
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.ring();
    }, ms);
    this.timer.unref();
  }

  close(): void {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}

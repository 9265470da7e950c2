import type { OrderDoc, PaymentMethod } from '#server/store/documents/orders.ts';
import type { PaymentDoc } from '#server/store/documents/payments.ts';
import { GatewayRefused, GatewayUnreachable, type GatewayState, type PaymentGateway } from './gateway.ts';
import { isBeingPlaced, type PaymentRepository } from './payment.repository.ts';

/** UNKNOWN: no such payment. EARLY: its order is being placed, so the callback must be repeated. DIFFERS: the amount is different. */
export type AppliedState = 'NOTED' | 'UNKNOWN' | 'EARLY' | 'DIFFERS';

/** A payment's order, and whether the gateway is still processing the buyer's decision. */
export interface PolledPayment {
  order: OrderDoc | null;
  isProcessing: boolean;
}

interface Dependencies {
  repository: PaymentRepository;
  gatewayOf: (method: PaymentMethod) => PaymentGateway;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/** Wait before a sweep after a failure outside a sweep, and after a permanent refusal. */
const RETRY_AFTER_MS = 5_000;
const REFUSED_RETRY_MS = 10 * 60_000;
/** Number of concurrent settlements in a sweep, and of consecutive failures after which the gateway counts as unreachable. */
const CONCURRENCY = 4;
const UNREACHABLE_AFTER = 4;
/** Refund key for the whole amount when an order is given up. */
const RELEASE = 'release';

/**
 * Settles payments. Every step is stored before the gateway is called and can be repeated. A sweep settles payments left open
 * by a missing callback, an unreachable gateway or a killed process.
 */
export class PaymentSettler {
  /** Whether a failure since the start of the sweep might succeed on a retry. */
  private hasFailed = false;
  /** Sequence number of the last failure per payment, so that a payment that always fails does not block others. */
  private readonly failedAt = new Map<string, number>();
  private failures = 0;
  /** Payments whose permanent refusal has already been reported. */
  private readonly refused = new Set<string>();
  private sweeping: Promise<void | 'failed'> | null = null;

  constructor(private readonly parts: Dependencies) {}

  /** Enqueues a sweep after a failure. A failed sweep has its own backoff. */
  async retrySoon(): Promise<void> {
    this.hasFailed = true;
    if (this.sweeping === null) await this.enqueueRetry(RETRY_AFTER_MS);
  }

  /** Releases a payment for which there will be no order. */
  async abandon(paymentId: string, reason?: 'DECLINED' | 'UNREACHABLE'): Promise<void> {
    await this.settle(paymentId, () => this.parts.repository.recordAbandoned(paymentId));
    // A gateway that did not respond is unlikely to respond now, and the buyer is waiting.
    if (reason === 'UNREACHABLE') await this.retrySoon();
    else await this.release(paymentId);
  }

  /** Ends a payment that is given up: releases an authorisation, or refunds a captured amount. Failures are retried. */
  async release(paymentId: string): Promise<boolean> {
    const { repository, gatewayOf } = this.parts;
    const payment = await repository.find(paymentId);
    if (payment?.status !== 'RELEASING') return true;
    return this.settle(payment.id, async () => {
      const gateway = gatewayOf(payment.method);
      const { state } = await gateway.void(payment.id);
      if (state === 'CAPTURED') await gateway.refund(payment.id, { key: RELEASE, amountCents: payment.amountCents });
      await repository.recordRelease(payment);
    });
  }

  /**
   * Applies a gateway state from a callback or a poll. States may arrive repeatedly, late or out of order; only those that
   * advance the payment have an effect. An amount that differs from the order's does not pay for it.
   */
  async apply(paymentId: string, { state, amountCents }: GatewayState): Promise<AppliedState> {
    const { repository, now, reportError } = this.parts;
    const payment = await repository.find(paymentId);
    if (payment === null) return 'UNKNOWN';
    if (payment.orderId === null) {
      if (isBeingPlaced(payment, now())) return 'EARLY';
      await this.abandon(paymentId);
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

  /** Polls the gateway for a payment now, for example when its buyer returns. An unreachable gateway is polled again later. */
  async poll(paymentId: string): Promise<PolledPayment> {
    const payment = await this.parts.repository.find(paymentId);
    let isProcessing = false;
    if (payment?.status === 'PENDING') {
      await this.settle(paymentId, async () => {
        isProcessing = await this.pollGateway(payment);
      });
    }
    return { order: payment && (await this.parts.repository.orderOf(payment)), isProcessing };
  }

  /** Pays all pending refunds and records each separately. A failure is retried and does not block the others. */
  async finishRefunds(paymentId: string): Promise<boolean> {
    const { repository, gatewayOf, now } = this.parts;
    const payment = await repository.find(paymentId);
    if (payment?.status !== 'REFUNDING') return true;
    let isReachable = false;
    for (const { key, amountCents } of payment.refunds.filter(({ isDone }) => !isDone)) {
      const isSettled = await this.settle(paymentId, async () => {
        // Refunds of zero come from earlier versions; gateways do not accept them.
        if (amountCents > 0) await gatewayOf(payment.method).refund(payment.id, { key, amountCents });
        await repository.recordRefund(payment.id, key, now());
      });
      isReachable ||= isSettled;
    }
    return isReachable;
  }

  /**
   * Settles open payments: releases payments without an order, captures approved ones, pays refunds, polls the gateway for
   * pending ones, and cancels orders past their payment deadline, which returns their stock even if the gateway does not respond.
   * Enqueues itself while a payment is open. Resolves with `failed` if a reported failure might succeed on a retry.
   */
  sweep(): Promise<void | 'failed'> {
    this.sweeping ??= this.sweepOnce().finally(() => (this.sweeping = null));
    return this.sweeping;
  }

  private async sweepOnce(): Promise<void | 'failed'> {
    const { repository, now } = this.parts;
    this.hasFailed = false;
    const by = (status: PaymentDoc['status']) => repository.findByStatus(status);
    for (const payment of await repository.findWithoutOrder())
      if (!isBeingPlaced(payment, now())) await repository.recordAbandoned(payment.id);
    await this.each(await by('PENDING'), (payment) => this.settle(payment.id, () => this.pollGateway(payment)));
    await this.each(await by('AUTHORISED'), ({ id }) => this.capture(id));
    const open = [...(await by('PENDING')), ...(await by('AUTHORISED')), ...(await by('DECLINED'))];
    for (const { id } of open) await repository.expire(id, now());
    await this.each(await by('RELEASING'), ({ id }) => this.release(id));
    await this.each(await by('REFUNDING'), ({ id }) => this.finishRefunds(id));
    await repository.enqueueNextSweep(now());
    return this.hasFailed ? 'failed' : undefined;
  }

  /**
   * Settles payments with limited concurrency: first those that have never failed, then those whose failure is oldest. After
   * several consecutive failures, the gateway counts as unreachable and the rest waits for the next sweep.
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

  /**
   * Polls one payment; a payment whose amount differs from the requested one is voided. Resolves with whether the buyer has
   * decided but the result is still pending.
   */
  private async pollGateway({ id, method }: PaymentDoc): Promise<boolean> {
    const gateway = this.parts.gatewayOf(method);
    const polled = await gateway.state(id);
    if ((await this.apply(id, polled)) !== 'DIFFERS') return polled.isProcessing === true;
    const { state, amountCents } = await gateway.void(id);
    if (state === 'CAPTURED') await gateway.refund(id, { key: RELEASE, amountCents });
    await this.parts.repository.recordFailure(id, { failure: 'DECLINED', from: 'PENDING', at: this.parts.now() });
    return false;
  }

  /** Captures an authorised payment. A failure is retried, and the order waits for the capture until its payment deadline. */
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
   * The order is valid whatever the gateway does now, so a failure is reported and retried later. Returns false if the gateway
   * gave no usable response.
   */
  private async settle(paymentId: string, step: () => Promise<unknown>): Promise<boolean> {
    try {
      await step();
      this.failedAt.delete(paymentId);
      return true;
    } catch (error) {
      this.failedAt.set(paymentId, (this.failures += 1));
      if (error instanceof GatewayRefused) await this.reportRefusal(paymentId, error);
      else {
        this.parts.reportError(error);
        await this.retrySoon();
      }
      return !(error instanceof GatewayUnreachable);
    }
  }

  /** An operator has to act, so the refusal is reported once per payment and retried rarely. */
  private async reportRefusal(paymentId: string, error: GatewayRefused): Promise<void> {
    if (!this.refused.has(paymentId)) this.parts.reportError(error);
    this.refused.add(paymentId);
    await this.enqueueRetry(REFUSED_RETRY_MS);
  }

  private async enqueueRetry(ms: number): Promise<void> {
    const { repository, now, reportError } = this.parts;
    // If the store rejects this, the sweep runs later, because it was enqueued with the payment.
    await repository.enqueueRetry(now(), ms).catch(reportError);
  }
}

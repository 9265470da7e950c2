import type { OrderDoc, PaymentMethod } from '#server/store/documents/orders.ts';
import type { PaymentDoc } from '#server/store/documents/payments.ts';
import type { Store } from '#server/store/store.ts';
import { DeadlineTimer } from './deadlineTimer.ts';
import { GatewayRefused, GatewayUnreachable } from './gateway.ts';
import type { GatewayState, PaymentGateway } from './gateway.ts';
import { expireHold, isApproved, noteApproved, noteFailed, noteRefund, noteReleased, noteTaken, payByOf } from './paymentSteps.ts';
import type { NextStep } from './paymentSteps.ts';

/** UNKNOWN: no such payment. EARLY: its order is being placed right now, so the callback must be repeated. DIFFERS: another amount. */
export type Noted = 'NOTED' | 'UNKNOWN' | 'EARLY' | 'DIFFERS';

interface Dependencies {
  store: Store;
  gatewayOf: (method: PaymentMethod) => PaymentGateway;
  /** Payments whose order is being placed right now: they only look orphaned. */
  live: ReadonlySet<string>;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/** First backoff after a failure; each further one doubles, up to the maximum. */
const AGAIN_AFTER_MS = 5_000;
const AGAIN_AFTER_AT_MOST_MS = 10 * 60_000;
/** Interval of the sweep that polls the gateway for pending payments. */
const SWEEP_MS = 60_000;
/** Concurrent settlements of a sweep, and the consecutive failures after which the gateway counts as unreachable. */
const AT_ONCE = 4;
const AWAY_AFTER = 4;
/** Refund key of the whole amount when an order is given up. */
const RELEASE = 'release';

/**
 * Settles payments. Every step is stored before the gateway is called and can be repeated; a sweep settles whatever a missing callback, an
 * unreachable gateway or a killed process left open.
 */
export class PaymentSettler {
  readonly #store: Store;
  readonly #gatewayOf: (method: PaymentMethod) => PaymentGateway;
  readonly #live: ReadonlySet<string>;
  readonly #now: () => Date;
  readonly #reportError: (error: unknown) => void;
  readonly #again = new DeadlineTimer(() => this.#onAgain());
  readonly #tick = new DeadlineTimer(() => this.#onTick());
  #againAfterMs = AGAIN_AFTER_MS;
  /** Whether a failure since the last attempt may soon succeed. */
  #isToTrySoon = false;
  /** Sequence number of the last failure per payment: one that fails every time does not block the others. */
  readonly #failedAt = new Map<string, number>();
  #failures = 0;
  /** Payments with a reported permanent refusal: it is reported once. */
  readonly #refused = new Set<string>();
  #sweeping: Promise<void> | null = null;

  constructor({ store, gatewayOf, live, now, reportError }: Dependencies) {
    this.#store = store;
    this.#gatewayOf = gatewayOf;
    this.#live = live;
    this.#now = now;
    this.#reportError = reportError;
  }

  /** Sweeps at the payment deadline, and every minute before. */
  watch(payBy: number): void {
    this.#tick.setIn(Math.max(0, Math.min(SWEEP_MS, payBy - this.#now().getTime())));
  }

  /** Sweeps after the backoff, following a failure. */
  soon(): void {
    this.#isToTrySoon = true;
    this.#again.setIn(this.#againAfterMs);
  }

  /** Stops all retries. */
  close(): void {
    this.#again.close();
    this.#tick.close();
  }

  /** Ends an abandoned payment: an authorisation is released, a captured amount refunded. Failures are retried. */
  async release(paymentId: string | null): Promise<boolean> {
    const payment = paymentId === null ? null : await this.#store.get('payments', paymentId);
    if (payment === null || this.#live.has(payment.id)) return true;
    if (payment.orderId !== null && payment.status !== 'RELEASING') return true;
    return this.#settle(payment.id, async () => {
      const gateway = this.#gatewayOf(payment.method);
      const { state } = await gateway.void(payment.id);
      if (state === 'CAPTURED') await gateway.refund(payment.id, { key: RELEASE, amountCents: payment.amountCents });
      await this.#store.transaction(async (transaction) => {
        if (payment.orderId === null) await transaction.delete('payments', payment.id);
        else await noteReleased(transaction, payment.id);
      });
    });
  }

  /**
   * Applies a gateway state, from a callback or a poll. States may arrive twice, late or in any order: only those that advance the payment
   * have an effect. An amount other than the order's pays nothing.
   */
  async note(paymentId: string, seen: GatewayState): Promise<Noted> {
    const payment = await this.#store.get('payments', paymentId);
    if (payment === null) return 'UNKNOWN';
    if (payment.orderId === null) {
      if (this.#live.has(paymentId)) return 'EARLY';
      await this.release(paymentId);
      return 'NOTED';
    }
    if (isApproved(seen) && seen.amountCents !== payment.amountCents) {
      this.#reportError(new Error('A gateway names another amount than was asked for'));
      return 'DIFFERS';
    }
    if (isApproved(seen)) await this.#follow(paymentId, await this.#store.transaction((inside) => noteApproved(inside, paymentId)));
    else if (seen.state !== 'PENDING') {
      const failure = seen.state === 'DECLINED' || seen.state === 'VOIDED' ? 'DECLINED' : 'EXPIRED';
      const at = this.#now().toISOString();
      await this.#store.transaction((inside) => noteFailed(inside, paymentId, { failure, from: ['PENDING'], at }));
    }
    return 'NOTED';
  }

  /** Polls the gateway for one payment now, as when its buyer returns. An unreachable gateway is polled again later. */
  async look(paymentId: string): Promise<OrderDoc | null> {
    const payment = await this.#store.get('payments', paymentId);
    if (payment?.status === 'PENDING') await this.#settle(paymentId, () => this.#ask(payment));
    return payment?.orderId == null ? null : this.#store.get('orders', payment.orderId);
  }

  /** Pays all pending refunds, each recorded by itself. A failure is retried and does not block the others. */
  async finishRefunds(paymentId: string): Promise<boolean> {
    const payment = await this.#store.get('payments', paymentId);
    if (payment?.status !== 'REFUNDING') return true;
    let isReachable = false;
    for (const { key, amountCents } of payment.refunds.filter(({ isDone }) => !isDone)) {
      const isAnswered = await this.#settle(paymentId, async () => {
        // Zero refunds come from earlier versions: gateways accept none.
        if (amountCents > 0) await this.#gatewayOf(payment.method).refund(payment.id, { key, amountCents });
        await this.#store.transaction((transaction) => noteRefund(transaction, payment.id, { key, at: this.#now() }));
      });
      isReachable ||= isAnswered;
    }
    return isReachable;
  }

  /**
   * Settles what was left open: releases payments without an order, captures approved ones, pays refunds, polls the gateway for pending
   * ones, and cancels orders past their payment deadline, which returns their stock, whether the gateway responds or not.
   */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweepOnce().finally(() => (this.#sweeping = null));
    return this.#sweeping;
  }

  async #sweepOnce(): Promise<void> {
    const by = (status: PaymentDoc['status']) => this.#store.findBy('payments', 'status', status);
    await this.#each(await this.#store.findBy('payments', 'orderId', null), ({ id }) => this.release(id));
    await this.#each(await by('PENDING'), (payment) => this.#settle(payment.id, () => this.#ask(payment)));
    await this.#each(await by('AUTHORISED'), ({ id }) => this.#capture(id));
    for (const payment of [...(await by('PENDING')), ...(await by('AUTHORISED')), ...(await by('DECLINED'))]) {
      await this.#store.transaction((inside) => expireHold(inside, payment.id, this.#now()));
    }
    await this.#each(await by('RELEASING'), ({ id }) => this.release(id));
    await this.#each(await by('REFUNDING'), ({ id }) => this.finishRefunds(id));
    await this.#setTick([...(await by('PENDING')), ...(await by('DECLINED'))]);
  }

  /**
   * Settles payments with limited concurrency: those that never failed first, then by oldest failure. After several consecutive failures
   * the gateway counts as unreachable, and the rest waits for the next sweep.
   */
  async #each(payments: readonly PaymentDoc[], step: (payment: PaymentDoc) => Promise<boolean>): Promise<void> {
    const failedAt = ({ id }: PaymentDoc) => this.#failedAt.get(id) ?? 0;
    const queue = [...payments].sort((left, right) => failedAt(left) - failedAt(right)).values();
    let failedInARow = 0;
    const worker = async () => {
      for (const payment of queue) {
        failedInARow = (await step(payment)) ? 0 : failedInARow + 1;
        if (failedInARow >= AWAY_AFTER) return;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  async #setTick(open: readonly PaymentDoc[]): Promise<void> {
    for (const payment of open) {
      const order = payment.orderId === null ? null : await this.#store.get('orders', payment.orderId);
      if (order !== null) this.watch(payByOf(payment, order));
    }
  }

  /** Polls one payment. One with a different amount than requested is voided. */
  async #ask(payment: PaymentDoc): Promise<void> {
    const noted = await this.note(payment.id, await this.#gatewayOf(payment.method).state(payment.id));
    if (noted !== 'DIFFERS') return;
    const { state, amountCents } = await this.#gatewayOf(payment.method).void(payment.id);
    if (state === 'CAPTURED') await this.#gatewayOf(payment.method).refund(payment.id, { key: RELEASE, amountCents });
    const at = this.#now().toISOString();
    await this.#store.transaction((inside) => noteFailed(inside, payment.id, { failure: 'DECLINED', from: ['PENDING'], at }));
  }

  /** Captures an authorised payment. A failure is retried; the order waits for it until its payment deadline. */
  async #capture(paymentId: string): Promise<boolean> {
    const payment = await this.#store.get('payments', paymentId);
    if (payment?.status !== 'AUTHORISED') return true;
    return this.#settle(paymentId, async () => {
      const { state } = await this.#gatewayOf(payment.method).capture(paymentId);
      const at = this.#now().toISOString();
      await this.#store.transaction((inside) =>
        state === 'CAPTURED'
          ? noteTaken(inside, paymentId, at)
          : noteFailed(inside, paymentId, { failure: 'DECLINED', from: ['AUTHORISED'], at }),
      );
    });
  }

  async #follow(paymentId: string, next: NextStep): Promise<void> {
    if (next === 'capture') await this.#capture(paymentId);
    if (next === 'release') await this.release(paymentId);
  }

  /**
   * The order is valid whatever the gateway does now: a failure is reported and retried later. False: the gateway gave no usable response.
   */
  async #settle(paymentId: string, step: () => Promise<void>): Promise<boolean> {
    try {
      await step();
      this.#failedAt.delete(paymentId);
      return true;
    } catch (error) {
      const isReachable = !(error instanceof GatewayUnreachable);
      this.#failedAt.set(paymentId, (this.#failures += 1));
      if (error instanceof GatewayRefused) this.#noteRefusal(paymentId, error);
      else this.#noteFailure(error);
      return isReachable;
    }
  }

  #noteFailure(error: unknown): void {
    if (this.#again.isClosed) return;
    this.#reportError(error);
    this.soon();
  }

  /** An operator has to look: it is reported once per payment and retried rarely. */
  #noteRefusal(paymentId: string, error: GatewayRefused): void {
    if (!this.#refused.has(paymentId)) this.#reportError(error);
    this.#refused.add(paymentId);
    this.#again.setIn(AGAIN_AFTER_AT_MOST_MS);
  }

  async #onAgain(): Promise<void> {
    this.#againAfterMs = Math.min(2 * this.#againAfterMs, AGAIN_AFTER_AT_MOST_MS);
    this.#isToTrySoon = false;
    await this.#onTick();
    if (!this.#isToTrySoon) this.#againAfterMs = AGAIN_AFTER_MS;
  }

  async #onTick(): Promise<void> {
    await this.sweep().catch((error: unknown) => this.#noteFailure(error));
  }
}

import type { OrderDoc, PaymentMethod } from '#server/store/documents/orders.ts';
import type { PaymentDoc } from '#server/store/documents/payments.ts';
import type { Store } from '#server/store/store.ts';
import { DeadlineTimer } from './deadlineTimer.ts';
import { GatewayRefused, GatewayUnreachable } from './gateway.ts';
import type { GatewayState, PaymentGateway } from './gateway.ts';
import { expireHold, isApproved, noteApproved, noteFailed, noteRefund, noteReleased, noteTaken, payByOf } from './paymentSteps.ts';
import type { NextStep } from './paymentSteps.ts';

/** UNKNOWN: no such payment. EARLY: its order is being placed at this very moment, so that it is to be told again. DIFFERS: another amount. */
export type Noted = 'NOTED' | 'UNKNOWN' | 'EARLY' | 'DIFFERS';

interface Dependencies {
  store: Store;
  gatewayOf: (method: PaymentMethod) => PaymentGateway;
  /** Payments whose order is being placed at this very moment: it only looks as if nobody wanted them. */
  live: ReadonlySet<string>;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/** Before what failed is tried again; each further try waits twice as long, up to the most. */
const AGAIN_AFTER_MS = 5_000;
const AGAIN_AFTER_AT_MOST_MS = 10 * 60_000;
/** How often the gateway is asked after payments of which nothing was heard. */
const SWEEP_MS = 60_000;
/** Payments that a sweep settles at once, and how many of them have to fail in a row for the gateway to count as away. */
const AT_ONCE = 4;
const AWAY_AFTER = 4;
/** How the whole amount is called when it goes back because the order was given up. */
const RELEASE = 'release';

/**
 * Brings payments to their end. Every step is written down before the gateway is asked, and every step can be repeated; a sweep settles
 * whatever was left open by a callback that never came, a gateway that was away, or a process that was killed.
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
  /** Whether something has failed since the last try that may succeed soon. */
  #isToTrySoon = false;
  /** When the gateway last failed on a payment, as a count of failures: one that fails each time does not stand before the others. */
  readonly #failedAt = new Map<string, number>();
  #failures = 0;
  /** What the gateway will never do and was reported: once is enough. */
  readonly #refused = new Set<string>();
  #sweeping: Promise<void> | null = null;

  constructor({ store, gatewayOf, live, now, reportError }: Dependencies) {
    this.#store = store;
    this.#gatewayOf = gatewayOf;
    this.#live = live;
    this.#now = now;
    this.#reportError = reportError;
  }

  /** Sweeps when a hold ends, and each minute before. */
  watch(payBy: number): void {
    this.#tick.setIn(Math.max(0, Math.min(SWEEP_MS, payBy - this.#now().getTime())));
  }

  /** Sweeps in a while: something has failed. */
  soon(): void {
    this.#isToTrySoon = true;
    this.#again.setIn(this.#againAfterMs);
  }

  /** Tries no more to settle what has failed. */
  close(): void {
    this.#again.close();
    this.#tick.close();
  }

  /** Ends a payment that is given up: what was reserved is released, what was taken goes back. What fails is tried again. */
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
   * What the gateway says of a payment, by a callback or when asked. The same may be said twice, late, or in any order: only what brings the
   * payment on has an effect. An amount that is not the order's own pays nothing.
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

  /** Asks the gateway after one payment now, as when its buyer comes back. A gateway that cannot be reached is asked later. */
  async look(paymentId: string): Promise<OrderDoc | null> {
    const payment = await this.#store.get('payments', paymentId);
    if (payment?.status === 'PENDING') await this.#settle(paymentId, () => this.#ask(payment));
    return payment?.orderId == null ? null : this.#store.get('orders', payment.orderId);
  }

  /** Gives back all that is listed and not done, each noted by itself. What fails is tried again and keeps none of the others. */
  async finishRefunds(paymentId: string): Promise<boolean> {
    const payment = await this.#store.get('payments', paymentId);
    if (payment?.status !== 'REFUNDING') return true;
    let isReachable = false;
    for (const { key, amountCents } of payment.refunds.filter(({ isDone }) => !isDone)) {
      const isAnswered = await this.#settle(paymentId, async () => {
        // Of earlier versions: gateways take no refund of nothing.
        if (amountCents > 0) await this.#gatewayOf(payment.method).refund(payment.id, { key, amountCents });
        await this.#store.transaction((transaction) => noteRefund(transaction, payment.id, { key, at: this.#now() }));
      });
      isReachable ||= isAnswered;
    }
    return isReachable;
  }

  /**
   * Settles what was left open: payments without an order are released, approved ones are taken, refunds are done, the gateway is asked after
   * those of which nothing was heard, and orders whose time to pay is over give their goods back, whether it answers or not.
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
   * Settles payments, a few at once: those that have not failed first, then those whose failure is longest ago. When several in a row get
   * no sense out of the gateway it is away, and the others wait for the next sweep.
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

  /** Asks after one payment. One of another amount than was asked for is given up. */
  async #ask(payment: PaymentDoc): Promise<void> {
    const noted = await this.note(payment.id, await this.#gatewayOf(payment.method).state(payment.id));
    if (noted !== 'DIFFERS') return;
    const { state, amountCents } = await this.#gatewayOf(payment.method).void(payment.id);
    if (state === 'CAPTURED') await this.#gatewayOf(payment.method).refund(payment.id, { key: RELEASE, amountCents });
    const at = this.#now().toISOString();
    await this.#store.transaction((inside) => noteFailed(inside, payment.id, { failure: 'DECLINED', from: ['PENDING'], at }));
  }

  /** Takes what is reserved. What fails is tried again; the order waits for it until its time is over. */
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

  /** The order stands whatever the gateway does now: a failure is reported, and tried again in a while. False: it gave no sensible answer. */
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

  /** An operator has to look: it is said once for each payment, and tried again seldom. */
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

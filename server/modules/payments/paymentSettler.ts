import type { OrderDoc, PaymentMethod } from '#server/store/documents/orders.ts';
import type { PaymentDoc } from '#server/store/documents/payments.ts';
import type { Store } from '#server/store/store.ts';
import { Alarm } from './alarm.ts';
import { GatewayUnreachable } from './gateway.ts';
import type { GatewayState, PaymentGateway } from './gateway.ts';
import { expireHold, isApproved, noteApproved, noteFailed, noteRefunds, noteReleased, noteTaken, payByOf } from './paymentSteps.ts';
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
  readonly #again = new Alarm(() => this.#onAgain());
  readonly #tick = new Alarm(() => this.#onTick());
  #againAfterMs = AGAIN_AFTER_MS;
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
    return this.#settle(async () => {
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
    if (payment?.status === 'PENDING') await this.#settle(() => this.#ask(payment));
    return payment?.orderId == null ? null : this.#store.get('orders', payment.orderId);
  }

  /** Gives back all that is listed and not done. What fails is tried again. */
  async finishRefunds(paymentId: string): Promise<boolean> {
    const payment = await this.#store.get('payments', paymentId);
    if (payment?.status !== 'REFUNDING') return true;
    return this.#settle(async () => {
      const owed = payment.refunds.filter(({ isDone }) => !isDone);
      for (const { key, amountCents } of owed) await this.#gatewayOf(payment.method).refund(payment.id, { key, amountCents });
      const done = new Set(owed.map(({ key }) => key));
      await this.#store.transaction((transaction) => noteRefunds(transaction, payment.id, { done, at: this.#now() }));
    });
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
    let isReachable = true;
    /** Once it has not answered, a gateway is not asked again before the next sweep. */
    const each = async (payments: readonly PaymentDoc[], step: (payment: PaymentDoc) => Promise<boolean>) => {
      for (const payment of payments) isReachable &&= await step(payment);
    };
    const by = (status: PaymentDoc['status']) => this.#store.findBy('payments', 'status', status);
    await each(await this.#store.findBy('payments', 'orderId', null), ({ id }) => this.release(id));
    await each(await by('PENDING'), (payment) => this.#settle(() => this.#ask(payment)));
    await each(await by('AUTHORISED'), ({ id }) => this.#capture(id));
    for (const payment of [...(await by('PENDING')), ...(await by('AUTHORISED')), ...(await by('DECLINED'))]) {
      await this.#store.transaction((inside) => expireHold(inside, payment.id, this.#now()));
    }
    await each(await by('RELEASING'), ({ id }) => this.release(id));
    await each(await by('REFUNDING'), ({ id }) => this.finishRefunds(id));
    await this.#setTick([...(await by('PENDING')), ...(await by('DECLINED'))]);
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
    return this.#settle(async () => {
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

  /** The order stands whatever the gateway does now: a failure is reported, and tried again in a while. False: it does not answer. */
  async #settle(step: () => Promise<void>): Promise<boolean> {
    try {
      await step();
      return true;
    } catch (error) {
      const isReachable = !(error instanceof GatewayUnreachable);
      if (this.#again.isClosed) return isReachable;
      this.#reportError(error);
      this.soon();
      return isReachable;
    }
  }

  async #onAgain(): Promise<void> {
    this.#againAfterMs = Math.min(2 * this.#againAfterMs, AGAIN_AFTER_AT_MOST_MS);
    await this.#settle(() => this.sweep());
    if (!this.#again.isSet) this.#againAfterMs = AGAIN_AFTER_MS;
  }

  async #onTick(): Promise<void> {
    await this.#settle(() => this.sweep());
  }
}

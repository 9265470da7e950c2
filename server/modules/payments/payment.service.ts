import { randomBytes } from 'node:crypto';
import type { OrderDoc, PaymentMethod } from '#server/store/documents/orders.ts';
import type { PaymentDoc } from '#server/store/documents/payments.ts';
import type { Store, Transaction } from '#server/store/store.ts';
import { cancelAll } from '#server/modules/orders/cancelPackage.ts';
import { oweRefundMail } from '#server/modules/orders/oweMails.ts';
import { Alarm } from './alarm.ts';
import type { AuthoriseAnswer, Bank, CashPayment, PaymentGateway } from './gateway.ts';

/** How a buyer wants to pay. */
export interface PaymentChoice {
  method: PaymentMethod;
  bank: string | null;
}

/** A way to pay that the shop takes now. */
export interface OfferedMethod {
  method: PaymentMethod;
  banks: readonly Bank[];
  demo: boolean;
}

/** Money that is reserved, or will be answered for later. Its order is to be placed, or it is to be released. */
export interface Hold {
  kind: 'held';
  /** null: cash, of which nothing is kept. */
  paymentId: string | null;
  /** Whether the answer is still to come. */
  isLater: boolean;
}

export type HoldResult = Hold | { kind: 'declined'; isRetryable: boolean };

interface Dependencies {
  store: Store;
  /** Every way in which orders were ever paid here. */
  gateways: ReadonlyMap<PaymentMethod, PaymentGateway | CashPayment>;
  /** Whether ways that only play at paying are offered. */
  demo: boolean;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/** How the release of money for an order that was never placed is called. */
const RELEASE = 'release';
/** Before what failed is tried again; each further try waits twice as long, up to the most. */
const AGAIN_AFTER_MS = 5_000;
const AGAIN_AFTER_AT_MOST_MS = 10 * 60_000;

/**
 * The shop's side of payments: reserves before an order is placed, takes after, gives back what must be. Each step is written down before
 * the gateway is asked, and every step can be repeated: a timer repeats what has failed, and `recover` settles whatever a killed process
 * left half done.
 */
export class PaymentService {
  readonly #store: Store;
  readonly #gateways: ReadonlyMap<PaymentMethod, PaymentGateway | CashPayment>;
  readonly #demo: boolean;
  readonly #now: () => Date;
  readonly #reportError: (error: unknown) => void;
  /** Money whose order is being placed at this very moment, by its id: it only looks as if nobody wanted it. */
  readonly #live = new Set<string>();
  readonly #alarm = new Alarm(() => this.#onAlarm());
  #againAfterMs = AGAIN_AFTER_MS;

  constructor({ store, gateways, demo, now, reportError }: Dependencies) {
    this.#store = store;
    this.#gateways = gateways;
    this.#demo = demo;
    this.#now = now;
    this.#reportError = reportError;
  }

  /** The ways to pay, in the order in which they are shown. */
  offered(): OfferedMethod[] {
    return [...this.#gateways]
      .filter(([, { isDemo }]) => this.#demo || !isDemo)
      .map(([method, { banks, isDemo }]) => ({ method, banks, demo: isDemo }));
  }

  isCash(method: PaymentMethod): boolean {
    return this.#gateway(method).isCash;
  }

  isDemo(method: PaymentMethod): boolean {
    return this.#gateway(method).isDemo;
  }

  /**
   * Asks for an amount, before there is an order; `letGo` has to follow. A gateway that cannot be reached counts as one that declined:
   * nothing stays reserved.
   */
  async hold({ method, bank }: PaymentChoice, amountCents: number): Promise<HoldResult> {
    const gateway = this.#gateway(method);
    if (gateway.isCash) return { kind: 'held', paymentId: null, isLater: true };
    const paymentId = `pay_${randomBytes(12).toString('hex')}`;
    const createdAt = this.#now().toISOString();
    this.#live.add(paymentId);
    await this.#store.transaction((transaction) =>
      transaction.put(
        'payments',
        { id: paymentId, method, amountCents, orderId: null, status: 'STARTED', refunds: [], createdAt },
        { expectedVersion: 0 },
      ),
    );
    let answer: AuthoriseAnswer;
    try {
      answer = await gateway.authorise({ paymentId, amountCents, bank });
    } catch (error) {
      this.#reportError(error);
      answer = { kind: 'declined', isRetryable: true };
    }
    if (answer.kind !== 'declined') return { kind: 'held', paymentId, isLater: answer.kind === 'later' };
    this.letGo({ paymentId });
    await this.release({ paymentId });
    return answer;
  }

  /** The order of this money is placed or refused: from now on it is settled like any other. */
  letGo({ paymentId }: Pick<Hold, 'paymentId'>): void {
    if (paymentId !== null) this.#live.delete(paymentId);
  }

  /** Ties the money to its order, in the transaction that places it. */
  async attach(transaction: Transaction, { paymentId, isLater }: Hold, orderId: string): Promise<void> {
    if (paymentId === null) return;
    const payment = await transaction.get('payments', paymentId);
    if (payment === null) throw new Error('A payment was lost before its order was placed');
    await transaction.put('payments', { ...payment, orderId, status: isLater ? 'PENDING' : 'AUTHORISED' });
  }

  /** Gives up money whose order was not placed. What fails is tried again. */
  async release({ paymentId }: Pick<Hold, 'paymentId'>): Promise<void> {
    const payment = paymentId === null ? null : await this.#store.get('payments', paymentId);
    if (payment === null || payment.orderId !== null || this.#live.has(payment.id)) return;
    await this.#settle(async () => {
      await this.#online(payment.method).refund(payment.id, { key: RELEASE, amountCents: payment.amountCents });
      await this.#store.transaction((transaction) => transaction.delete('payments', payment.id));
    });
  }

  /** Takes the money of an order that is placed. What fails is tried again; the order waits for it. */
  async capture({ paymentId }: Pick<Hold, 'paymentId'>): Promise<void> {
    const payment = paymentId === null ? null : await this.#store.get('payments', paymentId);
    if (payment?.status !== 'AUTHORISED') return;
    await this.#settle(async () => {
      await this.#online(payment.method).capture(payment.id);
      await this.#store.transaction(async (transaction) => {
        const current = await transaction.get('payments', payment.id);
        if (current?.status === 'AUTHORISED') await conclude(transaction, current, 'CAPTURED', 'PAID');
      });
    });
  }

  /** Lists an amount to be given back, in the transaction that is the reason for it. `finishRefunds` then does it. */
  async oweRefund(transaction: Transaction, orderId: string, refund: { key: string; amountCents: number }): Promise<string | null> {
    const [payment] = await transaction.findBy('payments', 'orderId', orderId);
    if (payment === undefined || payment.refunds.some(({ key }) => key === refund.key)) return null;
    await transaction.put('payments', { ...payment, status: 'REFUNDING', refunds: [...payment.refunds, { ...refund, isDone: false }] });
    return payment.id;
  }

  /** Gives back all that is listed and not done. What fails is tried again. */
  async finishRefunds(paymentId: string): Promise<void> {
    const payment = await this.#store.get('payments', paymentId);
    if (payment?.status !== 'REFUNDING') return;
    await this.#settle(async () => {
      const owed = payment.refunds.filter(({ isDone }) => !isDone);
      for (const { key, amountCents } of owed) await this.#online(payment.method).refund(payment.id, { key, amountCents });
      const done = new Set(owed.map(({ key }) => key));
      await this.#store.transaction((transaction) => this.#noteRefunds(transaction, payment.id, done));
    });
  }

  /** A late answer of a gateway. Resolves with whether it needs not be told again. */
  async hear(paymentId: string, isApproved: boolean): Promise<boolean> {
    const payment = await this.#store.get('payments', paymentId);
    if (payment?.orderId === null) {
      // Its order is being placed at this very moment; otherwise it never will be, and the money goes back.
      if (this.#live.has(paymentId)) return false;
      await this.release({ paymentId });
      return (await this.#store.get('payments', paymentId))?.orderId !== null;
    }
    return this.#store.transaction((transaction) => this.#noteAnswer(transaction, paymentId, isApproved));
  }

  /** Settles what a killed process left: money without an order is released, an order whose money is reserved is paid, refunds are done. */
  async recover(): Promise<void> {
    for (const payment of await this.#store.findBy('payments', 'orderId', null)) await this.release({ paymentId: payment.id });
    for (const payment of await this.#store.findBy('payments', 'status', 'AUTHORISED')) await this.capture({ paymentId: payment.id });
    for (const payment of await this.#store.findBy('payments', 'status', 'REFUNDING')) await this.finishRefunds(payment.id);
  }

  /** Tries no more to settle what has failed. */
  close(): void {
    this.#alarm.close();
  }

  async #noteAnswer(transaction: Transaction, paymentId: string, isApproved: boolean): Promise<boolean> {
    const payment = await transaction.get('payments', paymentId);
    if (payment?.status !== 'PENDING') return true;
    if (isApproved) {
      await conclude(transaction, payment, 'CAPTURED', 'PAID');
      return true;
    }
    await conclude(transaction, payment, 'FAILED', 'FAILED');
    const order = payment.orderId === null ? null : await transaction.get('orders', payment.orderId);
    if (order !== null) await transaction.put('orders', await cancelAll(transaction, order, this.#now().toISOString()));
    return true;
  }

  async #noteRefunds(transaction: Transaction, paymentId: string, done: ReadonlySet<string>): Promise<void> {
    const payment = await transaction.get('payments', paymentId);
    const order = payment?.orderId == null ? null : await transaction.get('orders', payment.orderId);
    if (payment === null || order === null) return;
    const refunds = payment.refunds.map((refund) => ({ ...refund, isDone: refund.isDone || done.has(refund.key) }));
    const isMore = refunds.some(({ isDone }) => !isDone);
    await transaction.put('payments', { ...payment, status: isMore ? 'REFUNDING' : 'CAPTURED', refunds });
    const refundedCents = refunds.reduce((sum, { isDone, amountCents }) => sum + (isDone ? amountCents : 0), 0);
    const status = refundedCents === payment.amountCents ? 'REFUNDED' : 'PAID';
    await transaction.put('orders', { ...order, payment: { ...order.payment, status, refundedCents } });
    for (const key of done) await oweRefundMail(transaction, order, key, this.#now());
  }

  #online(method: PaymentMethod): PaymentGateway {
    const gateway = this.#gateway(method);
    if (gateway.isCash) throw new Error(`Nothing is kept of payments by ${method}`);
    return gateway;
  }

  #gateway(method: PaymentMethod): PaymentGateway | CashPayment {
    const gateway = this.#gateways.get(method);
    if (gateway === undefined) throw new Error(`Nothing takes payments by ${method}`);
    return gateway;
  }

  /** The order stands whatever the gateway does now: a failure is reported, and tried again in a while. */
  async #settle(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (this.#alarm.isClosed) return;
      this.#reportError(error);
      this.#alarm.setIn(this.#againAfterMs);
    }
  }

  async #onAlarm(): Promise<void> {
    this.#againAfterMs = Math.min(2 * this.#againAfterMs, AGAIN_AFTER_AT_MOST_MS);
    await this.#settle(() => this.recover());
    if (!this.#alarm.isSet) this.#againAfterMs = AGAIN_AFTER_MS;
  }
}

async function conclude(
  transaction: Transaction,
  payment: PaymentDoc,
  status: PaymentDoc['status'],
  told: OrderDoc['payment']['status'],
): Promise<void> {
  await transaction.put('payments', { ...payment, status });
  const order = payment.orderId === null ? null : await transaction.get('orders', payment.orderId);
  if (order !== null) await transaction.put('orders', { ...order, payment: { ...order.payment, status: told } });
}

import { randomBytes } from 'node:crypto';
import type { OrderDoc, OrderPaymentDoc, PaymentMethod } from '#server/store/documents/orders.ts';
import type { Store, Transaction } from '#server/store/store.ts';
import { GatewayUnreachable } from './gateway.ts';
import type { GatewayState, Institution, PaymentGateway } from './gateway.ts';
import type { PaymentWay } from './openGateways.ts';
import { PaymentSettler } from './paymentSettler.ts';
import type { Noted } from './paymentSettler.ts';

/** The buyer's choice of payment; `institution` is the bank or the wallet. */
export interface PaymentChoice {
  method: PaymentMethod;
  institution: string | null;
}

/** A payment method accepted now. */
export interface OfferedMethod {
  method: PaymentMethod;
  banks: readonly Institution[];
  wallets: readonly Institution[];
  demo: boolean;
  holdMinutes: number | null;
}

/** A payment opened at the gateway: either its order is placed, or it is released. */
export interface Hold {
  kind: 'held';
  /** null: cash, of which no payment is stored. */
  paymentId: string | null;
  /** The payment as stored with the order. */
  payment: OrderPaymentDoc;
}

/** UNREACHABLE: the gateway did not respond; nothing stays open. */
export type HoldResult = Hold | { kind: 'declined'; reason: 'DECLINED' | 'UNREACHABLE' };

interface Dependencies {
  store: Store;
  /** Every payment method that orders of this marketplace have ever used. */
  ways: ReadonlyMap<PaymentMethod, PaymentWay>;
  /** Whether demo methods, which move no real money, are offered. */
  demo: boolean;
  now: () => Date;
  reportError: (error: unknown) => void;
}

const MINUTE_MS = 60_000;
/**
 * Payments of the marketplace: opens one before an order is placed, captures it once approved by the buyer, and pays refunds. No
 * transaction waits for a gateway, and no stock stays reserved beyond its payment deadline.
 */
export class PaymentService {
  readonly #store: Store;
  readonly #ways: ReadonlyMap<PaymentMethod, PaymentWay>;
  readonly #demo: boolean;
  readonly #now: () => Date;
  readonly #reportError: (error: unknown) => void;
  /** Payments whose order is being placed right now: they only look orphaned. */
  readonly #live = new Set<string>();
  readonly #settler: PaymentSettler;

  constructor({ store, ways, demo, now, reportError }: Dependencies) {
    this.#store = store;
    this.#ways = ways;
    this.#demo = demo;
    this.#now = now;
    this.#reportError = reportError;
    const gatewayOf = (method: PaymentMethod) => this.#online(method);
    this.#settler = new PaymentSettler({ store, gatewayOf, live: this.#live, now, reportError });
  }

  /** The offered payment methods, in display order. */
  offered(): OfferedMethod[] {
    return [...this.#ways]
      .filter(([, { gateway }]) => this.#demo || !gateway.isDemo)
      .map(([method, { gateway, banks, wallets, holdMinutes }]) => ({ method, banks, wallets, demo: gateway.isDemo, holdMinutes }));
  }

  isCash(method: PaymentMethod): boolean {
    return this.#way(method).gateway.isCash;
  }

  isDemo(method: PaymentMethod): boolean {
    return this.#way(method).gateway.isDemo;
  }

  /**
   * Opens a payment before there is an order; the caller must call `letGo` afterwards. Stock is reserved until `latest` at most. An
   * unreachable gateway counts as a decline: nothing stays open.
   */
  async hold(
    { method, institution }: PaymentChoice,
    { amountCents, language, latest = Infinity }: { amountCents: number; language: 'en' | 'ms'; latest?: number },
  ): Promise<HoldResult> {
    const { gateway, holdMinutes } = this.#way(method);
    // A coupon can reduce the total to zero.
    if (amountCents === 0) return { kind: 'held', paymentId: null, payment: { method, status: 'PAID' } };
    if (gateway.isCash || holdMinutes === null) return { kind: 'held', paymentId: null, payment: { method, status: 'PENDING' } };
    const paymentId = `pay_${randomBytes(12).toString('hex')}`;
    const now = this.#now();
    const payBy = new Date(Math.min(latest, now.getTime() + holdMinutes * MINUTE_MS)).toISOString();
    const started = { id: paymentId, method, institution, amountCents, orderId: null, status: 'STARTED', refunds: [] } as const;
    await this.#store.transaction(async (transaction) => {
      await transaction.put('payments', { ...started, refunds: [], createdAt: now.toISOString() }, { expectedVersion: 0 });
      // Inside the transaction: the payment is not visible before, and a store that rejects writes leaves no id behind.
      this.#live.add(paymentId);
    });
    let reason: 'DECLINED' | 'UNREACHABLE' = 'DECLINED';
    try {
      const answer = await gateway.open({ paymentId, method, institution, amountCents, expiresAt: payBy, language });
      if (answer.kind === 'open') {
        const { redirectUrl, qrPayload } = answer;
        const action = { redirectUrl, qrPayload, expiresAt: payBy };
        return { kind: 'held', paymentId, payment: { method, status: 'PENDING', institution, paymentId, payBy, action } };
      }
    } catch (error) {
      this.#reportError(error);
      reason = 'UNREACHABLE';
    }
    this.letGo({ paymentId });
    // A gateway that did not respond would not respond now either, and the buyer waits.
    if (reason === 'UNREACHABLE') this.#settler.soon();
    else await this.#settler.release(paymentId);
    return { kind: 'declined', reason };
  }

  /** The order of this payment was placed or refused: from now on it is settled like any other. */
  letGo({ paymentId }: Pick<Hold, 'paymentId'>): void {
    if (paymentId !== null) this.#live.delete(paymentId);
  }

  /** Ties the payment to its order, in the transaction that places the order or pays it anew. Declined earlier attempts become FAILED. */
  async attach(transaction: Transaction, { paymentId, payment: { payBy } }: Hold, { id: orderId }: OrderDoc): Promise<void> {
    for (const earlier of await transaction.findBy('payments', 'orderId', orderId)) {
      if (earlier.status === 'DECLINED') await transaction.put('payments', { ...earlier, status: 'FAILED' });
    }
    if (paymentId === null) return;
    const payment = await transaction.get('payments', paymentId);
    if (payment === null) throw new Error('A payment was lost before its order was placed');
    await transaction.put('payments', { ...payment, orderId, status: 'PENDING' });
    if (payBy !== undefined) this.#settler.watch(Date.parse(payBy));
  }

  /**
   * Allows another attempt: `free` once this payment can no longer be approved, `paid` when it was approved in the meantime. Throws
   * GatewayUnreachable when the gateway gives no usable state.
   */
  async giveUp(paymentId: string): Promise<'free' | 'paid'> {
    const payment = await this.#store.get('payments', paymentId);
    if (payment?.status === 'PENDING') {
      const last = await this.#online(payment.method).cancel(paymentId);
      if ((await this.note(paymentId, last)) === 'DIFFERS') throw new GatewayUnreachable('The gateway names another amount');
    }
    const after = await this.#store.get('payments', paymentId);
    return after?.status === 'AUTHORISED' || after?.status === 'CAPTURED' ? 'paid' : 'free';
  }

  /** Applies a gateway state: see PaymentSettler. */
  note(paymentId: string, seen: GatewayState): Promise<Noted> {
    return this.#settler.note(paymentId, seen);
  }

  /** Polls the gateway for one payment now, as when its buyer returns; resolves with its order. */
  look(paymentId: string): Promise<OrderDoc | null> {
    return this.#settler.look(paymentId);
  }

  /** Releases a payment whose order was not placed. */
  async release({ paymentId }: Pick<Hold, 'paymentId'>): Promise<void> {
    await this.#settler.release(paymentId);
  }

  /**
   * Adds a pending refund, in the transaction that causes it and runs once; `finishRefunds` then pays it. Nothing to refund when a coupon
   * made the order free.
   */
  async enqueueRefund(transaction: Transaction, orderId: string, refund: { key: string; amountCents: number }): Promise<string | null> {
    if (refund.amountCents === 0) return null;
    const payments = await transaction.findBy('payments', 'orderId', orderId);
    const payment = payments.find(({ status }) => status === 'CAPTURED' || status === 'REFUNDING');
    if (payment === undefined) return null;
    await transaction.put('payments', { ...payment, status: 'REFUNDING', refunds: [...payment.refunds, { ...refund, isDone: false }] });
    return payment.id;
  }

  /** Pays all pending refunds. Failures are retried. */
  async finishRefunds(paymentId: string): Promise<void> {
    await this.#settler.finishRefunds(paymentId);
  }

  /** Settles what was left open, and returns the stock of unpaid orders past their payment deadline. */
  sweep(): Promise<void> {
    return this.#settler.sweep();
  }

  /** Stops all retries. */
  close(): void {
    this.#settler.close();
  }

  #online(method: PaymentMethod): PaymentGateway {
    const { gateway } = this.#way(method);
    if (gateway.isCash) throw new Error(`Nothing is kept of payments by ${method}`);
    return gateway;
  }

  #way(method: PaymentMethod): PaymentWay {
    const way = this.#ways.get(method);
    if (way === undefined) throw new Error(`Nothing takes payments by ${method}`);
    return way;
  }
}

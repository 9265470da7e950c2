import { randomBytes } from 'node:crypto';
import type { Locale } from '#schema/rules/locales.ts';
import type { OrderPaymentDoc, PaymentMethod } from '#server/store/documents/orders.ts';
import { isReturnUrl, sourceOf } from '#server/platform/returnTargets.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { GatewayUnreachable, type GatewayState, type PaymentGateway } from './gateway.ts';
import { attachPayment, type PaymentRepository } from './payment.repository.ts';
import type { PaymentTerms } from './paymentMethods.ts';
import { PaymentSettler, type AppliedState, type PolledPayment } from './paymentSettler.ts';

/** The buyer's choice of payment; `institution` is the bank or wallet. */
export interface PaymentChoice {
  method: PaymentMethod;
  institution: string | null;
  /** URL in another client to which the buyer returns; null or undefined for the marketplace's order page. */
  returnUrl?: string | null | undefined;
}

/** A payment method that is currently accepted. */
export interface OfferedMethod extends Pick<PaymentTerms, 'banks' | 'wallets' | 'reservationMinutes'> {
  method: PaymentMethod;
  demo: boolean;
}

/** A payment opened at the gateway, to be approved by the buyer. It is released unless its order is placed. */
export interface PaymentAuthorisation {
  kind: 'open';
  /** Null for cash, for which no payment is stored. */
  paymentId: string | null;
  /** The payment as stored with the order. */
  payment: OrderPaymentDoc;
}

/** UNREACHABLE: the gateway did not respond. No payment stays open. */
export interface DeclinedAuthorisation {
  kind: 'declined';
  reason: 'DECLINED' | 'UNREACHABLE';
}

interface Dependencies {
  repository: PaymentRepository;
  /** All payment methods that this marketplace's orders have ever used. */
  methods: ReadonlyMap<PaymentMethod, PaymentTerms>;
  /** Whether demo methods, which move no real money, are offered. */
  demo: boolean;
  /** Origins and app schemes to which buyers may return. */
  returnTargets: readonly string[];
  now: () => Date;
  reportError: (error: unknown) => void;
}

const MINUTE_MS = 60_000;

/**
 * The marketplace's payments: opens a payment before its order is placed, captures it after the buyer's approval, and pays
 * refunds. Transactions never wait for a gateway, and stock is reserved only until the payment deadline.
 */
export class PaymentService {
  private readonly settler: PaymentSettler;

  constructor(private readonly dependencies: Dependencies) {
    const { repository, now, reportError } = dependencies;
    const gatewayOf = (method: PaymentMethod) => this.gatewayOf(method);
    this.settler = new PaymentSettler({ repository, gatewayOf, now, reportError });
  }

  /** The offered payment methods, in display order. */
  offered(): OfferedMethod[] {
    return [...this.dependencies.methods]
      .filter(([, { gateway }]) => this.dependencies.demo || !gateway.isDemo)
      .map(([method, { gateway, banks, wallets, reservationMinutes }]) => ({
        method,
        banks,
        wallets,
        demo: gateway.isDemo,
        reservationMinutes,
      }));
  }

  isCash(method: PaymentMethod): boolean {
    return this.termsOf(method).gateway.isCash;
  }

  isDemo(method: PaymentMethod): boolean {
    return this.termsOf(method).gateway.isDemo;
  }

  /**
   * Opens a payment before its order exists; call `conclude` afterwards. Stock is reserved until `latest` at most. An unreachable
   * gateway counts as a decline, after which no payment is open.
   */
  async authorise(
    { method, institution, returnUrl }: PaymentChoice,
    { amountCents, language, latest = Infinity }: { amountCents: number; language: Locale; latest?: number },
  ): Promise<PaymentAuthorisation | DeclinedAuthorisation> {
    const { gateway, reservationMinutes } = this.termsOf(method);
    // A coupon can reduce the total to zero.
    if (amountCents === 0) return { kind: 'open', paymentId: null, payment: { method, status: 'PAID' } };
    if (gateway.isCash || reservationMinutes === null) return { kind: 'open', paymentId: null, payment: { method, status: 'PENDING' } };
    const paymentId = `pay_${randomBytes(12).toString('hex')}`;
    const now = this.dependencies.now();
    const payBy = new Date(Math.min(latest, now.getTime() + reservationMinutes * MINUTE_MS)).toISOString();
    const started = { orderId: null, status: 'STARTED' as const, refunds: [], createdAt: now.toISOString() };
    const returning = returnUrl == null ? {} : { returnUrl };
    await this.dependencies.repository.insert({ id: paymentId, method, institution, amountCents, ...returning, ...started });
    let reason: 'DECLINED' | 'UNREACHABLE' = 'DECLINED';
    try {
      const response = await gateway.open({ paymentId, method, institution, amountCents, expiresAt: payBy, language });
      if (response.kind === 'open') {
        const { redirectUrl, qrPayload } = response;
        const action = { redirectUrl, qrPayload, expiresAt: payBy };
        return { kind: 'open', paymentId, payment: { method, status: 'PENDING', institution, paymentId, payBy, action } };
      }
    } catch (error) {
      this.dependencies.reportError(error);
      reason = 'UNREACHABLE';
    }
    await this.settler.abandon(paymentId, reason);
    return { kind: 'declined', reason };
  }

  /** Called after the order was placed or rejected. Releases the payment if there is no order. */
  async conclude({ paymentId }: PaymentAuthorisation, isPlaced: boolean): Promise<void> {
    if (paymentId !== null && !isPlaced) await this.settler.abandon(paymentId);
  }

  /** Releases a payment that a transaction has given up. Failures are retried. */
  async release(paymentId: string): Promise<void> {
    await this.settler.release(paymentId);
  }

  /** Attaches the payment to its order, in the transaction that places the order or retries its payment. */
  async attach(transaction: Transaction, { paymentId, payment: { payBy } }: PaymentAuthorisation, orderId: string): Promise<void> {
    await attachPayment(transaction, { paymentId, orderId, payBy, now: this.dependencies.now() });
  }

  /**
   * Allows another attempt: `free` if this payment can no longer be approved, `paid` if it was approved in the meantime. Throws
   * GatewayUnreachable if the gateway does not provide a usable state.
   */
  async cancel(paymentId: string): Promise<'free' | 'paid'> {
    const payment = await this.dependencies.repository.find(paymentId);
    if (payment?.status === 'PENDING') {
      const last = await this.gatewayOf(payment.method).cancel(paymentId);
      if ((await this.apply(paymentId, last)) === 'DIFFERS') throw new GatewayUnreachable('The gateway names another amount');
    }
    const after = await this.dependencies.repository.find(paymentId);
    return after?.status === 'AUTHORISED' || after?.status === 'CAPTURED' ? 'paid' : 'free';
  }

  /** Applies a gateway state: see PaymentSettler. */
  apply(paymentId: string, state: GatewayState): Promise<AppliedState> {
    return this.settler.apply(paymentId, state);
  }

  /** Polls the gateway for a payment now, for example when its buyer returns. Resolves with its order. */
  poll(paymentId: string): Promise<PolledPayment> {
    return this.settler.poll(paymentId);
  }

  acceptsReturnUrl(url: string): boolean {
    return isReturnUrl(url, this.dependencies.returnTargets);
  }

  /** URL to which a payment's buyer returns; null for the order page, including when the target is no longer registered. */
  async returnUrlOf(paymentId: string | undefined): Promise<string | null> {
    const { returnUrl = null } = (paymentId !== undefined && (await this.dependencies.repository.find(paymentId))) || {};
    return returnUrl !== null && this.acceptsReturnUrl(returnUrl) ? returnUrl : null;
  }

  /** Changes the URL to which a payment's buyer returns; undefined changes nothing. */
  async setReturnUrl(paymentId: string, returnUrl: string | null | undefined): Promise<void> {
    if (returnUrl !== undefined) await this.dependencies.repository.setReturnUrl(paymentId, returnUrl);
  }

  /** Content security policy sources for pages that lead to the registered targets. */
  returnSources(): string[] {
    return this.dependencies.returnTargets.map(sourceOf);
  }

  /** Pays all pending refunds. Failures are retried. */
  async finishRefunds(paymentId: string): Promise<void> {
    await this.settler.finishRefunds(paymentId);
  }

  /** Job that settles open payments and returns the stock of orders past their payment deadline. See PaymentSettler. */
  sweep(): Promise<void | 'failed'> {
    return this.settler.sweep();
  }

  /** Enqueues a sweep for payments that a killed process left open. */
  enqueueSweep(): Promise<void> {
    return this.dependencies.repository.enqueueSweepNow(this.dependencies.now());
  }

  private gatewayOf(method: PaymentMethod): PaymentGateway {
    const { gateway } = this.termsOf(method);
    if (gateway.isCash) throw new Error(`No payments are stored for ${method}`);
    return gateway;
  }

  private termsOf(method: PaymentMethod): PaymentTerms {
    const terms = this.dependencies.methods.get(method);
    if (terms === undefined) throw new Error(`There is no gateway for ${method}`);
    return terms;
  }
}

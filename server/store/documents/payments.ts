/** Payments settled by a gateway. */
import type { Locale } from '#schema/rules/locales.ts';
import type { PaymentMethod } from './orders.ts';

/** A refund, also after it is done. */
export interface RefundDoc {
  /** Idempotency key of the refund at the gateway, so that a repeated request refunds once. */
  key: string;
  amountCents: number;
  isDone: boolean;
}

/**
 * An attempt to pay for an order online. Written before the gateway is called and deleted if it has no result, so that it can
 * be settled after a crash.
 */
export interface PaymentDoc {
  /** pay_…; identifies the payment at the gateway. */
  id: string;
  method: PaymentMethod;
  /** The chosen bank or wallet; null if the method has none. Missing in older payments. */
  institution?: string | null;
  amountCents: number;
  /** URL of another client to which the buyer returns. Missing: the marketplace's order page. */
  returnUrl?: string;
  /** null until the order is placed. */
  orderId: string | null;
  /** Used by earlier versions: a hash of the buyer's email. */
  buyer?: string;
  /**
   * STARTED: the gateway is being called and the order placed, for at most a minute. PENDING: the order is placed, the result
   * is pending. AUTHORISED: the amount is reserved and has to be captured. CAPTURED: paid. REFUNDING: some of `refunds` are
   * pending. DECLINED: not paid; the order keeps its reservation for another attempt. RELEASING: the marketplace has given up
   * the payment, and the gateway has to release the amount. FAILED: ended without retaining money.
   */
  status: 'STARTED' | 'AUTHORISED' | 'PENDING' | 'CAPTURED' | 'REFUNDING' | 'DECLINED' | 'RELEASING' | 'FAILED';
  refunds: RefundDoc[];
  createdAt: string;
}

/**
 * A charge of the demo gateway; its id is that of the payment. Charges of version 0.1 have a `bank` and lack the fields that
 * are optional here.
 */
export interface DemoChargeDoc {
  id: string;
  amountCents: number;
  state: 'PENDING' | 'AUTHORISED' | 'CAPTURED' | 'DECLINED' | 'VOIDED' | 'EXPIRED';
  /** Whether the marketplace has not yet acknowledged the result. */
  isUntold?: boolean;
  /** Refunded cents by the key of the refund. */
  refunds: Record<string, number>;
  method?: Exclude<PaymentMethod, 'CASH_ON_DELIVERY'>;
  institution?: string | null;
  createdAt?: string;
  expiresAt?: string;
  pageKey?: string;
  returnUrl?: string;
  language?: Locale;
  /** Scheduled result. */
  later?: { at: string; state: 'AUTHORISED' | 'DECLINED' } | null;
  isLater?: boolean;
  sequence?: number;
  /** Version 0.1: the bank, whose name determined its behaviour. */
  bank?: string;
  /** Version 0.1: time at which a pending charge is decided. */
  answersAt?: string | null;
}

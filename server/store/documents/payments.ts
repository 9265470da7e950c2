/** Payments settled by a gateway. */
import type { Locale } from '#schema/rules/locales.ts';
import type { PaymentMethod } from './orders.ts';

/** A refund, which is retained once it is done. */
export interface RefundDoc {
  /** Idempotency key of the refund at the gateway, so that a repeated request refunds only once. */
  key: string;
  amountCents: number;
  isDone: boolean;
}

/**
 * An attempt to pay for an order online. Written before the gateway is called, so that it can be settled after a crash, and
 * deleted if it has no result.
 */
export interface PaymentDoc {
  /** `pay_…`; identifies the payment at the gateway. */
  id: string;
  method: PaymentMethod;
  /** The chosen bank or wallet; null if the method has none. Missing from older payments. */
  institution?: string | null;
  amountCents: number;
  /** URL in another client to which the buyer returns. If missing, it is the marketplace's order page. */
  returnUrl?: string;
  /** Null until the order is placed. */
  orderId: string | null;
  /** Used by earlier versions: a hash of the buyer's email. */
  buyer?: string;
  /**
   * STARTED: the gateway is being called and the order placed, for at most a minute. PENDING: the order is placed, but the result
   * is pending. AUTHORISED: the amount is reserved and has to be captured. CAPTURED: paid. REFUNDING: some of `refunds` are
   * pending. DECLINED: not paid; the order keeps its reservation for another attempt. RELEASING: the marketplace has given up the
   * payment, and the gateway has to release the amount. FAILED: ended without retaining money.
   */
  status: 'STARTED' | 'AUTHORISED' | 'PENDING' | 'CAPTURED' | 'REFUNDING' | 'DECLINED' | 'RELEASING' | 'FAILED';
  refunds: RefundDoc[];
  createdAt: string;
}

/**
 * A charge at the demo gateway, under the payment's id. Charges from version 0.1 have a `bank` and lack the fields that are
 * optional here.
 */
export interface DemoChargeDoc {
  id: string;
  amountCents: number;
  state: 'PENDING' | 'AUTHORISED' | 'CAPTURED' | 'DECLINED' | 'VOIDED' | 'EXPIRED';
  /** Whether the marketplace has yet to acknowledge the result. */
  isUntold?: boolean;
  /** Refunded cents, by the refund's key. */
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

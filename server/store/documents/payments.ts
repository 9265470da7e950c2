/** Payments settled by a gateway. */
import type { Locale } from '#schema/rules/locales.ts';
import type { PaymentMethod } from './orders.ts';

/** A refund; it stays listed once it is done. */
export interface RefundDoc {
  /** Idempotency key of the refund at the gateway: requested twice, it is paid once. */
  key: string;
  amountCents: number;
  isDone: boolean;
}

/**
 * One attempt to pay for an order by other means than cash. It is written before the gateway is called and deleted when nothing came of it,
 * so that after a crash it is known what to settle.
 */
export interface PaymentDoc {
  /** pay_…; identifies the payment to the gateway. */
  id: string;
  method: PaymentMethod;
  /** The chosen bank or wallet. Missing in older payments, and null where there is no choice. */
  institution?: string | null;
  amountCents: number;
  /** Address of another client to which the buyer returns. Missing: the order page of the marketplace. */
  returnUrl?: string;
  /** null until the order is placed. */
  orderId: string | null;
  /** Earlier versions: a hash of the buyer's email. */
  buyer?: string;
  /**
   * STARTED: the gateway is being called and the order placed, for a minute at most. PENDING: the order is placed, the result is to come. AUTHORISED: the amount is reserved, and is
   * to be captured. CAPTURED: paid. REFUNDING: some of `refunds` is still to be done. DECLINED: not paid; the order keeps its reservation
   * for another attempt. RELEASING: the marketplace has given it up, maybe before it had an order, and the gateway is to release whatever it took. FAILED: over, and no
   * money was retained.
   */
  status: 'STARTED' | 'AUTHORISED' | 'PENDING' | 'CAPTURED' | 'REFUNDING' | 'DECLINED' | 'RELEASING' | 'FAILED';
  refunds: RefundDoc[];
  createdAt: string;
}

/**
 * A charge of the demo gateway, which plays the bank: the id is the payment's. Charges of version 0.1 have a `bank` and lack the fields
 * that are optional here.
 */
export interface DemoChargeDoc {
  id: string;
  amountCents: number;
  state: 'PENDING' | 'AUTHORISED' | 'CAPTURED' | 'DECLINED' | 'VOIDED' | 'EXPIRED';
  /** Whether it was decided, and the marketplace has not acknowledged that yet. */
  isUntold?: boolean;
  /** Refunded cents, by the key of the refund. */
  refunds: Record<string, number>;
  method?: Exclude<PaymentMethod, 'CASH_ON_DELIVERY'>;
  institution?: string | null;
  createdAt?: string;
  expiresAt?: string;
  pageKey?: string;
  returnUrl?: string;
  language?: Locale;
  /** Scheduled result, which follows by itself. */
  later?: { at: string; state: 'AUTHORISED' | 'DECLINED' } | null;
  isLater?: boolean;
  sequence?: number;
  /** Version 0.1: the bank, whose name decided its behaviour. */
  bank?: string;
  /** Version 0.1: when a pending one is decided. */
  answersAt?: string | null;
}

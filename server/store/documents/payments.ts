/** Payments that a gateway settles. */
import type { PaymentMethod } from './orders.ts';

/** Money that is to be given back; it stays listed when that is done. */
export interface RefundDoc {
  /** Names the refund to the gateway: asked for twice, it is given once. */
  key: string;
  amountCents: number;
  isDone: boolean;
}

/**
 * One try to pay for an order by other means than cash. It is written before the gateway is asked and forgotten when nothing came of it, so
 * that after a crash the shop knows what to settle.
 */
export interface PaymentDoc {
  /** pay_…: the gateway knows the payment by it. */
  id: string;
  method: PaymentMethod;
  /** The bank or wallet that was chosen. Missing in older payments, and null where there is nothing to choose. */
  institution?: string | null;
  amountCents: number;
  /** null until the order is placed. */
  orderId: string | null;
  /** Of earlier versions: a hash of the e-mail that ordered. */
  buyer?: string;
  /**
   * STARTED: the gateway is being asked. PENDING: the order is placed, the answer is to come. AUTHORISED: the amount is reserved, and is to be
   * taken. CAPTURED: paid. REFUNDING: some of `refunds` is still to be done. DECLINED: not paid; the order holds its goods for another try.
   * RELEASING: the shop has given it up, and the gateway is to let go of whatever it took. FAILED: over, and nothing was kept.
   */
  status: 'STARTED' | 'AUTHORISED' | 'PENDING' | 'CAPTURED' | 'REFUNDING' | 'DECLINED' | 'RELEASING' | 'FAILED';
  refunds: RefundDoc[];
  createdAt: string;
}

/**
 * An entry in the book of the demo gateway, which plays the bank: the id is the payment's. Entries of version 0.1 have a `bank` and lack the
 * fields that are optional here.
 */
export interface DemoChargeDoc {
  id: string;
  amountCents: number;
  state: 'PENDING' | 'AUTHORISED' | 'CAPTURED' | 'DECLINED' | 'VOIDED' | 'EXPIRED';
  /** Whether it was decided, and the shop has not taken note of that yet. */
  isUntold?: boolean;
  /** Cents given back, by the key of the refund. */
  refunds: Record<string, number>;
  method?: Exclude<PaymentMethod, 'CASH_ON_DELIVERY'>;
  institution?: string | null;
  createdAt?: string;
  expiresAt?: string;
  pageKey?: string;
  returnUrl?: string;
  language?: 'en' | 'ms';
  /** The answer that is to come by itself. */
  later?: { at: string; state: 'AUTHORISED' | 'DECLINED' } | null;
  isLater?: boolean;
  sequence?: number;
  /** Of version 0.1: what the bank did was in its name. */
  bank?: string;
  /** Of version 0.1: when a pending one is answered. */
  answersAt?: string | null;
}

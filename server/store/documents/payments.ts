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
  amountCents: number;
  /** null until the order is placed. */
  orderId: string | null;
  /**
   * STARTED: the gateway is being asked. AUTHORISED: the amount is reserved, and the order placed. PENDING: the order is placed, the answer
   * is to come. CAPTURED: paid. REFUNDING: some of `refunds` is still to be done. FAILED: declined after all.
   */
  status: 'STARTED' | 'AUTHORISED' | 'PENDING' | 'CAPTURED' | 'REFUNDING' | 'FAILED';
  refunds: RefundDoc[];
  createdAt: string;
}

/**
 * An entry in the book of the demo gateway, which plays the bank: the id is the payment's. What was released has none, nor what was declined,
 * once the shop knows of it.
 */
export interface DemoChargeDoc {
  id: string;
  bank: string;
  amountCents: number;
  state: 'AUTHORISED' | 'PENDING' | 'CAPTURED' | 'DECLINED';
  /** When a pending one will be answered; null otherwise. */
  answersAt: string | null;
  /** Whether it was decided later, and the shop has not taken note of that yet. */
  isUntold?: boolean;
  /** Cents given back, by the key of the refund. */
  refunds: Record<string, number>;
}

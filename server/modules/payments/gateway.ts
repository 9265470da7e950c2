import type { PaymentMethod } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

/** A bank or a wallet that a buyer can choose. */
export interface Institution {
  code: string;
  name: LocalisedText;
}

/** What is asked for. `paymentId` makes it safe to ask twice: the same id is one payment and gets the same answer. */
export interface PaymentRequest {
  paymentId: string;
  method: PaymentMethod;
  /** One of the method's institutions; null where it has none. */
  institution: string | null;
  amountCents: number;
  /** Until when the buyer may answer. */
  expiresAt: string;
  /** What the buyer reads. */
  language: 'en' | 'ms';
}

/** `open`: the buyer is to follow the address, or to scan the code. `declined`: it cannot even begin, and nothing is open. */
export type OpenAnswer = { kind: 'open'; redirectUrl: string | null; qrPayload: string | null } | { kind: 'declined' };

/** Where a payment is at the gateway. AUTHORISED: reserved, `capture` takes it. UNKNOWN: the gateway has never heard of it. */
export interface GatewayState {
  state: 'PENDING' | 'AUTHORISED' | 'CAPTURED' | 'DECLINED' | 'VOIDED' | 'EXPIRED' | 'UNKNOWN';
  amountCents: number;
}

/** A gateway could not be reached, or gave an answer that makes no sense: nothing is known of what it did. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable';
}

/** A gateway answered that it will never do what it was sent: sending the same again is of no use before somebody has looked at it. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
}

/** Cash changes hands at the door: nothing is reserved, and nothing has to be settled after a crash. */
export interface CashPayment {
  readonly isDemo: false;
  readonly isCash: true;
}

/**
 * A service that takes payments for the shop. Every call may be repeated with the same id (and key) and has then no further effect; one that
 * throws GatewayUnreachable says nothing of what happened, and is to be repeated; GatewayRefused: nothing happened. No call is made inside a transaction, and none waits for a buyer.
 */
export interface PaymentGateway {
  /** Whether no real money moves. */
  readonly isDemo: boolean;
  readonly isCash: false;
  open(request: PaymentRequest): Promise<OpenAnswer>;
  state(paymentId: string): Promise<GatewayState>;
  /** Takes what was authorised. Resolves with where the payment is then, which is not CAPTURED where nothing was authorised. */
  capture(paymentId: string): Promise<GatewayState>;
  /** Calls off what nobody has approved yet. Resolves with where the payment is then: what was approved meanwhile stays so. */
  cancel(paymentId: string): Promise<GatewayState>;
  /** Calls off what was not taken. Resolves with where the payment is then: what was taken stays CAPTURED. */
  void(paymentId: string): Promise<GatewayState>;
  /** Gives back so much of what was captured, once per key. Of what the gateway has never heard of there is nothing to give back. */
  refund(paymentId: string, refund: { key: string; amountCents: number }): Promise<void>;
}

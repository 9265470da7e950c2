import type { Locale } from '#schema/rules/locales.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import type { PaymentMethod } from '#server/store/documents/orders.ts';

/** A bank or wallet that a buyer can choose. */
export interface Institution {
  code: string;
  name: LocalisedText;
}

/** A payment request. `paymentId` makes it idempotent: the same id refers to the same payment and receives the same response. */
export interface PaymentRequest {
  paymentId: string;
  method: PaymentMethod;
  /** One of the method's institutions; null if it has none. */
  institution: string | null;
  amountCents: number;
  /** Deadline for the buyer's approval. */
  expiresAt: string;
  /** Language of the gateway's pages for the buyer. */
  language: Locale;
}

/** `open`: the buyer follows the URL or scans the code. `declined`: the payment could not be started. */
export type OpenResponse = { kind: 'open'; redirectUrl: string | null; qrPayload: string | null } | { kind: 'declined' };

/** A payment's state at the gateway. AUTHORISED: reserved, to be taken by `capture`. UNKNOWN: the gateway does not know this payment. */
export interface GatewayState {
  state: 'PENDING' | 'AUTHORISED' | 'CAPTURED' | 'DECLINED' | 'VOIDED' | 'EXPIRED' | 'UNKNOWN';
  amountCents: number;
  /** The buyer has decided, but the result is still pending and will follow automatically. */
  isProcessing?: boolean | undefined;
}

/** A gateway could not be reached or gave an unusable response; the effect of the call is unknown. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable';
}

/** A permanent refusal by a gateway. Repeating the call is pointless until an operator has investigated. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
}

/** Cash is paid on delivery: nothing is reserved, and nothing needs settling after a crash. */
export interface CashPayment {
  readonly isDemo: false;
  readonly isCash: true;
}

/**
 * A payment gateway. Every call is idempotent per id (and key). GatewayUnreachable means that the effect is unknown and the call
 * should be repeated; GatewayRefused means that the call had no effect. Calls are never made inside a transaction and never wait
 * for a buyer.
 */
export interface PaymentGateway {
  /** Whether no real money moves. */
  readonly isDemo: boolean;
  readonly isCash: false;
  open(request: PaymentRequest): Promise<OpenResponse>;
  state(paymentId: string): Promise<GatewayState>;
  /** Captures an authorised amount. Resolves with the resulting state, which is not CAPTURED if nothing was authorised. */
  capture(paymentId: string): Promise<GatewayState>;
  /** Cancels a payment that is not yet approved. Resolves with the resulting state; an approved payment stays approved. */
  cancel(paymentId: string): Promise<GatewayState>;
  /** Voids a payment that is not yet captured. Resolves with the resulting state; a captured payment stays CAPTURED. */
  void(paymentId: string): Promise<GatewayState>;
  /** Refunds this amount of a captured payment, once per key. Does nothing for an unknown payment. */
  refund(paymentId: string, refund: { key: string; amountCents: number }): Promise<void>;
}

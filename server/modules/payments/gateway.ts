import type { LocalisedText } from '#server/store/documents/shared.ts';

/** A bank that a buyer can choose. */
export interface Bank {
  code: string;
  name: LocalisedText;
}

/** What is asked for. `paymentId` makes it safe to ask twice: the same id is one charge and gets the same answer. */
export interface AuthoriseRequest {
  paymentId: string;
  amountCents: number;
  /** One of the gateway's `banks`; null where it has none. */
  bank: string | null;
}

/**
 * `authorised`: the amount is reserved, `capture` takes it. `later`: the answer is to come. `declined`: nothing was reserved; `isRetryable`
 * says whether another try could succeed.
 */
export type AuthoriseAnswer = { kind: 'authorised' } | { kind: 'later' } | { kind: 'declined'; isRetryable: boolean };

/**
 * Told when a payment that was to be answered later is decided; an approved one is captured by then. Resolves with whether the shop has
 * taken note: if not, it is told again.
 */
export type AnswerListener = (paymentId: string, isApproved: boolean) => Promise<boolean>;

/** Cash changes hands at the door: nothing is reserved, and nothing has to be settled after a crash. */
export interface CashPayment {
  readonly isDemo: false;
  readonly isCash: true;
  readonly banks: readonly Bank[];
}

/**
 * One way to be paid through somebody else. Every call may be repeated with the same id (and key) and has then no further effect; a call that throws says
 * nothing of what happened, and is to be repeated.
 */
export interface PaymentGateway {
  /** Whether no real money moves. */
  readonly isDemo: boolean;
  readonly isCash: false;
  /** Empty where there is nothing to choose. */
  readonly banks: readonly Bank[];
  authorise(request: AuthoriseRequest): Promise<AuthoriseAnswer>;
  /** Takes what was authorised. */
  capture(paymentId: string): Promise<void>;
  /** Gives back so much of what was captured, or releases all of what was not. Nothing to give back is no error. */
  refund(paymentId: string, refund: { key: string; amountCents: number }): Promise<void>;
}

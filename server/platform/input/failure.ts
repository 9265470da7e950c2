import type { LocalisedText } from '#server/store/documents/shared.ts';

/** Reason of a refusal. Codes never change. */
export type ErrorCode =
  | 'INVALID'
  | 'NOT_FOUND'
  | 'INSUFFICIENT_STOCK'
  | 'PRICE_CHANGED'
  | 'COUPON_REJECTED'
  | 'SHIPPING_UNAVAILABLE'
  | 'PAYMENT_DECLINED'
  | 'INVALID_CREDENTIALS'
  | 'EMAIL_TAKEN'
  | 'WEAK_PASSWORD'
  | 'TOO_MANY_ATTEMPTS'
  | 'BUSY'
  | 'TOKEN_INVALID'
  | 'TOKEN_EXPIRED'
  | 'IDEMPOTENCY_MISMATCH'
  | 'ILLEGAL_TRANSITION'
  | 'CONFLICT';

/** An expected failure: returned as data, never thrown. */
export interface Failure {
  code: ErrorCode;
  /** Says how to correct the input, without repeating it. */
  text: LocalisedText;
  /** Path in the mutation's input, such as ["shippingAddress", "postalCode"]; null: the whole input. */
  path: string[] | null;
}

/** The input is invalid. */
export interface InvalidInput extends Failure {
  kind: 'InvalidInput';
  code: 'INVALID' | 'IDEMPOTENCY_MISMATCH' | 'EMAIL_TAKEN' | 'WEAK_PASSWORD' | 'CONFLICT';
}

/** A referenced object does not exist, or not for this caller. */
export interface NotFound extends Failure {
  kind: 'NotFound';
  code: 'NOT_FOUND';
}

export function invalid(path: string[], text: LocalisedText): InvalidInput {
  return { kind: 'InvalidInput', code: 'INVALID', path, text };
}

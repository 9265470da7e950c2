import type { LocalisedText } from '#server/store/documents/shared.ts';

/** Why something was refused. Codes never change. */
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

/** An expected failure: told as data, never thrown. */
export interface Failure {
  code: ErrorCode;
  /** Says how to put it right, without repeating what was typed. */
  text: LocalisedText;
  /** Place in the mutation's input, such as ["shippingAddress", "postalCode"]; null: the whole of it. */
  path: string[] | null;
}

/** Something in the request is not as it has to be. */
export interface InvalidInput extends Failure {
  kind: 'InvalidInput';
  code: 'INVALID' | 'IDEMPOTENCY_MISMATCH' | 'EMAIL_TAKEN' | 'WEAK_PASSWORD' | 'CONFLICT';
}

/** Something that was named does not exist, or not for who asks. */
export interface NotFound extends Failure {
  kind: 'NotFound';
  code: 'NOT_FOUND';
}

/** An input that is not as it has to be. */
export function invalid(path: string[], text: LocalisedText): InvalidInput {
  return { kind: 'InvalidInput', code: 'INVALID', path, text };
}

import { describedEnum } from '#server/graphql/describedEnum.ts';
import type { ErrorCode as ErrorCodeName } from '#server/platform/input/failure.ts';

export const ErrorCode = describedEnum<ErrorCodeName>('ErrorCode', 'Why something was refused. Codes never change, messages may.', {
  INVALID: 'An input is not as it has to be.',
  NOT_FOUND: 'Something that was named does not exist, or is not for sale any more.',
  INSUFFICIENT_STOCK: 'More is wanted than there is.',
  PRICE_CHANGED: 'The order costs something else than was expected.',
  COUPON_REJECTED: 'The coupon does not count.',
  SHIPPING_UNAVAILABLE: 'Not delivered there.',
  INVALID_CREDENTIALS: 'E-mail or password is not right.',
  EMAIL_TAKEN: 'There is an account with this e-mail already.',
  WEAK_PASSWORD: 'The password is too short, too long, or one of the most common.',
  TOO_MANY_ATTEMPTS: 'Tried too often: `retryAfterSeconds` says how long to wait.',
  BUSY: 'Too many ask for this at the moment; nothing was tried or counted: again after `retryAfterSeconds`.',
  TOKEN_INVALID: 'The token of a letter is unknown, was used, or was replaced by a newer one.',
  TOKEN_EXPIRED: 'The token of a letter was good once, and its time is over.',
  PAYMENT_DECLINED: 'The payment did not go through.',
  IDEMPOTENCY_MISMATCH: 'The idempotency key has placed another order.',
  ILLEGAL_TRANSITION: 'A package cannot go there from where it is.',
  CONFLICT: 'Somebody changed it since it was read: `current` is the version to start from. In an InvalidInput: somebody has it already.',
});

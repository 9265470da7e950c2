import type { LocalisedText } from '#server/store/documents.ts';
import type { InvalidInput, NotFound } from '#server/modules/orders/placeOrderError.ts';
import { ACCOUNT_MESSAGES } from './accountMessages.ts';

/** A login that was refused, or has to wait. */
export interface AuthFailed {
  kind: 'AuthFailed';
  code: 'INVALID_CREDENTIALS' | 'TOO_MANY_ATTEMPTS';
  text: LocalisedText;
  path: string[] | null;
  /** Seconds; null when there is nothing to wait for. */
  retryAfterSeconds: number | null;
}

/** Every expected way in which registering or logging in is refused. */
export type AuthError = InvalidInput | AuthFailed;
/** Every expected way in which a change of an account is refused. */
export type AccountError = InvalidInput | NotFound;

/** The same for an unknown e-mail and for a wrong password. */
export const WRONG_CREDENTIALS: AuthFailed = {
  kind: 'AuthFailed',
  code: 'INVALID_CREDENTIALS',
  text: ACCOUNT_MESSAGES.wrong,
  path: null,
  retryAfterSeconds: null,
};

export function tooManyAttempts(retryAfterSeconds: number): AuthFailed {
  return { kind: 'AuthFailed', code: 'TOO_MANY_ATTEMPTS', text: ACCOUNT_MESSAGES.wait, path: null, retryAfterSeconds };
}

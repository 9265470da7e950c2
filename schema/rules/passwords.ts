import { PASSWORD_LENGTH } from './limits.ts';

/**
 * In UTF-16 units, eight times the longest password: letters that are composed of several take no more. Bringing letters into one coding
 * can take the square of their number, and no longer text is anybody's password.
 */
export const MAX_RAW_PASSWORD_LENGTH = 8 * PASSWORD_LENGTH.max;

/** Letters look alike in several codings: keyboards differ in which they send. What is too long for any password is cut. */
export function normalisePassword(password: string): string {
  return password.slice(0, MAX_RAW_PASSWORD_LENGTH + 1).normalize('NFKC');
}

/** The characters of a password, as its limits count them. */
export function passwordLength(password: string): number {
  return [...normalisePassword(password)].length;
}

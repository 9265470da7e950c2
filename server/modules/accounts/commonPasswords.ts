import { dictionary } from '@zxcvbn-ts/language-common';

const COUNT = 3000;

/** The 3,000 most common passwords that are long enough to be allowed at all, of leaked lists (zxcvbn-ts, MIT). */
let common: ReadonlySet<string> | null = null;

/** Whether a password is among the first that are tried on every account, in whatever case. */
export function isCommonPassword(password: string, minLength: number): boolean {
  // Unpacked when it is first needed: most processes that read the shop never register anybody.
  common ??= new Set(
    dictionary['passwords-common']
      .filter((word) => String(word).length >= minLength)
      .slice(0, COUNT)
      .map((word) => String(word).toLowerCase()),
  );
  return common.has(password.toLowerCase());
}

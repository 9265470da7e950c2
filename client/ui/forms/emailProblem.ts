import { isEmail, normaliseEmail } from '#schema/rules/emails.ts';
import type { Translate } from '#client/i18n/Translate.ts';

/** Error of an email field; undefined when it is valid. */
export function emailProblem(typed: string, t: Translate): string | undefined {
  const email = normaliseEmail(typed);
  if (email === '') return t('f.needEmail');
  return isEmail(email) ? undefined : t('f.badEmail');
}

/** What the profile and the e-mail of an account ask for, and what is wrong with it before it is sent. */
import { MAX_NAME_LENGTH } from '#schema/rules/limits.ts';
import { isMobile, normalisePhone } from '#schema/rules/phones.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { emailProblem } from '#client/ui/forms/emailProblem.ts';

/** The fields that are typed into. */
export const PROFILE_FIELDS = ['firstName', 'lastName', 'phone', 'otherPhone'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** What is wrong, by field: sentences. */
export function checkProfile(values: Record<ProfileField, string>, t: Translate): Record<string, string> {
  const found = PROFILE_FIELDS.flatMap((field) => {
    const problem = problemOf(field, values[field].trim(), t);
    return problem === null ? [] : [[field, problem] as const];
  });
  return Object.fromEntries(found);
}

function problemOf(field: ProfileField, text: string, t: Translate): string | null {
  const phone = normalisePhone(text);
  if (field === 'firstName' && text === '') return t('f.needFirst');
  if ((field === 'firstName' || field === 'lastName') && text.length > MAX_NAME_LENGTH) return t('f.tooLong', { n: MAX_NAME_LENGTH });
  if (field === 'phone' && text === '') return t('f.needPhone');
  if (field === 'phone' && (phone === null || !isMobile(phone))) return t('f.badPhone');
  if (field === 'otherPhone' && text !== '' && phone === null) return t('f.badAnyPhone');
  return null;
}

export function checkEmailChange({ email, password }: { email: string; password: string }, t: Translate): Record<string, string> {
  const found: Record<string, string> = {};
  const wrong = emailProblem(email, t);
  if (wrong) found['email'] = wrong;
  if (password === '') found['password'] = t('auth.needPassword');
  return found;
}

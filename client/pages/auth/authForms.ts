/** What each way into an account asks for, and what is wrong with it before it is sent. */
import { MAX_NAME_LENGTH, PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { passwordLength } from '#schema/rules/passwords.ts';
import { isMobile, normalisePhone } from '#schema/rules/phones.ts';
import { isTelling } from '#schema/rules/tellingText.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { emailProblem } from '#client/ui/forms/emailProblem.ts';
import type { FieldErrors } from '#client/ui/forms/useFormErrors.ts';

export type LoginField = 'email' | 'password';

export function checkLogin({ email, password }: Record<LoginField, string>, t: Translate): FieldErrors<LoginField> {
  const found: FieldErrors<LoginField> = {};
  // Whether it is an e-mail at all is for the server: it says the same of all that nobody has.
  if (email.trim() === '') found.email = t('f.needEmail');
  if (password === '') found.password = t('auth.needPassword');
  return found;
}

/** Those that come back when something is wrong: all but the password. */
export const REGISTER_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number] | 'password';

export function checkRegistration(values: Record<RegisterField, string>, t: Translate): FieldErrors<RegisterField> {
  const found: FieldErrors<RegisterField> = {};
  const phone = normalisePhone(values.phone);
  if (!isTelling(values.firstName)) found.firstName = t('f.needFirst');
  else if (values.firstName.trim().length > MAX_NAME_LENGTH) found.firstName = t('f.tooLong', { n: MAX_NAME_LENGTH });
  if (values.lastName.trim().length > MAX_NAME_LENGTH) found.lastName = t('f.tooLong', { n: MAX_NAME_LENGTH });
  const email = emailProblem(values.email, t);
  if (email) found.email = email;
  if (values.phone.trim() === '') found.phone = t('f.needPhone');
  else if (phone === null || !isMobile(phone)) found.phone = t('f.badPhone');
  const length = passwordLength(values.password);
  if (length === 0) found.password = t('auth.choosePassword');
  else if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) found.password = t('auth.passwordRule', PASSWORD_LENGTH);
  return found;
}

export type ResetField = 'password' | 'repeated';

export function checkReset({ password, repeated }: Record<ResetField, string>, t: Translate): FieldErrors<ResetField> {
  const found: FieldErrors<ResetField> = {};
  const length = passwordLength(password);
  if (length === 0) found.password = t('auth.choosePassword');
  else if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) found.password = t('auth.ruleLength', PASSWORD_LENGTH);
  if (repeated === '') found.repeated = t('auth.repeatPassword');
  else if (repeated !== password) found.repeated = t('auth.noMatch');
  return found;
}

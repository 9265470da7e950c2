import { randomBytes } from 'node:crypto';
import type { Avatar } from '#schema/rules/avatars.ts';
import { isEmail } from '#schema/rules/emails.ts';
import { MAX_NAME_LENGTH, MAX_PHONE_LENGTH, PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { passwordLength } from '#schema/rules/passwords.ts';
import { isMobile, normalisePhone } from '#schema/rules/phones.ts';
import { isTelling } from '#schema/rules/tellingText.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import { INPUT_MESSAGES, tooLong } from '#server/platform/input/inputMessages.ts';
import { invalid } from '#server/platform/input/failure.ts';
import type { InvalidInput } from '#server/platform/input/failure.ts';
import { tidyLine } from '#server/platform/input/tidyText.ts';
import { ACCOUNT_MESSAGES } from './accountErrors.ts';
import { hasFewCharacters, isCommonPassword, isOfContext, type PasswordOwner } from './passwords.ts';
import { emailKeyOf } from './account.repository.ts';

/** Profile fields of a user. */
export type Profile = Pick<UserDoc, 'firstName' | 'lastName' | 'phone' | 'locale' | 'otherPhone' | 'avatar'>;

/** Raw profile change: omitted or null stays unchanged, an empty last name is removed. */
export interface ProfileRequest {
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  otherPhone?: string | null;
  avatar?: Avatar | null;
  locale?: UserDoc['locale'] | null;
}

export interface RegisterRequest extends ProfileRequest {
  firstName: string;
  phone: string;
  email: string;
  password: string;
}

const NOBODY: Profile = { firstName: '', lastName: null, phone: '', locale: 'en' };

/** Normalises and validates a profile, collecting all errors. The profile is valid only without errors. */
export function checkProfile(request: ProfileRequest, before: Profile): { profile: Profile; errors: InvalidInput[] } {
  const errors: InvalidInput[] = [];
  const refuse = (field: keyof ProfileRequest, text: LocalisedText) => errors.push(invalid([field], text));
  const firstName = tidyLine(request.firstName ?? before.firstName);
  if (firstName.length > MAX_NAME_LENGTH) refuse('firstName', tooLong(MAX_NAME_LENGTH));
  else if (!isTelling(firstName)) refuse('firstName', INPUT_MESSAGES.firstName);
  const lastName = tidyLine(request.lastName ?? before.lastName ?? '');
  if (lastName.length > MAX_NAME_LENGTH) refuse('lastName', tooLong(MAX_NAME_LENGTH));
  const typed = request.phone ?? before.phone;
  const phone = typed.length > MAX_PHONE_LENGTH ? null : normalisePhone(typed);
  if (phone === null || !isMobile(phone)) refuse('phone', INPUT_MESSAGES.mobile);
  const otherTyped = (request.otherPhone ?? before.otherPhone ?? '').trim();
  const otherPhone = otherTyped === '' || otherTyped.length > MAX_PHONE_LENGTH ? null : normalisePhone(otherTyped);
  if (otherTyped !== '' && otherPhone === null) refuse('otherPhone', INPUT_MESSAGES.phone);
  const avatar = request.avatar ?? before.avatar;
  const profile = {
    firstName,
    lastName: lastName || null,
    phone: phone ?? '',
    otherPhone,
    locale: request.locale ?? before.locale,
    ...(avatar && { avatar }),
  };
  return { profile, errors };
}

/** As `checkProfile`, with the email and password of a new account. */
export function checkRegistration(request: RegisterRequest): { profile: Profile; email: string; errors: InvalidInput[] } {
  const { profile, errors } = checkProfile(request, NOBODY);
  const email = tidyLine(request.email);
  if (!isEmail(email)) errors.push(invalid(['email'], INPUT_MESSAGES.email));
  const weakness = passwordWeakness(request.password, { email, firstName: profile.firstName, lastName: profile.lastName });
  if (weakness !== null) errors.push({ ...invalid(['password'], weakness), code: 'WEAK_PASSWORD' });
  return { profile, email, errors };
}

/** Reason to refuse a new password, or null; there are no composition rules. Existing passwords are not checked again. */
export function passwordWeakness(password: string, owner: PasswordOwner): LocalisedText | null {
  const length = passwordLength(password);
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) return ACCOUNT_MESSAGES.passwordLength;
  if (hasFewCharacters(password)) return ACCOUNT_MESSAGES.passwordFewCharacters;
  if (isOfContext(password, owner)) return ACCOUNT_MESSAGES.passwordOfContext;
  return isCommonPassword(password) ? ACCOUNT_MESSAGES.passwordCommon : null;
}

export function buildUser(email: string, profile: Profile, passwordHash: string, now: Date): UserDoc {
  return {
    id: `usr_${randomBytes(12).toString('hex')}`,
    email,
    emailKey: emailKeyOf(email),
    ...profile,
    passwordHash,
    roles: ['CUSTOMER'],
    addresses: [],
    createdAt: now.toISOString(),
  };
}

import { localeOf } from '#client/i18n/Locale.ts';
import { AVATARS } from '#schema/rules/avatars.ts';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { emailChangeSchema, passwordChangeSchema } from '#schema/rules/inputs/password.ts';
import { profileSchema } from '#schema/rules/inputs/profile.ts';
import { EMAIL_TEXTS, type FormSpec } from '#client/ui/forms/formSpec.ts';

/** Form specifications of the account pages. */

export const PROFILE_FIELDS = ['firstName', 'lastName', 'phone', 'otherPhone', 'avatar', 'locale'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Avatar by name; undefined: unknown name. */
export const avatarOf = (name: string) => AVATARS.find((avatar) => avatar === name);

export const profileSpec: FormSpec<ProfileField> = {
  fields: PROFILE_FIELDS,
  schema: profileSchema(),
  input: (values) => ({ ...values, avatar: avatarOf(values.avatar), locale: localeOf(values.locale) }),
  texts: {
    firstName: { firstName: 'f.needFirst', noLink: 'f.noLink' },
    lastName: { noLink: 'f.noLink' },
    phone: { missing: 'f.needPhone', mobile: 'f.badPhone' },
    otherPhone: { phone: 'f.badAnyPhone' },
    avatar: {},
    locale: {},
  },
};

export const emailSpec: FormSpec<'email' | 'password'> = {
  fields: ['email', 'password'],
  schema: emailChangeSchema,
  input: (values) => values,
  texts: { email: EMAIL_TEXTS, password: { ownPassword: 'auth.needPassword' } },
};

export const passwordSpec: FormSpec<'current' | 'next'> = {
  fields: ['current', 'next'],
  schema: passwordChangeSchema,
  input: (values) => values,
  texts: {
    current: { ownPassword: 'auth.needPassword' },
    next: { missing: 'auth.choosePassword', password: (t) => t('auth.passwordRule', PASSWORD_LENGTH) },
  },
};

/** Element id of the address book. */
export const ADDRESS_BOOK = 'address-book';
/** Query parameter that opens an address form without scripts: an id, or `new`. */
export const ADDRESS_PARAM = 'address';
/** Value for a new address, instead of an id. */
export const NEW_ADDRESS = 'new';

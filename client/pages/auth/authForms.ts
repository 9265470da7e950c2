/** Form specifications of login, registration and password reset. */
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { loginSchema, newAccountSchema, resetRequestSchema, resetSchema } from '#schema/rules/inputs/password.ts';
import { EMAIL_TEXTS, type FieldTexts, type FormSpec } from '#client/ui/forms/formSpec.ts';

const OWN_PASSWORD: FieldTexts = { ownPassword: 'auth.needPassword' };

export const loginSpec: FormSpec<'email' | 'password'> = {
  fields: ['email', 'password'],
  schema: loginSchema,
  input: (values) => values,
  texts: { email: EMAIL_TEXTS, password: OWN_PASSWORD },
};

/** Fields echoed after a refused post: all but the password. */
export const REGISTER_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number] | 'password';

export const registerSpec: FormSpec<RegisterField> = {
  fields: [...REGISTER_FIELDS, 'password'],
  schema: newAccountSchema,
  input: (values) => values,
  texts: {
    firstName: { firstName: 'f.needFirst', noLink: 'f.noLink' },
    lastName: { noLink: 'f.noLink' },
    email: EMAIL_TEXTS,
    phone: { missing: 'f.needPhone', mobile: 'f.badPhone' },
    password: { missing: 'auth.choosePassword', password: (t) => t('auth.passwordRule', PASSWORD_LENGTH) },
  },
};

export const forgotSpec: FormSpec<'email'> = {
  fields: ['email'],
  schema: resetRequestSchema,
  input: (values) => values,
  texts: { email: EMAIL_TEXTS },
};

export const resetSpec: FormSpec<'password' | 'repeated'> = {
  fields: ['password', 'repeated'],
  schema: resetSchema,
  input: (values) => values,
  texts: {
    password: { missing: 'auth.choosePassword', password: (t) => t('auth.ruleLength', PASSWORD_LENGTH) },
    repeated: { missing: 'auth.repeatPassword', repeated: 'auth.noMatch' },
  },
};

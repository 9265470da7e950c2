/** Forms for login, registration and password reset. */
import { replace } from 'react-router-dom';
import { nextPath } from '#client/config/links.ts';
import { RequestPasswordResetDocument, ResetPasswordDocument } from '#client/features/account/PasswordReset.generated.ts';
import { SignInDocument, SignUpDocument } from '#client/features/account/SignIn.generated.ts';
import { formAction, formIntent, type FormRequest } from '#client/graphql/formAction.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { isNewMemberVar, registrationVar } from '#client/state/registration.ts';
import { settleViewer } from '#client/state/session.ts';
import { EMAIL_TEXTS, type FieldTexts, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { loginSchema, newAccountSchema, resetRequestSchema, resetSchema } from '#schema/rules/inputs/password.ts';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';

const OWN_PASSWORD: FieldTexts = { ownPassword: 'auth.needPassword' };

export const loginSpec: FormSpec<'email' | 'password' | 'remember'> = {
  fields: ['email', 'password', 'remember'],
  schema: loginSchema,
  input: ({ email, password }) => ({ email, password }),
  texts: { email: EMAIL_TEXTS, password: OWN_PASSWORD, remember: {} },
  secrets: ['password'],
};

export type RegisterField = 'firstName' | 'lastName' | 'email' | 'phone' | 'password';

export const registerSpec: FormSpec<RegisterField> = {
  fields: ['firstName', 'lastName', 'email', 'phone', 'password'],
  schema: newAccountSchema,
  input: (values) => values,
  texts: {
    firstName: { firstName: 'f.needFirst' },
    lastName: {},
    email: EMAIL_TEXTS,
    phone: { missing: 'f.needPhone', mobile: 'f.badPhone' },
    password: { missing: 'auth.choosePassword', password: (t) => t('auth.passwordRule', PASSWORD_LENGTH) },
  },
  secrets: ['password'],
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
  secrets: ['password', 'repeated'],
};

const failed = 'auth.failed';

const login = formIntent(loginSpec, {
  failed,
  run: async ({ email, password, remember }, request) => {
    const payload = (await request.mutate(SignInDocument, { email: email.trim(), password, remember: remember !== '' })).login;
    if (payload.viewer === null) return payload;
    if (request.isBrowser) settleViewer(payload.viewer);
    return replace(nextOf(request) ?? (payload.viewer.vendor === null ? '/user-profile' : '/vendor-dashboard'));
  },
});

const register = formIntent(registerSpec, {
  failed,
  run: async ({ lastName, email, ...values }, request) => {
    const input = { ...values, lastName: lastName || null, email: email.trim(), locale: apiLocale(request.locale) };
    const payload = (await request.mutate(SignUpDocument, { input })).register;
    if (payload.viewer === null) return payload;
    if (request.isBrowser) {
      settleViewer(payload.viewer);
      registrationVar(registrationVar.initial);
      isNewMemberVar(true);
    }
    return replace(nextOf(request) ?? '/user-profile');
  },
});

/** The response does not reveal whether the account exists. */
const forgot = formIntent(forgotSpec, {
  failed,
  run: async (values, { mutate }) => {
    const email = values.email.trim();
    const payload = (await mutate(RequestPasswordResetDocument, { email })).requestPasswordReset;
    return payload.ok ? { done: { email } } : payload;
  },
});

const reset = formIntent(resetSpec, {
  failed,
  run: async ({ password }, request) => {
    const token = request.url.searchParams.get('token') ?? '';
    const payload = (await request.mutate(ResetPasswordDocument, { token, password })).resetPassword;
    if (payload.viewer === null) return payload;
    if (request.isBrowser) settleViewer(payload.viewer);
    // Redirects to a URL without the token, because the token has been used.
    return { done: {}, to: '/reset-password' };
  },
});

export const action = formAction({ login, register, forgot, reset });

const nextOf = ({ url }: FormRequest) => nextPath(url.searchParams.get('next'));

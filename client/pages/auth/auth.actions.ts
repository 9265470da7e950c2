import type { FormAction, FormRequest, FormResult } from '#client/routes/formAction.ts';
import { nextPath } from '#client/config/links.ts';
import { RequestPasswordResetDocument, ResetPasswordDocument } from '#client/features/account/PasswordReset.generated.ts';
import { refusalOf, type Refusal } from '#client/features/account/refusal.ts';
import { SignInDocument, SignUpDocument } from '#client/features/account/SignIn.generated.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { valuesOf, wrongFields } from '#client/ui/forms/formSpec.ts';
import { forgotSpec, loginSpec, REGISTER_FIELDS, registerSpec, resetSpec } from './authForms.ts';

const wantedOf = ({ url }: FormRequest) => nextPath(url.searchParams.get('next'));

function refused(refusal: Refusal): FormResult {
  const { fields, general, isTaken, isLinkOver } = refusal;
  return { kind: 'wrong', fields, general, shown: { isTaken, isLinkOver } };
}

/** What the API said nothing about has failed. */
function failed({ t }: FormRequest): FormResult {
  return { kind: 'wrong', general: t('auth.failed') };
}

const login: FormAction = {
  page: 'auth',
  echoes: ['email', 'remember'],
  failed: 'auth.failed',
  run: async (request) => {
    const { text, client, t } = request;
    const values = valuesOf(loginSpec.fields, text);
    const fields = wrongFields(loginSpec, values, t);
    if (fields !== null) return { kind: 'wrong', fields };
    const variables = { email: values.email.trim(), password: values.password, remember: text('remember') !== '' };
    const answer = (await client.mutate({ mutation: SignInDocument, variables })).data?.login;
    if (!answer) return failed(request);
    if (!answer.viewer) return refused(refusalOf(answer.errors, t));
    return { kind: 'go', to: wantedOf(request) ?? (answer.viewer.vendor === null ? '/user-profile' : '/vendor-dashboard') };
  },
};

const register: FormAction = {
  page: 'auth',
  echoes: REGISTER_FIELDS,
  failed: 'auth.failed',
  run: async (request) => {
    const { text, client, t, locale } = request;
    const values = valuesOf(registerSpec.fields, text);
    const fields = wrongFields(registerSpec, values, t);
    if (fields !== null) return { kind: 'wrong', fields };
    const input = { ...values, lastName: values.lastName || null, email: values.email.trim(), locale: apiLocale(locale) };
    const answer = (await client.mutate({ mutation: SignUpDocument, variables: { input } })).data?.register;
    if (!answer) return failed(request);
    if (!answer.viewer) return refused(refusalOf(answer.errors, t));
    return { kind: 'go', to: wantedOf(request) ?? '/user-profile' };
  },
};

const forgot: FormAction = {
  page: 'auth',
  echoes: ['email'],
  failed: 'auth.failed',
  run: async (request) => {
    const { text, client, t } = request;
    const email = text('email').trim();
    const fields = wrongFields(forgotSpec, { email }, t);
    if (fields !== null) return { kind: 'wrong', fields };
    const answer = (await client.mutate({ mutation: RequestPasswordResetDocument, variables: { email } })).data?.requestPasswordReset;
    if (!answer) return failed(request);
    return answer.ok ? { kind: 'done', done: { email } } : refused(refusalOf(answer.errors, t));
  },
};

const reset: FormAction = {
  page: 'auth',
  echoes: [],
  failed: 'auth.failed',
  run: async (request) => {
    const { text, client, t, url } = request;
    const values = valuesOf(resetSpec.fields, text);
    const fields = wrongFields(resetSpec, values, t);
    if (fields !== null) return { kind: 'wrong', fields };
    const variables = { token: url.searchParams.get('token') ?? '', password: values.password };
    const answer = (await client.mutate({ mutation: ResetPasswordDocument, variables })).data?.resetPassword;
    if (!answer) return failed(request);
    if (!answer.viewer) return refused(refusalOf(answer.errors, t));
    // The token has done its work: it stays in no address.
    return { kind: 'done', to: '/reset-password' };
  },
};

export const actions = { login, register, forgot, reset };

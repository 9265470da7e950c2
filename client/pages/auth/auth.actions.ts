import type { FormAction, FormRequest, FormResult } from '#client/routes/formAction.ts';
import { nextPath } from '#client/config/links.ts';
import { RequestPasswordResetDocument, ResetPasswordDocument } from '#client/features/account/PasswordReset.generated.ts';
import { refusalOf, type Refusal } from '#client/features/account/refusal.ts';
import { SignInDocument, SignUpDocument } from '#client/features/account/SignIn.generated.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { emailProblem } from '#client/ui/forms/emailProblem.ts';
import { checkLogin, checkRegistration, checkReset, REGISTER_FIELDS } from './authForms.ts';

const wantedOf = ({ url }: FormRequest) => nextPath(url.searchParams.get('next'));

function refused(refusal: Refusal): FormResult {
  const { fields, general, isTaken, isLinkOver } = refusal;
  return { kind: 'wrong', fields, general, shown: { isTaken, isLinkOver } };
}

/** What the API said nothing about has failed. */
function failed({ t }: FormRequest): FormResult {
  return { kind: 'wrong', general: t('auth.failed') };
}

const hasWrong = (found: object) => Object.keys(found).length > 0;

const login: FormAction = {
  page: 'auth',
  echoes: ['email', 'remember'],
  failed: 'auth.failed',
  run: async (request) => {
    const { text, client, t } = request;
    const values = { email: text('email'), password: text('password') };
    const wrong = checkLogin(values, t);
    if (hasWrong(wrong)) return { kind: 'wrong', fields: wrong };
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
    const values = {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phone: text('phone'),
      password: text('password'),
    };
    const wrong = checkRegistration(values, t);
    if (hasWrong(wrong)) return { kind: 'wrong', fields: wrong };
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
    const wrong = emailProblem(email, t);
    if (wrong) return { kind: 'wrong', fields: { email: wrong } };
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
    const values = { password: text('password'), repeated: text('repeated') };
    const wrong = checkReset(values, t);
    if (hasWrong(wrong)) return { kind: 'wrong', fields: wrong };
    const variables = { token: url.searchParams.get('token') ?? '', password: values.password };
    const answer = (await client.mutate({ mutation: ResetPasswordDocument, variables })).data?.resetPassword;
    if (!answer) return failed(request);
    if (!answer.viewer) return refused(refusalOf(answer.errors, t));
    // The token has done its work: it stays in no address.
    return { kind: 'done', to: '/reset-password' };
  },
};

export const actions = { login, register, forgot, reset };

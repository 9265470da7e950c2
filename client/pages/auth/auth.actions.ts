import type { FormAction, FormRequest, FormResult } from '#client/routes/formAction.ts';
import { nextPath } from '#client/config/links.ts';
import { RequestPasswordResetDocument, ResetPasswordDocument } from '#client/features/account/PasswordReset.generated.ts';
import { refusalOf, type Errors } from '#client/features/account/refusal.ts';
import { SignInDocument, SignUpDocument } from '#client/features/account/SignIn.generated.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { valuesOf, fieldErrors, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { forgotSpec, loginSpec, REGISTER_FIELDS, registerSpec, resetSpec } from './authForms.ts';

const wantedOf = ({ url }: FormRequest) => nextPath(url.searchParams.get('next'));

const OF_AUTH = { page: 'auth', failed: 'auth.failed' } as const;

/** Validates and sends a form; `settle` maps a success to its result, null if the API refused. */
async function send<Field extends string, Answer extends { errors: Errors }>(
  { text, t }: FormRequest,
  spec: FormSpec<Field>,
  ask: (values: Record<Field, string>) => Promise<Answer | undefined>,
  settle: (answer: Answer) => FormResult | null,
): Promise<FormResult> {
  const values = valuesOf(spec.fields, text);
  const wrong = fieldErrors(spec, values, t);
  if (wrong !== null) return { kind: 'wrong', fields: wrong };
  const answer = await ask(values);
  if (!answer) return { kind: 'wrong', general: t('auth.failed') };
  const { fields, general, isTaken, isLinkExpired } = refusalOf(answer.errors, t);
  return settle(answer) ?? { kind: 'wrong', fields, general, shown: { isTaken, isLinkExpired } };
}

const login: FormAction = {
  ...OF_AUTH,
  echoes: ['email', 'remember'],
  run: (request) =>
    send(
      request,
      loginSpec,
      async ({ email, password }) => {
        const variables = { email: email.trim(), password, remember: request.text('remember') !== '' };
        return (await request.client.mutate({ mutation: SignInDocument, variables })).data?.login;
      },
      ({ viewer }) => viewer && { kind: 'go', to: wantedOf(request) ?? (viewer.vendor === null ? '/user-profile' : '/vendor-dashboard') },
    ),
};

const register: FormAction = {
  ...OF_AUTH,
  echoes: REGISTER_FIELDS,
  run: (request) =>
    send(
      request,
      registerSpec,
      async ({ lastName, email, ...values }) => {
        const input = { ...values, lastName: lastName || null, email: email.trim(), locale: apiLocale(request.locale) };
        return (await request.client.mutate({ mutation: SignUpDocument, variables: { input } })).data?.register;
      },
      ({ viewer }) => viewer && { kind: 'go', to: wantedOf(request) ?? '/user-profile' },
    ),
};

const forgot: FormAction = {
  ...OF_AUTH,
  echoes: ['email'],
  run: (request) => {
    const email = request.text('email').trim();
    return send(
      request,
      forgotSpec,
      async () =>
        (await request.client.mutate({ mutation: RequestPasswordResetDocument, variables: { email } })).data?.requestPasswordReset,
      ({ ok }) => (ok ? { kind: 'done', done: { email } } : null),
    );
  },
};

const reset: FormAction = {
  ...OF_AUTH,
  echoes: [],
  run: (request) =>
    send(
      request,
      resetSpec,
      async ({ password }) => {
        const variables = { token: request.url.searchParams.get('token') ?? '', password };
        return (await request.client.mutate({ mutation: ResetPasswordDocument, variables })).data?.resetPassword;
      },
      // Removes the used token from the URL.
      ({ viewer }) => viewer && { kind: 'done', to: '/reset-password' },
    ),
};

export const actions = { login, register, forgot, reset };

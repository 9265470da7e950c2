import type { RegisterInput } from '#client/graphql/schemaTypes.generated.ts';
import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { useT } from '#client/i18n/useT.ts';
import { settleSession } from '#client/state/session.ts';
import { RequestPasswordResetDocument, ResetPasswordDocument } from './PasswordReset.generated.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { SignInDocument, SignUpDocument, type SignInMutation } from './SignIn.generated.ts';

export type { Refusal };

interface Attempt {
  refusal: Refusal | null;
  /** The account is a vendor's. */
  hasShop: boolean;
}

/** Login, registration and password reset; refusal null: success. The session is a cookie that scripts cannot read. */
export function useSignIn() {
  const t = useT();
  const [login] = useMutation(SignInDocument);
  const [register] = useMutation(SignUpDocument);
  const [request] = useMutation(RequestPasswordResetDocument);
  const [reset] = useMutation(ResetPasswordDocument);
  const [isBusy, setBusy] = useState(false);

  const refusalFor = (general: string): Refusal => ({ ...refusalOf([], t), general });

  /** Sends a mutation; a failed request becomes a refusal with a general error. */
  const ask = async <Answer extends object>(send: () => Promise<Answer | undefined>): Promise<Answer | { refusal: Refusal }> => {
    setBusy(true);
    try {
      return (await send()) ?? { refusal: refusalFor(t('auth.failed')) };
    } catch (error) {
      return { refusal: refusalFor(t(savingProblem(error) ?? 'auth.failed')) };
    } finally {
      setBusy(false);
    }
  };

  const settle = async (send: () => Promise<SignInMutation['login'] | undefined>): Promise<Attempt> => {
    const answer = await ask(send);
    if ('refusal' in answer) return { ...answer, hasShop: false };
    const { viewer, errors } = answer;
    if (!viewer) return { refusal: refusalOf(errors, t), hasShop: false };
    settleSession({ id: viewer.id, name: [viewer.firstName, viewer.lastName].filter(Boolean).join(' '), email: viewer.email });
    return { refusal: null, hasShop: viewer.vendor !== null };
  };

  /** Requests a reset email; the response does not reveal whether the account exists. */
  const requestMail = async (email: string): Promise<Refusal | null> => {
    const answer = await ask(async () => (await request({ variables: { email } })).data?.requestPasswordReset);
    if ('refusal' in answer) return answer.refusal;
    return answer.ok ? null : refusalOf(answer.errors, t);
  };

  return {
    isBusy,
    signIn: (variables: { email: string; password: string; remember: boolean }) =>
      settle(async () => (await login({ variables })).data?.login),
    signUp: async (input: RegisterInput) => (await settle(async () => (await register({ variables: { input } })).data?.register)).refusal,
    requestMail,
    resetPassword: async (variables: { token: string; password: string }) =>
      (await settle(async () => (await reset({ variables })).data?.resetPassword)).refusal,
  };
}

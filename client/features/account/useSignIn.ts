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

type Answer = SignInMutation['login'];

/** How an attempt to get in went. */
interface Attempt {
  refusal: Refusal | null;
  /** Whether it is a seller who is in now. */
  hasShop: boolean;
}

/** Logs in, registers, or sets a forgotten password anew. The refusal is null when it went well; the session itself is the browser's cookie, out of reach of scripts. */
export function useSignIn() {
  const t = useT();
  const [login] = useMutation(SignInDocument);
  const [register] = useMutation(SignUpDocument);
  const [request] = useMutation(RequestPasswordResetDocument);
  const [reset] = useMutation(ResetPasswordDocument);
  const [isBusy, setBusy] = useState(false);

  const settle = async (ask: () => Promise<Answer | undefined>): Promise<Attempt> => {
    setBusy(true);
    try {
      const answer = await ask();
      const viewer = answer?.viewer;
      if (!answer) return refused(refusal(t('auth.failed')));
      if (!viewer) return refused(refusalOf(answer.errors, t));
      settleSession({ id: viewer.id, name: [viewer.firstName, viewer.lastName].filter(Boolean).join(' '), email: viewer.email });
      return { refusal: null, hasShop: viewer.vendor !== null };
    } catch (error) {
      return refused(refusal(t(savingProblem(error) ?? 'auth.failed')));
    } finally {
      setBusy(false);
    }
  };

  /** Asks for a letter. Whether it went to anybody nobody learns. */
  const requestMail = async (email: string): Promise<Refusal | null> => {
    setBusy(true);
    try {
      const answer = (await request({ variables: { email } })).data?.requestPasswordReset;
      if (!answer) return refusal(t('auth.failed'));
      return answer.ok ? null : refusalOf(answer.errors, t);
    } catch (error) {
      return refusal(t(savingProblem(error) ?? 'auth.failed'));
    } finally {
      setBusy(false);
    }
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

function refused(refusal: Refusal): Attempt {
  return { refusal, hasShop: false };
}

function refusal(general: string): Refusal {
  return { fields: {}, general, isSignedOut: false, isTaken: false, isLinkOver: false };
}

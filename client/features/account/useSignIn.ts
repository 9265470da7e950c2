import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useT } from '#client/i18n/useT.ts';
import { settleSession } from '#client/state/session.ts';
import { SignInDocument, SignUpDocument } from './SignIn.generated.ts';
import type { RegisterInput, SignInMutation } from './SignIn.generated.ts';

type Answer = SignInMutation['login'];

/** Why somebody was not let in: sentences beside fields, and one about the whole. */
export interface Refusal {
  fields: Readonly<Record<string, string>>;
  general: string | null;
  /** The e-mail has an account already. */
  isTaken: boolean;
}

/** Logs in or registers. The answer is null when it went well; the session itself is the browser's cookie, out of reach of scripts. */
export function useSignIn() {
  const t = useT();
  const [login] = useMutation(SignInDocument);
  const [register] = useMutation(SignUpDocument);
  const [isBusy, setBusy] = useState(false);

  const settle = async (ask: () => Promise<Answer | undefined>): Promise<Refusal | null> => {
    setBusy(true);
    try {
      const answer = await ask();
      const viewer = answer?.viewer;
      if (!answer) return refusal(t('auth.failed'));
      if (!viewer) return refusalOf(answer.errors);
      settleSession({ id: viewer.id, name: [viewer.firstName, viewer.lastName].filter(Boolean).join(' '), email: viewer.email });
      return null;
    } catch {
      return refusal(t('auth.failed'));
    } finally {
      setBusy(false);
    }
  };

  const refusalOf = (errors: Answer['errors']): Refusal => {
    const fields: Record<string, string> = {};
    let general: string | null = null;
    for (const error of errors) {
      const [field] = error.path ?? [];
      if (field !== undefined) fields[field] = error.message;
      else if (error.__typename === 'AuthFailed' && error.retryAfterSeconds !== null)
        general = t('auth.wait', { n: error.retryAfterSeconds });
      else general = error.message;
    }
    return { fields, general, isTaken: errors.some(({ code }) => code === 'EMAIL_TAKEN') };
  };

  return {
    isBusy,
    signIn: (variables: { email: string; password: string; remember: boolean }) =>
      settle(async () => (await login({ variables })).data?.login),
    signUp: (input: RegisterInput) => settle(async () => (await register({ variables: { input } })).data?.register),
  };
}

function refusal(general: string): Refusal {
  return { fields: {}, general, isTaken: false };
}

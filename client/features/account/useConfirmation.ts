import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import type { ConfirmationSubject } from '#client/graphql/schemaTypes.generated.ts';
import { useT } from '#client/i18n/useT.ts';
import { ConfirmEmailDocument, ResendConfirmationDocument } from './Confirmation.generated.ts';
import { refusalOf, type Errors, type Refusal } from './refusal.ts';

/** Uses and requests confirmation links; the result is null on success. */
export function useConfirmation() {
  const t = useT();
  const [confirm] = useMutation(ConfirmEmailDocument);
  const [resend] = useMutation(ResendConfirmationDocument);
  const [isBusy, setBusy] = useState(false);

  const ask = async (send: () => Promise<{ errors: Errors } | undefined>): Promise<Refusal | null> => {
    setBusy(true);
    try {
      const answer = await send();
      if (answer?.errors.length === 0) return null;
      const refusal = refusalOf(answer?.errors ?? [], t);
      return answer ? refusal : { ...refusal, general: t('auth.failed') };
    } catch (error) {
      return { ...refusalOf([], t), general: t(savingProblem(error) ?? 'auth.failed') };
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    confirmEmail: (token: string) =>
      ask(async () => {
        // The account or the vendor is read again by its next page.
        const update: Parameters<typeof confirm>[0] = {
          variables: { token },
          update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' }),
        };
        return (await confirm(update)).data?.confirmEmail;
      }),
    resendConfirmation: (variables: { subject?: ConfirmationSubject; token?: string; number?: string; accessToken?: string | null }) =>
      ask(async () => (await resend({ variables })).data?.resendConfirmation),
  };
}

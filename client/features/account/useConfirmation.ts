import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import type { ConfirmationSubject } from '#client/graphql/schemaTypes.generated.ts';
import { useT } from '#client/i18n/useT.ts';
import { ConfirmEmailDocument, type ConfirmEmailMutation, ResendConfirmationDocument } from './Confirmation.generated.ts';
import { refusalOf, type Errors, type Refusal } from './refusal.ts';

/** Uses and requests confirmation links; the result is null on success. */
export function useConfirmation() {
  const t = useT();
  const [confirm] = useMutation(ConfirmEmailDocument);
  const [resend] = useMutation(ResendConfirmationDocument);
  const [isBusy, setBusy] = useState(false);

  const run = async (send: () => Promise<{ errors: Errors } | undefined>): Promise<Refusal | null> => {
    setBusy(true);
    try {
      const payload = await send();
      if (payload?.errors.length === 0) return null;
      const refusal = refusalOf(payload?.errors ?? [], t);
      return payload ? refusal : { ...refusal, general: t('auth.failed') };
    } catch (error) {
      return { ...refusalOf([], t), general: t(savingProblem(error) ?? 'auth.failed') };
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    /** `onDone` gets the payload, also of a refusal. */
    confirmEmail: (token: string, onDone: (payload: NonNullable<ConfirmEmailMutation['confirmEmail']>) => void) =>
      run(async () => {
        // The next page reads the account or the vendor again.
        const { data } = await confirm({
          variables: { token },
          update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' }),
        });
        if (data?.confirmEmail) onDone(data.confirmEmail);
        return data?.confirmEmail ?? undefined;
      }),
    resendConfirmation: (variables: { subject?: ConfirmationSubject; token?: string; number?: string; accessToken?: string | null }) =>
      run(async () => (await resend({ variables })).data?.resendConfirmation),
  };
}

import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { PackageWatchDocument } from './PackageWatch.generated.ts';
import { isSignedOut } from '#client/graphql/isSignedOut.ts';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { useT } from '#client/i18n/useT.ts';
import { loseSession } from '#client/state/session.ts';
import type { PackageSteps_ResultFragment } from './PackageSteps.generated.ts';

/** Fields of the forms that lead a package on. */
export type StepField = 'carrier' | 'code' | 'url' | 'note' | 'reason' | 'instructions';

/** Why a step was not taken: sentences beside fields, and one about the whole. */
export interface StepProblem {
  fields: Partial<Record<StepField, string>>;
  general: string | null;
  isSignedOut: boolean;
}

const FIELDS: readonly StepField[] = ['carrier', 'code', 'url', 'note', 'reason', 'instructions'];

/** Sends a step of a package; null when it was taken. The hub's counters follow. */
export function usePackageStep() {
  const t = useT();
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);

  const take = async (ask: () => Promise<PackageSteps_ResultFragment | undefined>): Promise<StepProblem | null> => {
    setBusy(true);
    try {
      const answer = await ask();
      if (answer?.package) {
        void client.query({ query: PackageWatchDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
        return null;
      }
      const fields: StepProblem['fields'] = {};
      let general = answer === undefined || answer.errors.length === 0 ? t('vendorPackages.failed') : null;
      for (const { message, path } of answer?.errors ?? []) {
        const field = FIELDS.find((each) => path?.includes(each));
        if (field === undefined) general = message;
        else fields[field] = message;
      }
      return { fields, general, isSignedOut: false };
    } catch (error) {
      if (!isSignedOut(error)) return { fields: {}, general: t(savingProblem(error) ?? 'vendorPackages.failed'), isSignedOut: false };
      loseSession();
      return { fields: {}, general: null, isSignedOut: true };
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, take };
}

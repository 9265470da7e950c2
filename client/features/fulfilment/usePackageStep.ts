import { useApolloClient } from '@apollo/client/react';
import { useSaving, type Unsaved } from '#client/graphql/useSaving.ts';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { takeStep, type PackageStep, type StepTarget } from './packageSteps.ts';
import { PackageWatchDocument } from './PackageWatch.generated.ts';

/** Takes a step of a package and says so; null when it was taken. The counters of the console follow. */
export function usePackageStep() {
  const t = useT();
  const locale = useApiLocale();
  const client = useApolloClient();
  const { isBusy, save } = useSaving();

  const take = async <Field extends string>(
    step: PackageStep<Field>,
    values: Record<Field, string>,
    target: StepTarget,
  ): Promise<Unsaved | null> => {
    let said = '';
    const unsaved = await save(async () => {
      const answer = await takeStep(step, values, target, { client, locale });
      if (answer?.package) said = step.said(t, answer.package, target);
      return answer;
    }, step.spec);
    if (unsaved !== null) return unsaved;
    void client.query({ query: PackageWatchDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    toast.success(said);
    return null;
  };
  return { isBusy, take };
}

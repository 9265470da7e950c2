import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useActionData, useFetcher } from 'react-router-dom';
import { useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import { dropDraft } from '#client/state/drafts.ts';
import { SavedNote } from '#client/ui/feedback/SavedNote.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { ActionFormFrame } from '#client/ui/forms/ActionFormFrame.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import type { FormResult } from '#client/ui/forms/formResult.ts';
import { formErrorText, valuesOf } from '#client/ui/forms/formSpec.ts';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { stepAt, stepPlace, type PackageStep, type StepTarget } from './packageSteps.ts';
import { PackageWatchDocument } from './PackageWatch.generated.ts';

const PACKAGE_STEP = 'packageStep';
/** Key of a package's submissions. */
const keyOf = (packageId: string) => `${PACKAGE_STEP} ${packageId}`;

interface StepFormOptions<Field extends string> {
  target: StepTarget;
  /** Stored values of the fields; by default they are empty. */
  saved?: Partial<Record<Field, string>>;
}

/** Form of a package step, with a draft. Its success may remove it: `useStepResult` reports the result. */
export function useStepForm<Field extends string>(step: PackageStep<Field>, { target, saved = {} }: StepFormOptions<Field>) {
  const place = stepPlace(step, target);
  const posted = useFirstPosted();
  const form = useDraftForm<Field>(step.spec, useFormSubmission(PACKAGE_STEP, place, keyOf(target.packageId)), {
    // Several step forms of a page have fields of the same names.
    id: useId(),
    draftKey: place,
    saved: valuesOf(step.spec.fields, (field) => saved[field] ?? ''),
  });
  const { unsaved } = form.problem;
  // `StepNote` shows the general error of a post.
  if (posted === null || form.result !== posted || unsaved === null) return form;
  return { ...form, problem: { ...form.problem, unsaved: { ...unsaved, general: null, isSignedOut: false } } };
}

interface StepResultOptions {
  onSuccess?: () => void;
  /** Reloads the package: another user may have taken the step. */
  onRefused: () => void;
}

/** Reports the steps of a package, in a component that stays: a success shows a toast and updates the counters of the console. */
export function useStepResult(packageId: string, { onSuccess, onRefused }: StepResultOptions): void {
  const t = useT();
  const client = useApolloClient();
  const { data = null } = useFetcher<FormResult>({ key: keyOf(packageId) });
  useFormResult({ result: data }, ({ done, place }) => {
    if (done === null) return onRefused();
    dropDraft(place);
    void client.query({ query: PackageWatchDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    toast.success(stepAt(place)?.step.message(t, done) ?? '');
    onSuccess?.();
  });
}

/** Result of a step posted without scripts, whose form may not be rendered any more. */
export function StepNote() {
  const t = useT();
  const posted = useFirstPosted();
  if (posted === null) return null;
  const { done, place, lastResult, isSignedOut = false } = posted;
  if (done !== null) return <SavedNote>{stepAt(place)?.step.message(t, done)}</SavedNote>;
  return (
    <FormProblem unsaved={{ fields: {}, general: formErrorText(lastResult?.error?.[''], t), isSignedOut }} attempt={1} idOf={String} />
  );
}

/** Result of the post that this page was rendered for. */
function useFirstPosted(): FormResult | null {
  const [posted] = useState(useActionData<FormResult>());
  return posted?.intent === PACKAGE_STEP ? posted : null;
}

interface StepFormProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'isWide'> {
  form: ComponentProps<typeof ActionFormFrame>['form'] & { isBusy: boolean };
  /** Accessible name, for a form with fields. */
  label?: string;
  button: ReactNode;
  children?: ReactNode;
}

export function StepForm({ form, label, button, children, ...look }: StepFormProps) {
  return (
    <ActionFormFrame form={form} aria-label={label}>
      {children}
      <Cluster>
        <Button type="submit" {...look} isBusy={form.isBusy}>
          {button}
        </Button>
      </Cluster>
    </ActionFormFrame>
  );
}

interface PressStepProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'isWide'> {
  step: PackageStep<never>;
  target: StepTarget;
  label: string;
}

/** Step without fields. */
export function PressStep({ step, label, target, ...look }: PressStepProps) {
  return <StepForm form={useStepForm(step, { target })} button={label} {...look} />;
}

import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useActionData, useFetcher } from 'react-router-dom';
import { useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import { dropDraft } from '#client/state/drafts.ts';
import { Problem } from '#client/ui/feedback/Problem.tsx';
import { SavedNote } from '#client/ui/feedback/SavedNote.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { ActionFormFrame } from '#client/ui/forms/ActionFormFrame.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import type { FormResult } from '#client/ui/forms/formResult.ts';
import { formErrorText, valuesOf } from '#client/ui/forms/formSpec.ts';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { EXPECTED, stepAt, stepPlace, type PackageStep, type StepTarget } from './packageSteps.ts';
import { PackageWatchDocument } from './PackageWatch.generated.ts';

const PACKAGE_STEP = 'packageStep';
/** Fetcher key shared by all of a package's steps. */
const keyOf = (packageId: string) => `${PACKAGE_STEP} ${packageId}`;

interface StepFormOptions<Field extends string> {
  target: StepTarget;
  /** Initial field values; empty by default. */
  saved?: Partial<Record<Field, string>>;
}

/** Form for a package step, with a draft. A success may unmount the form, so use `useStepResult` to report the result. */
export function useStepForm<Field extends string>(step: PackageStep<Field>, { target, saved = {} }: StepFormOptions<Field>) {
  const place = stepPlace(step, target);
  const posted = useFirstPosted();
  const form = useDraftForm<Field>(step.spec, useFormSubmission(PACKAGE_STEP, place, keyOf(target.packageId)), {
    // Several step forms on a page have fields with the same names.
    id: useId(),
    draftKey: place,
    saved: valuesOf(step.spec.fields, (field) => saved[field] ?? ''),
  });
  const { unsaved } = form.problem;
  if (unsaved === null) return form;
  // `StepNote` shows the general error after a post without scripts, and `StepRefusal` shows one of the API.
  if (form.result === posted) return { ...form, problem: { ...form.problem, unsaved: { ...unsaved, general: null, isSignedOut: false } } };
  return isRefused(form.result) ? { ...form, problem: { ...form.problem, unsaved: { ...unsaved, general: null } } } : form;
}

/** Whether the API has rejected the step, for example because the package has changed. */
function isRefused(result: FormResult | null): boolean {
  return (result?.codes ?? []).length > 0;
}

interface StepResultOptions {
  onSuccess?: () => void;
  /** Must reload the package, because a different user may have completed the step. */
  onRefused: () => void;
}

/**
 * Reports the results of a package's steps, in a component that no step unmounts. After a success, shows a toast and updates the task
 * counters of the vendor console.
 */
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

/** Result of a step that was posted without scripts. Independent of the form, which may no longer be rendered. */
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

/** Why the API rejected the latest step. Independent of the form, which the package's new state may unmount. */
export function StepRefusal({ packageId }: { packageId: string }) {
  const t = useT();
  const { data = null } = useFetcher<FormResult>({ key: keyOf(packageId) });
  const [latest, setLatest] = useState({ result: data, attempt: 0 });
  if (data !== latest.result) setLatest({ result: data, attempt: latest.attempt + 1 });
  const text = isRefused(data) ? formErrorText(data?.lastResult?.error?.[''], t) : null;
  return text === null ? null : <Problem attempt={latest.attempt}>{text}</Problem>;
}

/** Whether a step was rejected in a post without scripts, so that its form is shown open. */
export function useIsPosted(step: PackageStep<string>, target: StepTarget): boolean {
  const posted = useFirstPosted();
  return posted !== null && posted.done === null && posted.place === stepPlace(step, target);
}

function useFirstPosted(): FormResult | null {
  const [posted] = useState(useActionData<FormResult>());
  return posted?.intent === PACKAGE_STEP ? posted : null;
}

interface StepFormProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'isWide'> {
  form: ComponentProps<typeof ActionFormFrame>['form'] & { isBusy: boolean };
  /** Accessible name, for forms with fields. */
  label?: string;
  button: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
  children?: ReactNode;
}

export function StepForm({ form, label, button, aside, children, ...buttonProps }: StepFormProps) {
  return (
    <ActionFormFrame form={form} aria-label={label}>
      {children}
      <Cluster>
        <Button type="submit" {...buttonProps} isBusy={form.isBusy}>
          {button}
        </Button>
        {aside}
      </Cluster>
    </ActionFormFrame>
  );
}

interface PressStepProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'isWide'> {
  step: PackageStep<never>;
  target: StepTarget;
  label: string;
  /** Hidden fields. */
  children?: ReactNode;
}

/** A button for a step without fields. */
export function PressStep({ step, label, target, ...props }: PressStepProps) {
  return <StepForm form={useStepForm(step, { target })} button={label} {...props} />;
}

/** Number of line changes that the vendor sees; a step with it is rejected if there are more by then. */
export function ExpectedChanges({ of: { lineChanges } }: { of: { lineChanges: readonly unknown[] } }) {
  return <input type="hidden" name={EXPECTED.lineChanges} value={lineChanges.length} />;
}

import { useId, type ComponentProps, type ReactNode } from 'react';
import { stepFormId, type PackageStep, type StepTarget, takeStep } from './packageSteps.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { valuesOf } from '#client/ui/forms/formSpec.ts';
import { SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { useApolloClient } from '@apollo/client/react';
import { useSaving } from '#client/graphql/useSaving.ts';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { PackageWatchDocument } from './PackageWatch.generated.ts';

export interface StepFormOptions<Field extends string = string> {
  target: StepTarget;
  /** Stored values of the fields; by default they are empty. */
  saved?: Partial<Record<Field, string>>;
  onSuccess?: (() => void) | undefined;
  /** Reloads the package: another user may have taken the step. */
  onRefused?: (() => void) | undefined;
}

/** Form of a package step, with a draft. Success shows a toast and updates the counters of the console. */
export function useStepForm<Field extends string>(
  step: PackageStep<Field>,
  { target, saved = {}, onSuccess, onRefused }: StepFormOptions<Field>,
) {
  const t = useT();
  const locale = useApiLocale();
  const client = useApolloClient();
  const { save } = useSaving();
  const place = stepFormId(step, target);
  const posted = usePosted('packageStep', place);
  const form = useDraftForm<Field>(step.spec, {
    // Several step forms of a page have fields of the same names.
    id: useId(),
    draftKey: place,
    saved: valuesOf(step.spec.fields, (field) => saved[field] ?? ''),
    // The page shows the general error: the form may be unmounted.
    posted: posted && { ...posted, general: null, isSignedOut: false },
    send: async (values) => {
      let said = '';
      const unsaved = await save(async () => {
        const answer = await takeStep(step, values, target, { client, locale });
        if (answer?.package) said = step.successMessage(t, answer.package, target);
        return answer;
      }, step.spec);
      if (unsaved === null) {
        void client.query({ query: PackageWatchDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
        toast.success(said);
        onSuccess?.();
      } else onRefused?.();
      return unsaved;
    },
  });
  return { form, posted: posted?.values, marks: { ...target, place } };
}

interface StepFormProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'isWide'> {
  step: Pick<ReturnType<typeof useStepForm<never>>, 'marks'> & {
    form: Pick<ReturnType<typeof useStepForm<never>>['form'], 'formProps' | 'problem' | 'isBusy'>;
  };
  /** Accessible name, for a form with fields. */
  label?: string;
  button: ReactNode;
  children?: ReactNode;
}

export function StepForm({ step: { form, marks }, label, button, children, ...look }: StepFormProps) {
  return (
    <SchemaFormFrame form={form} name="packageStep" aria-label={label}>
      {Object.entries(marks).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Cluster>
        <Button type="submit" {...look} isBusy={form.isBusy}>
          {button}
        </Button>
      </Cluster>
    </SchemaFormFrame>
  );
}

/** Step without fields. */
export function PressStep({ step, label, target, onSuccess, onRefused, ...look }: PressStepProps) {
  return <StepForm step={useStepForm(step, { target, onSuccess, onRefused })} button={label} {...look} />;
}

interface PressStepProps extends StepFormOptions, Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'isWide'> {
  step: PackageStep<never>;
  label: string;
}

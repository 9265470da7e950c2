import { useId, type ComponentProps, type ReactNode } from 'react';
import { usePackageStep } from './usePackageStep.ts';
import { stepPlace, type PackageStep, type StepTarget } from './packageSteps.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { useDraft } from '#client/state/useDraft.ts';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { valuesOf } from '#client/ui/forms/formSpec.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';

export interface StepFormOptions {
  target: StepTarget;
  onTaken?: (() => void) | undefined;
  /** Somebody else may have taken the step: the page shows where the package is. */
  onRefused?: (() => void) | undefined;
}

/** A form that leads a package on: nothing typed is lost before the step is taken. */
export function useStepForm<Field extends string>(step: PackageStep<Field>, { target, onTaken, onRefused }: StepFormOptions) {
  const { take } = usePackageStep();
  const place = stepPlace(step, target);
  const posted = usePosted('packageStep', place);
  const draft = useDraft<Record<Field, string>>(
    place,
    valuesOf(step.spec.fields, () => ''),
    undefined,
    posted?.values,
  );
  const form = useSchemaForm<Field>(step.spec, {
    // Forms for several steps stand on one page, with fields of the same names.
    id: useId(),
    values: draft.values,
    // The page says what is wrong as a whole: the form may be gone.
    posted: posted && { ...posted, general: null, isSignedOut: false },
    onChange: (field, text) => draft.set({ [field]: text } as Partial<Record<Field, string>>),
    send: async (values) => {
      const unsaved = await take(step, values, target);
      if (unsaved === null) {
        draft.drop();
        onTaken?.();
      } else onRefused?.();
      return unsaved;
    },
  });
  return { form, values: draft.values, posted: posted?.values, marks: { ...target, place } };
}

interface StepFormProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'isWide'> {
  step: Pick<ReturnType<typeof useStepForm<never>>, 'marks'> & {
    form: Pick<ReturnType<typeof useStepForm<never>>['form'], 'formProps' | 'problem' | 'isBusy'>;
  };
  /** The name of the form, where it has fields. */
  label?: string;
  button: ReactNode;
  /** The fields. */
  children?: ReactNode;
}

export function StepForm({ step: { form, marks }, label, button, children, ...look }: StepFormProps) {
  return (
    <Stack as={PostForm} {...form.formProps} gap={4} name="packageStep" aria-label={label}>
      {Object.entries(marks).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormProblem {...form.problem} />
      {children}
      <Cluster>
        <Button type="submit" {...look} isBusy={form.isBusy}>
          {button}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** A step that needs nothing but a press. */
export function PressStep({ step, label, target, onTaken, onRefused, ...look }: PressStepProps) {
  return <StepForm step={useStepForm(step, { target, onTaken, onRefused })} button={label} {...look} />;
}

interface PressStepProps extends StepFormOptions, Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'isWide'> {
  step: PackageStep<never>;
  label: string;
}

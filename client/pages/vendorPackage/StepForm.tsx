import { useId, useState, type ReactNode } from 'react';
import { object } from 'valibot';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import styles from './VendorPackage.module.css';
import type { PackageSteps_ResultFragment } from '#client/features/fulfilment/PackageSteps.generated.ts';
import { usePackageStep, type StepField, type StepProblem } from '#client/features/fulfilment/usePackageStep.ts';
import { useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Heading } from '#client/ui/primitives/Type.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { MAX_NOTE_LENGTH } from '#schema/rules/limits.ts';
import { useDraft } from '#client/state/useDraft.ts';
import { valuesOf, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import type { InputKey } from '#schema/rules/inputs/inputKeys.ts';
import { noteSchema } from '#schema/rules/inputs/return.ts';
import type { VendorPackage_PackageFragment } from './VendorPackagePage.generated.ts';

interface StepCardProps {
  /** Of its heading, where it is not the first on its page: after a step the focus goes to the first. */
  id?: string;
  title: string;
  children: ReactNode;
  isQuiet?: boolean;
}

/** What is to be done now, on a ground of its own. */
export function StepCard({ id = 'next-step', title, children, isQuiet }: StepCardProps) {
  return (
    <Surface as="section" tone={isQuiet ? 'plain' : 'soft'} radius="xl" gap={3} className={styles.step} aria-labelledby={id}>
      <Heading level={2} size="title" id={id} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Surface>
  );
}

/** What is seldom done, behind a line that opens it. */
export function StepFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={shared.fold}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

interface PressStepProps {
  label: string;
  /** Said when the step was taken. */
  done: string;
  send: () => Promise<PackageSteps_ResultFragment | undefined>;
  /** Somebody else may have taken the step: the page shows where the package is. */
  onRefused: () => void;
}

/** A step that needs nothing but a press. */
export function PressStep({ label, done, send, onRefused }: PressStepProps) {
  const { isBusy, take } = usePackageStep();
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const press = async () => {
    const found = await take(send);
    setProblem(found);
    setAttempt((count) => count + 1);
    if (found === null) toast.success(done);
    else onRefused();
  };
  return (
    <>
      <FormProblem unsaved={problem} attempt={attempt} idOf={String} />
      <Button isBusy={isBusy} onClick={() => void press()}>
        {label}
      </Button>
    </>
  );
}

interface WrittenStepProps {
  /** Names what was typed. */
  draftKey: string;
  field: StepField;
  /** Why the schema refuses an empty text. */
  reason: InputKey;
  words: Record<'form' | 'label' | 'hint' | 'missing' | 'button', PlainMessageKey>;
  look?: 'danger';
  send: (text: string) => Promise<PackageSteps_ResultFragment | undefined>;
  onTaken: () => void;
  /** What it comes to, above the field. */
  children?: ReactNode;
}

/** A step of a package that needs a text, which its buyer reads. */
export function WrittenStep({ draftKey, field, reason, words, look, send, onTaken, children }: WrittenStepProps) {
  const t = useT();
  const { form } = useStepForm(
    {
      fields: [field],
      schema: object({ [field]: noteSchema(reason) }),
      input: (values) => values,
      texts: { [field]: { [reason]: words.missing } } as FormSpec<StepField>['texts'],
    },
    { draftKey, send: ({ [field]: text }) => send(text), onTaken },
  );
  return (
    <Stack as={PostForm} {...form.formProps} gap={4} name="scripted" aria-label={t(words.form)}>
      {children}
      <FormProblem {...form.problem} />
      <TextField {...form.field(field)} label={t(words.label)} hint={t(words.hint)} isLong rows={3} maxLength={MAX_NOTE_LENGTH} />
      <Cluster>
        <Button type="submit" look={look} isBusy={form.isBusy}>
          {t(words.button)}
        </Button>
      </Cluster>
    </Stack>
  );
}

interface StepFormOptions<Field extends StepField> {
  /** Names what was typed, which outlives leaving the page until the step is taken. */
  draftKey: string;
  send: (values: Record<Field, string>) => Promise<PackageSteps_ResultFragment | undefined>;
  onTaken: () => void;
}

/** A form that leads a package on: nothing typed is lost before the step is taken. */
export function useStepForm<Field extends StepField>(spec: FormSpec<Field>, { draftKey, send, onTaken }: StepFormOptions<Field>) {
  const { take } = usePackageStep();
  const draft = useDraft<Record<Field, string>>(
    draftKey,
    valuesOf(spec.fields, () => ''),
  );
  const form = useSchemaForm<Field>(spec, {
    // Forms for several steps stand on one page, with fields of the same names.
    id: useId(),
    values: draft.values,
    onChange: (field, text) => draft.set({ [field]: text } as Partial<Record<Field, string>>),
    send: async (values) => {
      const problem = await take(() => send(values));
      if (problem !== null) return problem;
      draft.drop();
      onTaken();
      return null;
    },
  });
  return { form, values: draft.values };
}

/** A package as its seller works on it. */
export type VendorPackageView = VendorPackage_PackageFragment;

import { useId, useState, type ReactNode } from 'react';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import styles from './VendorPackage.module.css';
import type { PackageSteps_ResultFragment } from '#client/features/fulfilment/PackageSteps.generated.ts';
import { usePackageStep, type StepField, type StepProblem } from '#client/features/fulfilment/usePackageStep.ts';
import { useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Surface } from '#client/ui/primitives/Surface.tsx';
import { Heading } from '#client/ui/primitives/Type.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { MAX_NOTE_LENGTH } from '#schema/rules/limits.ts';
import { dropDraft, keepDraft, readDraft } from '#client/state/drafts.ts';
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
  words: Record<'form' | 'label' | 'hint' | 'missing' | 'button', PlainMessageKey>;
  look?: 'danger';
  send: (text: string) => Promise<PackageSteps_ResultFragment | undefined>;
  onTaken: () => void;
  /** What it comes to, above the field. */
  children?: ReactNode;
}

/** A step of a package that needs a text, which its buyer reads. */
export function WrittenStep({ draftKey, field, words, look, send, onTaken, children }: WrittenStepProps) {
  const t = useT();
  const form = useStepForm({
    draftKey,
    check: ({ [field]: text = '' }) => (text.trim() === '' ? { [field]: t(words.missing) } : {}),
    send: ({ [field]: text = '' }) => send(text),
    onTaken,
  });
  return (
    <Stack
      as={PostForm}
      gap={4}
      name="scripted"
      aria-label={t(words.form)}
      onSubmit={() => {
        void form.submit();
      }}
    >
      {children}
      <FormProblem unsaved={form.problem} attempt={form.attempt} idOf={form.idOf} />
      <TextField {...form.fieldProps(field)} label={t(words.label)} hint={t(words.hint)} isLong rows={3} maxLength={MAX_NOTE_LENGTH} />
      <Cluster>
        <Button type="submit" look={look} isBusy={form.isBusy}>
          {t(words.button)}
        </Button>
      </Cluster>
    </Stack>
  );
}

type Values = Readonly<Partial<Record<StepField, string>>>;

interface StepFormOptions {
  /** Names what was typed, which outlives leaving the page until the step is taken. */
  draftKey: string;
  /** What has to be put right before it is sent. */
  check: (values: Values) => StepProblem['fields'];
  send: (values: Values) => Promise<PackageSteps_ResultFragment | undefined>;
  onTaken: () => void;
}

/** A form that leads a package on: nothing typed is lost before the step is taken. */
export function useStepForm({ draftKey, check, send, onTaken }: StepFormOptions) {
  const [values, setValues] = useState<Values>(() => readDraft(draftKey) ?? {});
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { isBusy, take } = usePackageStep();

  /** Forms for several steps stand on one page, with fields of the same names. */
  const form = useId();
  const idOf = (field: string) => `${form}-${field}`;
  const set = (field: StepField, value: string) => {
    const next = { ...values, [field]: value };
    setValues(next);
    keepDraft(draftKey, next);
    if (problem?.fields[field] === undefined) return;
    const { [field]: _mended, ...fields } = problem.fields;
    setProblem({ ...problem, fields });
  };
  const submit = async () => {
    if (isBusy) return;
    const fields = check(values);
    const found = Object.keys(fields).length > 0 ? { fields, general: null, isSignedOut: false } : await take(() => send(values));
    setProblem(found);
    setAttempt((count) => count + 1);
    if (found !== null) return;
    dropDraft(draftKey);
    onTaken();
  };
  return {
    values,
    isBusy,
    problem,
    attempt,
    submit,
    set,
    idOf,
    /** What connects a field with the form. */
    fieldProps: (field: StepField) => ({
      id: idOf(field),
      name: field,
      value: values[field] ?? '',
      error: problem?.fields[field] ?? null,
      onChange: (event: { target: { value: string } }) => set(field, event.target.value),
    }),
  };
}

/** A package as its seller works on it. */
export type VendorPackageView = VendorPackage_PackageFragment;

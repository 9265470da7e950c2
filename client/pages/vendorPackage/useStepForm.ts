import { useId, useState } from 'react';
import { type StepField, type StepProblem, usePackageStep } from '#client/features/fulfilment/usePackageStep.ts';
import type { PackageSteps_ResultFragment } from '#client/features/fulfilment/PackageSteps.generated.ts';
import { dropDraft, keepDraft, readDraft } from '#client/state/drafts.ts';

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

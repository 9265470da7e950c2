import { parse, useForm, type DefaultValue } from '@conform-to/react';
import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useT } from '#client/i18n/useT.ts';
import type { PostedForm } from '#client/lib/postedForm.ts';
import { refusalsOf, refusalText, valuesOf, type FormSpec, type Refusal } from './formSpec.ts';
import type { Unsaved } from './FormProblem.tsx';

interface SchemaFormOptions<Field extends string, Refused extends Unsaved> {
  /** Prefix of the fields' ids. */
  id: string;
  /** What the fields hold at first; values that change later, such as a draft, are put into their fields. */
  values: Record<Field, string>;
  /** What became of it without scripts. */
  posted?: PostedForm | null;
  /** Keeps a draft. */
  onChange?: (field: Field, text: string) => void;
  /** Sends what the schema accepts; null: it was saved, and the form holds its values again. */
  send: (values: Record<Field, string>) => Promise<Refused | null>;
}

export type SchemaForm = ReturnType<typeof useSchemaForm>;

/**
 * The form engine: Conform with the schema of an input. The document holds what is typed, so that a form that is sent by script and one that
 * is posted are the same data. A field is checked when it is left, unless it is empty, and with every letter once it was refused.
 */
export function useSchemaForm<Field extends string, Refused extends Unsaved = Unsaved>(
  spec: FormSpec<Field>,
  { id, values: given, posted = null, onChange, send }: SchemaFormOptions<Field, Refused>,
) {
  const t = useT();
  const wasRefused = posted !== null && posted.done === null;
  const [answer, setAnswer] = useState<Refused | Unsaved | null>(wasRefused ? posted : null);
  const [attempt, setAttempt] = useState(wasRefused ? 1 : 0);
  const [isBusy, setBusy] = useState(false);
  // Conform resets a form whose id changes.
  const [round, setRound] = useState(0);
  const formId = `${id}-form-${round}`;
  const isNamed = (name: string): name is Field => (spec.fields as readonly string[]).includes(name);

  const submit = async (values: Record<Field, string>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const refused = await send(values);
      setAnswer(refused);
      if (refused === null) reset();
      else setAttempt((count) => count + 1);
    } finally {
      setBusy(false);
    }
  };
  const reset = () => {
    setAnswer(null);
    setAttempt(0);
    setRound((count) => count + 1);
  };

  const [form, fields] = useForm<Record<Field, string>, Record<Field, string>, Refusal>({
    id: formId,
    defaultValue: given as DefaultValue<Record<Field, string>>,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => {
      const submission = parse<Record<Field, string>, Refusal>(formData, {
        resolve: (payload) => {
          const values = valuesOf(spec.fields, (field) => String(payload[field] ?? ''));
          const error = refusalsOf(spec, values);
          return error === null ? { value: values } : { error };
        },
      });
      if (submission.status === 'error') {
        setAnswer(null);
        setAttempt((count) => count + 1);
      }
      return submission;
    },
    onSubmit: (_event, { submission }) => {
      if (submission?.status === 'success') void submit(submission.value);
    },
  });

  // Fields follow their values: a draft that was stored, an address that was chosen.
  const before = useRef(given);
  const fill = (texts: Partial<Record<Field, string>>) => {
    const shown = document.getElementById(formId) as HTMLFormElement | null;
    if (shown === null) return;
    const data = new FormData(shown);
    const now = valuesOf(spec.fields, (field) => {
      const text = data.get(field);
      return typeof text === 'string' ? text : '';
    });
    const value = { ...now, ...texts };
    if (spec.fields.some((field) => data.has(field) && value[field] !== now[field])) form.update<Record<string, string>>({ value });
  };
  useEffect(() => {
    const changed = spec.fields.filter((field) => given[field] !== before.current[field]);
    before.current = given;
    fill(Object.fromEntries(changed.map((field) => [field, given[field]])) as Partial<Record<Field, string>>);
  });

  const wrong: Record<string, string> = { ...answer?.fields };
  for (const [field, refusal] of Object.entries(form.allErrors)) if (isNamed(field)) wrong[field] = refusalText(spec, field, refusal, t);
  const isWrong = Object.keys(wrong).length > 0;
  const unsaved: Unsaved | null =
    answer === null && !isWrong ? null : { fields: wrong, general: answer?.general ?? null, isSignedOut: answer?.isSignedOut ?? false };

  return {
    /** What ties the `PostForm` to the engine. */
    formProps: {
      id: formId,
      onSubmit: form.onSubmit,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const { name, value } = event.target as HTMLInputElement;
        if (!isNamed(name)) return;
        onChange?.(name, value);
        // What the server refused counts until it is changed.
        setAnswer((known) => {
          if (known?.fields[name] === undefined) return known;
          const { [name]: _changed, ...others } = known.fields;
          return { ...known, fields: others };
        });
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const { name, value } = event.target as unknown as HTMLInputElement;
        if (isNamed(name) && value.trim() !== '') form.validate({ name });
      },
    },
    /** What ties an input to its field. */
    field: (name: Field) => ({
      id: `${id}-${name}`,
      name,
      defaultValue: fields[name].initialValue ?? '',
      error: wrong[name] ?? null,
    }),
    /** What a field holds now. */
    valueOf: (name: Field) => fields[name].value ?? '',
    /** Why it was not sent or not saved, as `FormProblem` says it above the form; null before the first attempt. */
    problem: { unsaved: attempt === 0 ? null : unsaved, attempt, idOf: (field: string) => `${id}-${field}` },
    /** Counts failed attempts. */
    attempt,
    isBusy,
    isDirty: form.dirty,
    fill,
    reset,
  };
}

import { parse, useForm, type DefaultValue } from '@conform-to/react';
import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type PointerEvent } from 'react';
import { useT } from '#client/i18n/useT.ts';
import type { PostedForm } from '#client/lib/postedForm.ts';
import { refusalsOf, refusalTexts, valuesOf, type FormSpec, type Refusal } from './formSpec.ts';
import type { Unsaved } from './FormProblem.tsx';

interface SchemaFormOptions<Field extends string, Refused extends Unsaved> {
  /** Prefix of the fields' ids. */
  id: string;
  /** Initial values; later changes, such as those of a draft, update the fields. */
  values: Record<Field, string>;
  /** Result of the form posted without scripts. */
  posted?: PostedForm | null;
  /** Stores a draft. */
  onChange?: (field: Field, text: string) => void;
  /** Called after invalid input, which is not sent. */
  onRefused?: () => void;
  /** Submits valid values; null on success, after which the form resets. */
  send: (values: Record<Field, string>) => Promise<Refused | null>;
}

export type SchemaForm<Field extends string = string> = ReturnType<typeof useSchemaForm<Field>>;

/** Props that bind an input to its field. */
export type FieldProps = ReturnType<SchemaForm['field']>;

/** Value of a ticked checkbox; empty when unticked. */
export const TICKED = 'yes';

/**
 * Form engine: Conform with an input schema of the API. Values live in the DOM, so that scripted and posted submissions are the same data.
 * A field is validated on blur unless empty, and on input after an error.
 */
export function useSchemaForm<Field extends string, Refused extends Unsaved = Unsaved>(
  spec: FormSpec<Field>,
  { id, values: given, posted = null, onChange, onRefused, send }: SchemaFormOptions<Field, Refused>,
) {
  const t = useT();
  const wasRefused = posted !== null && posted.done === null;
  const [answer, setAnswer] = useState<Refused | Unsaved | null>(wasRefused ? posted : null);
  const [attempt, setAttempt] = useState(wasRefused ? 1 : 0);
  const [isBusy, setBusy] = useState(false);
  const isPressing = useRef(false);
  // Conform resets a form whose id changes.
  const [round, setRound] = useState(0);
  const formId = `${id}-form-${round}`;
  const idOf = (field: string) => `${id}-${field.replaceAll('.', '-')}`;
  const isNamed = (name: string): name is Field => (spec.fields as readonly string[]).includes(name);
  const countAttempt = () => setAttempt((count) => count + 1);
  /** Server errors of a field last until it is changed. */
  const forget = (name: Field) =>
    setAnswer((known) => {
      if (known?.fields[name] === undefined) return known;
      const { [name]: _changed, ...others } = known.fields;
      return { ...known, fields: others };
    });
  const change = (name: Field, text: string) => {
    onChange?.(name, text);
    forget(name);
  };
  /** Values in the DOM; fields that are not rendered, such as in a collapsed part, keep the given value. */
  const typedIn = (shown: HTMLFormElement) => {
    const data = new FormData(shown);
    return valuesOf(spec.fields, (field) => {
      const text = data.get(field);
      return typeof text === 'string' ? text : shown.elements.namedItem(field) === null ? given[field] : '';
    });
  };
  const formElement = () => document.getElementById(formId) as HTMLFormElement | null;

  const submit = async (values: Record<Field, string>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const refused = await send(values);
      setAnswer(refused);
      if (refused === null) reset();
      else countAttempt();
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
    defaultValue: nested(spec.fields, given) as DefaultValue<Record<Field, string>>,
    shouldRevalidate: 'onInput',
    onValidate: ({ form: shown, formData }) => {
      const submission = parse<Record<Field, string>, Refusal>(formData, {
        resolve: () => {
          const values = typedIn(shown);
          const error = refusalsOf(spec, values);
          return error === null ? { value: values } : { error: error as Record<string, Refusal> };
        },
      });
      if (submission.status === 'error') {
        setAnswer(null);
        countAttempt();
        onRefused?.();
      }
      return submission;
    },
    onSubmit: (_event, { submission }) => {
      if (submission?.status === 'success') void submit(submission.value);
    },
  });

  // Updates fields whose given value changed: a stored draft, a chosen address.
  const before = useRef(given);
  const fill = (texts: Partial<Record<Field, string>>) => {
    const shown = formElement();
    if (shown === null) return;
    const now = typedIn(shown);
    for (const name of spec.fields) {
      const text = texts[name];
      if (text === undefined) continue;
      if (shown.elements.namedItem(name) === null) {
        if (form.allErrors[name] !== undefined) form.validate({ name });
      } else if (text !== now[name]) {
        form.update<string>({ name, value: text, validated: false });
        forget(name);
      }
    }
  };
  useEffect(() => {
    const changed = spec.fields.filter((field) => given[field] !== before.current[field]);
    before.current = given;
    if (changed.length > 0) fill(Object.fromEntries(changed.map((field) => [field, given[field]])) as Partial<Record<Field, string>>);
  });

  const wrong = { ...answer?.fields, ...refusalTexts(spec, form.allErrors as Partial<Record<Field, Refusal>>, t) };
  const isWrong = Object.keys(wrong).length > 0;
  const unsaved: Unsaved | null =
    answer === null && !isWrong ? null : { fields: wrong, general: answer?.general ?? null, isSignedOut: answer?.isSignedOut ?? false };

  return {
    /** Props of the `PostForm`. */
    formProps: {
      id: formId,
      onSubmit: form.onSubmit,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name } = target as HTMLInputElement;
        if (isNamed(name)) change(name, textOf(target as HTMLInputElement));
      },
      // No validation on blur by a pressed button: a new error text would shift the button away from the press.
      onPointerDown: ({ target }: PointerEvent<HTMLFormElement>) => {
        isPressing.current = target instanceof Element && target.closest('button') !== null;
      },
      onClick: () => {
        isPressing.current = false;
      },
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        if (isPressing.current) return;
        const { name } = target as unknown as HTMLInputElement;
        if (isNamed(name) && textOf(target as unknown as HTMLInputElement).trim() !== '') form.validate({ name });
      },
    },
    /** Props that bind an input to its field. */
    field: (name: Field) => ({ id: idOf(name), name, defaultValue: given[name], error: wrong[name] ?? null }),
    /** Props that bind a checkbox. */
    box: (name: Field) => ({ id: idOf(name), name, value: TICKED, defaultChecked: given[name] === TICKED, error: wrong[name] ?? null }),
    /** Current value. */
    valueOf: (name: Field) => fields[name].value ?? '',
    /** Validates some fields; returns whether all are valid. */
    check: (some: readonly Field[]) => {
      const shown = formElement();
      if (shown === null) return false;
      for (const name of some) form.validate({ name });
      const refusals = refusalsOf(spec, typedIn(shown));
      const isRight = !some.some((name) => refusals?.[name] !== undefined);
      if (!isRight) countAttempt();
      return isRight;
    },
    /** Props of `FormProblem`; `unsaved` is null before the first attempt. */
    problem: { unsaved: attempt === 0 ? null : unsaved, attempt, idOf },
    /** Number of failed attempts. */
    attempt,
    isBusy,
    /** Reports a change of a controlled field, such as radio cards; others are observed. */
    change,
    fill,
    reset,
  };
}

function textOf({ type, checked, value }: HTMLInputElement): string {
  return (type === 'checkbox' || type === 'radio') && !checked ? '' : value;
}

/** Nested values for Conform: `address.city` is `city` of `address`. */
function nested<Field extends string>(fields: readonly Field[], values: Record<Field, string>): object {
  const all: Record<string, unknown> = {};
  for (const field of fields) {
    const path = field.split('.');
    const last = path.pop() ?? field;
    let part = all;
    for (const key of path) part = (part[key] ??= {}) as Record<string, unknown>;
    part[last] = values[field];
  }
  return all;
}

import { parse, useForm, type DefaultValue, type SubmissionResult } from '@conform-to/react';
import { useEffect, useMemo, useRef, useState, type FocusEvent, type FormEvent, type PointerEvent } from 'react';
import { useT } from '#client/i18n/useT.ts';
import type { FormResult } from './formResult.ts';
import { errorTexts, formErrorText, refusalsOf, valuesOf, type FormError, type FormSpec } from './formSpec.ts';
import type { Unsaved } from './FormProblem.tsx';
import { typedValues, useFormResult, useFormSubmission, type FormSubmission } from './useFormSubmission.ts';

interface FormFieldsOptions<Field extends string> {
  /** Prefix for the fields' ids. */
  id: string;
  /** Initial values; later changes, such as changes to a draft, update the fields. */
  values: Record<Field, string>;
  /** Called after each input, for example to store a draft. */
  onChange?: (field: Field, text: string) => void;
  /** Called with the invalid fields when a submission is not sent because of them. */
  onRefused?: (fields: readonly Field[]) => void;
  /** Called after a successful submission, once the form has been reset. */
  onDone?: (result: FormResult) => void;
}

interface ActionFormOptions<Field extends string> extends FormFieldsOptions<Field> {
  /** The handler in the route's action. */
  intent: string;
  /** Identifies one of several forms with this intent. */
  place?: string;
}

export type ActionFormState<Field extends string = string> = ReturnType<typeof useFormFields<Field, FormSubmission>>;

/** Props that bind an input to its field. */
export type FieldProps = ReturnType<ActionFormState['field']>;

/** A ticked checkbox's value; an unticked one is empty. */
export const TICKED = 'yes';

/** Form for a route's action, validated with the API's input schema. Restores the input from a post that was rejected. */
export function useActionForm<Field extends string>(
  spec: FormSpec<Field>,
  { intent, place, values, ...options }: ActionFormOptions<Field>,
) {
  const submission = useFormSubmission(intent, place);
  const [typed] = useState(() => typedValues(spec, submission.result));
  const [isReset, setReset] = useState(false);
  const given = isReset ? values : { ...values, ...typed };
  return useFormFields(spec, submission, {
    ...options,
    values: given,
    onDone: (result) => {
      setReset(true);
      options.onDone?.(result);
    },
  });
}

/**
 * Binds fields to Conform. The DOM holds the values, so that submissions with and without scripts send the same data. A field is validated
 * on blur unless it is empty, and on input after an error. An error from the API stays until its field is changed.
 */
export function useFormFields<Field extends string, Submission extends Pick<FormSubmission, 'result' | 'isBusy'>>(
  spec: FormSpec<Field>,
  submission: Submission,
  { id, values: given, onChange, onRefused, onDone }: FormFieldsOptions<Field>,
) {
  const t = useT();
  const { result, isBusy } = submission;
  const [first] = useState(result);
  const [seen, setSeen] = useState(result);
  const [attempt, setAttempt] = useState(hasFailed(result) ? 1 : 0);
  // Part of the form's id, because Conform resets a form when its id changes.
  const [round, setRound] = useState(0);
  const isPressing = useRef(false);
  const reset = () => {
    setAttempt(0);
    setRound((count) => count + 1);
  };
  const countAttempt = () => setAttempt((count) => count + 1);
  if (result !== seen) {
    setSeen(result);
    if (hasFailed(result)) countAttempt();
    else reset();
  }
  useFormResult(submission, (latest) => {
    if (!hasFailed(latest)) onDone?.(latest);
  });

  const changed = useRef({ since: result, names: new Set<string>() });
  /** Fields that have been changed since the latest result. */
  const changedNames = () => {
    if (changed.current.since !== result) changed.current = { since: result, names: new Set() };
    return changed.current.names;
  };
  const formId = `${id}-form-${round}`;
  const idOf = (field: string) => `${id}-${field.replaceAll('.', '-')}`;
  const isNamed = (name: string): name is Field => (spec.fields as readonly string[]).includes(name);
  const formElement = () => document.getElementById(formId) as HTMLFormElement | null;
  /** Values in the DOM; a field that is not rendered, such as one in a collapsed section, keeps the value it was given. */
  const typedIn = (shown: HTMLFormElement) => {
    const data = new FormData(shown);
    return valuesOf(spec.fields, (field) => {
      const text = data.get(field);
      return typeof text === 'string' ? text : shown.elements.namedItem(field) === null ? given[field] : '';
    });
  };

  const [form, fields] = useForm<Record<Field, string>, Record<Field, string>, FormError>({
    id: formId,
    lastResult: useMemo(() => lastResultOf(result, result === first), [result, first]),
    defaultValue: nested(spec.fields, given) as DefaultValue<Record<Field, string>>,
    shouldRevalidate: 'onInput',
    onValidate: ({ form: shown, formData }) => {
      const submitted = parse<Record<Field, string>, FormError>(formData, {
        resolve: (_payload, intent) => {
          const values = typedIn(shown);
          const refusals = refusalsOf(spec, values) as Record<string, FormError | null> | null;
          if (intent === null) return refusals === null ? { value: values } : { error: refusals };
          const error = { ...refusals };
          // null makes Conform keep the field's previous error.
          for (const [name, known] of Object.entries(form.allErrors)) {
            if (isOfApi(known) && !changedNames().has(name)) error[name] ??= null;
          }
          return { error };
        },
      });
      if (submitted.status === 'error') {
        countAttempt();
        onRefused?.(spec.fields.filter((field) => submitted.error?.[field]));
      }
      return submitted;
    },
  });

  // Updates fields whose given value has changed, for example because a draft was restored or an address was chosen.
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
        changedNames().add(name);
        form.update<string>({ name, value: text, validated: false });
      }
    }
  };
  useEffect(() => {
    const changed = spec.fields.filter((field) => given[field] !== before.current[field]);
    before.current = given;
    if (changed.length > 0) fill(Object.fromEntries(changed.map((field) => [field, given[field]])) as Partial<Record<Field, string>>);
  });

  const errors = form.allErrors;
  const wrong = errorTexts(spec, errors, t);
  const general = formErrorText(errors[''], t);
  const isSignedOut = result?.isSignedOut ?? false;
  const isWrong = Object.keys(wrong).length > 0 || general !== null || isSignedOut;
  const unsaved: Unsaved | null = isWrong ? { fields: wrong, general, isSignedOut } : null;

  return {
    /** The latest submission's result. */
    result,
    formProps: {
      id: formId,
      submission,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        form.onSubmit(event);
        // Ignores repeated presses while a submission is pending.
        if (isBusy) event.preventDefault();
      },
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name } = target as HTMLInputElement;
        if (!isNamed(name)) return;
        changedNames().add(name);
        onChange?.(name, textOf(target as HTMLInputElement));
      },
      // Pressing a button must not trigger validation on blur, because a new error message would move the button away from the pointer.
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
    valueOf: (name: Field) => fields[name].value ?? '',
    /** Validates the given fields; returns whether all are valid. */
    check: (some: readonly Field[]) => {
      const shown = formElement();
      if (shown === null) return false;
      for (const name of some) form.validate({ name });
      const refusals = refusalsOf(spec, typedIn(shown));
      const isRight = !some.some((name) => refusals?.[name] !== undefined);
      if (!isRight) countAttempt();
      return isRight;
    },
    /** Props for `FormProblem`; `unsaved` is null before the first failed attempt. */
    problem: { unsaved: attempt === 0 ? null : unsaved, attempt, idOf },
    /** Number of failed attempts. */
    attempt,
    /** Whether this page shows that a post without scripts succeeded. */
    isSavedBefore: result !== null && result === first && result.done !== null && attempt === 0,
    isBusy,
    /** Reports a change to a controlled field, such as radio cards. Other fields report changes through `onInput`. */
    change: (name: Field, text: string) => onChange?.(name, text),
    fill,
    reset,
  };
}

function hasFailed(result: FormResult | null): boolean {
  return result !== null && result.done === null;
}

function isOfApi(error: unknown): boolean {
  return typeof error === 'string' || (typeof error === 'object' && error !== null && 'message' in error);
}

/** Conform's result after a failure. Omits the submitted values after the first page, because the fields still contain their input. */
function lastResultOf(result: FormResult | null, isFirst: boolean): SubmissionResult<FormError> | undefined {
  if (result?.lastResult === undefined || isFirst) return result?.lastResult;
  const { initialValue: _typed, ...others } = result.lastResult;
  return others;
}

function textOf({ type, checked, value }: HTMLInputElement): string {
  return (type === 'checkbox' || type === 'radio') && !checked ? '' : value;
}

/** Nests values at the dots in their names, as Conform expects: `address.city` becomes `city` in `address`. */
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

import { useState } from 'react';
import type { PostedForm } from '#client/lib/postedForm.ts';

export type FieldErrors<Field extends string> = Partial<Record<Field, string | undefined>>;

/**
 * What went wrong with a form: beside its fields, and with it as a whole. Each failed attempt counts, so that the summary takes the focus.
 * What `check` finds before a form is sent is said anew each time it is drawn, in the language that is shown.
 * `posted`: what the server found wrong before scripts were there.
 */
export function useFormErrors<Field extends string>(check: () => FieldErrors<Field> = () => ({}), posted: PostedForm | null = null) {
  const [refused, setFields] = useState<FieldErrors<Field>>((posted?.fields ?? {}) as FieldErrors<Field>);
  const [checked, setChecked] = useState<readonly Field[]>([]);
  const found = checked.length === 0 ? {} : check();
  const fields: FieldErrors<Field> = { ...refused, ...pick(found, checked) };
  const [general, setGeneral] = useState<string | null>(posted?.general ?? null);
  const [attempt, setAttempt] = useState(posted === null || posted.done !== null ? 0 : 1);
  return {
    fields,
    general,
    attempt,
    /** Whether `check` finds nothing. What it finds is shown, and nothing else. */
    passes: (): boolean => {
      const wrong = Object.keys(check()) as Field[];
      setChecked(wrong);
      setFields({});
      setGeneral(null);
      if (wrong.length > 0) setAttempt((count) => count + 1);
      return wrong.length === 0;
    },
    /** Shows these and nothing else. */
    tell: (told: FieldErrors<Field>, sentence: string | null = null) => {
      setFields(told);
      setChecked([]);
      setGeneral(sentence);
      setAttempt((count) => count + 1);
    },
    /** A field that is typed into is no longer wrong until it is sent again. */
    forget: (field: Field) => {
      setFields((known) => ({ ...known, [field]: undefined }));
      setChecked((known) => known.filter((one) => one !== field));
    },
    /** Says it beside the field alone, while the form is still being filled in. */
    mark: (field: Field, message: string) => setFields((known) => ({ ...known, [field]: message })),
    clear: () => {
      setFields({});
      setChecked([]);
      setGeneral(null);
    },
    /** As the summary above a form wants them. */
    summary: (idOf: (field: Field) => string) =>
      (Object.entries(fields) as [Field, string | undefined][]).flatMap(([field, message]) =>
        message ? [{ field: idOf(field), message }] : [],
      ),
  };
}

function pick<Field extends string>(found: FieldErrors<Field>, names: readonly Field[]): FieldErrors<Field> {
  const told: FieldErrors<Field> = {};
  for (const name of names) if (found[name] !== undefined) told[name] = found[name];
  return told;
}

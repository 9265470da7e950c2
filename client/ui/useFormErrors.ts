import { useState } from 'react';

export type FieldErrors<Field extends string> = Partial<Record<Field, string | undefined>>;

/** What went wrong with a form: beside its fields, and with it as a whole. Each failed attempt counts, so that the summary takes the focus. */
export function useFormErrors<Field extends string>() {
  const [fields, setFields] = useState<FieldErrors<Field>>({});
  const [general, setGeneral] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  return {
    fields,
    general,
    attempt,
    /** Shows these and nothing else. */
    tell: (found: FieldErrors<Field>, sentence: string | null = null) => {
      setFields(found);
      setGeneral(sentence);
      setAttempt((count) => count + 1);
    },
    /** A field that is typed into is no longer wrong until it is sent again. */
    forget: (field: Field) => setFields((known) => ({ ...known, [field]: undefined })),
    /** Says it beside the field alone, while the form is still being filled in. */
    mark: (field: Field, message: string) => setFields((known) => ({ ...known, [field]: message })),
    clear: () => {
      setFields({});
      setGeneral(null);
    },
    /** As the summary above a form wants them. */
    summary: (idOf: (field: Field) => string) =>
      (Object.entries(fields) as [Field, string | undefined][]).flatMap(([field, message]) =>
        message ? [{ field: idOf(field), message }] : [],
      ),
  };
}

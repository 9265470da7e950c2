import type { AppPath } from '#client/config/links.ts';
import { unsavedOf, type SaveAnswer } from '#client/graphql/useSaving.ts';
import { valuesOf, wrongFields, type FormSpec } from '#client/ui/forms/formSpec.ts';
import type { FormRequest, FormResult } from './formAction.ts';

interface Saving<Field extends string, Answer extends SaveAnswer> {
  spec: FormSpec<Field>;
  /** The values of the fields; as they were sent, if missing. */
  values?: Record<Field, string>;
  save: (values: Record<Field, string>) => Promise<Answer | null | undefined>;
  /** The field of a path in the refusals of the API, where it differs from that of the schema. */
  fieldAt?: FormSpec<Field>['fieldAt'];
  /** What the page says once it is saved. */
  done?: (answer: Answer) => Record<string, string>;
  /** Another path of the page, which shows it. */
  to?: AppPath;
}

/** Checks a posted form with its specification and saves it: refusals of the schema and of the API are at their fields. */
export async function saveForm<Field extends string, Answer extends SaveAnswer>(
  { text, t }: FormRequest,
  { spec, values = valuesOf(spec.fields, text), save, fieldAt = spec.fieldAt, done, to }: Saving<Field, Answer>,
): Promise<FormResult> {
  const wrong = wrongFields(spec, values, t);
  if (wrong !== null) return { kind: 'wrong', fields: wrong };
  const answer = await save(values);
  const unsaved = unsavedOf(answer, t, { ...spec, fieldAt });
  if (unsaved !== null) return { kind: 'wrong', ...unsaved };
  return { kind: 'done', done: answer ? done?.(answer) : undefined, to };
}

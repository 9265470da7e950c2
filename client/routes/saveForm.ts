import type { AppPath } from '#client/config/links.ts';
import { saveErrors, type SavePayload } from '#client/graphql/useSaving.ts';
import { valuesOf, fieldErrors, type FormSpec } from '#client/ui/forms/formSpec.ts';
import type { FormRequest, FormResult } from './formAction.ts';

interface SaveFormOptions<Field extends string, Answer extends SavePayload> {
  spec: FormSpec<Field>;
  /** Values of the fields; default: as submitted. */
  values?: Record<Field, string>;
  save: (values: Record<Field, string>) => Promise<Answer | null | undefined>;
  /** Maps an error's path to a form field, where they differ. */
  fieldAt?: FormSpec<Field>['fieldAt'];
  /** Values for the success message. */
  done?: (response: Answer) => Record<string, string>;
  /** Another path of the page to redirect to. */
  to?: AppPath;
}

/** Validates a posted form and saves it; errors of the form schema and of the API are mapped to fields. */
export async function saveForm<Field extends string, Answer extends SavePayload>(
  { text, t }: FormRequest,
  { spec, values = valuesOf(spec.fields, text), save, fieldAt = spec.fieldAt, done, to }: SaveFormOptions<Field, Answer>,
): Promise<FormResult> {
  const wrong = fieldErrors(spec, values, t);
  if (wrong !== null) return { kind: 'wrong', fields: wrong };
  const answer = await save(values);
  const unsaved = saveErrors(answer, t, { ...spec, fieldAt });
  if (unsaved !== null) return { kind: 'wrong', ...unsaved };
  return { kind: 'done', done: answer ? done?.(answer) : undefined, to };
}

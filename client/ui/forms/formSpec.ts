/** Form specs: fields, input schema and error messages, shared by a form and its action. */
import { object, safeParse, type GenericSchema, type InferInput } from 'valibot';
import type { PlainMessageKey, Translate } from '#client/i18n/Translate.ts';
import type { FormKey } from '#schema/rules/inputs/inputKeys.ts';

/** Error message: a message key, or a function of the typed value. */
type Text = PlainMessageKey | ((t: Translate, typed: string) => string);

/** Error messages by reason; for an empty field, `missing` takes precedence. */
export type FieldTexts = Partial<Record<FormKey | 'missing', Text>>;

export interface FormTexts<Field extends string> {
  fields: readonly Field[];
  texts: Record<Field, FieldTexts>;
}

export interface FormSpec<Field extends string, Schema extends GenericSchema = GenericSchema> extends FormTexts<Field> {
  /** The API's input schema. */
  schema: Schema;
  /** Maps values to the API's input. */
  input: (values: Record<Field, string>) => InferInput<Schema>;
  /** Maps a path in the input to its field, if their names differ; null if the path does not belong to a field. */
  fieldAt?: (path: readonly string[]) => Field | null;
  /** Fields whose values an action must not return, such as passwords. */
  secrets?: readonly string[];
}

/** Why a field is invalid; translated with the form's `texts`. */
export interface Refusal {
  reason: FormKey;
  limit: unknown;
  typed: string;
}

/** Message key for a failed action; translated when it is rendered. */
export type Failure = { message: PlainMessageKey } | { message: 'auth.wait' | 'track.waitMinutes'; n: number };

/** An error in a field or a form: an invalid value, a failure, or a translated sentence from the API. */
export type FormError = Refusal | Failure | string;

/** Spec for forms without fields, such as a single button. */
export const NO_FIELDS: FormSpec<never> = { fields: [], schema: object({}), input: () => ({}), texts: {} };

export const EMAIL_TEXTS: FieldTexts = { missing: 'f.needEmail', email: 'f.badEmail' };

/** Maximum length of the typed text that an error quotes. */
const MAX_TYPED = 100;

export function valuesOf<Field extends string>(fields: readonly Field[], text: (field: Field) => string): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>;
}

/** The first error in each field; null if all fields are valid. */
export function refusalsOf<Field extends string>(
  { schema, input, fieldAt = (path) => path.join('.') as Field }: FormSpec<Field>,
  values: Record<Field, string>,
): Partial<Record<Field, Refusal>> | null {
  const { issues } = safeParse(schema, input(values));
  if (issues === undefined) return null;
  const refusals: Partial<Record<Field, Refusal>> = {};
  for (const { message, expected, path = [] } of issues) {
    const field = fieldAt(path.map(({ key }) => String(key)));
    if (field !== null)
      refusals[field] ??= { reason: message as FormKey, limit: expected, typed: (values[field] ?? '').trim().slice(0, MAX_TYPED) };
  }
  return Object.keys(refusals).length === 0 ? null : refusals;
}

/** Message for an invalid field. Reasons for which the field has no message, such as a select's forged value, share one. */
function refusalText<Field extends string>({ texts }: FormTexts<Field>, field: Field, refusal: Refusal, t: Translate): string {
  const { reason, limit, typed } = refusal;
  if (reason === 'tooLong') return t('f.tooLong', { n: Number(limit) });
  if (reason === 'noLink') return t('f.noLink');
  const text = (typed === '' ? texts[field].missing : undefined) ?? texts[field][reason];
  if (text === undefined) return t('f.refused');
  return typeof text === 'function' ? text(t, typed) : t(text);
}

/** Translates errors by field, in field order. */
export function errorTexts<Field extends string>(
  spec: FormTexts<Field>,
  errors: Readonly<Record<string, FormError | null | undefined>>,
  t: Translate,
): Record<string, string> {
  return Object.fromEntries(
    spec.fields.flatMap((field) => {
      const error = errors[field];
      return error ? [[field, errorText(error, t, (refusal) => refusalText(spec, field, refusal, t))]] : [];
    }),
  );
}

/** Translates a form's own error; null if there is none. */
export function formErrorText(error: FormError | null | undefined, t: Translate): string | null {
  return error ? errorText(error, t, ({ reason }) => reason) : null;
}

function errorText(error: FormError, t: Translate, textOf: (refusal: Refusal) => string): string {
  if (typeof error === 'string') return error;
  if ('reason' in error) return textOf(error);
  return 'n' in error ? t(error.message, { n: error.n }) : t(error.message);
}

/** What a form consists of, for the script and for the server that takes it without scripts: fields, the schema of its input, texts. */
import { safeParse, type GenericSchema, type InferInput } from 'valibot';
import type { PlainMessageKey, Translate } from '#client/i18n/Translate.ts';
import type { FormKey } from '#schema/rules/inputs/inputKeys.ts';

/** The text of a refusal, by what was typed if it names that. */
type Text = PlainMessageKey | ((t: Translate, typed: string) => string);

/** Texts of a field by the reason of its schema; `missing` where an empty field has a text of its own. */
export type FieldTexts = Partial<Record<FormKey | 'missing', Text>>;

export interface FormSpec<Field extends string, Schema extends GenericSchema = GenericSchema> {
  fields: readonly Field[];
  /** The schema that the API parses the input with. */
  schema: Schema;
  /** The input of the API, from what was typed. */
  input: (values: Record<Field, string>) => InferInput<Schema>;
  texts: Record<Field, FieldTexts>;
  /** The field of a path in the input, where that is not its name; null: none stands for it. */
  fieldAt?: (path: readonly string[]) => Field | null;
}

/** Why a field is refused; the texts of the form say it in the language that is shown. */
export interface Refusal {
  reason: FormKey;
  limit: unknown;
  typed: string;
}

export const EMAIL_TEXTS: FieldTexts = { missing: 'f.needEmail', email: 'f.badEmail' };

/** What was typed, field by field; empty where nothing was sent. */
export function valuesOf<Field extends string>(fields: readonly Field[], text: (field: Field) => string): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>;
}

/** The first refusal of each field; null: the schema accepts all fields. */
export function refusalsOf<Field extends string>(
  { schema, input, fieldAt = (path) => path.join('.') as Field }: FormSpec<Field>,
  values: Record<Field, string>,
): Partial<Record<Field, Refusal>> | null {
  const { issues } = safeParse(schema, input(values));
  if (issues === undefined) return null;
  const refusals: Partial<Record<Field, Refusal>> = {};
  for (const { message, requirement, path = [] } of issues) {
    const field = fieldAt(path.map(({ key }) => String(key)));
    if (field !== null) refusals[field] ??= { reason: message as FormKey, limit: requirement, typed: (values[field] ?? '').trim() };
  }
  return Object.keys(refusals).length === 0 ? null : refusals;
}

/** A field without text for the reason is a mistake in the form. */
function refusalText<Field extends string>({ texts }: FormSpec<Field>, field: Field, refusal: Refusal, t: Translate): string {
  const { reason, limit, typed } = refusal;
  if (reason === 'tooLong') return t('f.tooLong', { n: Number(limit) });
  const text = (typed === '' ? texts[field].missing : undefined) ?? texts[field][reason];
  if (text === undefined) throw new Error(`The field ${field} has no text for ${reason}.`);
  return typeof text === 'function' ? text(t, typed) : t(text);
}

/** What is wrong with a posted form, by field; null: nothing is. */
export function wrongFields<Field extends string>(
  spec: FormSpec<Field>,
  values: Record<Field, string>,
  t: Translate,
): Record<string, string> | null {
  const refusals = refusalsOf(spec, values);
  return refusals === null ? null : refusalTexts(spec, refusals, t);
}

/** The texts of refusals, in the order of the form. */
export function refusalTexts<Field extends string>(
  spec: FormSpec<Field>,
  refusals: Partial<Record<Field, Refusal>>,
  t: Translate,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const field of spec.fields) {
    const refusal = refusals[field];
    if (refusal !== undefined) texts[field] = refusalText(spec, field, refusal, t);
  }
  return texts;
}

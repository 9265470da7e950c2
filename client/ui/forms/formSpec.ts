/** What a form consists of, for the script and for the server that answers it without scripts: fields, the schema of its input, texts. */
import { safeParse, type GenericSchema, type InferInput } from 'valibot';
import type { PlainMessageKey, Translate } from '#client/i18n/Translate.ts';
import type { FormKey } from '#schema/rules/inputs/inputKeys.ts';

/** The text of a refusal, if it needs more than a message. */
type Text = PlainMessageKey | ((t: Translate) => string);

/** Texts of a field by the reason of its schema; `missing` where an empty field has a text of its own. */
export type FieldTexts = Partial<Record<FormKey | 'missing', Text>>;

export interface FormSpec<Field extends string, Schema extends GenericSchema = GenericSchema> {
  fields: readonly Field[];
  /** The schema that the API parses the input with. */
  schema: Schema;
  /** The input of the API, from what was typed. */
  input: (values: Record<Field, string>) => InferInput<Schema>;
  texts: Record<Field, FieldTexts>;
}

/** Why a field is refused; the texts of the form say it in the language that is shown. */
export interface Refusal {
  reason: FormKey;
  limit: unknown;
  isMissing: boolean;
}

export const EMAIL_TEXTS: FieldTexts = { missing: 'f.needEmail', email: 'f.badEmail' };

/** What was typed, field by field; empty where nothing was sent. */
export function valuesOf<Field extends string>(fields: readonly Field[], text: (field: Field) => string): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>;
}

/** The first refusal of each field; null: the schema accepts the input. Fields by the path in the input. */
export function refusalsOf<Field extends string>(
  { schema, input }: FormSpec<Field>,
  values: Record<Field, string>,
): Record<string, Refusal> | null {
  const { issues } = safeParse(schema, input(values));
  if (issues === undefined) return null;
  const refusals: Record<string, Refusal> = {};
  for (const { message, requirement, path = [] } of issues) {
    const field = path.map(({ key }) => String(key)).join('.');
    refusals[field] ??= { reason: message as FormKey, limit: requirement, isMissing: values[field as Field]?.trim() === '' };
  }
  return refusals;
}

/** The text of a refusal. A field without text for the reason is a mistake in the form. */
export function refusalText<Field extends string>({ texts }: FormSpec<Field>, field: Field, refusal: Refusal, t: Translate): string {
  const { reason, limit, isMissing } = refusal;
  if (reason === 'tooLong') return t('f.tooLong', { n: Number(limit) });
  const text = (isMissing ? texts[field].missing : undefined) ?? texts[field][reason];
  if (text === undefined) throw new Error(`The field ${field} has no text for ${reason}.`);
  return typeof text === 'function' ? text(t) : t(text);
}

/** What is wrong with a posted form, by field; null: nothing is. */
export function wrongFields<Field extends string>(
  spec: FormSpec<Field>,
  values: Record<Field, string>,
  t: Translate,
): Record<string, string> | null {
  const refusals = refusalsOf(spec, values);
  if (refusals === null) return null;
  return Object.fromEntries(Object.entries(refusals).map(([field, refusal]) => [field, refusalText(spec, field as Field, refusal, t)]));
}

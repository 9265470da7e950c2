import * as v from 'valibot';
import type { InputKey } from '#schema/rules/inputs/inputKeys.ts';
import { invalid } from './failure.ts';
import type { InvalidInput } from './failure.ts';
import { INPUT_MESSAGES } from './inputMessages.ts';

/** The parsed value, or at least one failure. */
export type Parsed<Value> = { value: Value; errors: [] } | { value: null; errors: [InvalidInput, ...InvalidInput[]] };

/**
 * Parses an input by its schema. The first issue of each field becomes a failure, at its path below `at`; failures are in the order of the
 * schema's fields.
 */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: v.InferInput<Schema>,
  ...at: string[]
): Parsed<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { value: result.output, errors: [] };
  const fields = 'entries' in schema ? Object.keys(schema.entries as object) : [];
  const placeOf = ({ path }: v.BaseIssue<unknown>) => fields.indexOf(String(path?.[0].key));
  const errors = new Map<string, InvalidInput>();
  for (const { message, requirement, path: within = [] } of [...result.issues].sort((left, right) => placeOf(left) - placeOf(right))) {
    if (!Object.hasOwn(INPUT_MESSAGES, message)) throw new Error(`There is no text for an issue of the input: ${message}`);
    const path = [...at, ...within.map(({ key }) => String(key))];
    const text = INPUT_MESSAGES[message as InputKey];
    const field = path.join('.');
    if (!errors.has(field)) errors.set(field, invalid(path, typeof text === 'function' ? text(Number(requirement)) : text));
  }
  return { value: null, errors: [...errors.values()] as [InvalidInput, ...InvalidInput[]] };
}

/** The fields that a change gives; those that are omitted or null stay as they are. */
export function given<Fields extends object>(change: Fields): { [Field in keyof Fields]?: NonNullable<Fields[Field]> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value != null)) as ReturnType<typeof given<Fields>>;
}

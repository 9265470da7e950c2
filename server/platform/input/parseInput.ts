import * as v from 'valibot';
import type { InputKey } from '#schema/rules/inputs/inputKeys.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import { INPUT_MESSAGES } from './inputMessages.ts';

/** Reason of a refusal. Codes never change. */
export type ErrorCode =
  | 'INVALID'
  | 'NOT_FOUND'
  | 'INSUFFICIENT_STOCK'
  | 'PRICE_CHANGED'
  | 'COUPON_REJECTED'
  | 'SHIPPING_UNAVAILABLE'
  | 'PAYMENT_DECLINED'
  | 'INVALID_CREDENTIALS'
  | 'EMAIL_TAKEN'
  | 'WEAK_PASSWORD'
  | 'TOO_MANY_ATTEMPTS'
  | 'BUSY'
  | 'TOKEN_INVALID'
  | 'TOKEN_EXPIRED'
  | 'IDEMPOTENCY_MISMATCH'
  | 'ILLEGAL_TRANSITION'
  | 'CONFLICT';

/** An expected failure: returned as data, never thrown. */
export interface Failure {
  code: ErrorCode;
  /** Says how to correct the input, without repeating it. */
  text: LocalisedText;
  /** Path in the mutation's input, such as ["shippingAddress", "postalCode"]; null: the whole input. */
  path: string[] | null;
}

/** The input is invalid. */
export interface InvalidInput extends Failure {
  kind: 'InvalidInput';
  code: 'INVALID' | 'IDEMPOTENCY_MISMATCH' | 'EMAIL_TAKEN' | 'WEAK_PASSWORD' | 'CONFLICT';
}

/** A referenced object does not exist, or not for this caller. */
export interface NotFound extends Failure {
  kind: 'NotFound';
  code: 'NOT_FOUND';
}

export function invalid(path: string[], text: LocalisedText): InvalidInput {
  return { kind: 'InvalidInput', code: 'INVALID', path, text };
}

export function notFound(path: string[], text: LocalisedText): NotFound {
  return { kind: 'NotFound', code: 'NOT_FOUND', path, text };
}

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

import * as v from 'valibot';
import type { InputKey } from '#schema/rules/inputs/inputKeys.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { INPUT_MESSAGES } from './inputMessages.ts';

/** Error codes, with their descriptions in the API. Codes never change. */
export const ERROR_CODES = {
  INVALID: 'An input is invalid.',
  NOT_FOUND: 'A referenced object does not exist, or is no longer for sale.',
  INSUFFICIENT_STOCK: 'The quantity exceeds the available stock.',
  PRICE_CHANGED: "The order's total differs from the expected total.",
  COUPON_REJECTED: 'The coupon does not apply.',
  SHIPPING_UNAVAILABLE: 'There is no delivery to this address.',
  INVALID_CREDENTIALS: 'The email or the password is wrong.',
  EMAIL_TAKEN: 'An account with this email already exists.',
  WEAK_PASSWORD: 'The password is too short, too long, or one of the most common.',
  TOO_MANY_ATTEMPTS: 'Too many attempts; retry after `retryAfterSeconds`.',
  BUSY: 'Too many concurrent requests. Nothing was executed or counted; retry after `retryAfterSeconds`.',
  TOKEN_INVALID: 'The token of an email is unknown, was used, or was replaced by a newer one.',
  TOKEN_EXPIRED: 'The token of an email has expired.',
  PAYMENT_DECLINED: 'The payment failed.',
  IDEMPOTENCY_MISMATCH: 'The idempotency key was used for another order or message.',
  ILLEGAL_TRANSITION: "The package's status does not allow this transition.",
  QUOTA: 'The vendor has reached its product quota; see `VendorAccount.productQuota`.',
  CONFLICT:
    'The object was changed since the client read it; `current` is its current version. In an InvalidInput: the value is already taken.',
};
export type ErrorCode = keyof typeof ERROR_CODES;

/** An expected failure, returned as data and never thrown. */
export interface Failure {
  code: ErrorCode;
  /** Says how to correct the input, without repeating it. */
  text: LocalisedText;
  /** Path in the mutation's input, such as ["shippingAddress", "postalCode"]; null for the whole input. */
  path: string[] | null;
}

export interface InvalidInput extends Failure {
  kind: 'InvalidInput';
  code: 'INVALID' | 'IDEMPOTENCY_MISMATCH' | 'EMAIL_TAKEN' | 'WEAK_PASSWORD' | 'CONFLICT' | 'QUOTA';
}

/** A referenced object does not exist, or is not visible to this caller. */
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
 * Parses an input with its schema. The first issue of each field becomes a failure, with its path below `at`, in the order of the
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
  for (const { message, expected, path: within = [] } of [...result.issues].sort((left, right) => placeOf(left) - placeOf(right))) {
    if (!Object.hasOwn(INPUT_MESSAGES, message)) throw new Error(`There is no text for an issue of the input: ${message}`);
    const path = [...at, ...within.map(({ key }) => String(key))];
    const text = INPUT_MESSAGES[message as InputKey];
    const field = path.join('.');
    if (!errors.has(field)) errors.set(field, invalid(path, typeof text === 'function' ? text(Number(expected)) : text));
  }
  return { value: null, errors: [...errors.values()] as [InvalidInput, ...InvalidInput[]] };
}

/** The fields that a change sets; omitted and null fields stay unchanged. */
export function given<Fields extends object>(change: Fields): { [Field in keyof Fields]?: NonNullable<Fields[Field]> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value != null)) as ReturnType<typeof given<Fields>>;
}

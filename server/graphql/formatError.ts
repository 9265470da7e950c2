/** Maps every error to what callers may see. */
import type { GraphQLResponse } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, isEnumType, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { BadInput, NoVendor, NotSignedIn, RateLimited, StorageQuotaExceeded } from '#server/platform/errors.ts';
import { translate } from '#server/platform/messages.ts';
import { StoreBusy, StoreFull, StoreReadOnly, StoreUnavailable } from '#server/store/transaction.ts';
import type { GraphQLContext } from './context.ts';
import { OperationTimeout } from '#server/platform/deadline.ts';
import { QUERY_TOO_COMPLEX } from './limitRules.ts';
import { FORBIDDEN, UNAUTHENTICATED } from './sessionGuard.ts';

/** Messages that may follow an invalid value and do not repeat it. */
const HARMLESS_REASONS = [
  /Expected non-nullable type "[^"]+" not to be null\./,
  /Field "\w+" of required type "[^"]+" was not provided\./,
  /Field "\w+" is not defined by type "\w+"\.(?: Did you mean [\w", ]+\?)?/,
  /Expected type "\w+" to be an object\./,
];

/**
 * Removes repeated values from one of the GraphQL library's messages: a password sent in the wrong field must not appear in a
 * response or log.
 */
function withoutValues(message: string, schema: GraphQLSchema | null): string {
  const variable = /^Variable "\$(\w+)" got invalid value /.exec(message);
  if (variable !== null) return refusedVariable(variable[1] ?? '', message, schema);
  return message
    .replace(/^Unknown operation named ".*"\.$/s, 'The document has no operation of this name.')
    .replace(
      /^Value ".*" does not exist in "(\w+)" enum\..*$/s,
      (_all, name: string) => `The value does not exist in the "${name}" enum. ${choicesOf(name, schema)}`,
    )
    .replace(/^(Expected value of type "[^"]+"), found .*$/s, '$1.')
    .replace(/^((?:Enum "\w+"|\w+) cannot represent [^:]+): .*$/s, '$1.')
    .replace(/\b(String|BlockString|Int|Float) ".*"/gs, '$1');
}

/** An enum's values, for clients that sent an invalid one. */
function choicesOf(name: string, schema: GraphQLSchema | null): string {
  const type = schema?.getType(name);
  return isEnumType(type)
    ? `Choose from: ${type
        .getValues()
        .map((value) => value.name)
        .join(', ')}.`
    : '';
}

function refusedVariable(name: string, message: string, schema: GraphQLSchema | null): string {
  const places = [...message.matchAll(/ at "([\w.[\]]+)"; /g)];
  const place = places.at(-1)?.[1] ?? name;
  const scalar = /; (?:Expected type "(?=\w+"\.))?(\w+)(?:"\.| cannot represent)/.exec(message)?.[1];
  const enumeration = /does not exist in "(\w+)" enum\./.exec(message)?.[1];
  const reason = HARMLESS_REASONS.map((pattern) => pattern.exec(message)?.[0]).find((match) => match !== undefined);
  const expected = scalar ?? enumeration;
  const choices = enumeration === undefined ? null : choicesOf(enumeration, schema);
  return [
    `Variable "$${name}" has an invalid value at "${place}".`,
    reason ?? (expected === undefined ? null : `Expected: ${expected}.`),
    choices,
  ]
    .filter((part) => part !== null)
    .join(' ');
}

/** Apollo Server's code for errors without a code. */
const INTERNAL = 'INTERNAL_SERVER_ERROR';
const MASKED = 'Something went wrong on our side. Try again in a moment.';

/** A service's rejection, a request error, or INTERNAL_SERVER_ERROR. `schema` provides the values of enums. */
export function formatError(formatted: GraphQLFormattedError, error: unknown, schema: GraphQLSchema): GraphQLFormattedError {
  const { path, locations } = formatted;
  const where = { ...(locations && { locations }), ...(path && { path }) };
  const refusal = refusalOf(unwrapResolverError(error));
  if (refusal !== null) return { message: refusal.message, ...where, extensions: refusal.extensions };
  if (isUnexpected(formatted, error)) return { message: MASKED, ...where, extensions: { code: INTERNAL } };
  const code = formatted.extensions?.['limit'] === QUERY_TOO_COMPLEX ? QUERY_TOO_COMPLEX : formatted.extensions?.['code'];
  return { message: withoutValues(formatted.message, schema), ...where, extensions: { code } };
}

/** Whether an error is a server fault, which is hidden from the caller and reported. */
export function isUnexpected(formatted: Pick<GraphQLFormattedError, 'extensions'>, error: unknown): boolean {
  const thrown = unwrapResolverError(error);
  const refusal = refusalOf(thrown);
  // Callers may retry, and operators have to be notified.
  if (refusal !== null) return refusal.extensions['code'] === 'STORE_UNAVAILABLE';
  const isOfTheRequest = thrown instanceof GraphQLError && (thrown.path === undefined || thrown === error);
  // Apollo Server, validation and the checks before execution set codes; their messages are safe once values are removed.
  const { code = INTERNAL } = formatted.extensions ?? {};
  return !isOfTheRequest || code === INTERNAL;
}

interface Refusal {
  message: string;
  extensions: Record<string, unknown>;
}

const TIMEOUT = 'TIMEOUT';
const STORAGE_QUOTA = 'STORAGE_QUOTA';

/** Errors with a message for the caller. */
const CODES = [
  [BadInput, 'BAD_USER_INPUT'],
  [NotSignedIn, UNAUTHENTICATED],
  [NoVendor, FORBIDDEN],
  [OperationTimeout, TIMEOUT],
  [StoreReadOnly, 'STORE_READ_ONLY'],
  [StoreFull, 'STORE_FULL'],
  [StoreBusy, 'STORE_BUSY'],
  [StoreUnavailable, 'STORE_UNAVAILABLE'],
] as const;

/** An expected error as shown to the caller; null for other errors. */
function refusalOf(thrown: unknown): Refusal | null {
  for (const [type, code] of CODES) if (thrown instanceof type) return { message: thrown.message, extensions: { code } };
  // Thrown by a resolver, or by the checks before execution.
  const limited = thrown instanceof GraphQLError ? thrown.originalError : thrown;
  if (limited instanceof RateLimited) {
    const { message, retryAfterSeconds } = limited;
    const code = limited instanceof StorageQuotaExceeded ? STORAGE_QUOTA : 'RATE_LIMITED';
    return { message, extensions: { code, retryAfterSeconds } };
  }
  return isMalformedRequest(thrown) ? { message: withoutValues(thrown.message, null), extensions: { code: 'BAD_REQUEST' } } : null;
}

/** A malformed persisted query, which Apollo Server rejects before parsing, with status 400 and no code. */
function isMalformedRequest(thrown: unknown): thrown is GraphQLError {
  if (!(thrown instanceof GraphQLError) || thrown.path !== undefined || thrown.extensions['code'] !== undefined) return false;
  return (thrown.extensions['http'] as { status?: number } | undefined)?.status === 400;
}

const STORE_PROBLEMS = ['STORE_READ_ONLY', 'STORE_FULL', 'STORE_BUSY', 'STORE_UNAVAILABLE'] as const;

/**
 * Sets status 503, which proxies and monitoring recognise, for a read that lost fields to the deadline and therefore fails as a
 * whole, and for a response that contains only store errors. Their messages are added here, because `formatError` does not know
 * the language of the request.
 */
export function reportUnavailable({ body, http }: GraphQLResponse, locale: GraphQLContext['locale']): void {
  if (body.kind !== 'single' || body.singleResult.errors === undefined) return;
  const { data, errors } = body.singleResult;
  const retryAfter = (seconds: string) => {
    http.status = 503;
    http.headers.set('retry-after', seconds);
  };
  const timeout = errors.find(({ extensions }) => extensions?.['code'] === TIMEOUT);
  if (timeout !== undefined) {
    body.singleResult = { errors: [{ message: timeout.message, extensions: { code: TIMEOUT } }] };
    return retryAfter('2');
  }
  const codes = errors.map(({ extensions }) => STORE_PROBLEMS.find((code) => code === extensions?.['code']));
  body.singleResult.errors = errors.map((error, index) => {
    const code = error.extensions?.['code'] === STORAGE_QUOTA ? STORAGE_QUOTA : codes[index];
    return code === undefined ? error : { ...error, message: translate(locale, `storeProblems.${code}`) };
  });
  if (!codes.includes(undefined) && Object.values(data ?? {}).every((value) => value === null)) retryAfter('5');
}

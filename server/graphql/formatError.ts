import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { GraphQLError } from 'graphql';
import { BadInput } from '#server/platform/badInput.error.ts';
import { NoVendor } from '#server/platform/noVendor.error.ts';
import { NotSignedIn } from '#server/platform/notSignedIn.error.ts';
import { RateLimited } from '#server/platform/rateLimited.error.ts';
import { StoreBusy, StoreReadOnly } from '#server/store/store.ts';
import { OperationTimeout, TIMEOUT } from './deadline.ts';
import { QUERY_TOO_COMPLEX } from './limits.ts';
import { FORBIDDEN, UNAUTHENTICATED } from './sessionErrors.ts';
import { storeProblem } from './storeProblems.ts';

/** Messages that may follow a refused value and repeat none of it. */
const HARMLESS_REASONS = [
  /Expected non-nullable type "[^"]+" not to be null\./,
  /Field "\w+" of required type "[^"]+" was not provided\./,
  /Field "\w+" is not defined by type "\w+"\.(?: Did you mean [\w", ]+\?)?/,
  /Expected type "\w+" to be an object\./,
];

/**
 * A message of the GraphQL library without the values that it repeats: a password typed into the wrong field must not appear in a response
 * or a log.
 */
function withoutValues(message: string): string {
  const variable = /^Variable "\$(\w+)" got invalid value /.exec(message);
  if (variable !== null) return refusedVariable(variable[1] ?? '', message);
  return message
    .replace(/^Unknown operation named ".*"\.$/s, 'The document has no operation of this name.')
    .replace(/^Value ".*" does not exist in "(\w+)" enum\./s, 'The value does not exist in the "$1" enum.')
    .replace(/^(Expected value of type "[^"]+"), found .*$/s, '$1.')
    .replace(/^((?:Enum "\w+"|\w+) cannot represent [^:]+): .*$/s, '$1.')
    .replace(/\b(String|BlockString|Int|Float) ".*"/gs, '$1');
}

function refusedVariable(name: string, message: string): string {
  const places = [...message.matchAll(/ at "([\w.[\]]+)"; /g)];
  const place = places.at(-1)?.[1] ?? name;
  const scalar = /; (?:Expected type "(?=\w+"\.))?(\w+)(?:"\.| cannot represent)/.exec(message)?.[1];
  const enumeration = /does not exist in "(\w+)" enum\./.exec(message)?.[1];
  const reason = HARMLESS_REASONS.map((pattern) => pattern.exec(message)?.[0]).find((match) => match !== undefined);
  const expected = scalar ?? enumeration;
  return [`Variable "$${name}" has an invalid value at "${place}".`, reason ?? (expected === undefined ? null : `Expected: ${expected}.`)]
    .filter((part) => part !== null)
    .join(' ');
}

const MASKED = 'Something went wrong on our side. Try again in a moment.';

/** Codes of errors about the request itself; their messages are safe once values are removed. */
const REQUEST_CODES = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  FORBIDDEN,
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  UNAUTHENTICATED,
]);

/** The only mapping of errors to what callers see: a service's refusal, a request error, or nothing but INTERNAL_SERVER_ERROR. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { path, locations } = formatted;
  const where = { ...(locations && { locations }), ...(path && { path }) };
  const thrown = unwrapResolverError(error);
  if (thrown instanceof BadInput) return { message: thrown.message, ...where, extensions: { code: 'BAD_USER_INPUT' } };
  if (thrown instanceof NotSignedIn) return { message: thrown.message, ...where, extensions: { code: UNAUTHENTICATED } };
  if (thrown instanceof NoVendor) return { message: thrown.message, ...where, extensions: { code: FORBIDDEN } };
  if (thrown instanceof OperationTimeout) return { message: thrown.message, ...where, extensions: { code: TIMEOUT } };
  const limited = rateLimitOf(thrown);
  if (limited !== null) {
    const { message, retryAfterSeconds } = limited;
    return { message, ...where, extensions: { code: 'RATE_LIMITED', retryAfterSeconds } };
  }
  if (isWronglyPut(thrown)) return { message: withoutValues(thrown.message), ...where, extensions: { code: 'BAD_REQUEST' } };
  const problem = storeProblem(thrown);
  if (problem !== null) return { message: problem.text.en, ...where, extensions: { code: problem.code } };
  if (isUnexpected(formatted, error)) return { message: MASKED, ...where, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  const code = formatted.extensions?.['limit'] === QUERY_TOO_COMPLEX ? QUERY_TOO_COMPLEX : formatted.extensions?.['code'];
  return { message: withoutValues(formatted.message), ...where, extensions: { code } };
}

/** Whether an error is a server fault: masked for the caller, and reported. */
export function isUnexpected(formatted: Pick<GraphQLFormattedError, 'extensions'>, error: unknown): boolean {
  const thrown = unwrapResolverError(error);
  if (thrown instanceof BadInput || thrown instanceof NotSignedIn || thrown instanceof NoVendor || rateLimitOf(thrown) !== null)
    return false;
  if (isWronglyPut(thrown)) return false;
  if (thrown instanceof OperationTimeout) return false;
  if (thrown instanceof StoreReadOnly || thrown instanceof StoreBusy) return false;
  const isOfTheRequest = thrown instanceof GraphQLError && (thrown.path === undefined || thrown === error);
  const code = formatted.extensions?.['code'];
  const isRequestCode = typeof code === 'string' && (REQUEST_CODES.has(code) || code === QUERY_TOO_COMPLEX);
  return !(isOfTheRequest && isRequestCode);
}

/** Rate limit error thrown by a resolver or by the checks before execution. */
function rateLimitOf(thrown: unknown): RateLimited | null {
  const error = thrown instanceof GraphQLError ? thrown.originalError : thrown;
  return error instanceof RateLimited ? error : null;
}

/** Malformed persisted query: Apollo Server refuses it with status 400 before it parses a document, and gives no code. */
function isWronglyPut(thrown: unknown): thrown is GraphQLError {
  if (!(thrown instanceof GraphQLError) || thrown.path !== undefined || thrown.extensions['code'] !== undefined) return false;
  return (thrown.extensions['http'] as { status?: number } | undefined)?.status === 400;
}

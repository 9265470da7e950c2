import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

const USUAL_WAIT_S = 60;

/** How many seconds whoever has sent too much is to wait; null when something else is wrong. A mail or a number is limited by its field, a connection by 429. */
export function waitSeconds(error: unknown): number | null {
  if (ServerError.is(error) && error.statusCode === 429) return Number(error.response.headers.get('retry-after') ?? USUAL_WAIT_S);
  const extensions = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined;
  return extensions?.['code'] === 'RATE_LIMITED' ? Number(extensions['retryAfterSeconds'] ?? USUAL_WAIT_S) : null;
}

/** The same in whole minutes. */
export function waitMinutes(error: unknown): number | null {
  const seconds = waitSeconds(error);
  return seconds === null ? null : Math.max(1, Math.ceil(seconds / 60));
}

import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

const USUAL_WAIT_S = 60;

/** Seconds to wait after a rate limit; null for other errors. Per-connection limits have status 429; the others are GraphQL errors. */
export function waitSeconds(error: unknown): number | null {
  if (ServerError.is(error) && error.statusCode === 429) return Number(error.response.headers.get('retry-after') ?? USUAL_WAIT_S);
  const extensions = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined;
  return extensions?.['code'] === 'RATE_LIMITED' ? Number(extensions['retryAfterSeconds'] ?? USUAL_WAIT_S) : null;
}

export function waitMinutes(error: unknown): number | null {
  const seconds = waitSeconds(error);
  return seconds === null ? null : Math.max(1, Math.ceil(seconds / 60));
}

import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** How long whoever has asked too often is to wait, in whole minutes; null when something else is wrong. */
export function waitMinutes(error: unknown): number | null {
  const extensions = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined;
  if (extensions?.['code'] !== 'RATE_LIMITED') return null;
  return Math.max(1, Math.ceil(Number(extensions['retryAfterSeconds'] ?? 60) / 60));
}

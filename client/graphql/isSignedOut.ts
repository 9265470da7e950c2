import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Whether an error is UNAUTHENTICATED, which means that the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
}

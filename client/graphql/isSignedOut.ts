import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Whether something failed because the session is over, which only logging in again puts right. */
export function isSignedOut(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
}

import { GraphQLError, Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import { NoVendor } from '#server/platform/errors.ts';
import type { GraphQLContext } from './context.ts';

/** Error code for operations that require a valid session. */
export const UNAUTHENTICATED = 'UNAUTHENTICATED';
/** Error code for operations that the session does not permit. */
export const FORBIDDEN = 'FORBIDDEN';

/** Mutations permitted with an expired session. */
const ALWAYS_PERMITTED = new Set(['confirmEmail', 'login', 'logout', 'register', 'requestPasswordReset', 'resetPassword']);

/**
 * Rejects before execution: with a cookie, a mutation or subscription that was not sent by one of the marketplace's pages; with an expired
 * session, operations that would silently run as a guest. A request with an expected viewer runs as that account or not at all,
 * because the cookie may have changed since the page was rendered. A page requested with an expired cookie is rendered as a
 * guest's page.
 */
export function checkSession(operation: OperationDefinitionNode, { credential, viewer, cookie, expectedViewer }: GraphQLContext): void {
  if (expectedViewer !== null && expectedViewer !== viewer?.userId) {
    if (viewer === null && credential.kind === 'cookie') cookie?.clear();
    throw refusal(UNAUTHENTICATED, 'Not logged in as the account that this request is meant for.', 401);
  }
  if (credential.kind === 'none') return;
  const isQuery = operation.operation === OperationTypeNode.QUERY;
  if (credential.kind === 'cookie' && !isQuery && !credential.isOwnOrigin) {
    throw refusal(FORBIDDEN, 'With a cookie, mutations are taken from the pages of this shop alone. Send the token as Bearer.', 403);
  }
  if (viewer !== null || (!isQuery && isAlwaysPermitted(operation))) return;
  if (credential.kind === 'cookie' && isQuery) return;
  cookie?.clear();
  throw refusal(UNAUTHENTICATED, 'The session is over: log in again, or ask without it.', 401);
}

/** Records a forbidden mutation in the security log. */
export function recordForbidden(
  errors: readonly GraphQLError[],
  operation: OperationDefinitionNode | undefined,
  { services, viewer, address }: GraphQLContext,
): void {
  if (operation?.operation !== OperationTypeNode.MUTATION) return;
  const isForbidden = errors.some(({ extensions, originalError }) => extensions['code'] === FORBIDDEN || originalError instanceof NoVendor);
  if (!isForbidden) return;
  const [first] = operation.selectionSet.selections;
  const what = first?.kind === Kind.FIELD ? first.name.value : 'mutation';
  services.security.record('authz_fail', { what, network: address, ...(viewer !== null && { user: viewer.userId }) });
}

function isAlwaysPermitted({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every((selection) => selection.kind === Kind.FIELD && ALWAYS_PERMITTED.has(selection.name.value));
}

function refusal(code: string, message: string, status: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}

/** Checks between validation and execution, on every transport. */
import { GraphQLError, OperationTypeNode } from 'graphql';
import { RateLimited } from '#server/platform/errors.ts';
import type { GraphQLContext } from './context.ts';
import { checkCost, costOf, type ValidatedOperation } from './queryCost.ts';
import { checkSession } from './sessionGuard.ts';

/** Checks the session, and returns the operation's estimated cost. Throws a GraphQLError. */
export function estimateCost(validated: ValidatedOperation, variables: Record<string, unknown>, context: GraphQLContext): number {
  checkSession(validated.operation, context);
  return costOf(validated, variables);
}

/**
 * Rejects expensive operations, charges the cost to the caller's budget, and removes the deadline of mutations, which have to
 * complete and report their result, and of subscriptions. Throws a GraphQLError.
 */
export async function prepareOperation({ operation }: ValidatedOperation, cost: number, context: GraphQLContext): Promise<void> {
  checkCost(cost);
  await charge(cost, context);
  if (operation.operation === OperationTypeNode.QUERY) return;
  context.deadline = Infinity;
  context.dependencies?.refuse();
}

/** Charges a cost to the caller's budget. Throws a GraphQLError if it is used up. */
export async function charge(cost: number, { spend }: GraphQLContext): Promise<void> {
  await spend?.(cost).catch((error: unknown) => {
    if (!(error instanceof RateLimited)) throw error;
    throw new GraphQLError(error.message, { originalError: error, extensions: { code: 'RATE_LIMITED', http: { status: 429 } } });
  });
}

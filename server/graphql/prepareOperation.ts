import { GraphQLError, OperationTypeNode } from 'graphql';
import { RateLimited } from '#server/platform/errors.ts';
import type { GraphQLContext } from './context.ts';
import type { ValidatedOperation } from './operation.ts';
import { assess } from './queryCost.ts';
import { checkSession } from './sessionGuard.ts';

/**
 * What every transport does between validation and execution: checks the session's permissions, refuses what costs too much, charges the
 * cost to the caller's budget, and lifts the deadline of mutations, which once begun are completed, reported and never cached. Returns
 * the cost; throws a GraphQLError.
 */
export async function prepareOperation(
  validated: ValidatedOperation,
  variables: Record<string, unknown>,
  context: GraphQLContext,
): Promise<number> {
  checkSession(validated.operation, context);
  const cost = assess(validated, variables);
  if (cost instanceof GraphQLError) throw cost;
  await charge(cost, context);
  if (validated.operation.operation === OperationTypeNode.QUERY) return cost;
  context.deadline = Infinity;
  context.dependencies?.refuse();
  return cost;
}

/** Charges a cost to the caller's budget. Throws a GraphQLError when it is used up. */
export async function charge(cost: number, { spend }: GraphQLContext): Promise<void> {
  await spend?.(cost).catch((error: unknown) => {
    if (!(error instanceof RateLimited)) throw error;
    throw new GraphQLError(error.message, { originalError: error, extensions: { code: 'RATE_LIMITED', http: { status: 429 } } });
  });
}

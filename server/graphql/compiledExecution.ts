import { HeaderMap } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import { getOperationAST, OperationTypeNode } from 'graphql';
import type { GraphQLContext } from './context.ts';
import { inTime, OperationTimeout, timeoutResponse } from './deadline.ts';
import { executeMutationPlan, executeQueryPlan } from './execution/executeOperation.ts';
import type { ValidatedOperation } from './operation.ts';
import { collectDependencies } from './responseCache/collectDependencies.ts';
import { plainListing } from './responseCache/plainListing.ts';
import { watchedContext } from './responseCache/watchedContext.ts';

/**
 * Executes error-free operations by a plan, and collects the cache dependencies of queries where requested. Everything else is executed by
 * Apollo Server itself.
 */
export const compiledExecution: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    responseForOperation: async ({ schema, document, contextValue, request }) => {
      // The context's operation is missing when none has the requested name, whatever its type says.
      const operation = getOperationAST(document, request.operationName);
      if (!operation) return null;
      const validated = { schema, document, operation };
      const variableValues = request.variables ?? {};
      const isMutation = operation.operation === OperationTypeNode.MUTATION;
      let data: Record<string, unknown> | null;
      try {
        if (isMutation) data = await executeMutationPlan({ ...validated, contextValue, variableValues });
        else data = await executeQuery(validated, variableValues, contextValue);
      } catch (error) {
        if (error instanceof OperationTimeout) return timeoutResponse();
        throw error;
      }
      if (data === null) return null;
      if (contextValue.note && !isMutation) contextValue.note.validated = validated;
      return { http: { status: undefined, headers: new HeaderMap() }, body: { kind: 'single', singleResult: { data } } };
    },
  }),
};

/**
 * Data of a valid query within the limits; its dependencies are noted where there is a note. Null for any error and for whatever is left to
 * graphql-js. Throws OperationTimeout.
 */
export async function executeQuery(
  validated: ValidatedOperation,
  variableValues: Record<string, unknown>,
  contextValue: GraphQLContext,
): Promise<Record<string, unknown> | null> {
  const { note } = contextValue;
  const watched = note && watchedContext(contextValue);
  const { catalog, changes } = contextValue.services;
  const revision = changes.now;
  const wasBehind = catalog.isBehind;
  const execution = { ...validated, contextValue: watched?.context ?? contextValue, variableValues };
  const result = await inTime(contextValue.deadline, executeQueryPlan(execution));
  // Not cacheable when a commit or the index's update fell into the execution: its effect may be in the data or not.
  if (result !== null && watched && changes.now === revision && !wasBehind && !catalog.isBehind)
    note.dependencies = collectDependencies(result.fields, watched.used, plainListing(validated.schema, validated.document), revision);
  return result?.data ?? null;
}

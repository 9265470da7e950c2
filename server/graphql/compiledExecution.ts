import { HeaderMap } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import { getOperationAST } from 'graphql';
import { collectDependencies } from './responseCache/collectDependencies.ts';
import { plainListing } from './responseCache/plainListing.ts';
import { watchedContext } from './responseCache/watchedContext.ts';
import type { ResponseNote, GraphQLContext } from './context.ts';
import type { Checked } from './checked.ts';
import { inTime, OperationTimeout, timeoutResponse } from './deadline.ts';
import { executeCompiled } from './execution/executeOperation.ts';

/**
 * Executes error-free queries by a plan and collects their cache dependencies where requested. Everything else is executed by Apollo Server
 * itself.
 */
export const compiledExecution: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    responseForOperation: async ({ schema, document, contextValue, request }) => {
      // The context's operation is missing when none has the requested name, whatever its type says.
      const operation = getOperationAST(document, request.operationName);
      if (!operation) return null;
      const checked = { schema, document, operation };
      let data: Awaited<ReturnType<typeof executeQuickly>>;
      try {
        data = await executeQuickly(checked, request.variables ?? {}, contextValue);
      } catch (error) {
        if (error instanceof OperationTimeout) return timeoutResponse();
        throw error;
      }
      if (data === null) return null;
      if (contextValue.note) contextValue.note.checked = checked;
      return { http: { status: undefined, headers: new HeaderMap() }, body: { kind: 'single', singleResult: { data } } };
    },
  }),
};

/**
 * Data of a valid query within the limits; its dependencies are noted where there is a note. Null for any error and for whatever is left to
 * graphql-js. Throws OperationTimeout.
 */
export async function executeQuickly(
  { schema, document, operation }: Checked,
  variableValues: Record<string, unknown>,
  contextValue: GraphQLContext & { note?: ResponseNote },
): Promise<Record<string, unknown> | null> {
  const { note } = contextValue;
  const watched = note && watchedContext(contextValue);
  const { catalog, changes } = contextValue.services;
  const step = changes.now;
  const wasBehind = catalog.isBehind;
  const execution = { schema, document, operation, contextValue: watched?.context ?? contextValue, variableValues };
  const answer = await inTime(contextValue.deadline, executeCompiled(execution));
  // Not cacheable when a commit or the index's update fell into the execution: its effect may be in the data or not.
  if (answer !== null && watched && changes.now === step && !wasBehind && !catalog.isBehind)
    note.dependencies = collectDependencies(answer.fields, watched.used, plainListing(schema, document), step);
  return answer?.data ?? null;
}

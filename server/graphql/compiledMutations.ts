import { HeaderMap } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import { getOperationAST } from 'graphql';
import type { GraphQLContext } from './context.ts';
import { quickMutation } from './execution/executeOperation.ts';

/** Executes error-free mutations by a plan; everything else is executed by Apollo Server itself. Never cached. */
export const compiledMutations: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    responseForOperation: async ({ schema, document, contextValue, request }) => {
      const operation = getOperationAST(document, request.operationName);
      const data = operation && (await quickMutation({ schema, document, operation, contextValue, variableValues: request.variables }));
      if (!data) return null;
      return { http: { status: undefined, headers: new HeaderMap() }, body: { kind: 'single', singleResult: { data } } };
    },
  }),
};

import type { ApolloServerPlugin } from '@apollo/server';
import { getVariableValues } from 'graphql';
import type { GraphQLContext } from './context.ts';
import { tooComplex } from './limitRules.ts';
import { MAX_COST } from './limits.ts';
import { queryCost } from './queryCost.ts';

/** Refuses operations that would resolve too many fields, before they are run. */
export const costLimit: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request }) => {
      if (operation === undefined) return;
      const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {});
      // Variables of the wrong type are refused by the execution, with messages of their own.
      if (coerced === undefined) return;
      const cost = queryCost(schema, document, operation, coerced);
      if (cost > MAX_COST)
        throw tooComplex(`The query would resolve up to ${cost} fields; ${MAX_COST} are allowed. Ask for shorter lists.`);
    },
  }),
};

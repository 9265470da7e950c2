import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { coercedVariables } from './coercedVariables.ts';
import type { GraphQLContext } from './context.ts';
import { countValues } from './countValues.ts';
import { tooComplex } from './limitRules.ts';
import { MAX_COST, MAX_VALUES } from './limits.ts';
import { queryCost } from './queryCost.ts';

/** Refuses variables that are no good, and operations that would resolve too many fields, before anything is run. */
export const costLimit: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request }) => {
      if (operation === undefined) return;
      const variables = request.variables ?? {};
      if (countValues(variables, MAX_VALUES) > MAX_VALUES) throw tooComplex(`The variables hold more than ${MAX_VALUES} values.`);
      const { coerced, errors } = coercedVariables(schema, operation, variables);
      if (coerced === undefined) throw badVariables(errors[0]?.message ?? 'The variables do not fit.');
      const cost = queryCost(schema, document, operation, coerced);
      if (cost > MAX_COST)
        throw tooComplex(`The query would resolve up to ${cost} fields; ${MAX_COST} are allowed. Ask for shorter lists.`);
    },
  }),
};

function badVariables(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

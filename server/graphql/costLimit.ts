import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Checked } from './checked.ts';
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
      const refused = operation && refusalOf({ schema, document, operation }, request.variables ?? {});
      if (refused) throw refused;
    },
  }),
};

/** Why an operation must not be run with these variables; null when it may be. */
export function refusalOf({ schema, document, operation }: Checked, variables: Record<string, unknown>): GraphQLError | null {
  if (countValues(variables, MAX_VALUES) > MAX_VALUES) return tooComplex(`The variables hold more than ${MAX_VALUES} values.`);
  const { coerced, errors } = coercedVariables(schema, operation, variables);
  if (coerced === undefined) return badVariables(errors[0]?.message ?? 'The variables do not fit.');
  try {
    const cost = queryCost(schema, document, operation, coerced);
    return cost > MAX_COST
      ? tooComplex(`The query would resolve up to ${cost} fields; ${MAX_COST} are allowed. Ask for shorter lists.`)
      : null;
  } catch (error) {
    // A variable with a default that is sent as null may stand in `@skip` and `@include`, which take none.
    if (error instanceof GraphQLError) return badVariables(error.message);
    throw error;
  }
}

function badVariables(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

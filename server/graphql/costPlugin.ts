import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { RateLimited } from '#server/platform/rateLimited.error.ts';
import type { GraphQLContext } from './context.ts';
import { assess, costExtension } from './costLimit.ts';

/** Refuses operations beyond the limits, charges the others to the caller's budget, and reports the cost in each executed response. */
export const costPlugin: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => {
    let spent: number | null = null;
    return {
      didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
        if (operation === undefined) return;
        const { cost, refused } = assess({ schema, document, operation }, request.variables ?? {});
        if (refused) throw refused;
        await contextValue.spend?.(cost).catch(asGraphQLError);
        spent = cost;
        if (contextValue.note) contextValue.note.cost = cost;
      },
      willSendResponse: async ({ response: { body } }) => {
        if (spent === null || body.kind !== 'single') return;
        body.singleResult.extensions = { ...body.singleResult.extensions, ...costExtension(spent) };
      },
    };
  },
};

function asGraphQLError(error: unknown): never {
  if (!(error instanceof RateLimited)) throw error;
  throw new GraphQLError(error.message, { originalError: error, extensions: { code: 'RATE_LIMITED', http: { status: 429 } } });
}

/** In-process execution of the operations of server-rendered pages, through the same pipeline as HTTP requests. */
import { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { GraphQLRequest } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import { from } from 'rxjs';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Dependencies } from '#server/graphql/dependencies.ts';
import type { Parts } from './appParts.ts';
import { operationKey } from './graphqlRequest.ts';

/**
 * Apollo link that executes the client's documents. `ofPage` collects the dependencies of a guest's page; such a page reads and
 * fills the response cache.
 */
export function inProcessLink({ apollo, responseCache }: Parts, context: GraphQLContext, ofPage: Dependencies | null): ApolloLink {
  const execute = async (operation: GraphQLRequest, dependencies?: Dependencies): Promise<FormattedExecutionResult> => {
    // Copied, because each operation prepares its own context.
    const { body } = await apollo.executeOperation(operation, { contextValue: { ...context, dependencies } });
    if (body.kind !== 'single') throw new Error('Incremental delivery is not supported.');
    return body.singleResult;
  };

  const executeShared = async (operation: GraphQLRequest, including: Dependencies): Promise<FormattedExecutionResult> => {
    const key = operationKey(operation, context.locale);
    const cached = key && responseCache.get(key);
    if (cached) {
      including.include(cached.dependencies);
      return JSON.parse(cached.body.toString()) as FormattedExecutionResult;
    }
    const dependencies = new Dependencies(context.services.revisions);
    const result = await execute(operation, dependencies);
    including.include(dependencies);
    if (key && dependencies.isCacheable) responseCache.put(key, Buffer.from(`${JSON.stringify(result)}\n`), dependencies);
    return result;
  };

  return new ApolloLink(({ query, variables, operationName }) => {
    const operation = { query: print(query), variables, operationName };
    return from((ofPage === null ? execute(operation) : executeShared(operation, ofPage)) as Promise<ApolloLink.Result>);
  });
}

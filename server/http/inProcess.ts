/** Operations of server-rendered pages, executed in process through the same pipeline. */
import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { ApolloServer } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Dependencies } from '#server/graphql/dependencies.ts';
import { canonicalOperation, keyOf } from './graphqlRequest.ts';
import type { ResponseCache } from './responseCache.ts';

interface Operation {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

interface InProcess {
  apollo: ApolloServer<GraphQLContext>;
  contextValue: GraphQLContext;
  /** Given for guests' pages: the response cache, which is read and filled, and the dependencies of the page. */
  shared: { cache: ResponseCache; dependencies: Dependencies } | null;
}

/** Apollo link of server-rendered pages: executes the client's documents in process. */
export function inProcessLink({ apollo, contextValue, shared }: InProcess): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        const operation = { query: print(query), variables, operationName };
        (shared === null ? execute(apollo, operation, contextValue) : executeShared(apollo, operation, contextValue, shared)).then(
          (result) => {
            observer.next(result as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => {
            observer.error(error);
          },
        );
      }),
  );
}

async function execute(
  apollo: ApolloServer<GraphQLContext>,
  operation: Operation,
  contextValue: GraphQLContext,
): Promise<FormattedExecutionResult> {
  // A copy: each operation prepares its own context.
  const { body } = await apollo.executeOperation(operation, { contextValue: { ...contextValue } });
  if (body.kind !== 'single') throw new Error('Incremental delivery is not supported.');
  return body.singleResult;
}

/** Reads or fills the response cache. */
async function executeShared(
  apollo: ApolloServer<GraphQLContext>,
  operation: Operation,
  contextValue: GraphQLContext,
  { cache, dependencies: ofPage }: NonNullable<InProcess['shared']>,
): Promise<FormattedExecutionResult> {
  const canonical = canonicalOperation(operation);
  const key = canonical === null ? null : keyOf(canonical, contextValue.locale);
  const cached = key === null ? null : cache.get(key);
  if (cached !== null) {
    ofPage.include(cached.dependencies);
    return JSON.parse(cached.body.toString()) as FormattedExecutionResult;
  }
  const dependencies = new Dependencies(contextValue.services.revisions);
  const result = await execute(apollo, operation, { ...contextValue, dependencies });
  ofPage.include(dependencies);
  if (key !== null && dependencies.isCacheable) cache.put(key, Buffer.from(`${JSON.stringify(result)}\n`), dependencies);
  return result;
}

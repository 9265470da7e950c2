import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { execute, getOperationAST } from 'graphql';
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ResponseNote, GraphQLContext } from '#server/graphql/context.ts';
import { assess } from '#server/graphql/queryCost.ts';
import { formatError, isUnexpected } from '#server/graphql/formatError.ts';
import { executeOperation } from '#server/graphql/execution/executeOperation.ts';
import { executeQuery } from '#server/graphql/compiledExecution.ts';
import { keyOf, parseGraphQLRequest } from './guestRequest.ts';
import type { ResponseCache } from './responseCache.ts';
import { textOf } from './validatedDocumentCache.ts';

/** Documents by source: each request's client builds them anew, while plans and costs are memoised by document identity. */
const documents = new LRUCache<string, DocumentNode>({ max: 500 });

type Operation = ExecutionArgs & { contextValue: GraphQLContext; source: string };

interface InProcess {
  schema: GraphQLSchema;
  contextValue: GraphQLContext;
  /** Null: the response cache is neither read nor written. */
  cache: ResponseCache | null;
  reportError: (error: unknown) => void;
}

/**
 * Apollo link of server-rendered pages: executes the client's documents in process. `cache`, given for guests' pages only, is read and
 * filled. Errors are formatted as over HTTP; unexpected ones are reported.
 */
export function inProcessLink({ schema, contextValue, cache, reportError }: InProcess): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        const source = print(query);
        const document = documents.get(source) ?? query;
        documents.set(source, document);
        const operation: Operation = { schema, document, source, variableValues: variables, operationName, contextValue };
        (cache === null ? executeOperation(operation) : executeForGuest(operation, cache)).then(
          (result) => {
            observer.next({
              ...result,
              ...(result.errors && { errors: result.errors.map((error) => reported(error, reportError)) }),
            } as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => {
            observer.error(error);
          },
        );
      }),
  );
}

function reported(error: GraphQLError, reportError: (error: unknown) => void): GraphQLFormattedError {
  const formatted = error.toJSON();
  if (isUnexpected(formatted, error)) reportError(error);
  return formatError(formatted, error);
}

/** Reads or fills the response cache. */
async function executeForGuest(requested: Operation, cache: ResponseCache): Promise<ExecutionResult> {
  const { schema, document, source, variableValues = {}, operationName, contextValue } = requested;
  const body = parseGraphQLRequest({ query: source, operationName, variables: variableValues });
  const operation = getOperationAST(document, operationName);
  if (body === null || !operation) return execute(requested);
  const key = keyOf(body, contextValue.locale);
  const cached = cache.get(key);
  if (cached !== null) return JSON.parse(cached.body.toString()) as ExecutionResult;
  const validated = { schema, document, operation };
  const variables = { ...variableValues };
  const cost = assess(validated, variables);
  if (typeof cost !== 'number') return execute(requested);
  const note: ResponseNote = { dependencies: null, validated: null, cost };
  const data = await executeQuery(validated, variables, { ...contextValue, note });
  if (data === null) return execute(requested);
  if (note.dependencies !== null) cache.put(key, { text: textOf(data, cost), dependencies: note.dependencies });
  return { data };
}

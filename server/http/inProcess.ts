/** Execution of operations in process: for server-rendered pages, and for pages outside the client. */
import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { execute, getOperationAST, parse } from 'graphql';
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { executeQuery } from '#server/graphql/compiledExecution.ts';
import { guestContext } from '#server/graphql/context.ts';
import type { GraphQLContext, ResponseNote } from '#server/graphql/context.ts';
import { executeOperation } from '#server/graphql/execution/executeOperation.ts';
import { formatError, isUnexpected } from '#server/graphql/formatError.ts';
import { assess } from '#server/graphql/queryCost.ts';
import { keyOf, parseGraphQLRequest } from './graphqlRequest.ts';
import type { ResponseCache } from './responseCache.ts';
import { textOf } from './validatedDocumentCache.ts';

/** Schema and services for in-process queries of pages outside the client: sitemap, playground. */
export interface Api {
  schema: GraphQLSchema;
  services: GraphQLContext['services'];
}

/** Executes a query in process, in English. Throws when there is no data. */
export async function queryInProcess<Data>(api: Api, source: string, variableValues?: Record<string, unknown>): Promise<Data> {
  const contextValue = guestContext(api.services, 'en');
  const { data, errors } = await executeOperation({ schema: api.schema, document: parse(source), variableValues, contextValue });
  if (data === null || data === undefined) throw errors?.[0] ?? new Error('The API returned no data.');
  return data as Data;
}

/** Documents by source: each request's client builds them anew, while plans and costs are memoised by document identity. */
const documents = new LRUCache<string, DocumentNode>({ max: 500 });

type OperationArgs = ExecutionArgs & { contextValue: GraphQLContext; source: string };

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
        const args: OperationArgs = { schema, document, source, variableValues: variables, operationName, contextValue };
        (cache === null ? executeOperation(args) : executeForGuest(args, cache)).then(
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
async function executeForGuest(args: OperationArgs, cache: ResponseCache): Promise<ExecutionResult> {
  const { schema, document, source, variableValues = {}, operationName, contextValue } = args;
  const body = parseGraphQLRequest({ query: source, operationName, variables: variableValues });
  const operation = getOperationAST(document, operationName);
  if (body === null || !operation) return execute(args);
  const key = keyOf(body, contextValue.locale);
  const cached = cache.get(key);
  if (cached !== null) return JSON.parse(cached.body.toString()) as ExecutionResult;
  const validated = { schema, document, operation };
  const variables = { ...variableValues };
  const cost = assess(validated, variables);
  if (typeof cost !== 'number') return execute(args);
  const note: ResponseNote = { dependencies: null, validated: null, cost };
  const data = await executeQuery(validated, variables, { ...contextValue, note });
  if (data === null) return execute(args);
  if (note.dependencies !== null) cache.put(key, { text: textOf(data, cost), dependencies: note.dependencies });
  return { data };
}

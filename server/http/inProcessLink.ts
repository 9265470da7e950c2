import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { execute, getOperationAST } from 'graphql';
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ResponseNote, GraphQLContext } from '#server/graphql/context.ts';
import { assess } from '#server/graphql/costLimit.ts';
import { formatError, isUnexpected } from '#server/graphql/formatError.ts';
import { executeOperation } from '#server/graphql/execution/executeOperation.ts';
import { executeQuickly } from '#server/graphql/compiledExecution.ts';
import { keyOf, parseGraphQLRequest } from './guestRequest.ts';
import type { ResponseCache } from './responseCache.ts';
import { textOf } from './validatedDocumentCache.ts';

/** Documents by source: each request's client builds them anew, while plans and costs are memoised by document identity. */
const documents = new LRUCache<string, DocumentNode>({ max: 500 });

type GraphQLRequestBody = ExecutionArgs & { contextValue: GraphQLContext; source: string };

interface InProcess {
  schema: GraphQLSchema;
  contextValue: GraphQLContext;
  /** Null: the response cache is neither read nor written. */
  answers: ResponseCache | null;
  reportError: (error: unknown) => void;
}

/**
 * Apollo link of server-rendered pages: executes the client's documents in process. `answers`, given for guests' pages only, is read and
 * filled. Errors are formatted as over HTTP; unexpected ones are reported.
 */
export function inProcessLink({ schema, contextValue, answers, reportError }: InProcess): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((answer) => {
        const source = print(query);
        const document = documents.get(source) ?? query;
        documents.set(source, document);
        const requested: GraphQLRequestBody = { schema, document, source, variableValues: variables, operationName, contextValue };
        (answers === null ? executeOperation(requested) : answerGuest(requested, answers)).then(
          (result) => {
            answer.next({
              ...result,
              ...(result.errors && { errors: result.errors.map((error) => told(error, reportError)) }),
            } as ApolloLink.Result);
            answer.complete();
          },
          (error: unknown) => {
            answer.error(error);
          },
        );
      }),
  );
}

function told(error: GraphQLError, reportError: (error: unknown) => void): GraphQLFormattedError {
  const formatted = error.toJSON();
  if (isUnexpected(formatted, error)) reportError(error);
  return formatError(formatted, error);
}

async function answerGuest(requested: GraphQLRequestBody, answers: ResponseCache): Promise<ExecutionResult> {
  const { schema, document, source, variableValues = {}, operationName, contextValue } = requested;
  const question = parseGraphQLRequest({ query: source, operationName, variables: variableValues });
  const operation = getOperationAST(document, operationName);
  if (question === null || !operation) return execute(requested);
  const key = keyOf(question, contextValue.locale);
  const kept = answers.get(key);
  if (kept !== null) return JSON.parse(kept.body.toString()) as ExecutionResult;
  const checked = { schema, document, operation };
  const variables = { ...variableValues };
  const { cost } = assess(checked, variables);
  if (cost === null) return execute(requested);
  const note: ResponseNote = { dependencies: null, checked: null, cost };
  const data = await executeQuickly(checked, variables, { ...contextValue, note });
  if (data === null) return execute(requested);
  if (note.dependencies !== null) answers.put(key, { text: textOf(data, cost), dependencies: note.dependencies });
  return { data };
}

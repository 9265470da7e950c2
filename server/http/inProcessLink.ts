import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { execute, getOperationAST } from 'graphql';
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { AnswerNote, GraphQLContext } from '#server/graphql/context.ts';
import { executeOperation } from '#server/graphql/execution/executeOperation.ts';
import { executeQuickly } from '#server/graphql/quickExecution.ts';
import { keyOf, whatIsAsked } from './anonymousQuestion.ts';
import type { AnswerCache } from './answerCache.ts';
import { textOf } from './checkedQuestions.ts';

/** Each request has a client of its own, which makes each document anew: what is known of one is known by the document. */
const documents = new LRUCache<string, DocumentNode>({ max: 500 });

type Asked = ExecutionArgs & { contextValue: GraphQLContext; source: string };

/**
 * The way of the pages that are rendered here to the API: nothing is sent, and documents are those of the client. With `answers`, which only pages
 * of guests are given, what is kept is taken and what may be kept is left there.
 */
export function inProcessLink(schema: GraphQLSchema, contextValue: GraphQLContext, answers: AnswerCache | null): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((answer) => {
        const source = print(query);
        const document = documents.get(source) ?? query;
        documents.set(source, document);
        const asked: Asked = { schema, document, source, variableValues: variables, operationName, contextValue };
        (answers === null ? executeOperation(asked) : answerGuest(asked, answers)).then(
          (result) => {
            answer.next(result as ApolloLink.Result);
            answer.complete();
          },
          (error: unknown) => {
            answer.error(error);
          },
        );
      }),
  );
}

async function answerGuest(asked: Asked, answers: AnswerCache): Promise<ExecutionResult> {
  const { schema, document, source, variableValues = {}, operationName, contextValue } = asked;
  const question = whatIsAsked({ query: source, operationName, variables: variableValues });
  const operation = getOperationAST(document, operationName);
  if (question === null || !operation) return execute(asked);
  const key = keyOf(question, contextValue.locale);
  const kept = answers.get(key);
  if (kept !== null) return JSON.parse(kept.body.toString()) as ExecutionResult;
  const note: AnswerNote = { basis: null, checked: null };
  const data = await executeQuickly({ schema, document, operation }, { ...variableValues }, { ...contextValue, note });
  if (data === null) return execute(asked);
  if (note.basis !== null) answers.put(key, { text: textOf(data), basis: note.basis });
  return { data };
}

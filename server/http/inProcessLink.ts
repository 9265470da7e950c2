import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { executeOperation } from '#server/graphql/execution/executeOperation.ts';

/** Each request has a client of its own, which makes each document anew: what is known of one is known by the document. */
const documents = new LRUCache<string, DocumentNode>({ max: 500 });

/** The first document of this text. */
function same(document: DocumentNode): DocumentNode {
  const text = print(document);
  const known = documents.get(text) ?? document;
  documents.set(text, known);
  return known;
}

/** The way of the pages that are rendered here to the API: nothing is sent, and documents are those of the client. */
export function inProcessLink(schema: GraphQLSchema, contextValue: GraphQLContext): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((answer) => {
        executeOperation({ schema, document: same(query), variableValues: variables, operationName, contextValue }).then(
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

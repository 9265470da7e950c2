import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode, print } from 'graphql';
import { createClient, type ExecutionResult } from 'graphql-sse';
import { sessionVar } from '#client/state/session.ts';

const streamed = new WeakSet<ApolloClient>();

/** Sends subscriptions to `/graphql/stream`. Loaded by pages that have one, so that the others do not carry its client. */
export function addStreamLink(client: ApolloClient): void {
  if (streamed.has(client)) return;
  streamed.add(client);
  const sse = createClient({
    url: '/graphql/stream',
    // A stream of a page must not go on as another account.
    headers: (): Record<string, string> => {
      const viewer = sessionVar().user?.id;
      return viewer === undefined ? {} : { 'x-rizq-viewer': viewer };
    },
    retryAttempts: Infinity,
  });
  const stream = new ApolloLink(
    ({ query, operationName, variables }) =>
      new Observable((observer) =>
        sse.subscribe({ query: print(query), operationName, variables } as never, {
          next: (result: ExecutionResult) => observer.next(result as ApolloLink.Result),
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        }),
      ),
  );
  client.setLink(ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, stream, client.link));
}

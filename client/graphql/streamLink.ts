import { ApolloLink, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { print } from 'graphql';
import type { Client } from 'graphql-sse';
import { sessionVar } from '#client/state/session.ts';

let connecting: Promise<Client> | null = null;

/** Loads the client of `/graphql/stream` with the first subscription, so that pages without one do not carry it. */
async function connect(): Promise<Client> {
  const { createClient } = await import('graphql-sse');
  return createClient({
    url: '/graphql/stream',
    // A stream of a page must not go on as another account.
    headers: (): Record<string, string> => {
      const viewer = sessionVar().user?.id;
      return viewer === undefined ? {} : { 'x-rizq-viewer': viewer };
    },
    // Subscribers decide when to subscribe again.
    retryAttempts: 0,
  });
}

/** Sends subscriptions to `/graphql/stream`. A refused one fails with a ServerError. */
export const streamLink = new ApolloLink(
  ({ query, operationName, variables }) =>
    new Observable((observer) => {
      let stop: (() => void) | undefined;
      connecting ??= connect();
      connecting.then(
        (client) => {
          if (observer.closed) return;
          const request = { query: print(query), variables, ...(operationName !== undefined && { operationName }) };
          stop = client.subscribe<ApolloLink.Result['data'], ApolloLink.Result['extensions']>(request, {
            next: (result) => observer.next(result as ApolloLink.Result),
            error: (error) => observer.error(refusalOf(error) ?? error),
            complete: () => observer.complete(),
          });
        },
        (error: unknown) => {
          connecting = null;
          observer.error(error);
        },
      );
      return () => stop?.();
    }),
);

/** The refusal in an error of `graphql-sse`; null for a lost connection. */
function refusalOf(error: unknown): ServerError | null {
  const response = error instanceof Error && 'response' in error ? (error.response as Response | undefined) : undefined;
  return response === undefined ? null : new ServerError('The stream was refused.', { response, bodyText: '' });
}

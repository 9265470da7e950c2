import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';
import { type FormattedExecutionResult, OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';

const URI = '/graphql';
/** Content type of GraphQL responses of any status; with another type an error status is a transport error. */
const RESULT_TYPE = 'application/graphql-response+json';

/** Variables of public catalogue queries. Operations with others, such as an email or access token, use POST. */
const PUBLIC_VARIABLES: ReadonlySet<string> = new Set(
  'after attributes category categoryPlacement facets filter id ids key locale placement query section slug sort state tag'.split(' '),
);

const isPublic = ([name, value]: [string, unknown]): boolean =>
  PUBLIC_VARIABLES.has(name) || value == null || typeof value === 'boolean' || typeof value === 'number';

/**
 * HTTP link to `/graphql` for one language. With `isGuest` it sends SHA-256 hashes of persisted documents (schema/clientDocuments.json),
 * and the text if the server does not know a hash or hashing lacks a secure context. Guests' queries of the public catalogue use GET,
 * cacheable by browsers and the service worker; other variables stay out of URLs, which proxies log. Apollo's links for this are three
 * times the size: they also read multipart responses.
 */
export function makeHttpLink(locale: Locale, isGuest?: () => boolean): ApolloLink {
  const send = async (operation: ApolloLink.Operation, signal: AbortSignal): Promise<FormattedExecutionResult> => {
    const { operationName, variables, query, operationType } = operation;
    const headers = {
      accept: `${RESULT_TYPE},application/json;q=0.9`,
      'accept-language': LANGUAGES[locale].tag,
      ...(operation.getContext()['headers'] as object | undefined),
    };
    const init: RequestInit = { credentials: 'same-origin', signal };
    const post = (document: object) => {
      const body = JSON.stringify({ operationName, variables, ...document });
      return fetch(URI, { ...init, method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }).then(resultOf);
    };
    const text = print(query);
    const sha256Hash = isGuest && (await hashOf(text));
    if (sha256Hash === undefined) return post({ query: text });
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const isShared = operationType === OperationTypeNode.QUERY && isGuest?.() && Object.entries(variables).every(isPublic);
    const result = isShared
      ? await fetch(`${URI}?${searchOf({ operationName, variables, extensions })}`, { ...init, headers }).then(resultOf)
      : await post({ extensions });
    const isUnknown = result.errors?.some((error) => error.extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND');
    return isUnknown ? post({ extensions, query: text }) : result;
  };
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const controller = new AbortController();
        send(operation, controller.signal).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => controller.abort();
      }),
  );
}

/** SHA-256 in hex; undefined without a secure context. */
async function hashOf(text: string): Promise<string | undefined> {
  // Missing without a secure context, despite its type.
  const { subtle } = crypto as Partial<Crypto>;
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function searchOf({ operationName, ...json }: { operationName: string | undefined; variables: object; extensions: object }): string {
  const parts = Object.entries(json).map(([name, value]) => [name, JSON.stringify(value)] as const);
  return [['operationName', operationName ?? ''] as const, ...parts]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

async function resultOf(response: Response): Promise<FormattedExecutionResult> {
  const bodyText = await response.text();
  if (response.ok || response.headers.get('content-type')?.includes(RESULT_TYPE)) {
    const result = JSON.parse(bodyText) as FormattedExecutionResult;
    if ('data' in result || 'errors' in result) return result;
  }
  throw new ServerError(`The response has the status ${response.status} and no result.`, { response, bodyText });
}

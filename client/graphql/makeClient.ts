import { ApolloClient, InMemoryCache, type ApolloLink } from '@apollo/client';
import { possibleTypes } from './possibleTypes.generated.ts';
import { typePolicies } from './typePolicies.ts';
import { wholePayloads } from './wholePayloads.ts';

interface ClientOptions {
  /** The way to the schema: HTTP in the browser, in process on the server. */
  link: ApolloLink;
  /** True while rendering on the server: a client then lives for one request. */
  isServer?: boolean;
}

/** Apollo keeps a suspended query's client for 30 s unless told otherwise: on a busy server that fills the memory. */
const SERVER_DISPOSE_MS = 1000;

export function makeClient({ link, isServer = false }: ClientOptions): ApolloClient {
  return new ApolloClient({
    link: wholePayloads.concat(link),
    cache: new InMemoryCache({ typePolicies, possibleTypes }),
    ssrMode: isServer,
    devtools: { enabled: false },
    defaultOptions: isServer ? { react: { suspense: { autoDisposeTimeoutMs: SERVER_DISPOSE_MS } } } : undefined,
  });
}

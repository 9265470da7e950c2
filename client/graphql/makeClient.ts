import { ApolloClient, InMemoryCache, type ApolloLink } from '@apollo/client';
import { possibleTypes } from './possibleTypes.generated.ts';
import { typePolicies } from './typePolicies.ts';
import { wholePayloads } from './wholePayloads.ts';

interface ClientOptions {
  /** The way to the schema: HTTP in the browser, in process on the server. */
  link: ApolloLink;
}

export function makeClient({ link }: ClientOptions): ApolloClient {
  return new ApolloClient({
    link: wholePayloads.concat(link),
    cache: new InMemoryCache({ typePolicies, possibleTypes }),
    devtools: { enabled: false },
  });
}

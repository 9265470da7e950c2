import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { possibleTypes } from './possibleTypes.generated.ts';
import { streamLink } from './streamLink.ts';
import { typePolicies } from './typePolicies.ts';
import { wholePayloads } from './wholePayloads.ts';

/** Creates an Apollo client. `link` reaches the schema over HTTP in the browser, and in process on the server. */
export function makeClient({ link }: { link: ApolloLink }): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, streamLink, wholePayloads.concat(link)),
    cache: new InMemoryCache({ typePolicies, possibleTypes }),
    ssrMode: typeof window === 'undefined',
    devtools: { enabled: false },
  });
}

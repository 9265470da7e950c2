import { ApolloLink, gql, type ApolloClient } from '@apollo/client';
import { expect, test } from 'vitest';
import { evictPrivateData, makeClient } from '#client/graphql/makeClient.ts';

const PRIVATE = gql`
  query PrivateData($number: String!) {
    viewer {
      id
      firstName
    }
    order(number: $number) {
      id
      number
    }
  }
`;
const PUBLIC = gql`
  query PublicData {
    marketplace {
      name
    }
  }
`;
const VARIABLES = { number: 'RZQ-7K4M-2Q9D' };

/** A cache's root fields, entities and public marketplace name. */
function cached({ cache }: ApolloClient) {
  const { ROOT_QUERY, ...entities } = cache.extract() as Record<string, Record<string, unknown>>;
  return {
    fields: Object.keys(ROOT_QUERY ?? {}).filter((key) => key !== '__typename'),
    entities: Object.keys(entities).filter((key) => key !== '__META'),
    name: cache.readQuery<{ marketplace: { name: string } }>({ query: PUBLIC })?.marketplace.name,
  };
}

test('a change of account evicts private data from the cache and keeps public data', () => {
  const client = makeClient({ link: ApolloLink.empty() });
  const data = {
    viewer: { __typename: 'Viewer', id: 'usr_1', firstName: 'Aina' },
    order: { __typename: 'Order', id: 'ord_1', number: VARIABLES.number },
  };
  client.cache.writeQuery({ query: PRIVATE, variables: VARIABLES, data });
  client.cache.writeQuery({ query: PUBLIC, data: { marketplace: { __typename: 'Marketplace', name: 'Rizq' } } });
  expect(cached(client).fields).toHaveLength(3);
  evictPrivateData(client);
  expect(cached(client)).toEqual({ fields: ['marketplace'], entities: ['Marketplace:{}'], name: 'Rizq' });
});

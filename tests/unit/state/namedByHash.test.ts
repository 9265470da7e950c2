import { ApolloLink, gql, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { makeClient } from '#client/graphql/makeClient.ts';
import { namedByHash } from '#client/graphql/namedByHash.ts';

/** Methods of the requests for a query with these variables. */
async function methodOf(isGuest: boolean, variables: Record<string, string>): Promise<string> {
  const methods: string[] = [];
  const http = new ApolloLink((operation) => {
    methods.push((operation.getContext()['fetchOptions'] as { method?: string } | undefined)?.method ?? 'POST');
    return new Observable((observer) => {
      observer.next({ data: { marketplace: null } });
      observer.complete();
    });
  });
  const query = gql`
    query Named($id: String, $input: String, $number: String, $email: String, $accessToken: String, $token: String) {
      marketplace(id: $id, input: $input, number: $number, email: $email, accessToken: $accessToken, token: $token)
    }
  `;
  await makeClient({ link: namedByHash(http, () => isGuest) }).query({ query, variables });
  return methods.join();
}

test('guests’ queries of the catalogue go by GET; what belongs to a person, and whatever a member asks, by POST', async () => {
  expect(await methodOf(true, { id: 'a' })).toBe('GET');
  for (const name of ['input', 'number', 'email', 'accessToken', 'token']) expect(await methodOf(true, { [name]: 'a' }), name).toBe('POST');
  expect(await methodOf(false, { id: 'a' })).toBe('POST');
});

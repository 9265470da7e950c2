import { ApolloLink, gql } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { makeClient } from '#client/graphql/makeClient.ts';
import { PayloadMissing } from '#client/graphql/wholePayloads.ts';

const LOGOUT = gql`
  mutation Out {
    logout {
      ok
    }
  }
`;

const mutateWith = (result: ApolloLink.Result) => makeClient({ link: new ApolloLink(() => of(result)) }).mutate({ mutation: LOGOUT });

test('a mutation without a payload fails with an error that names the mutation, or with the errors of the response', async () => {
  const missing = mutateWith({ data: { logout: null } });
  await expect(missing).rejects.toBeInstanceOf(PayloadMissing);
  await expect(missing).rejects.toThrow('The response to logout has no payload.');
  const refused = mutateWith({ data: { logout: null }, errors: [{ message: 'Log in first.' }] });
  await expect(refused).rejects.toBeInstanceOf(CombinedGraphQLErrors);
});

test('payloads of mutations and null fields of queries are returned unchanged', async () => {
  const { data } = await mutateWith({ data: { logout: { ok: true, __typename: 'OkPayload' } } });
  expect(data).toEqual({ logout: { ok: true, __typename: 'OkPayload' } });
  const client = makeClient({ link: new ApolloLink(() => of({ data: { viewer: null } })) });
  expect((await client.query({ query: gql('{ viewer { id } }') })).data).toEqual({ viewer: null });
});

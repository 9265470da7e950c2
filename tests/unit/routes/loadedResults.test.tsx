import { act, render, screen } from '@testing-library/react';
import { ApolloLink, gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { from } from 'rxjs';
import { expect, test } from 'vitest';
import { LoadedResults, LoadedResultsContext } from '#client/graphql/loadedResults.ts';
import { makeClient } from '#client/graphql/makeClient.ts';
import { useFetchedField, useLoadedQuery } from '#client/routes/useLoadedQuery.ts';

interface ViewerData {
  viewer: { __typename: 'Viewer'; id: string; firstName: string } | null;
}
const PAGE: TypedDocumentNode<ViewerData, { locale: string }> = gql`
  query Page($locale: Locale!) {
    viewer {
      id
      firstName(locale: $locale)
    }
  }
`;
const FRAME: TypedDocumentNode<{ viewer: { id: string } | null }, Record<string, never>> = gql`
  query Frame {
    viewer {
      id
    }
  }
`;
const RENAME = gql`
  mutation Rename {
    rename {
      id
      firstName(locale: EN)
    }
  }
`;
const viewer = (firstName: string) => ({ __typename: 'Viewer' as const, id: 'u1', firstName });
const variables = { locale: 'EN' };

/** A page and its frame as loaded on the server; `later` is the API's response from now on. */
function open(later: { firstName: string }) {
  const requested: (string | undefined)[] = [];
  let renders = 0;
  const results = new LoadedResults([{ operation: 'Page', variables, data: { viewer: viewer('Aina') } }]);
  const link = new ApolloLink(({ operationName }) => {
    requested.push(operationName);
    const response = { data: operationName === 'Rename' ? { rename: viewer(later.firstName) } : { viewer: viewer(later.firstName) } };
    return from(results.cacheIn(client).then(() => response));
  });
  const client = makeClient({ link });
  function Page() {
    renders += 1;
    const { data, retry } = useLoadedQuery(PAGE, variables, null);
    const frame = useFetchedField(FRAME, 'viewer');
    return (
      <>
        <p>{`${data?.viewer?.firstName} ${frame?.viewer?.id}`}</p>
        <button onClick={retry}>Retry</button>
      </>
    );
  }
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  render(
    <ApolloProvider client={client}>
      <LoadedResultsContext value={results}>
        <RouterProvider router={router} />
      </LoadedResultsContext>
    </ApolloProvider>,
  );
  return { client, results, requested, renders: () => renders };
}

test('the first page is shown from what the server fetched, and handing it to the cache changes nothing', async () => {
  const { client, results, requested, renders } = open({ firstName: 'Aina' });
  expect(screen.getByText('Aina u1')).toBeInTheDocument();
  expect(client.extract()).toEqual({});
  await act(async () => results.cacheIn(client));
  await act(async () => results.cacheIn(client));
  expect(client.readQuery({ query: PAGE, variables })).toEqual({ viewer: viewer('Aina') });
  // A response with the same values.
  await act(async () => client.writeQuery({ query: FRAME, data: { viewer: { __typename: 'Viewer', id: 'u1' } as { id: string } } }));
  expect(requested).toEqual([]);
  expect(renders()).toBe(1);
});

test('what a mutation changes is shown', async () => {
  const { client, requested } = open({ firstName: 'Siti' });
  await act(async () => client.mutate({ mutation: RENAME }));
  expect(await screen.findByText('Siti u1')).toBeInTheDocument();
  expect(requested).toEqual(['Rename']);
});

test('what the cache forgets is requested anew, while the page stays', async () => {
  const { client, results, requested } = open({ firstName: 'Siti' });
  await act(async () => results.cacheIn(client));
  await act(async () => {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' });
    expect(screen.getByText('Aina u1')).toBeInTheDocument();
  });
  expect(await screen.findByText('Siti u1')).toBeInTheDocument();
  expect(requested).toEqual(['Page']);
});

test('a retry requests it, whether or not the cache has it yet', async () => {
  const { requested } = open({ firstName: 'Siti' });
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(await screen.findByText('Siti u1')).toBeInTheDocument();
  expect(requested).toEqual(['Page']);
});

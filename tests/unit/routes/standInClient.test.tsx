import { act, render, screen, waitFor } from '@testing-library/react';
import { ApolloLink, gql, type ApolloClient, type TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { LoadedResults } from '#client/graphql/loadedResults.ts';
import { makeClient } from '#client/graphql/makeClient.ts';
import { standInClient } from '#client/graphql/standInClient.ts';
import { AppProviders } from '#client/layout/AppProviders.tsx';
import { useLoadedQuery } from '#client/routes/useLoadedQuery.ts';
import { DEFAULT_PREFS } from '#client/state/prefs.ts';

const operation = (text: string): TypedDocumentNode<{ name: string }, Record<string, never>> => gql(text);
const PAGE = operation('query Page { name }');
const FOUND = operation('query Found { name }');
const HIDDEN = operation('query Hidden { name }');
const RENAME = operation('mutation Rename { name }');
const LATE = operation('query Late { late: name(of: LATE) }');

/** A server-rendered page before its Apollo Client has loaded. */
function open() {
  const requested: (string | undefined)[] = [];
  const link = new ApolloLink(({ operationName }) => {
    requested.push(operationName);
    return of({ data: { [operationName === 'Late' ? 'late' : 'name']: `${operationName} of the API` } });
  });
  let arrive: () => void = () => undefined;
  const arriving = new Promise<ApolloClient>((resolve) => {
    arrive = () => resolve(makeClient({ link }));
  });
  const outcomes: unknown[] = [];
  function Page() {
    const page = useLoadedQuery(PAGE, {}, null);
    const found = useQuery(FOUND);
    const hidden = useQuery(HIDDEN, { skip: true });
    const [rename, { loading }] = useMutation(RENAME);
    const client = useApolloClient();
    return (
      <>
        <p>{`${page.data?.name}, ${found.loading ? 'loading' : found.data?.name}, ${String(hidden.loading)}`}</p>
        <button onClick={() => void rename().then(({ data }) => outcomes.push(data))}>{loading ? 'Busy' : 'Rename'}</button>
        <button onClick={() => void client.query({ query: LATE }).then(({ data }) => outcomes.push(data))}>Ask</button>
      </>
    );
  }
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  render(
    <AppProviders
      client={standInClient(arriving)}
      arriving={arriving}
      results={new LoadedResults([{ operation: 'Page', variables: {}, data: { name: 'Page of the server' } }])}
      prefs={DEFAULT_PREFS}
      viewer={null}
      messages={{}}
      baseUrl="http://localhost"
    >
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { requested, outcomes, arrive: () => act(async () => arrive()) };
}

test('a page stands before the client is there; what it watches is asked when the client comes', async () => {
  const { requested, arrive } = open();
  expect(screen.getByText('Page of the server, loading, false')).toBeInTheDocument();
  await arrive();
  expect(await screen.findByText('Page of the server, Found of the API, false')).toBeInTheDocument();
  expect(requested).toEqual(['Found']);
});

test('what is sent before is not lost', async () => {
  const { requested, outcomes, arrive } = open();
  act(() => screen.getByText('Rename').click());
  act(() => screen.getByText('Ask').click());
  expect(await screen.findByText('Busy')).toBeInTheDocument();
  expect(requested).toEqual([]);
  await arrive();
  expect(await screen.findByText('Rename')).toBeInTheDocument();
  await waitFor(() => expect(requested.sort()).toEqual(['Found', 'Late', 'Rename']));
  expect(outcomes).toEqual([{ name: 'Rename of the API' }, { late: 'Late of the API' }]);
});

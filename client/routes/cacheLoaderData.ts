import type { ApolloClient } from '@apollo/client';
import type { DataRouter } from 'react-router-dom';
import { ChromeDocument } from '#client/layout/Chrome.generated.ts';
import type { Loaded } from '#client/graphql/usePageData.ts';
import type { RouteHandle } from './buildRoutes.tsx';
import { loadPage } from './loadPage.ts';

/** Writes the first page's loader results into Apollo's cache, for later loaders and queries. */
export async function cacheLoaderData(client: ApolloClient, { matches, loaderData }: DataRouter['state']): Promise<void> {
  for (const { route } of matches) {
    const { row } = (route.handle ?? {}) as Partial<RouteHandle>;
    const query = row === undefined ? ChromeDocument : (await loadPage(row.page)).loader?.document;
    const loaded = loaderData[route.id] as Loaded | null | undefined;
    if (query && loaded?.data) client.writeQuery({ query, variables: loaded.variables, data: loaded.data });
  }
}

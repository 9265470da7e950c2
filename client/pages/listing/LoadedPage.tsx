import { useQuery } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import type { ViewByPage } from '#client/routes/routeTypes.ts';
import type { CardDetails_ProductFragment } from '#client/features/catalog/CardDetails.generated.ts';
import { ProductGrid, type GridProduct } from '#client/features/catalog/ProductGrid.tsx';
import type { TextPart } from '#client/ui/primitives/MarkedText.tsx';
import { withPage } from '#client/features/filters/changeListingQuery.ts';
import type { ListingAddress } from '#client/features/filters/useListingQuery.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { listingVariables } from './listing.loader.ts';
import { ListingPageDocument } from './ListingPage.generated.ts';
import styles from './LoadedPage.module.css';

/** A product of a listing, and what of the words was found in it. */
export interface ListingEdge {
  node: GridProduct & CardDetails_ProductFragment;
  highlights: readonly { field: string; parts: readonly TextPart[] }[];
}

interface LoadedPageProps {
  address: ListingAddress;
  view: ViewByPage['listing'];
  page: number;
  /** Of the page that the address names; null for those that "load more" left above it. They come from the cache. */
  edges: readonly ListingEdge[] | null;
  grid: Omit<ComponentProps<typeof ProductGrid<ListingEdge['node']>>, 'products' | 'titles'>;
}

/** One of the pages that are shown together. It stays as it is while others come below, and Back finds it at its full height. */
export function LoadedPage({ address, view, page, edges, grid }: LoadedPageProps) {
  const variables = listingVariables(withPage(address.query, page), view, useLocale());
  const { data } = useQuery(ListingPageDocument, { variables, skip: edges !== null, errorPolicy: 'all' });
  const shown = edges ?? data?.products?.edges;
  return shown ? (
    <div className={styles.page} data-page={page}>
      <ProductGrid {...grid} products={shown.map(({ node }) => node)} titles={titlesOf(shown)} />
    </div>
  ) : null;
}

function titlesOf(edges: readonly ListingEdge[]): ReadonlyMap<string, readonly TextPart[]> {
  const titles = edges.map(({ node, highlights }) => [node.id, highlights.find(({ field }) => field === 'title')?.parts] as const);
  return new Map(titles.flatMap(([id, parts]) => (parts === undefined ? [] : [[id, parts]])));
}

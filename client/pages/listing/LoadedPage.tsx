import { useQuery } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import type { ViewByPage } from '#client/app/routeTypes.ts';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import type { GridProduct } from '#client/features/catalog/ProductGrid.tsx';
import { withPage } from '#client/features/filters/changeListingQuery.ts';
import type { ListingAddress } from '#client/features/filters/useListingQuery.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { listingVariables } from './listing.loader.ts';
import { ListingPageDocument } from './ListingPage.generated.ts';
import styles from './LoadedPage.module.css';

interface LoadedPageProps {
  address: ListingAddress;
  view: ViewByPage['listing'];
  page: number;
  /** Of the page that the address names; null for those that "load more" left above it. They come from the cache. */
  products: readonly GridProduct[] | null;
  grid: Omit<ComponentProps<typeof ProductGrid>, 'products'>;
}

/** One of the pages that are shown together. It stays as it is while others come below, and Back finds it at its full height. */
export function LoadedPage({ address, view, page, products, grid }: LoadedPageProps) {
  const variables = listingVariables(withPage(address.query, page), view, useLocale());
  const { data } = useQuery(ListingPageDocument, { variables, skip: products !== null, errorPolicy: 'all' });
  const shown = products ?? data?.products?.nodes;
  return shown ? (
    <div className={styles.page} data-page={page}>
      <ProductGrid {...grid} products={shown} />
    </div>
  ) : null;
}

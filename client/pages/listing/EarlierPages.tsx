import { useQuery } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import type { ViewByPage } from '#client/app/routeTypes.ts';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { withPage } from '#client/features/filters/changeListingQuery.ts';
import type { ListingAddress } from '#client/features/filters/useListingQuery.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { listingVariables } from './listing.loader.ts';
import { ListingPageDocument } from './ListingPage.generated.ts';
import styles from './EarlierPages.module.css';

interface EarlierPagesProps {
  address: ListingAddress;
  view: ViewByPage['listing'];
  /** The first page to show. */
  from: number;
  grid: Omit<ComponentProps<typeof ProductGrid>, 'products'>;
}

/** The pages above the current one, after "load more": from the cache, so that Back finds them at their full height. */
export function EarlierPages({ address, view, from, grid }: EarlierPagesProps) {
  const pages = Array.from({ length: address.query.page - from }, (_, at) => from + at);
  return pages.map((page) => <EarlierPage key={page} address={address} view={view} page={page} grid={grid} />);
}

function EarlierPage({ address, view, page, grid }: Omit<EarlierPagesProps, 'from'> & { page: number }) {
  const variables = listingVariables(withPage(address.query, page), view, useLocale());
  const { data } = useQuery(ListingPageDocument, { variables, errorPolicy: 'all' });
  const nodes = data?.products?.nodes;
  return nodes ? (
    <div className={styles.page}>
      <ProductGrid {...grid} products={nodes} />
    </div>
  ) : null;
}

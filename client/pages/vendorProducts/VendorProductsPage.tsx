import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { loader } from './vendorProducts.loader.ts';
import { readStockQuery } from './stockQuery.ts';
import { StockSheet } from './StockSheet.tsx';

/** Where a seller counts the shelf. */
export function VendorProductsPage({ view }: PageProps<'vendorProducts'>) {
  const { data, retry } = usePageQuery(loader, view);
  const query = readStockQuery(new URLSearchParams(useLocation().search));
  return (
    <ConsolePage title="vendorProducts.stock" viewer={data?.viewer} onRetry={retry}>
      {({ products }) => (products ? <StockSheet products={products} query={query} /> : <SectionError onRetry={retry} />)}
    </ConsolePage>
  );
}

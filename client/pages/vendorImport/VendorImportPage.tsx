import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { loader } from './vendorImport.loader.ts';
import { ImportProducts } from './ImportProducts.tsx';

/** Where a seller brings many products at once, from a file. */
export function VendorImportPage({ view }: PageProps<'vendorImport'>) {
  const { data, retry } = usePageQuery(loader, view);
  const viewer = data?.viewer;
  return (
    <ConsolePage title="imports.title" viewer={viewer} onRetry={retry}>
      {(shop) => <ImportProducts lastImport={shop.lastImport} viewerId={viewer?.id ?? ''} onChanged={retry} />}
    </ConsolePage>
  );
}

import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { loader } from './vendorPackages.loader.ts';
import { VendorPackageList } from './VendorPackageList.tsx';

/** All that a seller has to send and has sent. */
export function VendorPackagesPage({ view }: PageProps<'vendorPackages'>) {
  const { data, retry } = usePageQuery(loader, view);
  return (
    <ConsolePage title="console.orders" viewer={data?.viewer} onRetry={retry}>
      {(shop) => <VendorPackageList shop={shop} onRefresh={retry} />}
    </ConsolePage>
  );
}

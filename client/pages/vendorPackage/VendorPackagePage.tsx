import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { loader } from './vendorPackage.loader.ts';
import { VendorPackageDetails } from './VendorPackageDetails.tsx';

/** A package as its seller packs and sends it. */
export function VendorPackagePage({ view }: PageProps<'vendorPackage'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  return (
    <ConsolePage title="console.order" viewer={data?.viewer} onRetry={retry}>
      {(shop) =>
        shop.package ? (
          <VendorPackageDetails orderPackage={shop.package} onRefresh={retry} />
        ) : (
          <EmptyState
            icon="search"
            headingLevel={1}
            title={t('vendorPackages.missing')}
            actions={<ButtonLink to="/vendor-orders">{t('vendorPackages.toList')}</ButtonLink>}
          >
            <p>{t('vendorPackages.missingHint')}</p>
          </EmptyState>
        )
      }
    </ConsolePage>
  );
}

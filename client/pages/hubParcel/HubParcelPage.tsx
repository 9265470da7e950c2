import type { PageProps } from '#client/app/routeTypes.ts';
import { usePageQuery } from '#client/app/usePageQuery.ts';
import { HubPage } from '#client/features/hub/HubPage.tsx';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { loader } from './hubParcel.loader.ts';
import { ParcelDetails } from './ParcelDetails.tsx';

/** A package as its seller packs and sends it. */
export function HubParcelPage({ view }: PageProps<'hubParcel'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  return (
    <HubPage title="hub.order" viewer={data?.viewer} onRetry={retry}>
      {(shop) =>
        shop.package ? (
          <ParcelDetails parcel={shop.package} onRefresh={retry} />
        ) : (
          <EmptyState
            icon="search"
            headingLevel={1}
            title={t('hubParcels.missing')}
            actions={<ButtonLink to="/vendor-orders">{t('hubParcels.toList')}</ButtonLink>}
          >
            <p>{t('hubParcels.missingHint')}</p>
          </EmptyState>
        )
      }
    </HubPage>
  );
}

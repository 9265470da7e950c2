import type { PageProps } from '#client/app/routeTypes.ts';
import { usePageQuery } from '#client/app/usePageQuery.ts';
import { HubPage } from '#client/features/hub/HubPage.tsx';
import { loader } from './hubParcels.loader.ts';
import { ParcelList } from './ParcelList.tsx';

/** All that a seller has to send and has sent. */
export function HubParcelsPage({ view }: PageProps<'hubParcels'>) {
  const { data, retry } = usePageQuery(loader, view);
  return (
    <HubPage title="hub.orders" viewer={data?.viewer} onRetry={retry}>
      {(shop) => <ParcelList shop={shop} onRefresh={retry} />}
    </HubPage>
  );
}

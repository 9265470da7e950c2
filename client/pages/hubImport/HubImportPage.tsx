import type { PageProps } from '#client/app/routeTypes.ts';
import { usePageQuery } from '#client/app/usePageQuery.ts';
import { HubPage } from '#client/features/hub/HubPage.tsx';
import { loader } from './hubImport.loader.ts';
import { ImportGoods } from './ImportGoods.tsx';

/** Where a seller brings many products at once, from a file. */
export function HubImportPage({ view }: PageProps<'hubImport'>) {
  const { data, retry } = usePageQuery(loader, view);
  const viewer = data?.viewer;
  return (
    <HubPage title="imports.title" viewer={viewer} onRetry={retry}>
      {(shop) => <ImportGoods lastImport={shop.lastImport} viewerId={viewer?.id ?? ''} onChanged={retry} />}
    </HubPage>
  );
}

import type { PageProps } from '#client/app/routeTypes.ts';
import { usePageQuery } from '#client/app/usePageQuery.ts';
import { HubPage } from '#client/features/hub/HubPage.tsx';
import { loader } from './hubUpload.loader.ts';
import { Upload } from './Upload.tsx';

/** Where a seller puts up goods. */
export function HubUploadPage({ view }: PageProps<'hubUpload'>) {
  const { data, retry } = usePageQuery(loader, view);
  return (
    <HubPage title="hub.upload" viewer={data?.viewer} onRetry={retry}>
      {(shop) => <Upload shop={shop} market={data?.shop} />}
    </HubPage>
  );
}

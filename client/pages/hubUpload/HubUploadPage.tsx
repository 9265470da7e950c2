import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/app/routeTypes.ts';
import { usePageQuery } from '#client/app/usePageQuery.ts';
import { HubPage } from '#client/features/hub/HubPage.tsx';
import { loader } from './hubUpload.loader.ts';
import { Upload } from './Upload.tsx';
import { readUploadTarget } from './uploadTarget.ts';

/** Where a seller describes a product: a new one, one that is there, or the copy of one. */
export function HubUploadPage({ view }: PageProps<'hubUpload'>) {
  const { data, retry } = usePageQuery(loader, view);
  const target = readUploadTarget(new URLSearchParams(useLocation().search));
  const viewer = data?.viewer;
  return (
    <HubPage title="hub.upload" viewer={viewer} onRetry={retry}>
      {(shop) => <Upload shop={shop} target={target} viewerId={viewer?.id ?? ''} categories={data?.categories} brands={data?.brands} />}
    </HubPage>
  );
}

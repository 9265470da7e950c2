import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { loader } from './vendorUpload.loader.ts';
import { Upload } from './Upload.tsx';
import { readUploadTarget } from './uploadTarget.ts';

/** Where a seller describes a product: a new one, one that is there, or the copy of one. */
export function VendorUploadPage({ view }: PageProps<'vendorUpload'>) {
  const { data, retry } = usePageQuery(loader, view);
  const target = readUploadTarget(new URLSearchParams(useLocation().search));
  const viewer = data?.viewer;
  return (
    <ConsolePage title="console.upload" viewer={viewer} onRetry={retry}>
      {(shop) => <Upload shop={shop} target={target} viewerId={viewer?.id ?? ''} categories={data?.categories} brands={data?.brands} />}
    </ConsolePage>
  );
}

import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { loader, readUploadTarget, type UploadTarget } from './vendorUpload.loader.ts';
import { useMemo } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import type { VendorUploadQuery } from './VendorUploadPage.generated.ts';
import { ProductEditor } from './ProductEditor.tsx';
import { openedProduct, type Choices } from './productValues.ts';

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

interface UploadProps extends Choices {
  shop: NonNullable<NonNullable<VendorUploadQuery['viewer']>['vendor']>;
  target: UploadTarget;
  viewerId: string;
}

/** The form for what the address asks for; of a product that is not the vendor's it says so. */
function Upload({ shop, target, viewerId, ...choices }: UploadProps) {
  const t = useT();
  const { product } = shop;
  const opened = useMemo(() => openedProduct(product ?? null, target.kind), [product, target.kind]);
  if (target.kind !== 'new' && !product)
    return (
      <NothingHere
        icon="box"
        headingLevel={1}
        title={t('vendorProducts.noProduct')}
        text={t('vendorProducts.noProductText')}
        links={[
          { to: '/vendor-upload', label: t('vendorProducts.newProduct') },
          { to: '/vendor-dashboard', label: t('console.dashboard') },
        ]}
      />
    );
  const draftKey = `${viewerId} ${target.kind}${target.id === null ? '' : ` ${target.id}`}`;
  const slug = target.kind === 'edit' ? (product?.product.slug ?? null) : null;
  return (
    <ProductEditor
      key={draftKey}
      {...choices}
      target={target}
      draftKey={draftKey}
      opened={opened}
      slug={slug}
      shopName={shop.profile.name}
      viewerId={viewerId}
    />
  );
}

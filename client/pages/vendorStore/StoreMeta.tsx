import { use } from 'react';
import { shopPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { OriginContext } from '#client/lib/OriginContext.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { storeJsonLd } from './storeJsonLd.ts';
import type { StoreVendor } from './storeVendor.ts';

/** What search engines are told of a shop. Its parts and views are one page to them. */
export function StoreMeta({ vendor }: { vendor: StoreVendor }) {
  const t = useT();
  const origin = use(OriginContext);
  const { slug, name, city, kind, description, banner, logo } = vendor;
  return (
    <>
      <PageMeta
        title={name}
        description={t('vend.pageDescription', { kind, city, description })}
        canonical={shopPath(slug)}
        image={(banner ?? logo)?.url}
      />
      <script type="application/ld+json">{storeJsonLd(vendor, origin, t)}</script>
    </>
  );
}

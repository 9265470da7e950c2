import { use } from 'react';
import { vendorStorePath } from '#client/config/links.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { OriginContext } from '#client/lib/OriginContext.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import type { StoreVendor } from './vendorStoreQuery.ts';
import { jsonLd } from '#client/lib/jsonLd.ts';

/** Meta tags. All tabs and filters have the same canonical URL. */
export function StoreMeta({ vendor }: { vendor: StoreVendor }) {
  const t = useT();
  const origin = use(OriginContext);
  const { slug, name, city, kind, description, banner, logo } = vendor;
  return (
    <PageMeta
      title={name}
      description={t('vend.pageDescription', { kind, city, description })}
      canonical={vendorStorePath(slug)}
      image={(banner ?? logo)?.url}
      data={storeJsonLd(vendor, origin, t)}
    />
  );
}

/** The vendor's JSON-LD. Omits the rating, which is sample data that is not backed by reviews. */
function storeJsonLd(vendor: StoreVendor, origin: string, t: Translate): string {
  const { slug, name, businessName, description, logo, banner, city, state, email, phone } = vendor;
  const url = `${origin}${vendorStorePath(slug)}`;
  return jsonLd({
    '@type': 'Store',
    '@id': url,
    url,
    name,
    legalName: businessName,
    description,
    ...(logo && { logo: `${origin}${logo.url}` }),
    ...(banner && { image: `${origin}${banner.url}` }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      ...(state && { addressRegion: t(`states.${state}`) }),
      addressCountry: 'MY',
    },
    ...(email && { email }),
    ...(phone && { telephone: phone }),
  });
}

import { shopPath } from '#client/config/links.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { jsonLd } from '#client/lib/jsonLd.ts';
import type { StoreVendor } from './storeVendor.ts';

/** The shop in schema.org's words, as JSON for a script element. Without its rating: that is a sample, and no review gave it. */
export function storeJsonLd(vendor: StoreVendor, origin: string, t: Translate): string {
  const { slug, name, businessName, description, logo, banner, city, state, email, phone } = vendor;
  const address = `${origin}${shopPath(slug)}`;
  return jsonLd({
    '@type': 'Store',
    '@id': address,
    url: address,
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

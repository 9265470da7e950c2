import { listingPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ScrollRow } from '#client/ui/navigation/ScrollRow.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import type { AboutPageQuery } from './AboutPage.generated.ts';
import styles from './VendorRow.module.css';

/** A few stalls, each by one of its goods: the market itself is the best picture of it. */
export function VendorRow({ vendors }: { vendors: NonNullable<AboutPageQuery['vendors']>['nodes'] }) {
  const t = useT();
  return (
    <ScrollRow label={t('about.vendors')} className={styles.vendors}>
      {vendors.map(({ id, slug, name, kind, city, products }) => (
        <li key={id}>
          <AppLink to={listingPath({ vendor: slug })}>
            <ProductImage image={products?.nodes[0]?.images[0]} sizes="(min-width: 1024px) 204px, 44vw" isEager isDecorative />
            <b>{name}</b>
            <span>{`${kind}, ${city}`}</span>
          </AppLink>
        </li>
      ))}
    </ScrollRow>
  );
}

import { shopPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import type { FavouriteVendor_VendorFragment } from './FavouriteVendor.generated.ts';
import styles from './FavouriteVendor.module.css';

/** A seller by three of their goods. Leads to everything they sell. */
export function FavouriteVendor({ vendor }: { vendor: FavouriteVendor_VendorFragment }) {
  const t = useT();
  const { slug, name, kind, city, level, levelOutOf, logo } = vendor;
  const [large, ...small] = vendor.products?.nodes ?? [];
  return (
    <AppLink to={shopPath(slug)} className={styles.card}>
      <span className={styles.products}>
        {large && <ProductImage image={large.images[0]} sizes="(min-width: 768px) 206px, 180px" isDecorative className={styles.large} />}
        {small.map(({ id, images }) => (
          <ProductImage key={id} image={images[0]} sizes="103px" isDecorative className={styles.small} />
        ))}
      </span>
      <span className={styles.who}>
        <span className={styles.sign}>{logo ? <Picture image={logo} sizes="42px" isDecorative /> : name.slice(0, 1)}</span>
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.line}>{t('home.categoryLine', { kind, city, level, of: levelOutOf })}</span>
        </span>
      </span>
    </AppLink>
  );
}

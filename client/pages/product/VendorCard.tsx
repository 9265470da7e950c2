import { shopPath } from '#client/config/links.ts';
import { LevelBar } from '#client/features/vendors/LevelBar.tsx';
import { VendorLogo } from '#client/features/vendors/VendorLogo.tsx';
import { whatsAppHref } from '#client/lib/whatsAppHref.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import type { DetailProduct } from '#client/features/product/chooseVariant.ts';
import styles from './Product.module.css';

/** Who sells it: place, size, how long, how far up the ladder, and a chat where the seller gave a number for one. */
export function VendorCard({ vendor, title }: { vendor: DetailProduct['vendor']; title: string }) {
  const t = useT();
  const { name, city, whatsapp, level, levelOutOf, productCount, joinedAt, slug } = vendor;
  return (
    <section id="seller" className={styles.card} aria-label={t('product.soldBy', { vendor: name })}>
      <VendorLogo vendor={vendor} size="small" />
      <div className={styles.vendorCardText}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.vendorCardLine}>{t('product.vendorLine', { city, n: productCount, year: joinedAt.slice(0, 4) })}</p>
        <p className={styles.level}>
          <LevelBar level={level} outOf={levelOutOf} />
        </p>
      </div>
      <ButtonLink to={shopPath(slug)} look="outline" size="small" className={styles.link}>
        {t('product.vendorProducts')}
      </ButtonLink>
      {whatsapp && (
        <a className={styles.ask} href={whatsAppHref({ number: whatsapp, text: t('product.askText', { title }) })} rel="noopener external">
          <Icon name="phone" size={16} />
          {t('product.askWhatsApp')}
        </a>
      )}
    </section>
  );
}

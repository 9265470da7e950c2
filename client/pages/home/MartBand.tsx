import { martCategoryPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Awning } from '#client/ui/media/Awning.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ScrollRow } from '#client/ui/navigation/ScrollRow.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import type { MartCategory_CategoryFragment } from './MartCategory.generated.ts';
import styles from './MartBand.module.css';

/** The mart, the home page's one dark green block: its seven categories lead there. */
export function MartBand({ categories }: { categories: readonly MartCategory_CategoryFragment[] }) {
  const t = useT();
  return (
    <section className={styles.band} aria-labelledby="mart">
      <div className={styles.awning}>
        <Awning isOnBand />
      </div>
      <div className={styles.head}>
        <div>
          <h2 id="mart">{t('nav.mart')}</h2>
          <p>{t('home.martText')}</p>
        </div>
        <AppLink to="/rizq-mart" className={styles.open}>
          {t('home.openMart')}
          <Icon name="arrowRight" size={18} />
        </AppLink>
      </div>
      <ScrollRow label={t('nav.mart')} className={styles.rail}>
        {categories.map(({ slug, name, image }) => (
          <li key={slug}>
            <AppLink to={martCategoryPath(slug)} className={styles.card}>
              <ProductImage image={image} sizes="(min-width: 1280px) 164px, 122px" isDecorative />
              <span className={styles.name}>{name}</span>
            </AppLink>
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}

import { useT } from '#client/i18n/useT.ts';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import type { PromoCard_BannerFragment } from './PromoCard.generated.ts';
import { PromoCard } from './PromoCard.tsx';
import styles from './Promos.module.css';

/** Two offers side by side. */
export function Promos({ banners }: { banners: readonly PromoCard_BannerFragment[] }) {
  const t = useT();
  return (
    <section aria-labelledby="offers">
      <VisuallyHidden as="div">
        <h2 id="offers">{t('home.offers')}</h2>
      </VisuallyHidden>
      <div className={styles.pair}>
        {banners.slice(0, 2).map((banner) => (
          <PromoCard key={banner.key} banner={banner} />
        ))}
      </div>
    </section>
  );
}

import { dataPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import type { PromoCard_BannerFragment } from './PromoCard.generated.ts';
import styles from './PromoCard.module.css';

/** An offer on its ground: words on the left, the thing itself on the right. */
export function PromoCard({ banner }: { banner: PromoCard_BannerFragment }) {
  return (
    <article className={styles.card} data-ground={banner.image?.ground ?? 'mango'}>
      <div className={styles.words}>
        <h3 className={styles.title}>{banner.title}</h3>
        {banner.copy && <p className={styles.copy}>{banner.copy}</p>}
        {banner.cta && (
          <AppLink to={dataPath(banner.href)} className={styles.link}>
            {banner.cta}
            <Icon name="arrowRight" size={18} />
          </AppLink>
        )}
      </div>
      {banner.image && <Picture image={banner.image} sizes="(min-width: 768px) 300px, 44vw" isDecorative className={styles.picture} />}
    </article>
  );
}

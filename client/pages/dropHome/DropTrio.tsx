import { dataPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import type { DropBanner_BannerFragment } from './DropBanner.generated.ts';
import styles from './DropTrio.module.css';

/** Three offers side by side: lime, grey, black. */
export function DropTrio({ banners }: { banners: readonly DropBanner_BannerFragment[] }) {
  const t = useT();
  if (banners.length === 0) return null;
  return (
    <section aria-labelledby="drop-offers">
      <VisuallyHidden as="div">
        <h2 id="drop-offers">{t('home.offers')}</h2>
      </VisuallyHidden>
      <ul className={styles.trio}>
        {banners.slice(0, 3).map(({ key, title, copy, href, products: [product] }) => (
          <li key={key}>
            <AppLink to={dataPath(href)} className={styles.cell}>
              {product?.images[0] && (
                <Picture image={product.images[0]} sizes="(min-width: 768px) 40vw, 80vw" isDecorative className={styles.picture} />
              )}
              <h3 className={styles.title}>{title}</h3>
              {copy && <p className={styles.copy}>{copy}</p>}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

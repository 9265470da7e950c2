import { fashionShopPath } from '#client/config/links.ts';
import { capitalised } from '#client/i18n/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import type { DropHomePageQuery } from './DropHomePage.generated.ts';
import styles from './DropMosaic.module.css';

interface DropMosaicProps {
  categories: NonNullable<DropHomePageQuery['drop']>['categories'];
}

/** Five departments as a mosaic; the objects are cut by their frames. */
export function DropMosaic({ categories }: DropMosaicProps) {
  const t = useT();
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby="drop-departments">
      <VisuallyHidden as="div">
        <h2 id="drop-departments">{t('fashion.byCategory')}</h2>
      </VisuallyHidden>
      <ul className={styles.mosaic}>
        {categories.slice(0, 5).map(({ slug, name, productCount, image }) => (
          <li key={slug}>
            <AppLink to={fashionShopPath({ category: slug })} className={styles.cell}>
              {image && <Picture image={image} sizes="(min-width: 768px) 44vw, 90vw" isDecorative className={styles.picture} />}
              <span className={styles.name}>
                {capitalised(name)} <sup aria-hidden="true">{productCount}</sup>
                <VisuallyHidden>{t('fashion.pieces', { n: productCount })}</VisuallyHidden>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

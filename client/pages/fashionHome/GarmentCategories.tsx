import { fashionShopPath } from '#client/config/links.ts';
import { capitalised } from '#client/i18n/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import type { FashionHomePageQuery } from './FashionHomePage.generated.ts';
import { GARMENT_ICONS } from './garmentIcons.ts';
import styles from './GarmentCategories.module.css';

interface GarmentCategoriesProps {
  categories: NonNullable<FashionHomePageQuery['fashioncategories']>['categories'];
}

/** Shop by category: a drawing, a name and how much there is. */
export function GarmentCategories({ categories }: GarmentCategoriesProps) {
  const t = useT();
  if (categories.length === 0) return null;
  return (
    <Container>
      <nav aria-labelledby="fashion-categories" className={styles.line}>
        <VisuallyHidden as="div">
          <h2 id="fashion-categories">{t('fashion.byCategory')}</h2>
        </VisuallyHidden>
        <ul className={styles.list}>
          {categories.map(({ slug, name, icon, productCount }) => (
            <li key={slug}>
              <AppLink to={fashionShopPath({ category: slug })} className={styles.link}>
                <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true" focusable="false">
                  <path d={GARMENT_ICONS[icon ?? ''] ?? GARMENT_ICONS.hanger} />
                </svg>
                <span className={styles.name}>{capitalised(name)}</span>
                <small>{t('fashion.pieces', { n: productCount })}</small>
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
}

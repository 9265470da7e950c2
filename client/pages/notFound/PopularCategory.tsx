import { categoryPath } from '#client/config/links.ts';
import { capitalised } from '#client/i18n/capitalised.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import type { PopularCategory_TileFragment } from './PopularCategory.generated.ts';
import styles from './NotFoundPage.module.css';

export function PopularCategory({ tile: { category, image } }: { tile: PopularCategory_TileFragment }) {
  return (
    <AppLink to={categoryPath(category.slug)} className={styles.category}>
      <ProductImage image={image} sizes="120px" isDecorative />
      <span>{capitalised(category.name)}</span>
    </AppLink>
  );
}

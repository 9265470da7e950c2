import { categoryPath } from '#client/config/links.ts';
import { capitalised } from '#client/i18n/capitalised.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Tile } from '#client/ui/Tile.tsx';
import type { PopularCategory_TileFragment } from './PopularCategory.generated.ts';
import styles from './NotFoundPage.module.css';

export function PopularCategory({ tile: { category, image } }: { tile: PopularCategory_TileFragment }) {
  return (
    <AppLink to={categoryPath(category.slug)} className={styles.category}>
      <Tile image={image} sizes="120px" isDecorative />
      <span>{capitalised(category.name)}</span>
    </AppLink>
  );
}

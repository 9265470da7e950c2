import { categoryPath } from '#client/config/links.ts';
import { capitalised } from '#client/i18n/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import type { CategoryTileCard_TileFragment } from './CategoryTileCard.generated.ts';
import styles from './CategoryTileCard.module.css';

/** A stall of the market: picture, saving, name and how much there is. Leads to the marketplace with that category. */
export function CategoryTileCard({ tile, isEager = false }: { tile: CategoryTileCard_TileFragment; isEager?: boolean }) {
  const t = useT();
  const { category, image, percentage } = tile;
  return (
    <AppLink to={categoryPath(category.slug)} className={styles.card}>
      <ProductImage
        image={image}
        sizes="(min-width: 1280px) 147px, (min-width: 768px) 16vw, 104px"
        isEager={isEager}
        isDecorative
        className={styles.tile}
      >
        {percentage && (
          <Badge tone="sale" isOnTile>
            <span aria-hidden="true">{t('home.badge', { percent: percentage })}</span>
            <VisuallyHidden>{t('home.badgeSpoken', { percent: percentage })}</VisuallyHidden>
          </Badge>
        )}
      </ProductImage>
      <span className={styles.name}>{capitalised(category.name)}</span>
      <span className={styles.count}>{t('home.items', { n: category.productCount })}</span>
    </AppLink>
  );
}

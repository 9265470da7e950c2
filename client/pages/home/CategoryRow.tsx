import { useT } from '#client/i18n/useT.ts';
import { ScrollRow } from '#client/ui/navigation/ScrollRow.tsx';
import { SectionHeading } from '#client/ui/primitives/SectionHeading.tsx';
import type { CategoryTileCard_TileFragment } from './CategoryTileCard.generated.ts';
import { CategoryTileCard } from './CategoryTileCard.tsx';
import styles from './CategoryRow.module.css';

interface CategoryRowProps {
  tiles: readonly (CategoryTileCard_TileFragment & { position: number })[];
}

/** "Walk the stalls": the categories as tiles in a row that scrolls. */
export function CategoryRow({ tiles }: CategoryRowProps) {
  const t = useT();
  return (
    <section aria-labelledby="stalls">
      <SectionHeading
        id="stalls"
        title={t('home.categories')}
        more={{
          to: '/rizq-marketplace',
          label: (
            <>
              <span className={styles.long}>{t('home.allCategories')}</span>
              <span className={styles.short}>{t('home.allShort')}</span>
            </>
          ),
        }}
      />
      <ScrollRow label={t('home.categories')} className={styles.rail} hasButtons>
        {tiles.map((tile, index) => (
          <li key={tile.position}>
            <CategoryTileCard tile={tile} isEager={index < 3} />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}

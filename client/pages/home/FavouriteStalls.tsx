import { useT } from '#client/i18n/useT.ts';
import { Rail } from '#client/ui/Rail.tsx';
import { SectionHeading } from '#client/ui/SectionHeading.tsx';
import styles from './FavouriteStalls.module.css';
import type { StallCard_VendorFragment } from './StallCard.generated.ts';
import { StallCard } from './StallCard.tsx';

/** The sellers of the highest level. */
export function FavouriteStalls({ vendors }: { vendors: readonly (StallCard_VendorFragment & { id: string })[] }) {
  const t = useT();
  return (
    <section aria-labelledby="favourite-stalls">
      <SectionHeading
        id="favourite-stalls"
        title={t('home.favouriteStalls')}
        more={{ to: '/catalog-multi-vendor', label: t('home.allShops') }}
      />
      <Rail label={t('home.favouriteStalls')} className={styles.rail}>
        {vendors.map((vendor) => (
          <li key={vendor.id}>
            <StallCard vendor={vendor} />
          </li>
        ))}
      </Rail>
    </section>
  );
}

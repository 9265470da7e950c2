import { hasPage } from '#client/app/hasPage.ts';
import { useT } from '#client/i18n/useT.ts';
import { Rail } from '#client/ui/Rail.tsx';
import { SectionHeading } from '#client/ui/SectionHeading.tsx';
import styles from './FavouriteStalls.module.css';
import type { StallCard_VendorFragment } from './StallCard.generated.ts';
import { StallCard } from './StallCard.tsx';

const ALL_SHOPS = '/catalog-multi-vendor';

/** The sellers of the highest level. */
export function FavouriteStalls({ vendors }: { vendors: readonly (StallCard_VendorFragment & { id: string })[] }) {
  const t = useT();
  return (
    <section aria-labelledby="favourite-stalls">
      <SectionHeading
        id="favourite-stalls"
        title={t('home.favouriteStalls')}
        more={hasPage(ALL_SHOPS) ? { to: ALL_SHOPS, label: t('home.allShops') } : undefined}
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

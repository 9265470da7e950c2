import { useT } from '#client/i18n/useT.ts';
import { ScrollRow } from '#client/ui/navigation/ScrollRow.tsx';
import { SectionHeading } from '#client/ui/primitives/SectionHeading.tsx';
import styles from './FavouriteVendors.module.css';
import type { FavouriteVendor_VendorFragment } from './FavouriteVendor.generated.ts';
import { FavouriteVendor } from './FavouriteVendor.tsx';

/** The sellers of the highest level. */
export function FavouriteVendors({ vendors }: { vendors: readonly (FavouriteVendor_VendorFragment & { id: string })[] }) {
  const t = useT();
  return (
    <section aria-labelledby="favourite-stalls">
      <SectionHeading
        id="favourite-stalls"
        title={t('home.favouriteVendors')}
        more={{ to: '/catalog-multi-vendor', label: t('home.allShops') }}
      />
      <ScrollRow label={t('home.favouriteVendors')} className={styles.rail}>
        {vendors.map((vendor) => (
          <li key={vendor.id}>
            <FavouriteVendor vendor={vendor} />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}

import { RATING_MAX } from '#client/config/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { toggleRating } from './changeListingQuery.ts';
import { countOf, type ListFacet } from './facetGroups.ts';
import { FilterRow } from './FilterRow.tsx';
import { RATING_FLOORS } from './listingQuery.ts';
import type { ListingAddress } from './useListingQuery.ts';
import styles from './FilterRating.module.css';

const STARS = Array.from({ length: RATING_MAX }, (_, at) => at + 1);

/** At least so many stars. */
export function FilterRating({ address, facet }: { address: ListingAddress; facet: ListFacet | null }) {
  const t = useT();
  return (
    <>
      {RATING_FLOORS.map((floor) => (
        <FilterRow
          key={floor}
          address={address}
          to={toggleRating(address.chosen, floor)}
          role="radio"
          isOn={address.chosen.rating === floor}
          label={t('list.ratingUp', { n: floor.toFixed(1) })}
          spoken={t('list.ratingUpSpoken', { n: floor })}
          count={countOf(facet, String(floor))}
        >
          <span className={styles.stars}>
            {STARS.map((star) => (
              <span key={star} className={star <= floor ? styles.star : styles.off}>
                <Icon name="star" size={13} isFilled />
              </span>
            ))}
          </span>
        </FilterRow>
      ))}
    </>
  );
}

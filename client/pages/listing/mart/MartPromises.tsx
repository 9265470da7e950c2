import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { toggleFlag } from '#client/features/filters/changeListingQuery.ts';
import { countOf, listFacet, type Facet } from '#client/features/filters/facetGroups.ts';
import { FilterLink } from '#client/features/filters/FilterRow.tsx';
import type { ListingAddress } from '#client/features/filters/useListingQuery.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import { DEFAULT_STATE, MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import styles from './MartPromises.module.css';
import { SubstitutionChoice } from './SubstitutionChoice.tsx';

/** From so many days on parcels cross the sea, which not every seller's fresh goods do. */
const FAR_DAYS = 4;

/** What a grocery shopper settles once: when it comes, halal only or not, and what happens when something has run out. */
export function MartPromises({ address, facets }: { address: ListingAddress; facets: readonly Facet[] }) {
  const t = useT();
  const locale = useLocale();
  const state = usePrefs().state ?? DEFAULT_STATE;
  const { minDays, maxDays } = deliveryDays(state);
  const { chosen } = address;
  const certified = countOf(listFacet(facets, 'HALAL'), 'certified') ?? 0;
  return (
    <div className={styles.promises}>
      <div className={styles.promise}>
        <Icon name="truck" size={22} />
        <p>
          <strong>{t('mart.promise', { state: MALAYSIAN_STATES[state][locale], from: minDays, to: maxDays })}</strong>
          <small>{t(minDays >= FAR_DAYS ? 'mart.promiseFar' : 'mart.promiseNear')}</small>
        </p>
      </div>
      <FilterLink
        address={address}
        to={toggleFlag(chosen, 'halal')}
        role="checkbox"
        isOn={chosen.halal}
        name={t('list.valueCount', { name: t('mart.halalOnly'), n: certified })}
        className={styles.halal}
      >
        <span className={styles.track} aria-hidden="true" />
        {t('mart.halalOnly')} <small>{t('list.number', { n: certified })}</small>
      </FilterLink>
      <SubstitutionChoice />
    </div>
  );
}

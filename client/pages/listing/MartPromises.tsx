import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Pill } from '#client/ui/navigation/Chip.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { toggleFlag } from '#client/features/filters/changeListingQuery.ts';
import { countOf, listFacet, type Facet } from '#client/features/filters/facetGroups.ts';
import { FilterLink } from '#client/features/filters/FilterRow.tsx';
import type { ListingAddress } from '#client/features/filters/useListingQuery.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import styles from './Listing.module.css';
import { useId } from 'react';
import type { Locale } from '#client/i18n/Locale.ts';
import { changeDraft, checkoutVar } from '#client/state/checkout.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { readSubstitution, SUBSTITUTIONS, withSubstitution } from './substitution.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { only } from '#client/ui/primitives/only.ts';

/** From so many days on packages cross the sea, which not every vendor's fresh products do. */
const FAR_DAYS = 4;

/** What a grocery shopper settles once: when it comes, halal only or not, and what happens when something has run out. */
export function MartPromises({ address, facets }: { address: ListingAddress; facets: readonly Facet[] }) {
  const t = useT();
  const state = usePrefs().state ?? DEFAULT_STATE;
  const { minDays, maxDays } = deliveryDays(state);
  const { chosen } = address;
  const certified = countOf(listFacet(facets, 'HALAL'), 'certified') ?? 0;
  return (
    <div className={styles.promises}>
      <Cluster gap={3} noWrap>
        <Icon name="truck" size={22} />
        <div>
          <Text weight="strong">{t('mart.promise', { state: t(`states.${state}`), from: minDays, to: maxDays })}</Text>
          <Text size="small" tone="subtle">
            {t(minDays >= FAR_DAYS ? 'mart.promiseFar' : 'mart.promiseNear')}
          </Text>
        </div>
      </Cluster>
      <FilterLink
        address={address}
        to={toggleFlag(chosen, 'halal')}
        role="checkbox"
        isOn={chosen.halal}
        name={t('list.valueCount', { name: t('mart.halalOnly'), n: certified })}
        className={styles.halal}
      >
        <span className={styles.track} aria-hidden="true" />
        {t('mart.halalOnly')}{' '}
        <Text as="span" size="small" tone="subtle" weight="regular" isTabular>
          {t('list.number', { n: certified })}
        </Text>
      </FilterLink>
      <SubstitutionChoice />
    </div>
  );
}

/** What to do when something has run out: chosen once for the order, and written into its note. */
function SubstitutionChoice() {
  const t = useT();
  const locale: Locale = useLocale();
  const name = useId();
  const isHydrated = useHydrated();
  const note = usePersisted(checkoutVar).draft['note'] ?? '';
  const chosen = isHydrated ? readSubstitution(note) : null;
  return (
    <Cluster as="fieldset" className={cx(styles.choice, only.scripted)}>
      <legend>{t('mart.ifOut')}</legend>
      {SUBSTITUTIONS.map((option) => (
        <Pill as="label" tone={chosen === option ? 'soft' : 'sunken'} key={option}>
          <input
            type="radio"
            name={name}
            checked={chosen === option}
            onChange={() => changeDraft({ note: withSubstitution(note, option, locale) })}
          />
          {t(`mart.out.${option}`)}
        </Pill>
      ))}
      <Text size="small" tone="subtle" role="status">
        {chosen ? t('mart.ifOutKept') : t('mart.ifOutHint')}
      </Text>
    </Cluster>
  );
}

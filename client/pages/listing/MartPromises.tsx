import { toggleFlag } from '#client/features/filters/changeListingQuery.ts';
import { countOf, listFacet, type Facet } from '#client/features/filters/facetGroups.ts';
import { FilterLink } from '#client/features/filters/FilterRow.tsx';
import type { ListingUrl } from '#client/features/filters/useListingQuery.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { changeDraft, checkoutVar } from '#client/state/checkout.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { QuietSelect } from '#client/ui/navigation/QuietSelect.tsx';
import { Cluster, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { SUBSTITUTIONS, readSubstitution, withSubstitution } from './substitution.ts';
import styles from './MartListing.module.css';

/** Number of working days from which a delivery counts as crossing the sea; some vendors do not send fresh products that far. */
const SEA_DELIVERY_DAYS = 4;

interface MartPromisesProps {
  listingUrl: ListingUrl;
  facets: readonly Facet[];
}

/** Delivery time, halal filter and choice of substitutions. */
export function MartPromises({ listingUrl, facets }: MartPromisesProps) {
  const t = useT();
  const state = usePrefs().state ?? DEFAULT_STATE;
  const { minDays, maxDays } = deliveryDays(state);
  const { chosen } = listingUrl;
  const certified = countOf(listFacet(facets, 'HALAL'), 'certified') ?? 0;
  return (
    <Cluster gap={[1, 8]} className={styles.promises}>
      <Cluster gap={3} noWrap>
        <Icon name="truck" size={22} />
        <div>
          <Text weight="strong">{t('mart.promise', { state: t(`states.${state}`), from: minDays, to: maxDays })}</Text>
          <Text size="small" tone="subtle">
            {t(minDays >= SEA_DELIVERY_DAYS ? 'mart.promiseFar' : 'mart.promiseNear')}
          </Text>
        </div>
      </Cluster>
      <FilterLink
        listingUrl={listingUrl}
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
    </Cluster>
  );
}

/** The shopper's choice for the whole order of what to do about missing products. It is stored in the order's note. */
function SubstitutionChoice() {
  const t = useT();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const note = usePersisted(checkoutVar).draft['note'] ?? '';
  const chosen = isHydrated ? readSubstitution(note) : null;
  const options = SUBSTITUTIONS.map((value) => ({ value, label: t(`mart.out.${value}`) }));
  return (
    <div className={only.scripted}>
      <QuietSelect
        label={t('mart.ifOut')}
        value={chosen ?? ''}
        options={chosen === null ? [{ value: '', label: t('mart.out.none') }, ...options] : options}
        onChoose={(value) => {
          const wish = SUBSTITUTIONS.find((one) => one === value);
          if (wish) changeDraft({ note: withSubstitution(note, wish, locale) });
        }}
      />
      <Text size="small" tone="subtle" role="status" className={styles.kept}>
        {chosen && t('mart.ifOutKept')}
      </Text>
    </div>
  );
}

import { useT } from '#client/i18n/useT.ts';
import { facetValueKey } from '#schema/rules/facetLabels.ts';
import { type FacetKey, facetRow, type FlagParam, type ListParam } from '#schema/rules/facets.ts';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { countFilters, toggleFlag, toggleState, toggleValue, toggleRating } from './changeListingQuery.ts';
import { FACET_GROUPS, listFacet, rangeFacet, type Facet, type FacetGroup, countOf, type ListFacet } from './facetGroups.ts';
import { FilterButtons, FilterChecks, FilterSwatches } from './FilterValues.tsx';
import { FilterPrice } from './FilterPrice.tsx';
import { type ListingQuery, RATING_FLOORS } from './listingQuery.ts';
import type { ListingUrl } from './useListingQuery.ts';
import { useId, type ReactNode } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Filters.module.css';
import { FilterRow } from './FilterRow.tsx';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { RATING_MAX } from '#client/config/limits.ts';
import { Cluster } from '#client/ui/primitives/Layout.tsx';

interface FilterPanelProps {
  listingUrl: ListingUrl;
  facets: readonly Facet[];
  /** Facets that failed to load; each shows an error in its section. */
  failed?: readonly FacetKey[];
  onRetry?: () => void;
  /** Facets to show first; the others follow in their usual order. */
  order?: readonly FacetKey[];
}

/** Filter panel: all facets with the product counts of their values. */
export function FilterPanel({ listingUrl, facets, failed = [], onRetry, order = [] }: FilterPanelProps) {
  const t = useT();
  const groups = [...FACET_GROUPS].sort((left, right) => rank(order, left) - rank(order, right));
  return (
    <>
      {groups
        .filter((group) => failed.includes(group.facet) || isShown(group, facets, listingUrl.chosen))
        .map((group) => {
          const isFailed = failed.includes(group.facet);
          return (
            <FilterSection key={group.facet} title={t(`facets.${group.facet}`)} isSingle={group.control === 'rating' && !isFailed}>
              {isFailed && onRetry ? (
                <SectionError onRetry={onRetry} />
              ) : (
                <GroupContent group={group} listingUrl={listingUrl} facets={facets} />
              )}
            </FilterSection>
          );
        })}
    </>
  );
}

function GroupContent({ group, listingUrl, facets }: Pick<FilterPanelProps, 'listingUrl' | 'facets'> & { group: FacetGroup }) {
  const t = useT();
  const facet = listFacet(facets, group.facet);
  const values = facet?.values ?? [];
  const title = t(`facets.${group.facet}`);
  switch (group.control) {
    case 'checks':
      return (
        group.param && (
          <FilterChecks listingUrl={listingUrl} param={group.param} title={title} values={values} total={facet?.totalValues ?? 0} />
        )
      );
    case 'buttons':
      return group.param && <FilterButtons listingUrl={listingUrl} param={group.param} values={values} />;
    case 'swatches':
      return <FilterSwatches listingUrl={listingUrl} values={values} />;
    case 'price':
      return <FilterPrice listingUrl={listingUrl} facet={rangeFacet(facets)} />;
    case 'rating':
      return <FilterRating listingUrl={listingUrl} facet={facet} />;
    case 'availability':
      return ([group.facet, 'ON_SALE', 'DELIVERS_TO'] as const).map((key) => (
        <FilterBoxes key={key} listingUrl={listingUrl} facet={key} facets={facets} />
      ));
    case 'location':
    case 'flag':
      return <FilterBoxes listingUrl={listingUrl} facet={group.facet} facets={facets} />;
  }
}

function rank(order: readonly FacetKey[], { facet }: FacetGroup): number {
  const place = order.indexOf(facet);
  return place < 0 ? order.length : place;
}

/**
 * Whether to show a facet. Hides facets without any products in the category, such as sizes for perfume. Categories always stay visible,
 * and so do facets whose counts are zero because of other filters.
 */
function isShown(group: FacetGroup, facets: readonly Facet[], chosen: ListingQuery): boolean {
  if (group.control === 'price') return rangeFacet(facets) !== null;
  const facet = listFacet(facets, group.facet);
  if (facet === null || facet.values.length === 0) return false;
  const isNarrowed = group.facet === 'CATEGORY' || countFilters({ ...chosen, category: [] }) > 0;
  return isNarrowed || facet.values.some(({ count }) => count > 0);
}

interface FilterSectionProps {
  title: string;
  /** Only one value can be selected. */
  isSingle?: boolean;
  children: ReactNode;
}

/** A collapsible facet; `<details>` works without scripts. */
function FilterSection({ title, isSingle = false, children }: FilterSectionProps) {
  const id = useId();
  return (
    <details className={styles.section} open>
      <Cluster as="summary" justify="between" noWrap className={styles.summary}>
        <h3 id={id}>{title}</h3>
        <Icon name="chevronDown" size={18} />
      </Cluster>
      <div role={isSingle ? 'radiogroup' : 'group'} aria-labelledby={id} className={styles.values}>
        {children}
      </div>
    </details>
  );
}

/** Checkboxes for a facet with fixed values. For delivery, these are the shopper's state and, if it differs, the state in the URL. */
function FilterBoxes({ listingUrl, facet, facets }: { listingUrl: ListingUrl; facet: FacetKey; facets: readonly Facet[] }) {
  const t = useT();
  const own = usePrefs().state ?? DEFAULT_STATE;
  const { chosen } = listingUrl;
  const { filter, param, values = [] } = facetRow(facet);
  const rows = () => {
    if (filter.kind === 'one') {
      return [...new Set([chosen.to ?? own, own])].map((value) => ({ value, isOn: chosen.to === value, to: toggleState(chosen, value) }));
    }
    if (filter.kind !== 'flag') {
      const list = param as ListParam;
      return values.map((value) => ({ value, isOn: chosen[list].includes(value), to: toggleValue(chosen, list, value) }));
    }
    const flag = param as FlagParam;
    return [{ value: filter.yes, isOn: chosen[flag], to: toggleFlag(chosen, flag) }];
  };
  return rows().map(({ value, isOn, to }) => {
    const key = facetValueKey(facet, value);
    const name = key === null ? value : t(key);
    const label = facet === 'DELIVERS_TO' ? t('list.deliversTo', { state: name }) : name;
    return (
      <FilterRow key={value} listingUrl={listingUrl} to={to} isOn={isOn} label={label} count={countOf(listFacet(facets, facet), value)} />
    );
  });
}

const STARS = Array.from({ length: RATING_MAX }, (_, at) => at + 1);

function FilterRating({ listingUrl, facet }: { listingUrl: ListingUrl; facet: ListFacet | null }) {
  const t = useT();
  return (
    <>
      {RATING_FLOORS.map((floor) => (
        <FilterRow
          key={floor}
          listingUrl={listingUrl}
          to={toggleRating(listingUrl.chosen, floor)}
          role="radio"
          isOn={listingUrl.chosen.rating === floor}
          label={t('list.ratingUp', { n: floor.toFixed(1) })}
          spoken={t('list.ratingUpSpoken', { n: floor })}
          count={countOf(facet, String(floor))}
        >
          <span className={styles.stars}>
            {STARS.map((star) => (
              <span key={star} className={star > floor ? styles.off : undefined}>
                <Icon name="star" size={13} isFilled />
              </span>
            ))}
          </span>
        </FilterRow>
      ))}
    </>
  );
}

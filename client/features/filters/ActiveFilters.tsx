import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { useEffect, useRef } from 'react';
import { inPlace } from '#client/lib/inPlace.ts';
import { useT } from '#client/i18n/useT.ts';
import type { BuiltPath } from '#client/config/links.ts';
import { Chip } from '#client/ui/navigation/Chip.tsx';
import { withoutFilters, toggleFlag, toggleRating, toggleState, toggleValue, withPrice } from './changeListingQuery.ts';
import type { ListingUrl } from './useListingQuery.ts';
import styles from './Filters.module.css';
import type { Translate } from '#client/i18n/Translate.ts';
import { facetValueKey } from '#schema/rules/facetLabels.ts';
import { FACET_KEYS, facetRow, type FacetKey, type FlagParam, type ListParam } from '#schema/rules/facets.ts';
import { shortMoney } from '#schema/rules/money.ts';
import { listFacet, type Facet } from './facetGroups.ts';
import type { ListingQuery } from './listingQuery.ts';

interface ActiveFiltersProps {
  listingUrl: ListingUrl;
  filters: readonly ActiveFilter[];
  /** Must move the focus after the last chip is removed. */
  onLastRemoved: () => void;
}

/** Chips for the applied filters. Removing a chip moves the focus to the next one. */
export function ActiveFilters({ listingUrl, filters, onLastRemoved }: ActiveFiltersProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const removal = useRef<{ at: number; before: number } | null>(null);

  useEffect(() => {
    const pressed = removal.current;
    if (pressed === null || filters.length >= pressed.before) return;
    removal.current = null;
    const chips = list.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [];
    const next = filters.length > 0 ? chips[Math.min(pressed.at, filters.length - 1)] : undefined;
    if (next) next.focus();
    else onLastRemoved();
  }, [filters.length, onLastRemoved]);

  const remove = (at: number, to: ListingQuery) => {
    removal.current = { at, before: filters.length };
    listingUrl.change(to);
  };
  if (filters.length === 0) return null;
  const canClear = filters.some(({ isOfSearch }) => isOfSearch !== true);
  const cleared = withoutFilters(listingUrl.chosen);
  return (
    <Stack gap={2}>
      {listingUrl.isRecalled && (
        <Text size="compact" tone="muted">
          {t('list.lastVisit')}
        </Text>
      )}
      <Cluster as="ul" ref={list} className={styles.chips} aria-label={t('list.chosen')}>
        {filters.map(({ id, group, label, without }, at) => (
          <li key={id}>
            <Chip
              group={group || undefined}
              label={label}
              to={listingUrl.hrefOf(without) as BuiltPath}
              removeLabel={t('list.removeFilter', { name: group ? `${group}: ${label}` : label })}
              onClick={(event) => inPlace(event, () => remove(at, without))}
            />
          </li>
        ))}
        {canClear && (
          <li>
            <ButtonLink
              to={listingUrl.hrefOf(cleared) as BuiltPath}
              variant="text"
              onClick={(event) => inPlace(event, () => remove(0, cleared))}
            >
              {t('list.clearAll')}
            </ButtonLink>
          </li>
        )}
      </Cluster>
    </Stack>
  );
}

export interface ActiveFilter {
  id: string;
  facet: FacetKey;
  /** The facet's name, such as "Brand"; empty if the label is sufficient. */
  group: string;
  /** The value's name, such as "Kebun Utara". */
  label: string;
  without: ListingQuery;
  /** Whether words of the search name it. Without it, they are ordinary words. */
  isOfSearch?: boolean;
}

/** A filter named by words of the search, as returned by the API. */
interface QueryFilter {
  key: FacetKey;
  label: string;
  words: string;
  queryWithout: string;
}

/** An applied filter as returned by the API, with a label in the page's language. */
interface AppliedFilter {
  key: FacetKey;
  value: string;
  label: string;
}

/** The filters that words of the search name. */
export function searchFilters(query: ListingQuery, named: readonly QueryFilter[], t: Translate): ActiveFilter[] {
  return named.map(({ key, label, words, queryWithout }) => ({
    id: `q:${words}`,
    facet: key,
    group: facetRow(key).filter.kind === 'flag' ? '' : t(`facets.${key}`),
    label,
    without: { ...query, q: queryWithout, page: 1 },
    isOfSearch: true,
  }));
}

/** The query's filters, in the panel's order. */
export function activeFilters(
  query: ListingQuery,
  facets: readonly Facet[],
  applied: readonly AppliedFilter[],
  t: Translate,
): ActiveFilter[] {
  const nameOf = (key: FacetKey, value: string) => {
    const fixed = facetValueKey(key, value);
    return fixed === null ? catalogueNameOf(key, value) : t(fixed);
  };
  const catalogueNameOf = (key: FacetKey, value: string) =>
    listFacet(facets, key)?.values.find((one) => one.value === value)?.label ??
    applied.find((one) => one.key === key && one.value === value)?.label ??
    value;
  return FACET_KEYS.flatMap((facet): ActiveFilter[] => {
    const { filter, param } = facetRow(facet);
    const group = t(`facets.${facet}`);
    if (filter.kind === 'range') {
      if (query.minCents === null && query.maxCents === null) return [];
      return [{ id: 'price', facet, group, label: priceLabel(query, t), without: withPrice(query, null, null) }];
    }
    if (filter.kind === 'floor') {
      if (query.rating === null) return [];
      const stars = t('list.ratingUp', { n: query.rating.toFixed(1) });
      return [{ id: 'rating', facet, group, label: stars, without: toggleRating(query, query.rating) }];
    }
    if (filter.kind === 'one') {
      if (query.to === null) return [];
      const place = t('list.deliversTo', { state: nameOf(facet, query.to) });
      return [{ id: 'to', facet, group: '', label: place, without: toggleState(query, query.to) }];
    }
    if (filter.kind === 'flag') {
      const flag = param as FlagParam;
      return query[flag] ? [{ id: flag, facet, group: '', label: nameOf(facet, filter.yes), without: toggleFlag(query, flag) }] : [];
    }
    const list = param as ListParam | null;
    return (list === null ? [] : query[list]).map((value) => ({
      id: `${list}:${value}`,
      facet,
      group,
      label: nameOf(facet, value),
      without: toggleValue(query, list as ListParam, value),
    }));
  });
}

function priceLabel({ minCents, maxCents }: ListingQuery, t: Translate): string {
  if (minCents === null) return t('list.upTo', { price: shortMoney(maxCents ?? 0) });
  if (maxCents === null) return t('list.fromPrice', { price: shortMoney(minCents) });
  return t('list.between', { a: shortMoney(minCents), b: shortMoney(maxCents) });
}

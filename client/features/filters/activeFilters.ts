import type { Translate } from '#client/i18n/Translate.ts';
import { facetValueKey } from '#schema/rules/facetLabels.ts';
import { FACET_KEYS, facetRow, type FacetKey, type FlagParam, type ListParam } from '#schema/rules/facets.ts';
import { shortMoney } from '#schema/rules/money.ts';
import { toggleFlag, toggleRating, toggleState, toggleValue, withPrice } from './changeListingQuery.ts';
import { listFacet, type Facet } from './facetGroups.ts';
import type { ListingQuery } from './listingQuery.ts';

export interface ActiveFilter {
  id: string;
  facet: FacetKey;
  /** "Brand"; empty where the label says it all. */
  group: string;
  /** "Kebun Utara" */
  label: string;
  /** The query without it. */
  without: ListingQuery;
}

/** What the API says is in force, with its words in the page's language. */
export interface AppliedFilter {
  key: FacetKey;
  value: string;
  label: string;
}

/** The filters of a query as chips, in the order of the panel. */
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

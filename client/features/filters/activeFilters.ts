import type { Translate } from '#client/i18n/Translate.ts';
import { toggleFlag, toggleRating, toggleState, toggleValue, withPrice } from './changeListingQuery.ts';
import type { Facet, FacetKey } from './facetGroups.ts';
import { FLAGS, listFacet } from './facetGroups.ts';
import type { ListingQuery, ListKey } from './listingQuery.ts';
import { shortMoney } from '#schema/rules/money.ts';

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

const LISTS = [
  ['category', 'CATEGORY', 'list.category'],
  ['brand', 'BRAND', 'list.brand'],
  ['vendor', 'VENDOR', 'list.vendor'],
  ['weight', 'WEIGHT', 'list.weight'],
  ['color', 'COLOR', 'list.color'],
  ['size', 'SIZE', 'list.size'],
] as const satisfies readonly (readonly [ListKey, FacetKey, string])[];

const TAGS = ['tag', 'TAG', 'list.tag'] as const;

/** The filters of a query as chips, in the order of the panel. */
export function activeFilters(
  query: ListingQuery,
  facets: readonly Facet[],
  applied: readonly AppliedFilter[],
  t: Translate,
): ActiveFilter[] {
  const nameOf = (key: FacetKey, value: string) =>
    listFacet(facets, key)?.values.find((one) => one.value === value)?.label ??
    applied.find((one) => one.key === key && one.value === value)?.label ??
    value;
  const ofList = ([key, facet, title]: (typeof LISTS)[number] | typeof TAGS) =>
    query[key].map((value) => ({
      id: `${key}:${value}`,
      facet,
      group: t(title),
      label: nameOf(facet, value),
      without: toggleValue(query, key, value),
    }));

  const one = (id: string, facet: FacetKey, group: string, label: string, without: ListingQuery) => ({ id, facet, group, label, without });

  const filters: ActiveFilter[] = ofList(LISTS[0]);
  if (query.minCents !== null || query.maxCents !== null) {
    filters.push(one('price', 'PRICE', t('list.price'), priceLabel(query, t), withPrice(query, null, null)));
  }
  filters.push(...LISTS.slice(1).flatMap(ofList));
  if (query.rating !== null) {
    const label = t('list.ratingUp', { n: query.rating.toFixed(1) });
    filters.push(one('rating', 'RATING', t('list.rating'), label, toggleRating(query, query.rating)));
  }
  for (const value of query.loc) {
    const label = t(value === 'online' ? 'list.online' : 'list.inStore');
    filters.push(one(`loc:${value}`, 'FULFILMENT', t('list.loc'), label, toggleValue(query, 'loc', value)));
  }
  for (const { facet, key, label } of FLAGS) if (query[key]) filters.push(one(key, facet, '', t(label), toggleFlag(query, key)));
  if (query.to !== null) {
    const label = t('list.deliversTo', { state: nameOf('DELIVERS_TO', query.to) });
    filters.push(one('to', 'DELIVERS_TO', '', label, toggleState(query, query.to)));
  }
  filters.push(...ofList(TAGS));
  return filters;
}

function priceLabel({ minCents, maxCents }: ListingQuery, t: Translate): string {
  if (minCents === null) return t('list.upTo', { price: shortMoney(maxCents ?? 0) });
  if (maxCents === null) return t('list.fromPrice', { price: shortMoney(minCents) });
  return t('list.between', { a: shortMoney(minCents), b: shortMoney(maxCents) });
}

import type { Translate } from '#client/i18n/Translate.ts';
import { toggleFlag, toggleRating, toggleValue, withPrice } from './changeListingQuery.ts';
import type { Facet, FacetKey } from './facetGroups.ts';
import { listFacet } from './facetGroups.ts';
import type { ListingQuery, ListKey } from './listingQuery.ts';
import { shortMoney } from '#schema/rules/money.ts';

export interface ActiveFilter {
  id: string;
  /** "Brand" */
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
  const ofList = ([key, facet, title]: (typeof LISTS)[number]) =>
    query[key].map((value) => ({
      id: `${key}:${value}`,
      group: t(title),
      label: nameOf(facet, value),
      without: toggleValue(query, key, value),
    }));

  const filters: ActiveFilter[] = ofList(LISTS[0]);
  if (query.minCents !== null || query.maxCents !== null) {
    filters.push({ id: 'price', group: t('list.price'), label: priceLabel(query, t), without: withPrice(query, null, null) });
  }
  filters.push(...LISTS.slice(1).flatMap(ofList));
  if (query.rating !== null) {
    const label = t('list.ratingUp', { n: query.rating.toFixed(1) });
    filters.push({ id: 'rating', group: t('list.rating'), label, without: toggleRating(query, query.rating) });
  }
  const flag = (key: 'stock' | 'sale' | 'halal', label: string) => {
    if (query[key]) filters.push({ id: key, group: '', label, without: toggleFlag(query, key) });
  };
  for (const value of query.loc) {
    const label = t(value === 'online' ? 'list.online' : 'list.inStore');
    filters.push({ id: `loc:${value}`, group: t('list.loc'), label, without: toggleValue(query, 'loc', value) });
  }
  flag('stock', t('list.inStock'));
  flag('sale', t('list.onSale'));
  flag('halal', t('list.halalCertified'));
  for (const value of query.tag) {
    filters.push({ id: `tag:${value}`, group: t('list.tag'), label: nameOf('TAG', value), without: toggleValue(query, 'tag', value) });
  }
  return filters;
}

function priceLabel({ minCents, maxCents }: ListingQuery, t: Translate): string {
  if (minCents === null) return t('list.upTo', { price: shortMoney(maxCents ?? 0) });
  if (maxCents === null) return t('list.fromPrice', { price: shortMoney(minCents) });
  return t('list.between', { a: shortMoney(minCents), b: shortMoney(maxCents) });
}

import { FACET_KEYS, facetRow, FLAG_PARAMS, type ListParam } from '#schema/rules/facets.ts';
import { codeInAddress, EMPTY_QUERY, type ListingQuery } from './listingQuery.ts';

const asIs = (value: string) => value;

/** A value of a list as addresses have it, by how it is read. */
const WRITTEN = { slug: asIs, word: asIs, hex: (value: string) => value.slice(1), code: codeInAddress };

/** The one address of a query: keys in a fixed order, defaults left out, so that a clean listing has a clean address. */
export function writeListingQuery(query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.q !== '') params.set('q', query.q);
  for (const key of FACET_KEYS) {
    const { filter, param } = facetRow(key);
    if (filter.kind !== 'list' || param === null) continue;
    for (const value of [...query[param as ListParam]].sort()) params.append(param, WRITTEN[filter.reads](value));
  }
  if (query.minCents !== null) params.set('min', dollars(query.minCents));
  if (query.maxCents !== null) params.set('max', dollars(query.maxCents));
  if (query.rating !== null) params.set('rating', String(query.rating));
  for (const param of FLAG_PARAMS) if (query[param]) params.set(param, '1');
  if (query.to !== null) params.set('to', codeInAddress(query.to));
  if (query.sort !== null && query.sort !== defaultSort(query)) params.set('sort', query.sort);
  if (query.page > 1) params.set('page', String(query.page));
  if (query.per !== EMPTY_QUERY.per) params.set('per', String(query.per));
  if (query.view !== null) params.set('view', query.view);
  if (query.cols !== null) params.set('cols', String(query.cols));
  return params;
}

/** The address of a listing at a path. */
export function listingHref(pathname: string, query: ListingQuery): string {
  const text = writeListingQuery(query).toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** The order without a choice: the best match first when there are words, the shop's own order otherwise. */
export function defaultSort(query: Pick<ListingQuery, 'q'>): 'relevance' | 'featured' {
  return query.q === '' ? 'featured' : 'relevance';
}

/** "20", "49.99": dollars without needless zeros. */
export function dollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

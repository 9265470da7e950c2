import { RATING_STEPS } from '#server/search/catalogueEntry.ts';
import type { CountedField } from '#server/search/catalogueEntry.ts';
import type { Selection } from '#server/search/index/selection.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import { FACETS } from './facetKeys.ts';
import type { FacetKey } from './facetKeys.ts';
import { inFacetOrder } from './facetOrder.ts';
import type { NamedValue, NamedValues } from './namedValues.ts';
import { priceFacet } from './priceFacet.ts';
import type { RangeFacetResult } from './priceFacet.ts';
import type { ProductFilter } from './productFilter.ts';

export interface FacetValueResult extends Omit<NamedValue, 'rank'> {
  /** Number of products. */
  count: number;
  selected: boolean;
}

export interface ListFacetResult {
  kind: 'list';
  key: FacetKey;
  label: LocalisedText;
  selectedCount: number;
  /** Number of values before the limit. */
  totalValues: number;
  values: FacetValueResult[];
}

export type FacetResult = ListFacetResult | RangeFacetResult;

export interface FacetOptions {
  /** Upper bound of values; selected values are always included. */
  valueLimit: number;
  /** Whether to include values that occur in the scope but match no product under the other filters. */
  includeEmpty: boolean;
}

/** Values hidden unless selected, as shoppers do not search for them. */
const HIDDEN: Partial<Record<CountedField, string>> = { halal: 'none', onSale: 'no' };

/** Builds one facet of a listing. */
export function buildFacet(
  key: FacetKey,
  selection: Selection,
  filter: ProductFilter,
  named: NamedValues,
  options: FacetOptions,
): FacetResult {
  const { field, label } = FACETS[key];
  if (field === null) return priceFacet(label, selection, filter);
  const chosen = selectedValues(field, filter);
  const isShown = (value: string) => HIDDEN[field] !== value || chosen.has(value);
  const all = field in HIDDEN ? selection.counts(field).filter(({ value }) => isShown(value)) : selection.counts(field);
  // Selected values without a count are included: 0 products, except for a rating between the thresholds.
  const empty = new Set([...chosen, ...(options.includeEmpty ? selection.offered(field).filter(isShown) : [])]);
  if (empty.size > 0) for (const { value } of all) empty.delete(value);
  const isStep = (value: string) => (RATING_STEPS as readonly string[]).includes(value);
  for (const value of empty) all.push({ value, count: field === 'rating' && !isStep(value) ? selection.total : 0 });
  const shown = inFacetOrder(
    field,
    all,
    options.valueLimit,
    (value) => chosen.has(value),
    (value) => named.get(field, value),
  );
  const values = shown.map(({ of: { value, label: name, swatch, input }, count }) => {
    return { value, label: name, count, selected: chosen.has(value), swatch, input };
  });
  return { kind: 'list', key, label, selectedCount: chosen.size, totalValues: all.length, values };
}

/** The values of a field selected by a filter, in index terms. */
export function selectedValues(field: CountedField, filter: ProductFilter): Set<string> {
  switch (field) {
    case 'availability':
      return new Set(filter.inStock == null ? [] : [filter.inStock ? 'in-stock' : 'out-of-stock']);
    case 'halal':
      return new Set(filter.halal == null ? [] : [filter.halal ? 'certified' : 'none']);
    case 'onSale':
      return new Set(filter.onSale == null ? [] : [filter.onSale ? 'yes' : 'no']);
    case 'deliversTo':
      return new Set(filter.deliversTo == null ? [] : [filter.deliversTo]);
    case 'rating':
      return new Set(filter.ratingMin == null ? [] : [String(filter.ratingMin)]);
    default:
      return new Set(filter[field] ?? []);
  }
}

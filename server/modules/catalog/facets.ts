import { FACETS, facetRow } from '#schema/rules/facets.ts';
import type { FacetKey } from '#schema/rules/facets.ts';
import { RATING_STEPS } from '#server/search/catalogueEntry.ts';
import type { CountedField } from '#server/search/catalogueEntry.ts';
import type { ValueCount } from '#server/search/catalogueQuery.ts';
import type { Selection } from '#server/search/index/selection.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import { hasOwnOrder } from './facetValues.ts';
import type { NamedValue, NamedValues } from './facetValues.ts';
import { priceFacet } from './priceFacet.ts';
import type { RangeFacetResult } from './priceFacet.ts';
import { selectedValues } from './productFilter.ts';
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

/** Builds one facet of a listing. */
export function buildFacet(
  key: FacetKey,
  selection: Selection,
  filter: ProductFilter,
  named: NamedValues,
  options: FacetOptions,
): FacetResult {
  const { label, hidden, filter: by } = facetRow(key);
  if (by.kind === 'range') return priceFacet(label, selection, filter);
  const field = FACETS[key].field as CountedField;
  const chosen = new Set(selectedValues(key, filter));
  const isShown = (value: string) => value !== hidden || chosen.has(value);
  const all = hidden === undefined ? selection.counts(field) : selection.counts(field).filter(({ value }) => isShown(value));
  // Selected values without a count are included: 0 products, except for a rating between the thresholds.
  const empty = new Set([...chosen, ...(options.includeEmpty ? selection.offered(field).filter(isShown) : [])]);
  if (empty.size > 0) for (const { value } of all) empty.delete(value);
  const isStep = (value: string) => (RATING_STEPS as readonly string[]).includes(value);
  for (const value of empty) all.push({ value, count: by.kind === 'floor' && !isStep(value) ? selection.total : 0 });
  const shown = inFacetOrder(
    key,
    all,
    options.valueLimit,
    (value) => chosen.has(value),
    (value) => named.get(key, value),
  );
  const values = shown.map(({ of: { value, label: name, swatch, input }, count }) => {
    return { value, label: name, count, selected: chosen.has(value), swatch, input };
  });
  return { kind: 'list', key, label, selectedCount: chosen.size, totalValues: all.length, values };
}

/**
 * Facet values in display order: by rank where the facet has one, else by count, most first, then by label. Only values that can be among
 * the first `limit`, or that `isKept` keeps, are named and sorted.
 */
function inFacetOrder(
  key: FacetKey,
  values: readonly ValueCount[],
  limit: number,
  isKept: (value: string) => boolean,
  named: (value: string) => NamedValue,
): { of: NamedValue; count: number }[] {
  const least = !hasOwnOrder(key) ? countOfPlace(values, limit) : 0;
  return values
    .filter(({ value, count }) => count >= least || isKept(value))
    .map(({ value, count }) => ({ of: named(value), count }))
    .sort(
      (left, right) =>
        (left.of.rank ?? -left.count) - (right.of.rank ?? -right.count) ||
        compareTexts(left.of.label.en, right.of.label.en) ||
        compareTexts(left.of.value, right.of.value),
    )
    .filter(({ of }, place) => place < limit || isKept(of.value));
}

/** The count of the last value within the limit. */
function countOfPlace(values: readonly ValueCount[], limit: number): number {
  if (values.length <= limit) return 0;
  return Uint32Array.from(values, ({ count }) => count).sort()[values.length - limit] ?? 0;
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

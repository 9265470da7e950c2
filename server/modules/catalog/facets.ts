import { FACETS, facetRow, type FacetKey } from '#schema/rules/facets.ts';
import { nameOrder } from '#schema/rules/collation.ts';
import { localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { translations } from '#server/platform/messages.ts';
import { RATING_STEPS, type CountedField } from '#server/search/catalogueEntry.ts';
import type { Selection } from '#server/search/index/selection.ts';
import { hasOwnOrder, type NamedValue, type NamedValues } from './facetValues.ts';
import { priceFacet, type RangeFacetResult } from './priceFacet.ts';
import { indexValue, requestedValues, type ProductFilter } from './productFilter.ts';

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
  /** Number of values before the limit is applied. */
  totalValues: number;
  values: FacetValueResult[];
}

export type FacetResult = ListFacetResult | RangeFacetResult;

export interface FacetOptions {
  /** Maximum number of values; selected ones are always included. */
  valueLimit: number;
  /** Whether to include values that occur in the scope but match no product under the other filters. */
  includeEmpty: boolean;
  /** Language that sorts values with the same count by name. */
  locale: Locale;
}

/** Builds one of a listing's facets. */
export function buildFacet(
  key: FacetKey,
  selection: Selection,
  filter: ProductFilter,
  names: NamedValues,
  options: FacetOptions,
): FacetResult {
  const { hidden, filter: by } = facetRow(key);
  const label = translations(`facets.${key}`);
  if (by.kind === 'range') return priceFacet(label, selection, filter);
  const field = FACETS[key].field as CountedField;
  const { valueLimit, includeEmpty, locale } = options;
  // Selected values are returned as the caller wrote them, so that clients can find and deselect them.
  const requested = new Map(requestedValues(key, filter).map((value) => [indexValue(key, value), value]));
  const chosen = new Set(requested.keys());
  const kept = new Set(hidden === undefined ? chosen : [...chosen, hidden]);
  // When ordered by count, only the first values are named and sorted; the hidden value may be among them.
  const counted = selection.topCounts(field, hasOwnOrder(key) || includeEmpty ? Infinity : valueLimit + 1, kept);
  const isShown = (value: string) => value !== hidden || chosen.has(value);
  const all = counted.values.filter(({ value }) => isShown(value));
  const hiddenValues = counted.values.length - all.length;
  // Selected values without products have a count of 0, except ratings between the thresholds.
  const empty = new Set([...chosen, ...(includeEmpty ? selection.offered(field).filter(isShown) : [])]);
  if (empty.size > 0) for (const { value } of all) empty.delete(value);
  const isStep = (value: string) => (RATING_STEPS as readonly string[]).includes(value);
  for (const value of empty) all.push({ value, count: by.kind === 'floor' && !isStep(value) ? selection.total : 0 });
  const values = all
    .map(({ value, count }) => ({ named: names.get(key, value), count }))
    .sort(facetOrder(locale))
    .filter(({ named: { value } }, place) => place < valueLimit || chosen.has(value))
    .map(({ named: { value, label: name, swatch, input }, count }) => ({
      value: requested.get(value) ?? value,
      label: name,
      count,
      selected: chosen.has(value),
      swatch,
      input,
    }));
  return { kind: 'list', key, label, selectedCount: chosen.size, totalValues: counted.total - hiddenValues + empty.size, values };
}

interface CountedName {
  named: NamedValue;
  count: number;
}

/** Orders values by rank if the facet has ranks, otherwise by count (highest first), then by label. */
function facetOrder(locale: Locale): (left: CountedName, right: CountedName) => number {
  const compare = nameOrder(locale);
  return (left, right) =>
    (left.named.rank ?? -left.count) - (right.named.rank ?? -right.count) ||
    compare(localise(left.named.label, locale), localise(right.named.label, locale)) ||
    (left.named.value < right.named.value ? -1 : 1);
}

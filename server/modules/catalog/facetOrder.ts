import type { CountedField } from '#server/search/catalogueEntry.ts';
import type { ValueCount } from '#server/search/catalogueQuery.ts';
import { hasOwnOrder } from './facetRanks.ts';
import type { NamedValue } from './namedValues.ts';

/** Above this limit, sorting is faster than insertion. */
const FEW_PLACES = 64;

/**
 * Facet values in display order: by rank where the field has one, else by count, most first, then by label. Only values that can be among
 * the first `limit`, or that `isKept` keeps, are named and sorted.
 */
export function inFacetOrder(
  field: CountedField,
  values: readonly ValueCount[],
  limit: number,
  isKept: (value: string) => boolean,
  named: (value: string) => NamedValue,
): { of: NamedValue; count: number }[] {
  const least = !hasOwnOrder(field) ? countOfPlace(values, limit) : 0;
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
  if (limit > FEW_PLACES) {
    const counts = Uint32Array.from(values, ({ count }) => count).sort();
    return counts[counts.length - limit] ?? 0;
  }
  /** The highest counts so far, ascending. */
  const highest = new Uint32Array(limit);
  for (const { count } of values) {
    if (count <= (highest[0] ?? 0)) continue;
    let place = 1;
    for (; place < limit && (highest[place] ?? 0) < count; place += 1) highest[place - 1] = highest[place] ?? 0;
    highest[place - 1] = count;
  }
  return highest[0] ?? 0;
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

import type { CountedField } from '#server/search/catalogueEntry.ts';
import type { ValueCount } from '#server/search/catalogueQuery.ts';
import { hasOwnOrder } from './facetRanks.ts';
import type { NamedValue } from './namedValues.ts';

/** More places than this are found sooner by sorting. */
const FEW_PLACES = 64;

/**
 * The values of a facet in the order in which they are shown: by their own order, else most products first, then by label. Of many values
 * only those are named and sorted that are among the first `limit`, or to be kept anyway.
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

/** The count of the value that would be the last within the limit. */
function countOfPlace(values: readonly ValueCount[], limit: number): number {
  if (values.length <= limit) return 0;
  if (limit > FEW_PLACES) {
    const counts = Uint32Array.from(values, ({ count }) => count).sort();
    return counts[counts.length - limit] ?? 0;
  }
  /** The highest counts so far, the lowest of them first. */
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

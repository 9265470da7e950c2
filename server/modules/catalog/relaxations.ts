import { FACET_KEYS } from '#schema/rules/facets.ts';
import type { AppliedFilterResult } from './appliedFilters.ts';
import { withoutFacet } from './productFilter.ts';
import type { ProductFilter } from './productFilter.ts';

/** Filters to remove, and the resulting number of products. */
export interface Relaxation {
  drop: readonly AppliedFilterResult[];
  resultCount: number;
}

/** Fewer results than this trigger suggestions. */
const FEW = 3;
const MAX_RELAXATIONS = 5;

/**
 * Facets whose complete removal gives more results, for a listing with few; most results first. If nothing is listed and no single facet
 * helps, all of them together.
 */
export function relaxationsOf(
  { filter, totalCount }: { filter: ProductFilter; totalCount: number },
  applied: readonly AppliedFilterResult[],
  countOf: (filter: ProductFilter) => number,
): Relaxation[] {
  if (totalCount >= FEW) return [];
  const single = FACET_KEYS.flatMap((key) => {
    const drop = applied.filter((one) => one.key === key);
    if (drop.length === 0) return [];
    const resultCount = countOf(withoutFacet(key, filter));
    return resultCount > totalCount ? [{ drop, resultCount }] : [];
  })
    .sort((left, right) => right.resultCount - left.resultCount)
    .slice(0, MAX_RELAXATIONS);
  if (single.length > 0 || totalCount > 0 || applied.length === 0) return single;
  const resultCount = countOf({ section: filter.section ?? null });
  return resultCount > 0 ? [{ drop: applied, resultCount }] : [];
}

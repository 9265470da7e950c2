/** Number of reviews with 1, 2, 3, 4 and 5 stars. */
export type StarCounts = readonly [number, number, number, number, number];

export const NO_STARS: StarCounts = [0, 0, 0, 0, 0];

/** Assumed average of a product before its first review, and the number of reviews that this assumption weighs. */
const PRIOR = { average: 3.5, weight: 5 } as const;

export function reviewCount(counts: StarCounts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function starSum(counts: StarCounts): number {
  return counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
}

/** Average of all stars with one decimal; null without reviews. */
export function averageStars(counts: StarCounts): number | null {
  const count = reviewCount(counts);
  return count === 0 ? null : Math.round((10 * starSum(counts)) / count) / 10;
}

/**
 * The average by which products are ranked: a few reviews move it only a little away from the assumed one, so that a single
 * review of five stars does not outrank many of nearly five. The prior is fixed, because a mean of all reviews would move every
 * product with each review.
 */
export function rankedAverage(counts: StarCounts): number {
  return (PRIOR.weight * PRIOR.average + starSum(counts)) / (PRIOR.weight + reviewCount(counts));
}

/** The counts after a review of `stars` has been added (1) or removed (−1). */
export function withStars(counts: StarCounts, stars: number, change: 1 | -1): StarCounts {
  return counts.map((count, index) => (index + 1 === stars ? count + change : count)) as unknown as StarCounts;
}

export function addStars(left: StarCounts, right: StarCounts, sign: 1 | -1 = 1): StarCounts {
  return left.map((count, index) => count + sign * (right[index] ?? 0)) as unknown as StarCounts;
}

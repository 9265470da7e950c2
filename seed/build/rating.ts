import type { RatingDoc } from '#server/store/documents/catalog.ts';

type Histogram = RatingDoc['histogram'];

const STARS = [1, 2, 3, 4, 5] as const;
const SOLVER_STEPS = 40;
/** Share of one-star reviews that even popular products have, to make histograms realistic. */
const GRUMPY_SHARE = 0.012;

function meanOf(weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight, index) => sum + weight * (index + 1), 0) / total;
}

/** Shares of 1 to 5 stars that have the given mean. They form a geometric sequence. */
function sharesFor(average: number): number[] {
  let [low, high] = [-6, 6];
  let shares: number[] = [];
  for (let step = 0; step < SOLVER_STEPS; step += 1) {
    const slope = (low + high) / 2;
    const weights = STARS.map((stars) => Math.exp(slope * (stars - 3)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    shares = weights.map((weight, index) => weight / total + (index === 0 ? GRUMPY_SHARE : 0));
    if (meanOf(shares) < average) low = slope;
    else high = slope;
  }
  return shares;
}

/** Moves individual reviews by one star until the stars add up to `target`. */
function settle(histogram: Histogram, target: number): void {
  const sum = (): number => histogram.reduce((total, reviews, index) => total + reviews * (index + 1), 0);
  for (let miss = target - sum(); miss !== 0; miss = target - sum()) {
    const step = Math.sign(miss);
    const order = step > 0 ? [3, 2, 1, 0] : [4, 3, 2, 1];
    const from = order.find((index) => (histogram[index] ?? 0) > 0);
    if (from === undefined) return;
    histogram[from] = (histogram[from] ?? 0) - 1;
    histogram[from + step] = (histogram[from + step] ?? 0) + 1;
  }
}

/** A histogram of `count` reviews whose mean, rounded to one decimal, is `average`. */
export function ratingFor(average: number | null, count: number): RatingDoc {
  if (average === null || count === 0) return { average: null, count: 0, histogram: [0, 0, 0, 0, 0] };
  const shares = sharesFor(average);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const histogram = shares.map((share) => Math.floor((share / total) * count)) as Histogram;
  histogram[4] += count - histogram.reduce((sum, reviews) => sum + reviews, 0);
  settle(histogram, Math.round(average * count));
  return ratingOf(histogram);
}

function ratingOf(histogram: Histogram): RatingDoc {
  const count = histogram.reduce((sum, reviews) => sum + reviews, 0);
  if (count === 0) return { average: null, count: 0, histogram };
  const stars = histogram.reduce((sum, reviews, index) => sum + reviews * (index + 1), 0);
  return { average: Math.round((stars / count) * 10) / 10, count, histogram };
}

/** Combines the reviews from several ratings. */
export function combineRatings(ratings: readonly RatingDoc[]): RatingDoc {
  const histogram: Histogram = [0, 0, 0, 0, 0];
  for (const rating of ratings) rating.histogram.forEach((reviews, index) => (histogram[index] = (histogram[index] ?? 0) + reviews));
  return ratingOf(histogram);
}

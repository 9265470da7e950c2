/**
 * Price buckets, by lower bound in cents, ascending: narrow where most products are, so that a price range covers few of them. The last
 * bucket is open-ended.
 */
export const PRICE_STEPS: readonly number[] = [
  ...steps(0, 2000, 100),
  ...steps(2000, 5000, 500),
  ...steps(5000, 25_000, 1000),
  ...steps(25_000, 100_000, 12_500),
  100_000,
];

function steps(from: number, to: number, size: number): number[] {
  return Array.from({ length: (to - from) / size }, (_, at) => from + at * size);
}

/** Lower bounds, as strings, of all buckets up to that of a price (cumulative): they index the product under "costs at least this much". */
export function priceStepsUpTo(priceCents: number): readonly string[] {
  let [low, high] = [0, PRICE_STEPS.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((PRICE_STEPS[middle] ?? 0) <= priceCents) low = middle + 1;
    else high = middle;
  }
  return UP_TO[low - 1] ?? [];
}

const UP_TO = PRICE_STEPS.map((_, last) => PRICE_STEPS.slice(0, last + 1).map(String));

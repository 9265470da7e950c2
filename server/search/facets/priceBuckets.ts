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
  return UP_TO[PRICE_STEPS.findLastIndex((step) => step <= priceCents)] ?? [];
}

const UP_TO = PRICE_STEPS.map((_, last) => PRICE_STEPS.slice(0, last + 1).map(String));

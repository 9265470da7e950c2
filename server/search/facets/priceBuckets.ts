/**
 * Prices are counted in steps, fine where most goods are, so that a range of prices is a few of them; all from the last one on are one
 * step. Where each begins, in cents, ascending.
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

/** The beginnings of all steps up to that of a price, as texts: by them a product is found among those that cost so much or more. */
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

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
  return UP_TO[PRICE_STEPS.findLastIndex((start) => start <= priceCents)] ?? [];
}

const UP_TO = PRICE_STEPS.map((_, last) => PRICE_STEPS.slice(0, last + 1).map(String));

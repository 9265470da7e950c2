import { CITY_RUNS } from './cityRuns.generated.ts';

/** City of a postcode; null outside the known ranges. Import it lazily: the list is large. */
export function cityOfPostcode(postcode: string): string | null {
  if (!/^\d{5}$/.test(postcode)) return null;
  const code = Number(postcode);
  return CITY_RUNS.find(([from, to]) => from <= code && code <= to)?.[2] ?? null;
}

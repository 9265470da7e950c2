import { CITY_RUNS } from './cityRuns.generated.ts';

/** Returns a postcode's city, or null outside the known ranges. Import this module lazily, because the list is large. */
export function cityOfPostcode(postcode: string): string | null {
  if (!/^\d{5}$/.test(postcode)) return null;
  const code = Number(postcode);
  return CITY_RUNS.find(([from, to]) => from <= code && code <= to)?.[2] ?? null;
}

import { CITY_RUNS } from './cityRuns.generated.ts';

/** The city that post with this code goes to; null where no code near it is known. Loaded only when a postcode is typed. */
export function cityOfPostcode(postcode: string): string | null {
  if (!/^\d{5}$/.test(postcode)) return null;
  const code = Number(postcode);
  return CITY_RUNS.find(([from, to]) => from <= code && code <= to)?.[2] ?? null;
}

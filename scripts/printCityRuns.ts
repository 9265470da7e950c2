/**
 * Prints each Malaysian postcode's city as ranges of neighbouring codes: from, to, city. Data: the npm package `malaysia-postcodes`, ISC.
 */
import { allPostcodes } from 'malaysia-postcodes';

type Run = [from: number, to: number, city: string];

export function printCityRuns(): string {
  const cities = allPostcodes.flatMap(({ city }) =>
    city.flatMap(({ name, postcode }) => postcode.map((code) => [Number(code), name] as const)),
  );
  const runs: Run[] = [];
  let before = 0;
  // A code listed twice keeps the city listed first.
  for (const [code, city] of cities.toSorted(([left], [right]) => left - right)) {
    const last = runs.at(-1);
    if (code === before) continue;
    before = code;
    if (last?.[2] === city) last[1] = code;
    else runs.push([code, code, city]);
  }
  const lines = runs.map(([from, to, city]) => `  [${from}, ${to}, ${JSON.stringify(city)}],`);
  return [
    '/** Made by `npm run generate` from the package malaysia-postcodes, ISC licence, © Asyraf Hussin: first and last postcode of a run, its city. */',
    'export const CITY_RUNS: readonly (readonly [from: number, to: number, city: string])[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}

import { MAX_PARAM_VALUES } from '#client/config/limits.ts';

/** A query without the parameters that its page does not read, and without values of one beyond the limit; otherwise as it was written. */
export function knownSearch(search: string, params: readonly string[]): string {
  const counts = new Map<string, number>();
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => {
      const name = nameOf(pair);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count <= MAX_PARAM_VALUES && params.includes(name);
    });
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

function nameOf(pair: string): string {
  const [name = ''] = new URLSearchParams(pair).keys();
  return name;
}

import { MAX_PARAM_VALUES } from '#client/config/limits.ts';

/** Query string without unknown parameters and excess values; otherwise unchanged. */
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

import { MAX_PARAM_VALUES } from '#client/config/limits.ts';

/** Escaped control characters, which HTML cannot contain. */
const CONTROLS = /%(?:[01][0-9a-f]|7f)/gi;

/** Removes unknown parameters and excess values from a query string, and replaces control characters with spaces. */
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
  return kept.length === 0 ? '' : `?${kept.join('&').replace(CONTROLS, '+')}`;
}

function nameOf(pair: string): string {
  const [name = ''] = new URLSearchParams(pair).keys();
  return name;
}

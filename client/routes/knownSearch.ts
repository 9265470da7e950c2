/** A query without the parameters that its page does not read; otherwise as it was written. */
export function knownSearch(search: string, params: readonly string[]): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => params.includes(nameOf(pair)));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

function nameOf(pair: string): string {
  const [name = ''] = new URLSearchParams(pair).keys();
  return name;
}

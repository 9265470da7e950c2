/** Where a list goes on, as an address names it; null for the beginning. */
export function readCursor(params: URLSearchParams, name = 'after'): string | null {
  const text = params.get(name);
  return text !== null && /^[\w-]{1,300}$/.test(text) ? text : null;
}

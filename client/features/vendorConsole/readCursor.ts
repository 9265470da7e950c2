/** Parses a cursor from a query parameter; null for the first page and invalid cursors. */
export function readCursor(params: URLSearchParams, name = 'after'): string | null {
  const text = params.get(name);
  return text !== null && /^[\w-]{1,300}$/.test(text) ? text : null;
}

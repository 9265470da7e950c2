/** Parses a cursor from a query parameter. Returns null for the first page and for invalid cursors. */
export function readCursor(params: URLSearchParams, name = 'after'): string | null {
  const text = params.get(name);
  return text !== null && /^[\w-]{1,300}$/.test(text) ? text : null;
}

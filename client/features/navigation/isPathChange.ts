/** The veil covers changes of path only: not the first load, not filters, pages or sorting. */
export function isPathChange(from: string | null, to: string): boolean {
  return from !== null && trimmed(from) !== trimmed(to);
}

/** A trailing slash is no other page. */
function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

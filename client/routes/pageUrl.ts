/** Placeholder origin for URLs in loaders. Loaders only use the path and query, because the host may differ between server and browser. */
const ORIGIN = 'http://shop.invalid';

/** A request's URL with the placeholder origin. */
export function pageUrl(href: string): URL {
  const { pathname, search } = new URL(href, ORIGIN);
  return new URL(pathname + search, ORIGIN);
}

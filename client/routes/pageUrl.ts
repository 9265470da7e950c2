/**
 * Placeholder origin of URLs in loaders. Loaders use path and query only, since the host may differ between server and browser.
 */
const ORIGIN = 'http://shop.invalid';

/** URL of a request with the placeholder origin. */
export function pageUrl(href: string): URL {
  const { pathname, search } = new URL(href, ORIGIN);
  return new URL(pathname + search, ORIGIN);
}

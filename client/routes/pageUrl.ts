/**
 * Placeholder origin of URLs in loaders, which use path and query only: the host differs between server and browser and must not matter.
 */
const ORIGIN = 'http://shop.invalid';

/** URL of a request with the placeholder origin. */
export function pageUrl(address: string): URL {
  const { pathname, search } = new URL(address, ORIGIN);
  return new URL(pathname + search, ORIGIN);
}

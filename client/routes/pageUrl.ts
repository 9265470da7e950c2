/**
 * The host of the addresses that loaders see. They know path and query only: the host differs between the marketplace's
 * process and the browser, and must not matter.
 */
const ORIGIN = 'http://shop.invalid';

/** The address of a request, without its host. */
export function pageUrl(address: string): URL {
  const { pathname, search } = new URL(address, ORIGIN);
  return new URL(pathname + search, ORIGIN);
}

/** Caches of the service worker, shared with the pages. */

export const CACHES = {
  pages: 'rizq-pages',
  /** Members' pages; deleted when the session ends. */
  private: 'rizq-private',
  /** API responses to guests. */
  data: 'rizq-data',
  pictures: 'rizq-pictures',
  /** Built files outside the precache. */
  assets: 'rizq-assets',
} as const;

const OWN_PREFIX = 'rizq-';

/** Fallback for pages that are not cached. */
export const OFFLINE_PATH = '/offline';

/** Attribute of `<html>` in cached pages: time of the server response. */
export const CACHED_AT = 'data-kept-at';

/** Members' pages are sent with `no-store`. */
export const isPrivate = ({ headers }: Response): boolean => headers.get('cache-control') === 'no-store';

/** Caches a page as private or public, and deletes its copy in the other cache. */
export async function cachePage(request: Request | string, response: Response): Promise<void> {
  if (!response.ok || response.redirected || !response.headers.get('content-type')?.startsWith('text/html')) return;
  const [own, other] = isPrivate(response) ? [CACHES.private, CACHES.pages] : [CACHES.pages, CACHES.private];
  await (await caches.open(own)).put(request, response);
  await (await caches.open(other)).delete(request);
}

/** The Cache API requires a secure context. */
const hasCaches = () => 'caches' in globalThis;

/** Deletes cached pages of the member. */
export async function forgetPrivatePages(): Promise<void> {
  if (hasCaches()) await caches.delete(CACHES.private);
}

/** Deletes all caches of the service worker, its precache included. */
export async function forgetOffline(): Promise<void> {
  if (!hasCaches()) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OWN_PREFIX)).map((name) => caches.delete(name)));
}

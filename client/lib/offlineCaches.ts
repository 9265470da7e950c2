/** Names of and helpers for the service worker's caches, used by the worker and by pages. */

export const CACHES = {
  pages: 'rizq-pages',
  /** Members' pages; deleted when the session ends. */
  private: 'rizq-private',
  /** API responses to guests. */
  data: 'rizq-data',
  pictures: 'rizq-pictures',
  /** Build output that is not precached. */
  assets: 'rizq-assets',
} as const;

const OWN_PREFIX = 'rizq-';

/** Fallback for pages that are not cached. */
export const OFFLINE_PATH = '/offline';

/** Attribute on `<html>` in cached pages; holds the time of the server's response. */
export const CACHED_AT = 'data-kept-at';

/** The server sends members' pages with `no-store`. */
export const isPrivate = ({ headers }: Response): boolean => headers.get('cache-control') === 'no-store';

/** Stores a page in the private or the public cache, and deletes its copy from the other one. */
export async function cachePage(request: Request | string, response: Response): Promise<void> {
  if (!response.ok || response.redirected || !response.headers.get('content-type')?.startsWith('text/html')) return;
  const [own, other] = isPrivate(response) ? [CACHES.private, CACHES.pages] : [CACHES.pages, CACHES.private];
  await (await caches.open(own)).put(request, response);
  await (await caches.open(other)).delete(request);
}

/** The Cache API requires a secure context. */
const hasCaches = () => 'caches' in globalThis;

export async function forgetPrivatePages(): Promise<void> {
  if (hasCaches()) await caches.delete(CACHES.private);
}

/** Deletes all of the service worker's caches, including its precache. */
export async function forgetOffline(): Promise<void> {
  if (!hasCaches()) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OWN_PREFIX)).map((name) => caches.delete(name)));
}

/** Caches of the service worker, shared with the pages that fill and empty them. */

export const CACHES = {
  pages: 'rizq-pages',
  /** Members' pages: emptied when the session ends. */
  private: 'rizq-private',
  /** Responses of the API to guests. */
  data: 'rizq-data',
  pictures: 'rizq-pictures',
  /** Built files outside the precache. */
  assets: 'rizq-assets',
} as const;

const OWN_PREFIX = 'rizq-';

/** Shown in place of a page that was never visited. */
export const OFFLINE_PATH = '/offline';

/** Attribute of `<html>` in pages from a cache: when the server sent them. */
export const KEPT_AT = 'data-kept-at';

/** Members' pages are sent with `no-store`. */
export const isPrivate = ({ headers }: Response): boolean => headers.get('cache-control') === 'no-store';

/** Puts a page into the cache of its audience. */
export async function keepPage(request: Request | string, response: Response): Promise<void> {
  if (!response.ok || response.redirected || !response.headers.get('content-type')?.startsWith('text/html')) return;
  const [own, other] = isPrivate(response) ? [CACHES.private, CACHES.pages] : [CACHES.pages, CACHES.private];
  await (await caches.open(own)).put(request, response);
  await (await caches.open(other)).delete(request);
}

/** Browsers without a secure context have no caches. */
const hasCaches = () => 'caches' in globalThis;

/** Deletes what only one person may see. */
export async function forgetPrivatePages(): Promise<void> {
  if (hasCaches()) await caches.delete(CACHES.private);
}

/** Deletes every cache of the service worker, its precache included. */
export async function forgetOffline(): Promise<void> {
  if (!hasCaches()) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OWN_PREFIX)).map((name) => caches.delete(name)));
}

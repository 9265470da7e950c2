/**
 * Service worker, which lets visited pages work offline. Pages and guests' data are network-first, so that prices are current when online.
 * API responses with orders or quotes are never cached. Built separately by `scripts/workerPlugin.ts`.
 *
 * A new version waits until all pages from the old one are closed (no `skipWaiting`), because they need the files from their own build.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { openPush, renewPush, showPush, type PushChange, type PushScope } from '#client/lib/pushEvents.ts';
import { CACHES, isPrivate, CACHED_AT, cachePage, OFFLINE_PATH } from '#client/lib/offlineCaches.ts';
import { isSecretUrl } from '#schema/rules/secretUrls.ts';

/** The worker's global scope; its types (`lib.webworker`) conflict with those of pages. */
declare const self: PushScope & {
  clients: { get(id: string): Promise<{ postMessage(message: unknown): void } | undefined> };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClickEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: PushChangeEvent) => void): void;
};

interface PushEvent {
  data: { text(): string } | null;
  waitUntil(work: Promise<unknown>): void;
}

interface NotificationClickEvent {
  notification: { data: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
}

interface PushChangeEvent extends PushChange {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent {
  clientId: string;
  waitUntil(work: Promise<unknown>): void;
}

/** Built client files, injected by the build. */
declare const PRECACHE: PrecacheEntry[];

const DAY_S = 86_400;
const MAX_PAGES = 60;
/** Maximum age of members' pages offline, where the worker cannot detect that a session has ended. */
const MAX_PRIVATE_MS = 12 * 3_600_000;
/** Paths outside the marketplace's pages, which are not cached. */
const NO_PAGES = /^\/(?:graphql|playground|payments|demo-bank)(?:\/|$)/;

setCacheNameDetails({ prefix: 'rizq' });
// Takes control of the first page without a reload.
clientsClaim();
precacheAndRoute(PRECACHE, { cleanURLs: false, directoryIndex: undefined });
cleanupOutdatedCaches();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: CACHES.assets, plugins: [new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new CacheFirst({
    cacheName: CACHES.pictures,
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })],
  }),
);

// Only responses that are the same for all guests have an ETag: no quote, order or member's data does.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && url.pathname === '/graphql' && request.mode !== 'navigate',
  new NetworkFirst({
    cacheName: CACHES.data,
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => (response.status === 200 && response.headers.has('etag') ? response : null),
        cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
          if (cachedResponse) await postCacheAge(event, cachedResponse);
          return cachedResponse;
        },
      },
      new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 7 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !NO_PAGES.test(url.pathname) && !isSecretUrl(url),
  async ({ request, event }) => {
    try {
      const response = await fetch(request);
      (event as FetchEvent).waitUntil(cachePage(request, response.clone()).then(dropOldPages));
      return response;
    } catch {
      return cachedPage(request);
    }
  },
);

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data?.text() ?? '')));

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(self, event)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(self, event.notification.data));
});

/**
 * Returns the cached page, marked with its date. Redirects to the offline page if the page is not cached or a member's page has expired.
 */
async function cachedPage(request: Request): Promise<Response> {
  const isOffline = new URL(request.url).pathname === OFFLINE_PATH;
  const kept = await caches.match(request, { ignoreVary: true, ignoreSearch: isOffline });
  const keptAt = kept?.headers.get('date') ?? '';
  if (kept === undefined || (isPrivate(kept) && !(Date.now() - Date.parse(keptAt) < MAX_PRIVATE_MS))) {
    const { pathname, search } = new URL(request.url);
    return isOffline ? Response.error() : Response.redirect(`${OFFLINE_PATH}?next=${encodeURIComponent(pathname + search)}`);
  }
  const html = await kept.text();
  const headers = new Headers(kept.headers);
  // The text is already decoded, so these headers no longer apply.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(html.replace('<html', `<html ${CACHED_AT}="${keptAt}"`), { status: kept.status, headers });
}

/** Trims the page caches, whose entries are ordered oldest first. */
async function dropOldPages(): Promise<void> {
  for (const name of [CACHES.pages, CACHES.private]) {
    const cache = await caches.open(name);
    const requests = await cache.keys();
    await Promise.all(requests.slice(0, Math.max(0, requests.length - MAX_PAGES)).map((request) => cache.delete(request)));
  }
}

/** Tells the requesting page how old the cached data is. */
async function postCacheAge(event: unknown, response: Response): Promise<void> {
  const { clientId } = event as FetchEvent;
  const page = await self.clients.get(clientId);
  page?.postMessage({ keptAt: response.headers.get('date') });
}

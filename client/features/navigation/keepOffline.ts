import { forgetOffline, cachePage, OFFLINE_PATH } from '#client/lib/offlineCaches.ts';
import { readSessionText, writeSessionText } from '#client/state/storage.ts';

/** Session storage key for the audience for which this tab last cached pages. */
export const CACHED_KEY = 'offline:kept';

/** Pages that show data from this device; cached even before the first visit. */
const PAGES_OF_DEVICE = [OFFLINE_PATH, '/cart', '/wishlist', '/compare'];

/** Time after which a removed worker will have finished its pending requests. */
const SERVED_MS = 1500;

interface Connection {
  saveData?: boolean;
}

let last: Promise<void> = Promise.resolve();

/**
 * Registers the service worker and, once per tab and `audience` (language and account), caches the pages that show this device's data. If
 * `isOn` is false, removes the worker and its caches. Calls run in sequence, so that nothing is cached after a removal.
 */
export function keepOffline(isOn: boolean, audience: string): Promise<void> {
  // A different audience's pages are deleted, even if this page is left before those of `audience` are cached.
  if (readSessionText(CACHED_KEY) !== audience) writeSessionText(CACHED_KEY, null);
  // Registration fails in private windows and on full disks; pages work without the worker.
  last = last.then(() => (isOn ? register(audience) : remove())).catch(() => undefined);
  return last;
}

async function register(audience: string): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: Connection; serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker === undefined || connection?.saveData === true) return;
  await serviceWorker.register('/service-worker.js');
  if (!navigator.onLine || readSessionText(CACHED_KEY) === audience) return;
  for (const path of PAGES_OF_DEVICE) await cachePage(path, await fetch(path, { headers: { accept: 'text/html' } }));
  writeSessionText(CACHED_KEY, audience);
}

export async function clearOfflineCaches(): Promise<void> {
  await forgetOffline();
  writeSessionText(CACHED_KEY, null);
}

async function remove(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  await (await serviceWorker?.getRegistration())?.unregister();
  await clearOfflineCaches();
  // An unregistered worker still controls the page until the page is closed, and may refill its caches.
  await new Promise((resolve) => setTimeout(resolve, SERVED_MS));
  await forgetOffline();
}

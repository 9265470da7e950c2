import { forgetOffline, cachePage, OFFLINE_PATH } from '#client/lib/offlineCaches.ts';
import { readSessionText, writeSessionText } from '#client/state/storage.ts';

/** Session storage key: the audience whose pages this tab cached last. */
export const CACHED_KEY = 'offline:kept';

/** Pages with data of this device; cached before the first visit. */
const PAGES_OF_DEVICE = [OFFLINE_PATH, '/cart', '/wishlist', '/compare'];

/** By then a removed worker has finished its pending requests. */
const SERVED_MS = 1500;

interface Connection {
  saveData?: boolean;
}

let last: Promise<void> = Promise.resolve();

/**
 * Registers the service worker and caches the pages of the device for `audience` (language and person), once per tab; or removes the worker
 * with its caches. Calls run in sequence, so that nothing is cached after removal.
 */
export function keepOffline(isOn: boolean, audience: string): Promise<void> {
  // Private windows and full disks refuse; pages work without it.
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

/** Deletes the service worker's caches. */
export async function clearOfflineCaches(): Promise<void> {
  await forgetOffline();
  writeSessionText(CACHED_KEY, null);
}

async function remove(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  await (await serviceWorker?.getRegistration())?.unregister();
  await clearOfflineCaches();
  // The worker controls this page until it is closed, and may have filled its caches again meanwhile.
  await new Promise((resolve) => setTimeout(resolve, SERVED_MS));
  await forgetOffline();
}

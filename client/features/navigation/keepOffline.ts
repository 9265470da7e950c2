import { forgetOffline, keepPage, OFFLINE_PATH } from '#client/lib/offlineCaches.ts';
import { readSessionText, writeSessionText } from '#client/state/storage.ts';

/** In session storage: whose pages of the device were kept last in this tab. */
export const KEPT_KEY = 'offline:kept';

/** Pages whose contents are on the device: they are kept before they are visited. */
const PAGES_OF_DEVICE = [OFFLINE_PATH, '/cart', '/wishlist', '/compare'];

/** Requests that a removed worker has in work are over by then. */
const SERVED_MS = 1500;

interface Connection {
  saveData?: boolean;
}

let last: Promise<void> = Promise.resolve();

/**
 * Registers the service worker and keeps the pages of the device as they are now: in this language, for this person (`audience`), once in a tab.
 * Or removes the worker with all that it kept. One call after the other, so that nothing is kept after it was turned off.
 */
export function keepOffline(isOn: boolean, audience: string): Promise<void> {
  // Private windows and full devices refuse: pages work without.
  last = last.then(() => (isOn ? register(audience) : remove())).catch(() => undefined);
  return last;
}

async function register(audience: string): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: Connection; serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker === undefined || connection?.saveData === true) return;
  await serviceWorker.register('/service-worker.js');
  if (!navigator.onLine || readSessionText(KEPT_KEY) === audience) return;
  for (const path of PAGES_OF_DEVICE) await keepPage(path, await fetch(path, { headers: { accept: 'text/html' } }));
  writeSessionText(KEPT_KEY, audience);
}

/** Deletes all that the service worker kept. */
export async function forgetKept(): Promise<void> {
  await forgetOffline();
  writeSessionText(KEPT_KEY, null);
}

async function remove(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  await (await serviceWorker?.getRegistration())?.unregister();
  await forgetKept();
  // The worker serves this page until it is closed: what it was serving then is in its caches again.
  await new Promise((resolve) => setTimeout(resolve, SERVED_MS));
  await forgetOffline();
}

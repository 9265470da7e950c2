import type { Page, Worker } from '@playwright/test';
import { expect, open, test } from './browserTest.ts';

test.use({ serviceWorkers: 'allow' });

/** What the service worker has asked the browser for. */
interface Requested {
  shown: { title: string; body: string; path: string }[];
  opened: string[];
}

/**
 * Records notifications and windows in the service worker, because the Chromium of the tests has neither notifications nor the click on
 * one, which allows a worker to open a window.
 */
async function record(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const requested: Requested = { shown: [], opened: [] };
    const { registration, clients } = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (url: string) => Promise<null> };
    };
    registration.showNotification = async (title, { body = '', data } = {}) => {
      requested.shown.push({ title, body, path: (data as { path: string }).path });
    };
    clients.openWindow = async (url) => (requested.opened.push(url), null);
    Object.assign(self, { requested });
  });
}

const requestedOf = (worker: Worker) => worker.evaluate(() => (self as unknown as { requested: Requested }).requested);

/** Delivers messages to the page's service worker, as a push service would through the browser. */
async function openPushes(page: Page, origin: string): Promise<(data: string) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own !== undefined) resolve(own.registrationId);
    }),
  );
  await client.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data) => void (await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }));
}

test('@desk a push message becomes a notification, which opens its page; one that cannot be read has no text', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, '/faq');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const worker = context.serviceWorkers()[0]!;
  await record(worker);
  const push = await openPushes(page, baseURL!);

  const alert = { title: 'A lower price at Rizq', body: 'Sambal tumis: $1.01', path: '/product/sambal-tumis' };
  await push(JSON.stringify({ ...alert, tag: 'one' }));
  await expect.poll(async () => (await requestedOf(worker)).shown).toEqual([alert]);
  await push('{ not JSON');
  await expect.poll(async () => (await requestedOf(worker)).shown).toEqual([alert, { title: 'Rizq', body: '', path: '' }]);

  const click = (path: string) =>
    worker.evaluate(
      (data) => {
        const notification = { data, close: () => undefined };
        const Event = (self as unknown as { ExtendableEvent: typeof globalThis.Event }).ExtendableEvent;
        self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification }));
      },
      { path },
    );
  await click(alert.path);
  await expect.poll(async () => (await requestedOf(worker)).opened).toEqual([`${baseURL}/product/sambal-tumis`]);
  await click('https://evil.example/');
  await expect.poll(async () => (await requestedOf(worker)).opened).toEqual([`${baseURL}/product/sambal-tumis`, `${baseURL}/user-alerts`]);
});

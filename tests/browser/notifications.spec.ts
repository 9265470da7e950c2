import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { folderOfTwoSellers } from '#tests/support/api/secondSeller.ts';
import { openPushService } from '#tests/support/api/pushServer.ts';
import { runServer } from '../support/processes/runServer.ts';
import { execute, expect, open, reload, test } from './browserTest.ts';
import { expectNoViolations } from './noViolations.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Replaces what the browser of the tests does not have: the permission, which it always denies, and its push service, by a subscription
 * that is stored with the tab. `pushEvents.test.ts` tests what the service worker does with a message.
 */
async function subscribeTo(page: Page, subscription: { endpoint: string; p256dh: string; auth: string }): Promise<void> {
  await page.addInitScript(({ endpoint, ...keys }) => {
    const key = 'test:subscription';
    let permission: NotificationPermission = sessionStorage.getItem(key) ? 'granted' : 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = navigator.userActivation.isActive ? 'granted' : 'denied');
    const subscribed = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => (sessionStorage.removeItem(key), true),
    };
    PushManager.prototype.getSubscription = async () => (sessionStorage.getItem(key) ? (subscribed as unknown as PushSubscription) : null);
    PushManager.prototype.subscribe = async (options) => {
      if (typeof options?.applicationServerKey !== 'string' || !options.userVisibleOnly) throw new Error('There is no key.');
      sessionStorage.setItem(key, 'yes');
      return subscribed as unknown as PushSubscription;
    };
  }, subscription);
}

async function logIn(page: Page, url: string): Promise<void> {
  await open(page, `${url}/login?next=/user-alerts`);
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill('shopper@rizq.demo');
  await form.getByLabel('Password', { exact: true }).fill('demo-shopper-1');
  await form.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(`${url}/user-alerts`);
}

test('@desk a member turns notifications on, is sent one about a lower price, and turns them off', async ({ page, playwright }) => {
  const service = await openPushService();
  const directory = await folderOfTwoSellers();
  const server = await runServer({ directory, env: { RIZQ_RATE_LIMIT: '0', RIZQ_PUSH_SERVICES: service.origin } });
  const { url } = server;
  try {
    await subscribeTo(page, service.subscribe());
    await logIn(page, url);
    const section = page.getByRole('region', { name: 'Notifications on this device' });
    await expect(section.getByRole('status')).toHaveText('Off for this device');
    await expectNoViolations(page);
    await section.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(section.getByRole('status')).toHaveText('On for this device');
    await reload(page);
    await expect(section.getByRole('status')).toHaveText('On for this device');
    await expectNoViolations(page);

    // The seller lowers the price of a product that the member watches.
    await open(page, `${url}/product/sambal-tumis`);
    await page.getByText('Tell me when the price drops').click();
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(page.getByText('Alert set. We write to you as soon as there is news.')).toBeVisible();
    const guest = await playwright.request.newContext({ baseURL: url });
    const { login } = await execute<{ login: { token: string } }>(
      guest,
      'mutation { login(email: "vendor@rizq.demo", password: "demo-vendor-1") { token } }',
    );
    const seller = await playwright.request.newContext({ baseURL: url, extraHTTPHeaders: { Authorization: `Bearer ${login.token}` } });
    const { product } = await execute<{ product: { id: string } }>(seller, '{ product(slug: "sambal-tumis") { id } }');
    await execute(
      seller,
      'mutation ($id: ID!) { saveProduct(id: $id, input: { price: 101 }) { errors { ... on UserError { message } } } }',
      product,
    );
    await expect.poll(() => service.received.map(({ message }) => message.path)).toEqual(['/product/sambal-tumis']);
    await guest.dispose();
    await seller.dispose();

    await open(page, `${url}/user-alerts`);
    await section.getByRole('button', { name: 'Turn off notifications' }).click();
    await expect(section.getByRole('status')).toHaveText('Off for this device');
    await reload(page);
    await expect(section.getByRole('status')).toHaveText('Off for this device');
  } finally {
    await server.stop();
    await service.close();
    await rm(directory, { recursive: true, force: true });
  }
});

test('@desk the page says how to undo a blocked permission, and which setting notifications need', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await logIn(page, '');
  const section = page.getByRole('region', { name: 'Notifications on this device' });
  await expect(section).toContainText('Your browser blocks notifications from Rizq.');
  await expect(section.getByRole('button')).toHaveCount(0);
  await open(page, '/privacy-policy');
  await page.getByRole('checkbox', { name: /Work offline/ }).uncheck();
  await open(page, '/user-alerts');
  await expect(section).toContainText('Notifications need the setting “Work offline”, which is off.');
  await expectNoViolations(page);
  await section.getByRole('link', { name: 'Change the setting' }).click();
  await expect(page.getByRole('checkbox', { name: /Work offline/ })).toBeVisible();
});

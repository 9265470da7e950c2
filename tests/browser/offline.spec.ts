import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort, runServer, type RunningServer } from '../support/processes/runServer.ts';
import { cards, expect, hydrated, open, reload, test } from './browserTest.ts';

// A server that is stopping or starting answers its health check with 503.
test.use({ serviceWorkers: 'allow', expectedComplaint: /ERR_(?:CONNECTION_REFUSED|FAILED|INTERNET_DISCONNECTED)|503 .*\/readyz/ });

/** Poll more often than Playwright's default interval of one second. */
const OFTEN = { intervals: [100] };
const NO_LIMIT = { env: { RIZQ_RATE_LIMIT: '0' } };

/** Stops a server but keeps its data. */
async function end({ process }: RunningServer): Promise<void> {
  process.kill('SIGTERM');
  await new Promise((resolve) => process.once('exit', resolve));
}

/** Waits until the service worker controls the page and has cached the offline pages. */
async function kept(page: Page): Promise<void> {
  await controlled(page);
  await expect.poll(() => cachedPaths(page), OFTEN).toEqual(expect.arrayContaining(['/offline', '/cart', '/wishlist', '/compare']));
}

/** Waits until the service worker has filled its precache and controls the page. */
const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });

const cachedPaths = (page: Page, name?: string) =>
  page.evaluate(async (only) => {
    const names = (await caches.keys()).filter((one) => (only === undefined ? /pages|private/.test(one) : one === only));
    const requests = await Promise.all(names.map(async (one) => (await caches.open(one)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, name);

test(
  'without the server, visited pages and the cart work and show their age; other pages show that the browser is offline',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const shop = await runServer(NO_LIMIT);
    const { directory, url } = shop;
    const at = (path: string) => `${url}${path}`;
    await open(page, at('/'));
    await kept(page);
    await reload(page);
    // The listing is opened once by client-side navigation and once as a document.
    const openListing = () =>
      page
        .getByRole('region', { name: 'Walk the stalls' })
        .getByRole('link', { name: /^All\b/ })
        .click();
    await openListing();
    await expect(page).toHaveURL(at('/rizq-marketplace'));
    await reload(page);
    const title = await cards(page).first().getByRole('heading').innerText();
    await end(shop);

    await reload(page);
    await expect(cards(page).first().getByRole('heading')).toHaveText(title);
    await expect(page.getByText(/You're offline\. Your cart is safe\. This page is from /)).toBeVisible();
    await open(page, at('/'));
    await openListing();
    await expect(page).toHaveURL(at('/rizq-marketplace'));
    await expect(cards(page).first().getByRole('heading')).toHaveText(title);
    await open(page, at('/cart'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart');
    await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible();

    await open(page, at('/faq?topic=delivery'));
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    const again = await runServer({ ...NO_LIMIT, directory, port: Number(new URL(url).port) });
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(at('/faq?topic=delivery'));
    await expect(page.getByText(/You're offline/)).toHaveCount(0);
    await again.stop();
    rmSync(directory, { recursive: true, force: true });
  },
);

test('a setting removes the service worker and its caches', { tag: '@desk' }, async ({ page }) => {
  await open(page, '/');
  await kept(page);
  await open(page, '/privacy-policy');
  await page.getByRole('checkbox', { name: /Work offline/ }).uncheck();
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), OFTEN).toBe(0);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('rizq-'))), OFTEN).toEqual([]);
  await reload(page);
  await expect(page.getByRole('checkbox', { name: /Work offline/ })).not.toBeChecked();
});

test.describe('cached pages of a member', () => {
  // After the logout, requests from a page are rejected.
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|401 \(Unauthorized\)/ });

  test(
    'are not shown after 12 hours offline, and are deleted on logout and on login of another member',
    { tag: '@desk' },
    async ({ page, enter, context }) => {
      // Uses a separate session because this test ends it, and the session from `enter` is shared with other tests.
      await open(page, '/login?next=/');
      const form = page.getByRole('form', { name: 'Log in' });
      await form.getByLabel('Email').fill('shopper@rizq.demo');
      await form.getByLabel('Password', { exact: true }).fill('demo-shopper-1');
      await form.getByLabel('Password', { exact: true }).press('Enter');
      await expect(page).toHaveURL('/');
      await kept(page);
      await open(page, '/orders');
      await expect.poll(() => cachedPaths(page, 'rizq-private'), OFTEN).toContain('/orders');
      await page.evaluate(async () => {
        const cache = await caches.open('rizq-private');
        const response = (await cache.match('/orders', { ignoreVary: true }))!;
        const headers = new Headers(response.headers);
        headers.set('date', new Date(Date.now() - 13 * 3_600_000).toUTCString());
        await cache.put(new URL('/orders', location.href), new Response(await response.text(), { headers }));
      });
      await context.setOffline(true);
      await page.goto('/orders');
      await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();

      await context.setOffline(false);
      await open(page, '/orders');
      await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
      await expect.poll(() => cachedPaths(page, 'rizq-private'), OFTEN).toContain('/orders');
      await page.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Log out' }).click();
      await expect.poll(() => cachedPaths(page, 'rizq-private'), OFTEN).toEqual([]);

      // After switching accounts, pages are cached again once the old ones have been deleted; `/orders` is the last of them.
      await enter('shopper@rizq.demo');
      await open(page, '/');
      await expect.poll(() => cachedPaths(page, 'rizq-private'), OFTEN).toContain('/compare');
      await open(page, '/orders');
      await expect.poll(() => cachedPaths(page, 'rizq-private'), OFTEN).toContain('/orders');
      // Closes the previous account's last page.
      await page.goto('about:blank');
      await enter('vendor@rizq.demo');
      await open(page, '/faq');
      await expect.poll(() => cachedPaths(page, 'rizq-private'), OFTEN).not.toContain('/orders');
    },
  );
});

test(
  'after an update, an open page uses the files of its version, and the next document only those of the new version',
  { tag: '@desk' },
  async ({ page }, info) => {
    const port = await freePort();
    const before = await runServer({ port, env: NO_LIMIT.env });
    const directory = before.directory;
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    await page.goto(before.url);
    await hydrated(page);
    await controlled(page);
    const first = await entryOf(page);
    await end(before);

    const after = await runServer({ port, directory, program: nextVersion(info.outputPath('next')), env: NO_LIMIT.env });
    try {
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await expect(page).toHaveURL(/\/faq$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await entryOf(page)).toBe(first);

      await reload(page);
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => /\/assets\/.*\.js/.test(name)),
      );
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((name) => !name.endsWith('-next.js'))).toEqual([]);
      expect(failed).toEqual([]);
    } finally {
      await after.stop();
      rmSync(directory, { recursive: true, force: true });
    }
  },
);

const entryOf = (page: Page) => page.locator('script[data-entry]').getAttribute('data-entry');

/** Copies the build under different file names, as if it had changed. Returns the copy's program. */
function nextVersion(folder: string): string {
  cpSync('dist', path.join(folder, 'dist'), { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  cpSync('client/public', path.join(folder, 'client/public'), { recursive: true, filter: (file) => !file.includes('pictures') });
  symlinkSync(path.resolve('client/public/pictures'), path.join(folder, 'client/public/pictures'));
  const client = path.join(folder, 'dist/client');
  const assets = path.join(client, 'assets');
  const names = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name));
  const renamed = (text: string) =>
    text.replace(/([\w.-]+-[\w-]{8})\.(js|css)\b/g, (name, stem: string, end: string) =>
      names.includes(name) ? `${stem}-next.${end}` : name,
    );
  for (const file of [...names.map((name) => `assets/${name}`), '.vite/manifest.json', 'service-worker.js']) {
    const text = readFileSync(path.join(client, file), 'utf8');
    rmSync(path.join(client, file));
    writeFileSync(path.join(client, renamed(file)), renamed(text));
  }
  return path.join(folder, 'dist/server/main.js');
}

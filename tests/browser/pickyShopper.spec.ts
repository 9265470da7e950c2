/** Cases that span several pages: slow networks, themes, zoom, and one order on all its pages. */
import type { Page } from '@playwright/test';
import { PREFS_COOKIE } from '#client/state/prefs.ts';
import { putInCart } from './guest.ts';
import { cards, expect, hydrated, open, sampleCart, startWithEmptyCart, test } from './browserTest.ts';

/** The page's horizontal overflow, in px. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Cumulative layout shift so far, excluding shifts caused by input. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.filter((shift) => !shift.hadRecentInput).reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // If nothing has shifted, the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test('@phone a category link in the footer filters the list, and a change of page drops the category', async ({ page }) => {
  await open(page, '/about-us');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Category' }).click();
  const link = footer.locator('a[href*="category="]').first();
  const name = await link.innerText();
  const address = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('list', { name: 'Chosen filters' }).or(page.getByLabel('Chosen filters')).first()).toContainText(name);
  await page.goto('/shop-full-width-col-4');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
});

for (const [title, viewport] of Object.entries({
  'a screen of 320 px': { width: 320, height: 640 },
  'a desktop at 200 % zoom': { width: 640, height: 400 },
})) {
  test(`the checkout fits ${title}, and each field has an autocomplete hint`, { tag: '@desk' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, '/checkout');
    expect(await overflow(page)).toBe(0);
    const hints = await page
      .locator('main form input:not([type=checkbox]):not([type=radio]):not([type=hidden]), main form select')
      .evaluateAll((fields) => fields.map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')]));
    expect(hints.filter(([, hint]) => hint === null)).toEqual([]);
    const press = page.getByRole('button', { name: /^Place order/ });
    await press.scrollIntoViewIfNeeded();
    await expect(press).toBeInViewport();
  });
}

test('@phone an order has the same number and total in the list of orders, on its page and on its invoice', async ({ page, enter }) => {
  await startWithEmptyCart(page);
  await enter('shopper@rizq.demo');
  await putInCart(page, 'rambutan-bunch');
  await open(page, '/checkout');
  await page.getByLabel(/^I agree that the order is binding/).check();
  const press = page.getByRole('button', { name: /^Place order · \$/ });
  const total = /\$[\d.,]+/.exec(await press.innerText())![0];
  await press.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
  const number = new URL(page.url()).pathname.split('/').pop()!;
  for (const path of [`/orders/${number}`, `/user-invoice?order=${number}`, '/orders']) {
    await open(page, path);
    await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(total).first()).toBeVisible();
  }
  await open(page, '/user-history');
  await expect(page.getByRole('main').getByText('Rambutan on the stem').first()).toBeVisible();
  await open(page, `/track-order?order=${number}`);
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
});

test('the dark theme applies from the first paint, by choice or by system setting', { tag: '@desk' }, async ({ browser, baseURL }) => {
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  for (const [colorScheme, cookie] of [
    ['dark', null],
    ['light', 'en.dark.KUALA_LUMPUR'],
  ] as const) {
    const context = await browser.newContext({ baseURL: baseURL!, colorScheme });
    if (cookie !== null) await context.addCookies([{ name: PREFS_COOKIE, value: cookie, url: baseURL! }]);
    const page = await context.newPage();
    // Scripts are blocked so that only the first paint is tested.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    expect(await ground(page)).toBe('rgb(13, 20, 17)');
    await context.close();
  }
});

test(
  'adding a product is announced once, the title names the new page, and the overlay is hidden from screen readers',
  { tag: '@desk' },
  async ({ page }) => {
    await startWithEmptyCart(page);
    await open(page, '/rizq-marketplace?category=fresh-fruit');
    await page.getByRole('button', { name: 'Add Rambutan on the stem to cart' }).click();
    const said = page.getByRole('status').filter({ hasText: /Rambutan on the stem/ });
    await expect(said).toHaveCount(1);
    await cards(page).getByRole('link', { name: 'Rambutan on the stem' }).click();
    await expect(page).toHaveTitle(/^Rambutan on the stem/);
    await expect(page.getByRole('status').filter({ hasText: /^Rambutan on the stem/ })).not.toHaveCount(0);
    await expect(page.locator('[data-overlay]:not([aria-hidden="true"])')).toHaveCount(0);
  },
);

test.describe('without a network', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('@desk the checkout shows that the cart is safe and keeps its field values', async ({ page, context }) => {
    await startWithEmptyCart(page);
    await putInCart(page, 'rambutan-bunch');
    await open(page, '/checkout');
    const press = page.getByRole('button', { name: /^Place order · \$/ });
    await expect(press).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill('farah@example.com');
    await context.setOffline(true);
    await expect(page.getByText("You're offline. Your cart is safe.")).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('farah@example.com');
    await context.setOffline(false);
    await expect(page.getByText("You're offline. Your cart is safe.")).toHaveCount(0);
    await expect(press).toBeEnabled();
  });
});

// Tests one page at a time, because Chromium's emulation of a slow network sometimes stalls when two pages in a browser use it.
for (const [path, tag] of [
  ['/', ''],
  ['/rizq-marketplace', ''],
  ['/cart', ''],
  ['/product/batik-shirt-indigo', '@desk'],
  ['/fashion', '@desk'],
] as const) {
  test(`the layout of ${path} does not shift over a slow network ${tag}`, async ({ page, context }) => {
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 250_000,
      uploadThroughput: 90_000,
    });
    await page.goto(path, { waitUntil: 'load' });
    await hydrated(page);
    await sampleCart(page);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(0.05);
  });
}

test.describe('without pictures', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ });

  test('@phone a product card keeps its size and shows a placeholder drawing', async ({ page }) => {
    await page.route(/\.(avif|webp|jpe?g|png)$/, (route) => route.abort());
    await open(page, '/rizq-marketplace');
    const tile = cards(page).first().locator('[data-tile]');
    await expect(tile.locator('img').first()).toHaveAttribute('data-broken', '');
    const { width, height } = (await tile.boundingBox())!;
    expect(Math.abs(width - height)).toBeLessThan(2);
    expect(await tile.evaluate((element) => getComputedStyle(element, '::before').maskImage)).toContain('svg');
  });
});

test('@phone one press on the button submits a form whose last field is invalid', async ({ page, enter }) => {
  await enter('shopper@rizq.demo');
  await open(page, '/profile-edit');
  const form = page.getByRole('form', { name: 'Edit profile' });
  await form.getByLabel('First name').fill('');
  await form.getByLabel('Mobile number', { exact: true }).fill('abc');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('Please fix 2 fields');
});

test('a redirect keeps the language of the URL', { tag: '@desk' }, async ({ page, enter }) => {
  await enter('shopper@rizq.demo');
  await open(page, '/user-invoice?lang=ms');
  await expect(page).toHaveURL(/order=.*lang=ms/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms-MY');
});

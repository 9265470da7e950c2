import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, fontsLoaded, hydrated, startWithEmptyCart, test } from './browserTest.ts';

/** Holds back the application's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Records layout shifts of the page from its first paint. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const read = (list: PerformanceObserverEntryList) =>
      list.getEntries().forEach((entry) => shifts.push((entry as PerformanceEntry & { value: number }).value));
    new PerformanceObserver(read).observe({ type: 'layout-shift', buffered: true });
  });
}

async function sumOfShifts(page: Page): Promise<number> {
  // Observers are called after the frame that they report.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0));
}

const isLoaded = (page: Page) => page.locator('html[data-hydrated]').count();

const cartLines = async (page: Page) => {
  const text = await page.evaluate(() => localStorage.getItem('persist:cart'));
  const { lines } = JSON.parse(text ?? '{"lines":[]}') as { lines: { quantity: number; snapshot: { slug: string } }[] };
  return lines.map(({ quantity, snapshot }) => [snapshot.slug, quantity]);
};

for (const path of ['/', '/rizq-marketplace', '/product/harumanis-mango']) {
  test(`@desk no script of ${path} is fetched before its first paint, and its content security policy is respected`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`${violatedDirective}: ${blockedURI}`),
      );
    });
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-paint')[0]!.startTime,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ name, startTime })),
    }));
    expect(scripts.filter(({ name }) => name.includes('/assets/entry-client-'))).toHaveLength(1);
    expect(scripts.filter(({ startTime }) => startTime < painted)).toEqual([]);

    const html = await response!.text();
    expect(/<link[^>]*modulepreload|<script[^>]*\bsrc=/.test(html)).toBe(false);
    const [, inline = ''] = /<script data-entry[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(inline).not.toBe('');
    const policy = response!.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(inline).digest('base64')}';`);
  });
}

test('@phone the first item of the bottom navigation keeps its place while the others have not arrived', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const items = page.getByRole('navigation', { name: 'Shortcuts' }).locator(':scope > *');
  const complete = await items.first().boundingBox();
  await items.first().evaluate((first) => {
    while (first.nextSibling) first.nextSibling.remove();
  });
  expect(await items.count()).toBe(1);
  expect(await items.first().boundingBox()).toEqual(complete);
});

for (const path of ['/', '/rizq-marketplace', '/product/harumanis-mango', '/fashion', '/fashion?lang=ms', '/fashiontwo']) {
  test(`@phone fonts of ${path} are fetched after its first paint and cause no layout shift`, async ({ page }) => {
    await recordShifts(page);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.fallback();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    release();
    await fontsLoaded(page);
    const shift = await sumOfShifts(page);
    const { painted, fonts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-paint')[0]!.startTime,
      fonts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
    }));
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter(({ startTime }) => startTime < painted)).toEqual([]);
    expect(shift).toBeLessThan(0.01);
  });
}

test('@phone the home page shows a member the order that needs an answer before its scripts, and nothing moves when they run', async ({
  page,
  enter,
}) => {
  await enter('shopper@rizq.demo');
  await recordShifts(page);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const order = page.getByRole('region', { name: /^Your answer is needed by / });
  await expect(order).toBeVisible();
  const before = await order.boundingBox();
  release();
  await hydrated(page);
  await fontsLoaded(page);
  expect(await sumOfShifts(page)).toBeLessThan(0.01);
  expect(await order.boundingBox()).toEqual(before);
  await order.getByRole('link', { name: /^See the order / }).click();
  await expect(page).toHaveURL(/\/orders\/RZQ-/);
});

test('@phone repeated presses of a button before hydration count once', async ({ page }) => {
  await startWithEmptyCart(page);
  const release = await holdScripts(page);
  await page.goto('/rizq-marketplace?category=fresh-fruit', { waitUntil: 'domcontentloaded' });
  const add = page.getByRole('button', { name: 'Add Rambutan on the stem to cart' });
  // A finger hits the icon inside the button.
  await add.locator('svg').click();
  await add.click();
  expect(await isLoaded(page)).toBe(0);
  release();
  await hydrated(page);
  await expect.poll(() => cartLines(page)).toEqual([['rambutan-bunch', 1]]);
  // After hydration, every press counts.
  const quantity = page.getByRole('article').filter({ hasText: 'Rambutan on the stem' }).getByRole('spinbutton');
  await expect(quantity).toHaveValue('1');
  await page.getByRole('article').filter({ hasText: 'Rambutan on the stem' }).getByRole('button', { name: 'Increase quantity' }).click();
  await expect(quantity).toHaveValue('2');
});

test('@phone the sample cart of a first visit is server-rendered, not changed by hydration, and can be used before it', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/cart', { waitUntil: 'domcontentloaded' });
  const main = page.getByRole('main');
  const kopi = await main.getByRole('link', { name: 'Kopi O kampung, butter roast' }).elementHandle();
  await main.getByRole('button', { name: 'Remove Harumanis mango, Perlis' }).click();
  expect(await isLoaded(page)).toBe(0);
  release();
  await hydrated(page);
  await expect(main.getByRole('button', { name: 'Undo: put Harumanis mango, Perlis back' })).toBeVisible();
  expect(await kopi.evaluate((link) => link.isConnected)).toBe(true);
  expect(await cartLines(page)).not.toContainEqual(['harumanis-mango', 1]);
});

test('@phone a shopper with a cart never sees the sample cart, not even before hydration', async ({ page }) => {
  await startWithEmptyCart(page);
  const release = await holdScripts(page);
  await page.goto('/cart', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sample = page.getByText('Sample items: remove them');
  await expect(sample).toBeHidden();
  release();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(sample).toHaveCount(0);
});

test('@desk keys, selected options and radio buttons pressed before hydration take effect after it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/product/batik-shirt-indigo', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Dark', exact: true }).press('Enter');
  await page.getByLabel('Choose your state').selectOption('JOHOR');
  await page.getByRole('radio', { name: 'M', exact: true }).click();
  expect(await isLoaded(page)).toBe(0);
  release();
  await expect(page.locator('html')).toHaveClass('theme-dark');
  await expect(page.getByRole('main').getByText('to Johor').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  await expect(page).toHaveURL(/size=M/);
});

test('@desk a form that is submitted before hydration is sent by the scripts, with its field values', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Email').fill('shopper@rizq.demo');
  await form.getByLabel('Password', { exact: true }).fill('demo-shopper-1');
  await form.getByLabel('Password', { exact: true }).press('Enter');
  release();
  await expect(page).toHaveURL('/user-profile');
});

test('@desk links, details elements and search forms work before hydration', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  const details = page.getByRole('main').locator('details').first();
  const wasOpen = await details.evaluate((element: HTMLDetailsElement) => element.open);
  await details.locator('summary').click();
  expect(await details.evaluate((element: HTMLDetailsElement) => element.open)).toBe(!wasOpen);
  const search = page.getByRole('banner').getByRole('search').first();
  await search.getByRole('combobox').fill('kopi');
  await search.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/shop-full-width-col-4\?q=kopi/);
  await page.getByRole('link', { name: 'Track order' }).first().click();
  await expect(page).toHaveURL('/track-order');
  expect(await isLoaded(page)).toBe(0);
});

test('@desk a browser that reports no paint loads the scripts after the page', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });
  await page.goto('/login');
  await hydrated(page);
});

test.describe('@desk when the scripts cannot be fetched', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ });

  test('a submitted form is posted by the browser', async ({ page }) => {
    let fail = (): void => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Password', { exact: true }).press('Enter');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && new URL(request.url()).pathname === '/login');
    fail();
    await sent;
  });
});

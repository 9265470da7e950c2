import type { Page } from '@playwright/test';
import { memberRoutes, specRoutes } from '../support/browser/specRoutes.ts';
import { expectNoViolations } from './noViolations.ts';
import { expect, hydrated, open, openCart, sampleCart, test } from './browserTest.ts';

/** Pages that are not in the specification, and special states of pages. */
const MORE = [
  '/shop-full-width-col-4?q=kopi',
  // Products that lack a word of the query.
  '/shop-full-width-col-4?q=organic+coffee',
  '/product/batik-shirt-indigo',
  '/product/no-such-thing',
  '/product/kopi-o-kampung',
  '/shop/seri-tenun?tab=about',
  '/order/RZQ-NONE-HERE',
  '/order/RZQ-NONE-HERE/review/none',
  '/order/RZQ-NONE-HERE/messages/new',
  '/order/RZQ-NONE-HERE/messages/cnv_none',
  '/messages/guest/cnv_none',
  '/register?next=/orders',
  '/confirm-email?token=made-up',
  '/user-alerts/guest?token=made-up',
  '/product/tapioca-chips-spicy',
  '/sell',
];

/** One page of each kind, checked for accessibility in both viewports. All other routes differ from one of these only in layout. */
const KINDS = new Set([
  '/',
  '/rizq-marketplace',
  '/rizq-mart',
  '/product-according-full-width',
  '/shop-full-width-col-4?q=organic+coffee',
  '/cart',
  '/wishlist',
  '/compare',
  '/user-follow',
  '/checkout',
  '/login',
  '/register?next=/orders',
  '/track-order',
  '/confirm-email?token=made-up',
  '/user-alerts/guest?token=made-up',
  '/orders',
  '/user-profile',
  '/user-reviews',
  '/messages',
  '/messages/new?product=sambal-tumis',
  '/vendor-conversations',
  '/vendor-reviews',
  '/vendor-questions',
  '/user-alerts',
  '/user-alerts/emails',
  '/vendor-demand',
  '/product/tapioca-chips-spicy',
  '/product/kopi-o-kampung',
  '/user-invoice',
  '/vendor-dashboard',
  '/vendor-orders',
  '/catalog-single-vendor',
  '/shop/seri-tenun?tab=about',
  '/catalog-multi-vendor',
  '/privacy-policy',
  '/faq',
  '/sell',
  '/contact-us',
  '/blog-detail-full-width',
  '/blog-full-width',
  '/fashion-shop-left-sidebar-col-3',
  '/fashiontwo',
  '/fashion',
  '/not-found',
]);

/** Pages that return 404. */
const NOWHERE = new Set([
  '/not-found',
  '/orders/RZQ-0000-0000',
  '/orders/RZQ-0000-0000/review/none',
  '/product/no-such-thing',
  '/messages/cnv_none',
  '/vendor-conversations/cnv_none',
  '/vendor-orders/RZQ-0000-0000-1',
  '/vendor-orders/RZQ-0000-0000-1/slip',
]);

/** Emulates a phone on the open page: size, pixel density and touch. Reloading the page would take longer than the checks. */
async function emulatePhone(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await client.send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, mobile: true, deviceScaleFactor: 2.625 });
  await page.waitForFunction(() => innerWidth === 390 && matchMedia('(pointer: coarse)').matches);
}

/**
 * Opens a page as a new document and expects one `h1`, a title and no errors. Pages in `KINDS` are also checked for accessibility,
 * including on a phone.
 */
async function expectWhole(page: Page, path: string): Promise<void> {
  // Twelve cards are enough, because their markup is the same as with 48.
  const address = /^\/(shop-|banner-|rizq-marketplace|fashion-shop-)[^?]*$/.test(path) ? `${path}?per=12` : path;
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
  expect(response?.status(), path).toBe(NOWHERE.has(path) ? 404 : 200);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S{4}/);
  // The sample cart appears after the first render, and the checks should cover it.
  await sampleCart(page);
  if (!KINDS.has(path)) return;
  await expectNoViolations(page);
  await emulatePhone(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNoViolations(page);
}

/* Routes in a group that are not checked for accessibility share a browser page. */
for (const [group, paths] of Object.entries({ ...specRoutes, ...memberRoutes, 'pages in special states': MORE })) {
  // Touch emulation cannot be undone, so each page that is checked on a phone gets its own browser page.
  const alone = paths.filter((path) => KINDS.has(path)).map((path) => [path]);
  const others = paths.filter((path) => !KINDS.has(path));
  for (const walk of others.length > 0 ? [...alone, others] : alone) {
    test(
      `${group}: ${walk.join(', ')} has a title and one h1, logs no error${KINDS.has(walk[0] ?? '') ? ' and is accessible' : ''}`,
      { tag: '@desk' },
      async ({ page, enter }) => {
        if (group in memberRoutes) await enter(group as keyof typeof memberRoutes);
        for (const path of walk) await test.step(path, () => expectWhole(page, path));
      },
    );
  }
}

test('a guest on a member page is redirected to /login, with that page as the return path', { tag: '@desk' }, async ({ request }) => {
  for (const path of Object.values(memberRoutes).flat()) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(302);
    expect(response.headers()['location'], path).toBe(`/login?next=${encodeURIComponent(path)}`);
  }
});

test('@desk an unknown path has status 404 and a search field', async ({ page }) => {
  const response = await page.goto('/no-such-stall');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
});

test('@phone the cart drawer has no accessibility violations', async ({ page }) => {
  await open(page, '/rizq-marketplace');
  await openCart(page);
  await expectNoViolations(page, 'dialog[open]');
});

import type { Page } from '@playwright/test';
import { memberRoutes, specRoutes } from '../support/browser/specRoutes.ts';
import { expectNoViolations, expectSoundBuild } from './noViolations.ts';
import { expect, hydrated, open, openCart, test } from './shopTest.ts';

/** Pages that the specification's list does not name, or in a state of their own. */
const MORE = [
  '/shop-full-width-col-4?q=kopi',
  '/product/batik-shirt-indigo',
  '/product/no-such-thing',
  '/shop/seri-tenun?tab=about',
  '/order/RZQ-NONE-HERE',
  '/register?next=/orders',
];

/** One of each page kind: looked at on the phone too. Every other row differs from one of these by its look alone. */
const KINDS = new Set([
  '/',
  '/rizq-marketplace',
  '/rizq-mart',
  '/product-according-full-width',
  '/cart',
  '/wishlist',
  '/compare',
  '/user-follow',
  '/checkout',
  '/login',
  '/register?next=/orders',
  '/track-order',
  '/orders',
  '/user-profile',
  '/user-invoice',
  '/vendor-dashboard',
  '/vendor-orders',
  '/catalog-single-vendor',
  '/shop/seri-tenun?tab=about',
  '/catalog-multi-vendor',
  '/privacy-policy',
  '/faq',
  '/contact-us',
  '/blog-detail-full-width',
  '/blog-full-width',
  '/fashion-shop-left-sidebar-col-3',
  '/fashiontwo',
  '/fashion',
  '/not-found',
]);

/** The pages of nothing. */
const NOWHERE = new Set([
  '/not-found',
  '/orders/RZQ-0000-0000',
  '/product/no-such-thing',
  '/vendor-orders/RZQ-0000-0000-1',
  '/vendor-orders/RZQ-0000-0000-1/slip',
]);

/** Opens a page as a new document: one page, quiet, titled and accessible. */
async function expectWhole(page: Page, path: string): Promise<void> {
  // A list of twelve cards is built like one of forty-eight.
  const address = /^\/(shop|banner)-[^?]*$/.test(path) ? `${path}?per=12` : path;
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  expect(answer?.status(), path).toBe(NOWHERE.has(path) ? 404 : 200);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S{4}/);
  // The sample cart arrives after the first page; it is part of what is checked.
  await page.waitForFunction(() => localStorage.getItem('persist:cart')?.includes('sample'));
  await (KINDS.has(path) ? expectNoViolations(page) : expectSoundBuild(page));
}

for (const [group, paths] of Object.entries({ ...specRoutes, ...memberRoutes, 'pages in a state of their own': MORE })) {
  test(
    `${group}: every page is whole`,
    { tag: paths.some((path) => KINDS.has(path)) ? [] : '@desk' },
    async ({ page, enter }, { project }) => {
      test.setTimeout(150_000);
      if (group in memberRoutes) await enter(group as keyof typeof memberRoutes);
      for (const path of paths) {
        // Rows that differ by their look alone are looked at on the desk.
        if (project.name === 'phone' && !KINDS.has(path)) continue;
        await test.step(path, () => expectWhole(page, path));
      }
    },
  );
}

test('who is not logged in is led to /login, and told where it leads back', { tag: '@desk' }, async ({ request }) => {
  for (const path of Object.values(memberRoutes).flat()) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers()['location'], path).toBe(`/login?next=${encodeURIComponent(path)}`);
  }
});

test('an unknown path is a real 404 with a way on', async ({ page }) => {
  const answer = await page.goto('/no-such-stall');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
});

test('the cart drawer has no accessibility violations', async ({ page }) => {
  await open(page, '/rizq-marketplace');
  await openCart(page);
  await expectNoViolations(page, 'dialog[open]');
});

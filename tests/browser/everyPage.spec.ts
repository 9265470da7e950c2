import { specRoutes } from '../support/specRoutes.ts';
import { expectNoViolations } from './noViolations.ts';
import { expect, open, openCart, test } from './shopTest.ts';

/** Pages that the specification's list does not name, or in a state of their own. */
const MORE = [
  { path: '/shop-full-width-col-4?q=kopi' },
  { path: '/product/batik-shirt-indigo' },
  { path: '/product/no-such-thing', status: 404 },
  { path: '/order/RZQ-NONE-HERE' },
  { path: '/register?next=/orders' },
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
  '/catalog-single-vendor',
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

/** The page of nothing, and an order that nobody has. */
const NOWHERE = new Set(['/not-found', '/orders/RZQ-0000-0000']);

const pages: { path: string; status?: number; member?: boolean }[] = [
  ...specRoutes.map((route) => ({ ...route, status: NOWHERE.has(route.path) ? 404 : 200 })),
  ...MORE,
];

for (const { path, status = 200, member = false } of pages) {
  test(`${path} shows one page, quietly, with a title and without accessibility violations`, async ({ page, enter }, { project }) => {
    test.skip(project.name === 'phone' && !KINDS.has(path), 'Its kind is looked at on the phone once.');
    if (member) await enter(path.startsWith('/vendor-') ? 'vendor@rizq.demo' : 'shopper@rizq.demo');
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S{4}/);
    // The sample cart arrives after the page; it is part of what is checked.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:cart') ?? '')).toContain('sample');
    await expectNoViolations(page, 'html', KINDS.has(path) ? ['light', 'dark'] : ['light']);
  });
}

test.describe('on a desk', () => {
  test.skip(({ isMobile }) => isMobile, 'The answers of the server know no width.');

  test('who is not logged in is led to /login, and told where it leads back', async ({ request }) => {
    for (const { path } of specRoutes.filter((route) => route.member)) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(302);
      expect(answer.headers()['location'], path).toBe(`/login?next=${encodeURIComponent(path)}`);
    }
  });
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

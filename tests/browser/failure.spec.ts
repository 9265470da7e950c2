import type { Page } from '@playwright/test';
import { API, cards, expect, open, openCart, operationOf, reload, startWithEmptyCart, test } from './browserTest.ts';

test.use({ expectedComplaint: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

/** Aborts requests for one operation until the returned function is called. */
async function breakOperation(page: Page, name: string): Promise<() => Promise<void>> {
  await page.route(API, (route) => (operationOf(route.request()).operationName === name ? route.abort() : route.fallback()));
  return () => page.unroute(API);
}

const failures = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'Failed to load products' });
const retry = (page: Page) => failures(page).last().getByRole('button', { name: 'Try again' }).click();

test('a list that fails to load shows an error in its place, and the rest of the page works', async ({ page }) => {
  await open(page, '/');
  const repair = await breakOperation(page, 'ListingPage');
  await page
    .getByRole('region', { name: 'Walk the stalls' })
    .getByRole('link', { name: /^All\b/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  await expect(failures(page).last()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const drawer = await openCart(page);
  await expect(drawer.getByRole('link', { name: 'Checkout' })).toBeVisible();
  await page.keyboard.press('Escape');

  const lostAgain = page.waitForEvent('requestfailed');
  await retry(page);
  await lostAgain;
  await expect(failures(page).last()).toBeVisible();
  await repair();
  await retry(page);
  await expect(cards(page)).toHaveCount(24);
  await expect(failures(page)).toHaveCount(0);
});

test('filters stay chosen if their request fails, and apply after a retry', async ({ page }) => {
  await open(page, '/rizq-marketplace?brand=kebun-utara&stock=1');
  const repair = await breakOperation(page, 'ListingPage');
  await page.getByRole('link', { name: 'Remove filter In stock' }).click();
  await expect(failures(page).last()).toBeVisible();
  await expect(page).toHaveURL('/rizq-marketplace?brand=kebun-utara');
  await expect(page.getByRole('link', { name: /^Remove filter Brand: / })).toBeVisible();
  await repair();
  await retry(page);
  await expect(page.getByRole('link', { name: 'Remove filter Brand: Kebun Utara' })).toBeVisible();
  await expect(page.getByText(/^Showing 1–/)).toBeVisible();
});

test('a listing whose facets failed shows its products, and an error only in the filters', async ({ page }) => {
  await open(page, '/');
  await page.route(API, async (route) => {
    if (operationOf(route.request()).operationName !== 'ListingPage') return route.fallback();
    const response = (await (await route.fetch()).json()) as { data: { products: object } };
    // In the query, each facet has an alias in capitals.
    const products = Object.fromEntries(
      Object.entries(response.data.products).map(([name, value]) => [name, /^[A-Z_]+$/.test(name) ? null : value]),
    );
    return route.fulfill({ json: { data: { ...response.data, products }, errors: [{ message: 'Lost', path: ['products'] }] } });
  });
  await page
    .getByRole('region', { name: 'Walk the stalls' })
    .getByRole('link', { name: /^All\b/ })
    .click();
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText('Failed to load products').filter({ visible: true })).not.toHaveCount(0);
});

test('offline, products can be added to the cart at the displayed prices', async ({ page, context }) => {
  await startWithEmptyCart(page);
  await open(page, '/rizq-marketplace?category=fresh-fruit');
  // The first input loads the code for the cart and for toasts.
  await page.mouse.move(200, 200);
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add Rambutan on the stem to cart' }).click();
  const drawer = await openCart(page);
  await expect(drawer.getByText('We could not check prices and stock just now. What you see is an estimate.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(drawer.getByRole('definition')).toHaveText(['$6.20', '$1.24', '$7.44']);
  await page.keyboard.press('Escape');

  await context.setOffline(false);
  await reload(page);
  const again = await openCart(page);
  await expect(again.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
  await expect(again.getByRole('definition')).toHaveText(['$6.20', '$1.24', '$7.44']);
  await expect(again.getByText(/What you see is an estimate/)).toHaveCount(0);
});

test('a page that fails to open offline can be opened by "Try again" once the network is back', async ({ page, context }) => {
  await open(page, '/rizq-marketplace?category=fresh-fruit');
  await context.setOffline(true);
  await cards(page).getByRole('link', { name: 'Rambutan on the stem' }).click();
  await expect(page).toHaveURL('/product/rambutan-bunch');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rambutan on the stem' })).toBeVisible();
});

test('a click on the cart before its code has loaded opens the drawer once the code has loaded', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/lateParts-*.js', async (route) => {
    await released;
    await route.fallback();
  });
  await open(page, '/not-found');
  await page.getByRole('link', { name: /^Cart, / }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
});

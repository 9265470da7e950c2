import { openFilters } from './listingPage.ts';
import { cards, expect, open, openCart, test } from './browserTest.ts';

test('Back closes an open cart before it leaves the page; Forward works as usual @phone', async ({ page }) => {
  await open(page, '/rizq-marketplace');
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  const address = page.url();
  // Waits for the product page, because the listing's bottom bar also has a cart button.
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first(),
  ).toBeVisible();

  const cart = await openCart(page);
  // The router's blocker is registered in a task after the drawer has opened.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  await page.goBack();
  await expect(cart).toBeHidden();
  await expect(page).toHaveURL(address);

  await page.goBack();
  await expect(page).toHaveURL('/rizq-marketplace');
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(cart).toBeHidden();
});

test('Back closes the filter drawer and keeps the chosen filters @phone', async ({ page }) => {
  await open(page, '/rizq-marketplace?category=snacks');
  const panel = await openFilters(page);
  await panel.getByRole('group', { name: 'Brand', exact: true }).getByRole('checkbox').first().click();
  await expect(page).toHaveURL(/brand=/);
  const address = page.url();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(address);
});

import type { Page } from '@playwright/test';
import { chips, countLine, heading, listing, titles } from './listingPage.ts';
import { cards, expect, open, startWithEmptyCart, test } from './browserTest.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('@desk a listing shows products in the order of the API for the chosen sort order', async ({ page, request }) => {
  await open(page, '/rizq-marketplace?category=vegetables');
  for (const [option, sort] of [
    ['Price: high to low', 'PRICE_DESC'],
    ['Name: A to Z', 'TITLE_ASC'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Sort' }).selectOption(option);
    const { nodes } = await listing(request, { filter: { category: ['vegetables'] }, sort });
    await expect(titles(page)).toHaveText(nodes.map(({ title }) => title));
  }
  await expect(page).toHaveURL('/rizq-marketplace?category=vegetables&sort=name-asc');
});

test('@desk Back from a product restores the page, the scroll position and the focused card; Forward returns to the product', async ({
  page,
  request,
}) => {
  await open(page, '/rizq-marketplace');
  await expect(page.getByRole('button', { name: 'Load 24 more' })).toBeHidden();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/rizq-marketplace?page=2');
  const { nodes } = await listing(request, { page: 2 });
  await expect(titles(page)).toHaveText(nodes.map(({ title }) => title));

  const card = cards(page).nth(14).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(300);
  await card.click();
  await expect(heading(page)).toHaveText(nodes[14]!.title);
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/rizq-marketplace?page=2');
  await expect(card).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.goForward();
  await expect(heading(page)).toHaveText(nodes[14]!.title);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/rizq-marketplace');
  await expect(page.getByText(/^Showing 1–24 of/)).toBeVisible();
});

test('@phone more products can be loaded below the list, and Back restores all of them', async ({ page }) => {
  await open(page, '/rizq-marketplace');
  const more = page.getByRole('button', { name: 'Load 24 more' });
  await more.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await more.click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL('/rizq-marketplace?page=2');
  // The first of the loaded cards takes the button's place.
  await expect(cards(page).nth(24).getByRole('link').first()).toBeFocused();
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(40);
  const card = cards(page).nth(40).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  await card.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('@phone a reload after "Load more" returns to the same product; selects are large enough not to make iOS zoom', async ({ page }) => {
  await open(page, '/rizq-marketplace');
  for (const count of [48, 72]) {
    await page.getByRole('button', { name: 'Load 24 more' }).click();
    await expect(cards(page)).toHaveCount(count);
  }
  await cards(page).nth(56).scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  await page.reload();
  await expect(cards(page)).toHaveCount(72);
  await expect.poll(() => scrolled(page)).toBe(place);
  await expect(cards(page).nth(56)).toBeInViewport();
  const sizes = await page.getByRole('combobox').evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('@phone the header’s search finds products, narrows the list, and reports that there are none', async ({ page, request }) => {
  await open(page, '/');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search products, brands and sellers' });
  await box.fill('mango');
  await box.press('Enter');
  await expect(page).toHaveURL('/shop-full-width-col-4?q=mango');
  await expect(heading(page)).toHaveText('Results for “mango”');
  await expect(box).toHaveValue('mango');
  const found = await listing(request, { query: 'mango', sort: 'RELEVANCE' });
  await expect(countLine(page, found.totalCount)).toBeVisible();
  await expect(titles(page)).toHaveText(found.nodes.map(({ title }) => title));

  await page.getByRole('group', { name: 'Narrow down to' }).getByRole('checkbox').first().click();
  await expect(page).toHaveURL(/\?q=mango&category=/);
  await expect(chips(page)).toBeVisible();

  await box.fill('zzzqqq');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'No results for “zzzqqq”' })).toBeVisible();
  await page.getByRole('link', { name: 'Search everything instead' }).click();
  await expect(page).toHaveURL('/rizq-marketplace');
  await expect(cards(page)).toHaveCount(24);
});

for (const device of ['@desk', '@phone']) {
  test(`${device} “beras 5kg” shows and adds the 5 kg pack; the cart and the product page have the same pack and price`, async ({
    page,
  }) => {
    await startWithEmptyCart(page);
    await open(page, '/rizq-marketplace?q=beras+5kg');
    const card = cards(page).filter({ hasText: 'Brown rice, whole' });
    await expect(card.getByText('5 kg', { exact: true })).toBeVisible();
    await expect(card).toContainText('$15.60');
    await card.getByRole('button', { name: 'Add Brown rice, whole, 5 kg to cart' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Brown rice, whole, 5 kg added to cart' })).toBeVisible();
    const { lines } = await page.evaluate(() => JSON.parse(localStorage.getItem('persist:cart') ?? '{}') as { lines: unknown[] });
    expect(lines).toMatchObject([{ seenPriceCents: 1560, quantity: 1, snapshot: { optionLabel: '5 kg' } }]);
    await card.getByRole('link', { name: 'Brown rice, whole' }).click();
    await expect(page).toHaveURL('/product/brown-rice?weight=5kg');
    await expect(page.getByRole('radio', { name: /^5 kg/ })).toBeChecked();
  });
}

test('@phone the front page of the mart is shorter than 5,000 px, and marks the link to the shelf in view', async ({ page }) => {
  await open(page, '/rizq-mart');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000);
  const links = page.getByRole('navigation', { name: 'Shelves' });
  await page.getByRole('heading', { name: 'Personal Care' }).evaluate((shelf) => shelf.scrollIntoView({ block: 'start' }));
  await expect(links.locator('[aria-current]')).toHaveText('Personal Care');
  await links.getByRole('link', { name: 'Frozen Food' }).click();
  await expect(page.getByRole('heading', { name: 'Frozen Food', exact: true })).toBeFocused();
  await expect(links.locator('[aria-current]')).toHaveText('Frozen Food');
});

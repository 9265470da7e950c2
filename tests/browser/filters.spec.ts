import type { Locator, Page } from '@playwright/test';
import { chips, countLine, filters, heading, listing, openFilters, titles, type Listing } from './listingPage.ts';
import { expect, open, reload, test } from './browserTest.ts';

/** Checks a value, after expanding its group if the group is long. */
async function tick(group: Locator, name: string): Promise<void> {
  const box = group.getByRole('checkbox', { name: new RegExp(`^${name}, `) });
  if (!(await box.isVisible())) await group.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await box.click();
  await expect(box).toBeChecked();
}

/** Labels such as "Snacks, 6 products" for all of a group's values, including collapsed ones. */
const counts = (group: Locator) =>
  group.getByRole('checkbox', { includeHidden: true }).evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')));

const promised = ({ facets }: Listing['products'], key: string) =>
  facets
    .find((facet) => facet.key === key)
    ?.values.map(({ label, count }) => `${label}, ${count} product${count === 1 ? '' : 's'}`)
    .sort();

test('@phone a category on the home page opens its listing; filters by category, brand and price show the counts of the API', async ({
  page,
  request,
}) => {
  await open(page, '/');
  await page
    .getByRole('region', { name: 'Walk the stalls' })
    .getByRole('link', { name: /Snacks/ })
    .click();
  await expect(page).toHaveURL('/rizq-marketplace?category=snacks');
  await expect(heading(page)).toHaveText('Snacks');

  const panel = await openFilters(page);
  await tick(panel.getByRole('group', { name: 'Category', exact: true }), 'Cookies');
  await tick(panel.getByRole('group', { name: 'Brand', exact: true }), 'Dapur Mak Som');
  const maximum = panel.getByRole('textbox', { name: 'Maximum price' });
  await maximum.fill('3.40');
  await maximum.press('Enter');
  await expect(page).toHaveURL('/rizq-marketplace?category=cookies&category=snacks&brand=dapur-mak-som&max=3.40');

  const filter = { category: ['cookies', 'snacks'], brand: ['dapur-mak-som'], price: { max: 340 } };
  const response = await listing(request, { filter });
  expect(response.totalCount).toBeGreaterThan(0);
  for (const [name, key] of [
    ['Category', 'CATEGORY'],
    ['Brand', 'BRAND'],
  ] as const) {
    await expect.poll(async () => (await counts(panel.getByRole('group', { name, exact: true }))).sort()).toEqual(promised(response, key));
  }
  await panel.getByRole('button', { name: new RegExp(`^Show ${response.totalCount} products?$`) }).click();
  await expect(countLine(page, response.totalCount)).toBeVisible();
  await expect(titles(page)).toHaveText(response.nodes.map(({ title }) => title));
});

test('@phone chosen filters are removed one by one or all at once, from the URL and from storage', async ({ page, request }) => {
  await open(page, '/rizq-marketplace?category=snacks&brand=dapur-mak-som&stock=1');
  await chips(page).getByRole('link', { name: 'Remove filter Category: Snacks' }).click();
  await expect(page).toHaveURL('/rizq-marketplace?brand=dapur-mak-som&stock=1');
  const { totalCount } = await listing(request, { filter: { brand: ['dapur-mak-som'], inStock: true } });
  await expect(countLine(page, totalCount)).toBeVisible();

  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/rizq-marketplace');
  await expect(chips(page)).toHaveCount(0);
  // The URL changes first; the stored filters follow once the list has loaded.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('filter') ?? '')).not.toContain('dapur-mak-som');
  await reload(page);
  await expect(countLine(page, (await listing(request, {})).totalCount)).toBeVisible();
  await expect(page).toHaveURL('/rizq-marketplace');
});

test('@phone a change of route drops the category and keeps the other filters; a link with a category sets its own', async ({ page }) => {
  await open(page, '/rizq-marketplace?category=vegetables&brand=kebun-utara');
  await expect(heading(page)).toHaveText('Vegetables');
  await page.getByRole('link', { name: 'Rizq, home page' }).first().click();
  await expect(page).toHaveURL('/');
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('filter') ?? '{}') as Record<string, unknown>);
  await expect.poll(stored).toMatchObject({ selectedCategory: [], selectedBrands: ['kebun-utara'] });

  await page
    .getByRole('region', { name: 'Walk the stalls' })
    .getByRole('link', { name: /^All\b/ })
    .click();
  await expect(page).toHaveURL('/rizq-marketplace?brand=kebun-utara');
  await expect(page.getByText('Filters from your last visit')).toBeVisible();

  await page.goBack();
  await page
    .getByRole('region', { name: 'Walk the stalls' })
    .getByRole('link', { name: /Cookies/ })
    .click();
  await expect(page).toHaveURL('/rizq-marketplace?category=cookies');
  await expect(heading(page)).toHaveText('Cookies');
  await expect.poll(stored).toMatchObject({ selectedCategory: ['cookies'], selectedBrands: [] });
});

test('@desk a URL with filters shows the same products in another browser', async ({ page, browser, request }) => {
  await open(page, '/shop-list-left-sidebar?category=fresh-fruit&category=fruits&max=10&sort=price-desc');
  const filter = { category: ['fresh-fruit', 'fruits'], price: { max: 1000 } };
  const expected = (await listing(request, { filter, sort: 'PRICE_DESC' })).nodes.map(({ title }) => title);
  await expect(titles(page)).toHaveText(expected);
  const friend = await (await browser.newContext()).newPage();
  await open(friend, page.url());
  await expect(titles(friend)).toHaveText(expected);
  await expect(chips(friend).getByRole('link')).toHaveText(await chips(page).getByRole('link').allTextContents());
  await friend.context().close();
});

test('@desk the price slider works with the keyboard: thumbs never cross, and the last mark sets no limit', async ({ page, request }) => {
  await open(page, '/rizq-marketplace');
  const panel = filters(page);
  const low = panel.getByRole('slider', { name: 'Minimum price' });
  const high = panel.getByRole('slider', { name: 'Maximum price' });
  await low.focus();
  for (let press = 0; press < 4; press += 1) await low.press('ArrowRight');
  await expect(low).toHaveAttribute('aria-valuetext', '$20');
  await expect(page).toHaveURL('/rizq-marketplace?min=20');
  await high.press('Home');
  await expect(high).toHaveAttribute('aria-valuetext', '$25');
  await expect(page).toHaveURL('/rizq-marketplace?min=20&max=25');
  await high.press('End');
  await expect(high).toHaveAttribute('aria-valuetext', '$250 and more');
  await expect(page).toHaveURL('/rizq-marketplace?min=20');
  const { totalCount, nodes } = await listing(request, { filter: { price: { min: 2000 } }, sort: 'PRICE_DESC' });
  // It costs $320, which is beyond the slider's maximum.
  expect(nodes.map(({ title }) => title)).toContain('Songket sampin, hand woven');
  await expect(countLine(page, totalCount)).toBeVisible();
});

test('@desk a chosen filter is checked immediately, the list is dimmed while it loads, and the layout does not shift', async ({ page }) => {
  await open(page, '/rizq-marketplace');
  const panel = filters(page);
  const group = panel.getByRole('group', { name: 'Availability', exact: true });
  const box = group.getByRole('checkbox', { name: /^In stock, / });
  await box.scrollIntoViewIfNeeded();
  const release = await holdBackListings(page);
  const whenPressed = await watchShifts(page);
  const before = await titles(page).allTextContents();

  await box.click();
  await expect(box).toBeChecked();
  await expect(chips(page)).toContainText('In stock');
  await expect(page.locator('main [aria-busy]').first()).toBeAttached();
  expect(await titles(page).allTextContents()).toEqual(before);
  expect(await whenPressed()).toBeLessThan(0.01);
  const stopWatching = await watchShifts(page);
  release();
  await expect(page).toHaveURL('/rizq-marketplace?stock=1');
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
  expect(await stopWatching()).toBeLessThan(0.01);
});

/** Holds back requests for listings until the returned function is called. */
async function holdBackListings(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql*', async (route) => {
    if (/ListingPage/.test(route.request().postData() ?? route.request().url())) await held;
    await route.continue();
  });
  return () => release();
}

/** Adds up layout shifts from now on as browsers compute them, but including shifts within half a second of a press. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const sum = await page.evaluateHandle(() => {
    const seen = { total: 0 };
    new PerformanceObserver((list) => {
      // TypeScript's library has no type for layout shifts.
      for (const entry of list.getEntries()) seen.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  return () => sum.evaluate(({ total }) => total);
}

import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { ask, cards, expect, open, test } from './shopTest.ts';

interface Listing {
  products: {
    totalCount: number;
    nodes: { title: string }[];
    facets: { key: string; values: { label: string; count: number }[] }[];
  };
}

const LISTING = /* GraphQL */ `
  query ($query: String, $filter: ProductFilter, $sort: ProductSort, $page: Int) {
    products(query: $query, filter: $filter, sort: $sort, page: $page, first: 24) {
      totalCount
      nodes {
        title(locale: EN)
      }
      facets(keys: [CATEGORY, BRAND], valueLimit: 60, includeEmpty: true) {
        key
        ... on ListFacet {
          values {
            label(locale: EN)
            count
          }
        }
      }
    }
  }
`;

const listing = async (request: APIRequestContext, variables: object) => (await ask<Listing>(request, LISTING, variables)).products;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const countLine = (page: Page, total: number) => page.getByRole('main').getByText(new RegExp(`^${total} products? from \\d+ shops?$`));
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const titles = (page: Page) => cards(page).getByRole('heading');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** The filters: beside the list on a desk, behind a button on a phone. */
async function openFilters(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filters' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filters/ })
    .click();
  return page.getByRole('dialog', { name: 'Filters' });
}

/** Ticks a value; a long group is unfolded for it. */
async function tick(group: Locator, name: string): Promise<void> {
  const box = group.getByRole('checkbox', { name: new RegExp(`^${name}, `) });
  if (!(await box.isVisible())) await group.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await box.click();
  await expect(box).toBeChecked();
}

/** "Snacks, 6 products" for every value of a group, folded ones too. */
const counts = (group: Locator) =>
  group.getByRole('checkbox', { includeHidden: true }).evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')));

const promised = ({ facets }: Listing['products'], key: string) =>
  facets
    .find((facet) => facet.key === key)
    ?.values.map(({ label, count }) => `${label}, ${count} product${count === 1 ? '' : 's'}`)
    .sort();

test('from home through a stall to a list, narrowed by category, brand and price as the API counts it', async ({
  page,
  request,
  isMobile,
}) => {
  await open(page, '/');
  await page
    .getByRole('region', { name: 'Walk the stalls' })
    .getByRole('link', { name: /Snacks/ })
    .click();
  await expect(page).toHaveURL('/rizq-marketplace?category=snacks');
  await expect(heading(page)).toHaveText('Snacks');

  const panel = await openFilters(page, isMobile);
  await tick(panel.getByRole('group', { name: 'Category', exact: true }), 'Cookies');
  await tick(panel.getByRole('group', { name: 'Brand', exact: true }), 'Dapur Mak Som');
  const maximum = panel.getByRole('textbox', { name: 'Maximum price' });
  await maximum.fill('3.40');
  await maximum.press('Enter');
  await expect(page).toHaveURL('/rizq-marketplace?category=cookies&category=snacks&brand=dapur-mak-som&max=3.40');

  const filter = { category: ['cookies', 'snacks'], brand: ['dapur-mak-som'], price: { max: 340 } };
  const answer = await listing(request, { filter });
  expect(answer.totalCount).toBeGreaterThan(0);
  for (const [name, key] of [
    ['Category', 'CATEGORY'],
    ['Brand', 'BRAND'],
  ] as const) {
    await expect.poll(async () => (await counts(panel.getByRole('group', { name, exact: true }))).sort()).toEqual(promised(answer, key));
  }
  if (isMobile) await panel.getByRole('button', { name: new RegExp(`^Show ${answer.totalCount} products?$`) }).click();
  await expect(countLine(page, answer.totalCount)).toBeVisible();
  await expect(titles(page)).toHaveText(answer.nodes.map(({ title }) => title));
});

test('chosen filters go one by one or all at once, from the address and from memory', async ({ page, request }) => {
  await open(page, '/rizq-marketplace?category=snacks&brand=dapur-mak-som&stock=1');
  await chips(page).getByRole('link', { name: 'Remove filter Category: Snacks' }).click();
  await expect(page).toHaveURL('/rizq-marketplace?brand=dapur-mak-som&stock=1');
  const { totalCount } = await listing(request, { filter: { brand: ['dapur-mak-som'], inStock: true } });
  await expect(countLine(page, totalCount)).toBeVisible();

  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/rizq-marketplace');
  await expect(chips(page)).toHaveCount(0);
  // The address tells first; what is remembered follows once the list is there.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('filter') ?? '')).not.toContain('dapur-mak-som');
  await page.reload();
  await expect(countLine(page, (await listing(request, {})).totalCount)).toBeVisible();
  await expect(page).toHaveURL('/rizq-marketplace');
});

test('another order shows the same products as the API sorts them', async ({ page, request }) => {
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

test('Back from a product finds the page, the place and the card that was left; Forward goes on', async ({ page, request }) => {
  await open(page, '/rizq-marketplace');
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

test('a phone may load more under the list, and Back finds all of it again', async ({ page, isMobile }) => {
  await open(page, '/rizq-marketplace');
  const more = page.getByRole('button', { name: 'Load 24 more' });
  await expect(more).toBeVisible({ visible: isMobile });
  if (!isMobile) return;
  await more.click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL('/rizq-marketplace?page=2');
  const card = cards(page).nth(40).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  await card.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('a change of route forgets the category and keeps the rest; a link with a category brings its own', async ({ page }) => {
  await open(page, '/rizq-marketplace?category=vegetables&brand=kebun-utara');
  await expect(heading(page)).toHaveText('Vegetables');
  await page.getByRole('link', { name: 'Rizq, home page' }).first().click();
  await expect(page).toHaveURL('/');
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('filter') ?? '{}') as Record<string, unknown>);
  await expect.poll(kept).toMatchObject({ selectedCategory: [], selectedBrands: ['kebun-utara'] });

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
  await expect.poll(kept).toMatchObject({ selectedCategory: ['cookies'], selectedBrands: [] });
});

test('the header’s search finds, narrows down, and says so when there is nothing', async ({ page, request }) => {
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

test('a product with sizes and colours is reached from its card, looked at, chosen and bought', async ({ page, isMobile }) => {
  await open(page, '/rizq-marketplace?category=mens-wear');
  await page.getByRole('link', { name: 'Choose options for Batik shirt, long sleeve' }).click();
  await expect(heading(page)).toHaveText('Batik shirt, long sleeve');

  const gallery = page.getByRole('region', { name: 'Pictures of Batik shirt, long sleeve' });
  const larger = gallery.getByRole('button', { name: 'Show larger' });
  if (!isMobile) {
    await gallery.getByRole('button', { name: 'Picture 4 of 4' }).click();
    await expect(gallery.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 });
  }
  await larger.click();
  const dialog = page.getByRole('dialog', { name: 'Pictures of Batik shirt, long sleeve' });
  const shown = isMobile ? 1 : 4;
  await expect(dialog.getByText(`Picture ${shown} of 4`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog.getByText(`Picture ${(shown % 4) + 1} of 4`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(larger).toBeFocused();

  await larger.click();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(heading(page)).toHaveText('Batik shirt, long sleeve');

  const add = page.getByRole('main').getByRole('button', { name: /^Add to cart · / });
  await add.click();
  await expect(page.getByText('Choose a size', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'M', exact: true }).click();
  await page.getByRole('radio', { name: 'Maroon', exact: true }).click();
  await expect(page).toHaveURL('/product/batik-shirt-indigo?size=M&color=7a1f42');
  await add.click();
  if (isMobile) await expect(page.getByRole('status').filter({ hasText: 'Batik shirt, long sleeve added to cart' })).toBeVisible();
  else await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText('M · Maroon')).toBeVisible();
});

const WORDS = 'kopi '.repeat(800);

for (const { title, path, name, shows } of [
  { title: 'an unknown category', path: '/rizq-marketplace?category=no-such-stall', name: 'Marketplace', shows: /^No products match/ },
  { title: 'an unknown brand', path: '/rizq-marketplace?brand=no-such-brand', name: 'Marketplace', shows: /^No products match/ },
  { title: 'a page beyond the last', path: '/rizq-marketplace?page=99999', name: 'Marketplace', shows: /^Showing 193–195 of 195$/ },
  {
    title: 'a page, an order and prices that are none',
    path: '/rizq-marketplace?page=abc&sort=bogus&minPrice=NaN&min=NaN&max=-1',
    name: 'Marketplace',
    shows: /^Showing 1–24 of 195$/,
  },
  { title: 'words without end', path: `/shop-full-width-col-4?q=${WORDS}`, name: /^Results for “kopi kopi/, shows: /^Showing 1–/ },
  {
    title: 'signs of all kinds',
    path: '/rizq-marketplace?category=%00%F0%9F%A5%AD&color=red&tag=%3Cscript%3E&page=1e9',
    name: 'Marketplace',
    shows: /^No products match/,
  },
  {
    title: 'an unknown product',
    path: '/product/no-such-thing',
    name: 'This product is not available',
    shows: /^It may have been sold out/,
  },
] as const) {
  test(`an address with ${title} shows a page that was meant for it`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBeLessThan(500);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByRole('main').getByText(shows)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
}

test('a filtered address means the same to whoever gets it', async ({ page, browser, request }) => {
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

test('the price goes by the keyboard: thumbs never cross, and at its end there is no limit', async ({ page, request, isMobile }) => {
  await open(page, '/rizq-marketplace');
  const panel = await openFilters(page, isMobile);
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
  // It costs $320: beyond the slider's end.
  expect(nodes.map(({ title }) => title)).toContain('Songket sampin, hand woven');
  if (isMobile) await panel.getByRole('button', { name: new RegExp(`^Show ${totalCount} products?$`) }).click();
  await expect(countLine(page, totalCount)).toBeVisible();
});

import { heading } from './listingPage.ts';
import { expect, hydrated, open, test } from './browserTest.ts';

const WORDS = 'kopi '.repeat(800);

for (const { title, path, name, shows } of [
  { title: 'an unknown category', path: '/rizq-marketplace?category=no-such-stall', name: 'Marketplace', shows: /^No products match/ },
  { title: 'an unknown brand', path: '/rizq-marketplace?brand=no-such-brand', name: 'Marketplace', shows: /^No products match/ },
  { title: 'a page beyond the last', path: '/rizq-marketplace?page=99999', name: 'Marketplace', shows: /^Showing \d+–(\d+) of \1$/ },
  {
    title: 'an invalid page, sort order and prices',
    path: '/rizq-marketplace?page=abc&sort=bogus&minPrice=NaN&min=NaN&max=-1',
    name: 'Marketplace',
    shows: /^Showing 1–24 of \d+$/,
  },
  {
    title: 'a search text of 4000 characters',
    path: `/shop-full-width-col-4?q=${WORDS}`,
    name: /^Results for “kopi kopi/,
    shows: /^Showing 1–/,
  },
  {
    title: 'control characters, emoji and markup',
    path: '/rizq-marketplace?category=%00%F0%9F%A5%AD&color=red&tag=%3Cscript%3E&page=1e9',
    name: 'Marketplace',
    shows: /^No products match/,
  },
  {
    title: 'an unknown product',
    path: '/product/no-such-thing',
    name: 'This product is not available',
    shows: /^It may have sold out/,
  },
] as const) {
  test(`a URL with ${title} shows a usable page`, async ({ page }) => {
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(response?.status()).toBeLessThan(500);
    await hydrated(page);
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByRole('main').getByText(shows)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
}

for (const [from, to] of [
  ['/?utm_source=mail&x=1', '/'],
  ['/rizq-marketplace?utm_source=mail&category=cookies&gclid=abc#top', '/rizq-marketplace?category=cookies#top'],
  ['/not-there?utm_campaign=1', '/not-there'],
] as const) {
  test(`query parameters that a page does not read are removed from its URL: ${from}`, async ({ page, baseURL }) => {
    await open(page, from);
    expect(page.url()).toBe(`${baseURL}${to}`);
  });
}

import { cards, expect, open, test } from './shopTest.ts';

interface Asked {
  operationName?: string;
  query?: string;
  extensions?: { persistedQuery?: { sha256Hash?: string } };
}

test('pages ask by hashes that the shop knows, and send no document @desk', async ({ page }) => {
  await open(page, '/');
  const asked: Asked[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON() as Asked);
  });
  await page
    .getByRole('region', { name: 'Walk the stalls' })
    .getByRole('link', { name: /^All\b/ })
    .click();
  await expect(cards(page)).toHaveCount(24);
  expect(asked.map(({ operationName }) => operationName)).toContain('ListingPage');
  for (const { query, extensions } of asked) {
    expect(query).toBeUndefined();
    expect(extensions?.persistedQuery?.sha256Hash).toMatch(/^[0-9a-f]{64}$/);
  }
});

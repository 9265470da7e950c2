import { cards, expect, open, operationOf, test } from './browserTest.ts';

test('pages send hashes of persisted documents, and no document @desk', async ({ page }) => {
  await open(page, '/');
  const requested: ReturnType<typeof operationOf>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') requested.push(operationOf(request));
  });
  await page
    .getByRole('region', { name: 'Walk the stalls' })
    .getByRole('link', { name: /^All\b/ })
    .click();
  await expect(cards(page)).toHaveCount(24);
  expect(requested.map(({ operationName }) => operationName)).toContain('ListingPage');
  for (const { query, extensions } of requested) {
    expect(query).toBeUndefined();
    expect(extensions?.persistedQuery?.sha256Hash).toMatch(/^[0-9a-f]{64}$/);
  }
});

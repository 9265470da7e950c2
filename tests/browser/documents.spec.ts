import { cards, expect, open, test } from './browserTest.ts';

interface GraphQLRequestBody {
  operationName?: string;
  query?: string;
  extensions?: { persistedQuery?: { sha256Hash?: string } };
}

test('pages send hashes of persisted documents, and no document @desk', async ({ page }) => {
  await open(page, '/');
  const requested: GraphQLRequestBody[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requested.push(request.postDataJSON() as GraphQLRequestBody);
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

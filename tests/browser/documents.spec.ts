import type { Page } from '@playwright/test';
import { cards, expect, open, operationOf, test } from './browserTest.ts';

/** Opens the home page and follows a link to the listing, whose data is requested by a script. */
async function openListing(page: Page): Promise<void> {
  await open(page, '/');
  await page
    .getByRole('region', { name: 'Walk the stalls' })
    .getByRole('link', { name: /^All\b/ })
    .click();
  await expect(cards(page)).toHaveCount(24);
}

test('pages request data by the hashes of persisted documents, without query text @desk', async ({ page }) => {
  const requested: ReturnType<typeof operationOf>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') requested.push(operationOf(request));
  });
  await openListing(page);
  expect(requested.map(({ operationName }) => operationName)).toContain('ListingPage');
  for (const { query, extensions } of requested) {
    expect(query).toBeUndefined();
    expect(extensions?.persistedQuery?.sha256Hash).toMatch(/^[0-9a-f]{64}$/);
  }
});

test('the response to a guest’s query has an ETag, and a repeated query returns 304 @desk', async ({ page, context }) => {
  // Playwright reports responses from the browser's cache; the DevTools protocol also reports those from the server.
  const network = await context.newCDPSession(page);
  const requests = new Set<string>();
  const responses = new Map<string, { status: number; etag: string | undefined }>();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.method === 'GET' && request.url.includes('operationName=ListingPage')) requests.add(requestId);
  });
  // A response's events may arrive before its request's events, and after the cards are visible.
  network.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode, headers }) => {
    responses.set(requestId, { status: statusCode, etag: headers['etag'] });
  });
  const answers = () => [...requests].map((id) => responses.get(id));
  await network.send('Network.enable');
  await openListing(page);
  await expect.poll(answers).not.toContain(undefined);
  // A link under the pointer is prefetched, and clicking it may repeat the request.
  const [first, ...repeated] = answers();
  expect(first).toEqual({ status: 200, etag: expect.stringMatching(/^W\/"/) });
  await openListing(page);
  await expect.poll(() => requests.size).toBeGreaterThan(repeated.length + 1);
  await expect.poll(answers).toEqual([first, ...Array.from({ length: requests.size - 1 }, () => ({ ...first, status: 304 }))]);
});

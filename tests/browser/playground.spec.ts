import type { Page } from '@playwright/test';
import { expect, test } from './browserTest.ts';

test.use({ expectedComplaint: /status of 400/ });

const EXAMPLES = [
  { tab: 'Browse', shows: /"totalCount":/ },
  { tab: 'Quote', shows: /"readyToPlace":\s*true/ },
  { tab: 'PlaceOrder', shows: /"number":\s*"RZQ-/ },
  { tab: 'PayOnline', shows: /"redirectUrl":\s*"[^"]*demo-bank/ },
  { tab: 'TrackOrder', shows: /"status":\s*"OUT_FOR_DELIVERY"/ },
  { tab: 'LogIn', shows: /"firstName":/ },
  { tab: 'MemberOrder', shows: /"number":\s*"RZQ-/ },
  { tab: 'MyOrders', shows: /"orderCounts":/ },
];

/** Opens the playground. Returns the URLs on other origins that it requested. */
async function openPlayground(page: Page, baseURL: string | undefined): Promise<string[]> {
  const foreign: string[] = [];
  page.on('request', (requested) => {
    const { protocol, origin } = new URL(requested.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(requested.url());
  });
  const response = await page.goto('/graphql');
  expect(response?.headers()['content-type']).toContain('text/html');
  await expect(page.getByRole('button', { name: /^Execute query/ })).toBeVisible();
  return foreign;
}

test('a browser gets GraphiQL at /graphql, and each of its examples runs without an error', async ({ page, baseURL }) => {
  const foreign = await openPlayground(page, baseURL);
  for (const { tab, shows } of EXAMPLES) {
    await page.getByRole('tab', { name: tab }).getByRole('button', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    // Retried, because right after switching tabs the button may still send the previous operation. Only a test is fast enough for that
    // to happen.
    await expect(async () => {
      const received = page.waitForResponse((response) => response.request().postData()?.includes(tab) === true, { timeout: 30_000 });
      await page.getByRole('button', { name: /^Execute query/ }).click();
      const body = (await (await received).json()) as { data: object; errors?: object[] };
      expect(body.errors).toBeUndefined();
    }).toPass();
    await expect(page.getByRole('region', { name: 'Result Window' })).toContainText(shows);
  }
  expect(foreign).toEqual([]);
});

test('the documentation explorer shows the schema', async ({ page, baseURL }) => {
  const foreign = await openPlayground(page, baseURL);
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByRole('link', { name: 'products', exact: true })).toBeVisible();
  expect(foreign).toEqual([]);
});

import { readFile } from 'node:fs/promises';
import { expectNoViolations } from './noViolations.ts';
import { expect, open, test } from './browserTest.ts';

test('@desk sales figures are a chart that causes no layout shift, and can be downloaded as CSV', async ({ page, enter }) => {
  await enter('vendor@rizq.demo');
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, '/vendor-dashboard');
  const chart = page.getByRole('img', { name: /The best day was/ });
  const table = page.getByRole('heading', { name: 'As a table' });
  const before = (await table.boundingBox())!.y;
  await expect(chart.locator('canvas')).toHaveCount(0);
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('canvas')).toBeVisible();
  await expect(chart.getByText(/The best day was/)).toHaveCount(0);
  const scrolled = await page.evaluate(() => window.scrollY);
  expect((await table.boundingBox())!.y + scrolled).toBe(before);
  await expectNoViolations(page);

  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Days (CSV)' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('dapur-mak-som-days.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFDay,Orders,Units,Earned \(USD\)\r\n\d{4}-/);
  expect(text.trim().split('\r\n')).toHaveLength(31);
});

test('@desk without JavaScript sales figures are a sentence, a table and links to CSV files', async ({ browser, baseURL, enter, page }) => {
  await enter('vendor@rizq.demo');
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await context.addCookies(await page.context().cookies());
  const plain = await context.newPage();
  await plain.goto('/vendor-dashboard?days=7');
  await expect(plain.getByText(/The best day was/)).toBeVisible();
  await expect(plain.getByRole('table', { name: 'As a table' }).getByRole('row')).toHaveCount(8);
  await expect(plain.getByRole('link', { name: 'Orders (CSV)' })).toBeVisible();
  await context.close();
});

test('@desk the sales chart is drawn in a browser whose language is not a valid tag', async ({ page, enter }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'language', { value: 'en-US@posix', configurable: true }));
  await enter('vendor@rizq.demo');
  await open(page, '/vendor-dashboard');
  const chart = page.getByRole('img', { name: /The best day was/ });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('canvas')).toBeVisible();
  expect(await page.evaluate(() => navigator.language)).toBe('en-US@posix');
});

test.describe('without the script that draws the sales chart', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ });

  test('@phone a table shows the earlier days, and a sentence replaces the chart', async ({ page, enter }) => {
    await enter('vendor@rizq.demo');
    await page.route(/drawChart/, (route) => route.abort());
    await open(page, '/vendor-dashboard');
    const chart = page.getByRole('img', { name: /The best day was/ });
    await chart.scrollIntoViewIfNeeded();
    await expect(page.getByRole('table', { name: /earlier days/i })).toBeVisible();
    await expect(chart.getByText(/The best day was/)).toBeVisible();
  });
});

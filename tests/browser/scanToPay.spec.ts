import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillFields } from './guest.ts';
import { expect, hydrated, open, test } from './browserTest.ts';

const PNG = '89504e470d0a1a0a';

async function orderBy(page: Page, way: RegExp): Promise<void> {
  await open(page, '/checkout');
  await fillFields(page);
  await page.getByRole('radio', { name: way }).check();
  await page.getByLabel(/^I agree that the order is binding/).check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

async function expectWholeCode(page: Page): Promise<void> {
  const code = page.getByRole('img', { name: /^QR code to pay \$/ });
  await expect(code).toBeVisible();
  await expect(code).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('timer')).toBeInViewport();
  const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
  const box = await code.boundingBox();
  expect(box!.y + box!.height).toBeLessThan(bar!.y);
}

test('@phone a payment QR code is fully visible above the bottom bar, with its deadline, and can be saved as a picture', async ({
  page,
}) => {
  await orderBy(page, /^DuitNow QR/);
  await expectWholeCode(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the code' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^rizq-RZQ-[0-9A-Z-]+\.png$/);
  expect((await readFile(await download.path())).subarray(0, 8).toString('hex')).toBe(PNG);
  await expect(page.getByText('The code is saved as a picture.')).toBeVisible();
});

test('@phone a payment QR code is fully visible after a change from another payment method', async ({ page }) => {
  await orderBy(page, /^Debit or credit card/);
  await page.waitForURL(/\/demo-bank\//);
  await page.goBack();
  await hydrated(page);
  await page.getByRole('button', { name: 'Pay another way' }).click();
  await page.getByRole('radio', { name: /^DuitNow QR/ }).check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expectWholeCode(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

import type { Page } from '@playwright/test';
import { expect, open, test } from './browserTest.ts';

const GUEST = {
  'Mobile number': '012-345 6789',
  'First name': 'Farah Hanim',
  Address: 'Unit 12-3, Jalan Telawi 5',
  Postcode: '59100',
};

/**
 * The current test's guest, by the labels of the checkout's fields. Each test has a different email address, because the number of unpaid
 * orders per address is limited.
 */
export function guest() {
  const { testId, retry } = test.info();
  return { Email: `farah-${testId.slice(-8)}-${retry}@example.com`, ...GUEST };
}

/** Adds one unit of a product to the cart on the product's page. */
export async function putInCart(page: Page, slug: string): Promise<void> {
  await open(page, `/product/${slug}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.waitForFunction((text) => localStorage.getItem('persist:cart')?.includes(text), `"slug":"${slug}"`);
}

/** Fills in checkout fields by label, by default with the guest's details. Waits for the city that the postcode fills in. */
export async function fillFields(page: Page, texts: Record<string, string> = guest()): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
  if (texts['Postcode'] !== undefined) await expect(page.getByLabel('City', { exact: true })).not.toHaveValue('');
}

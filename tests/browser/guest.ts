import type { Page } from '@playwright/test';
import { expect, open } from './shopTest.ts';

/** A guest who buys, by the labels of the checkout's fields. */
export const GUEST = {
  Email: 'farah@example.com',
  'Mobile number': '012-345 6789',
  'First name': 'Farah Hanim',
  Address: 'Unit 12-3, Jalan Telawi 5',
  Postcode: '59100',
  City: 'Kuala Lumpur',
};

/** Puts one of a product into the cart, on its page. */
export async function putInCart(page: Page, slug: string): Promise<void> {
  await open(page, `/product/${slug}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:cart'))).toContain(`"slug":"${slug}"`);
}

/** Fills in the checkout's fields: the guest's, or others by their labels. */
export async function fillFields(page: Page, texts: Record<string, string> = GUEST): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
}

import type { Page } from '@playwright/test';
import { cards, expect, open, reload, test } from './browserTest.ts';
import { heading } from './listingPage.ts';

const linesOf = async (page: Page) => (await page.locator('body').innerText()).split('\n').filter((line) => /\p{L}{2}/u.test(line));

test('@desk Back after a switch of language shows no text of the earlier language', async ({ page }) => {
  await open(page, '/rizq-marketplace');
  const before = await linesOf(page);
  const title = await heading(page).innerText();
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.getByRole('link', { name: 'Bahasa Melayu' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms-MY');
  await page.goBack();
  await expect(page).toHaveURL('/rizq-marketplace');
  await expect(cards(page)).toHaveCount(24);
  await expect(heading(page)).not.toHaveText(title);
  const shown = await linesOf(page);
  await reload(page);
  // The names are the same in both languages.
  const inBoth = new Set(await linesOf(page));
  const earlier = new Set(before.filter((line) => !inBoth.has(line)));
  expect(earlier.size).toBeGreaterThan(50);
  expect(shown.filter((line) => earlier.has(line))).toEqual([]);
});

import { expect, hydrated, open, reload, test } from './browserTest.ts';

test.use({ locale: 'ms-MY' });

test('@desk a browser that prefers Malay gets pages in Malay, and a chosen language takes precedence', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms-MY');
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Jejak pesanan' }).first()).toBeVisible();
  // The cookie keeps the language after a reload.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('rizq_prefs=ms.');
  await reload(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms-MY');
  await hydrated(page);

  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-MY');
  await page.context().clearCookies();
  await open(page, '/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-MY');
});

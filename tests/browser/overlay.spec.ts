import { expect, open, test } from './browserTest.ts';

test('the loading overlay covers exactly 1000 ms of a path change, and no other change', async ({ page }) => {
  await page.clock.install();
  await open(page, '/rizq-marketplace');
  const overlay = page.locator('[data-overlay]');
  await expect(overlay).toHaveCount(0);

  // The clock is paused from here on, and advanced by the test.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(overlay).toHaveCount(1);
  // Printed without the overlay.
  await page.emulateMedia({ media: 'print' });
  await expect(overlay).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(overlay).toBeVisible();
  await page.clock.runFor(999);
  await expect(overlay).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(overlay).toHaveCount(0);
});

test('changing a filter shows no overlay', async ({ page }) => {
  await open(page, '/rizq-marketplace?category=fresh-fruit');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page
    .getByRole('link', { name: /Remove filter/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rizq-marketplace$/);
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
});

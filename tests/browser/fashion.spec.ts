import { expectNoViolations } from './noViolations.ts';
import { expect, open, test } from './browserTest.ts';

const FASHION_FACES = /instrument-serif|archivo/i;

test('@desk each fashion page loads only the web fonts of its theme, and other pages load none of them', async ({ page }) => {
  const faces: string[] = [];
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname;
    if (FASHION_FACES.test(file) && file.endsWith('.woff2')) faces.push(/archivo/i.test(file) ? 'archivo' : 'serif');
  });
  await open(page, '/rizq-marketplace');
  const market = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(faces).toEqual([]);

  await open(page, '/fashion');
  await expect.poll(() => faces).toContain('serif');
  expect(faces).not.toContain('archivo');

  await open(page, '/fashiontwo');
  await expect.poll(() => faces).toContain('archivo');

  // After client-side navigation, no styles from the fashion pages remain.
  await page
    .getByRole('link', { name: /^Wishlist/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(market);
});

for (const path of ['/fashion', '/fashiontwo', '/fashion-shop-left-sidebar-col-3']) {
  test(`@phone ${path} fits a screen of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('@phone suggestions in the search overlay of /fashion fit the screen and are accessible, and Escape closes them first', async ({
  page,
}) => {
  await open(page, '/fashion');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const layer = page.getByRole('dialog', { name: 'Search' });
  const box = layer.getByRole('combobox', { name: 'Search the fashion shop' });
  await expect(box).toBeFocused();
  await box.pressSequentially('bag');
  await expect(layer.getByRole('option').first()).toBeVisible();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await box.press('Escape');
  await expect(layer.getByRole('listbox')).toBeHidden();
  await expect(box).toHaveValue('bag');
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await box.press('Escape');
  await expect(layer).toBeHidden();
});

test('@desk search suggestions on /fashiontwo are fully visible and can be chosen with the keyboard', async ({ page }) => {
  await open(page, '/fashiontwo');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search the fashion shop' });
  await box.click();
  await box.pressSequentially('bag');
  const options = page.getByRole('banner').getByRole('option');
  await expect(options.last()).toBeInViewport({ ratio: 1 });
  await expectNoViolations(page);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/fashion-shop-left-sidebar-col-3\?q=/);
  await expect(page.getByRole('heading', { level: 1, name: /^Results for/ })).toBeVisible();
});

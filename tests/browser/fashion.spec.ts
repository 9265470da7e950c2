import { expect, open, test } from './shopTest.ts';

const FASHION_FACES = /instrument-serif|archivo/i;

test('the faces of the fashion looks are fetched on fashion pages alone, and each page wears its own', async ({ page }) => {
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

  // Back in the market without a new document: nothing of the look is left.
  await page
    .getByRole('link', { name: /^Wishlist/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(market);
});

for (const path of ['/fashion', '/fashiontwo', '/fashion-shop-left-sidebar-col-3']) {
  test(`${path} fits a screen of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

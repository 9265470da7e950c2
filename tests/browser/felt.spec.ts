import { cards, expect, open, test } from './browserTest.ts';

for (const [name, path, width] of [
  ['the market', '/rizq-marketplace', 1440],
  ['the market on tablets', '/rizq-marketplace', 768],
  ['fashion', '/fashion-shop-left-sidebar-col-3', 1024],
  ['the drop', '/fashiontwo', 1440],
] as const) {
  test(`@desk 64 px of the header stay while one scrolls: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart, / });
    const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await heightOfPage();
    const { y: inTheMiddle = 0 } = (await cart.boundingBox()) ?? {};
    expect(inTheMiddle).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(cart).toBeInViewport();
    const edge = () =>
      page.evaluate(() => {
        const header = document.querySelector('header');
        return [63, 65].map((y) => header?.contains(document.elementFromPoint(2, y)));
      });
    await expect.poll(edge).toEqual([true, false]);
    const { y = 0, height = 0 } = (await cart.boundingBox()) ?? {};
    expect(Math.abs(y + height / 2 - 32)).toBeLessThanOrEqual(1);
    expect(await heightOfPage()).toBe(before);
  });
}

test('@desk what has the focus is not behind the header that stays', async ({ page }) => {
  await open(page, '/rizq-marketplace');
  const last = cards(page).last().getByRole('link').first();
  await last.focus();
  await expect(last).toBeInViewport();
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(top).toBeGreaterThanOrEqual(64);
  }
});

test('@phone the header of phones goes with the page', async ({ page }) => {
  await open(page, '/rizq-marketplace');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(page.getByRole('search')).not.toBeInViewport();
});

import AxeBuilder from '@axe-core/playwright';
import { expect, open, test } from './shopTest.ts';

const PAGES = [
  '/',
  '/rizq-marketplace',
  '/shop-full-width-col-4?q=kopi',
  '/product/batik-shirt-indigo',
  '/product/no-such-thing',
  '/cart',
  '/wishlist',
  '/compare',
  '/checkout',
  '/order/RZQ-NONE-HERE',
  '/login',
  '/register?next=/orders',
  '/not-found',
];

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });
    for (const path of PAGES) {
      test(`${path} has no accessibility violations`, async ({ page }) => {
        await open(page, path);
        // The sample cart arrives after the page; it is part of what is checked.
        await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:cart') ?? '')).toContain('sample');
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([]);
      });
    }
  });
}

test('the cart drawer has no accessibility violations', async ({ page }) => {
  await open(page, '/rizq-marketplace');
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

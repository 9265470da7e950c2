import { expect, open, test } from './browserTest.ts';

const KEYS = [
  'filter',
  'login_user',
  'persist:cart',
  'persist:wishlist',
  'persist:compare',
  'persist:checkout',
  'persist:orders:no-login',
  'persist:prefs',
];

for (const [kind, text] of [
  ['invalid JSON', '{"lines":['],
  ['of another shape', '[1,2,{"a":"b"}]'],
  ['of the wrong types', '{"lines":"many","selectedCategory":7,"orders":{},"items":null}'],
] as const) {
  test(`pages work with stored state that is ${kind}`, async ({ page }) => {
    await page.addInitScript(
      ([keys, value]) => {
        for (const key of keys) localStorage.setItem(key, value);
      },
      [KEYS, text] as const,
    );
    for (const path of ['/', '/rizq-marketplace', '/cart', '/checkout']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}

test('a product added in one tab appears in the cart of another', async ({ page, context }) => {
  await open(page, '/cart');
  const other = await context.newPage();
  await open(other, '/product/harumanis-mango');
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByText('Harumanis mango, Perlis').first()).toBeVisible();
});

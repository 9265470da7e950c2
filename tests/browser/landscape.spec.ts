import { layoutFaults } from '../support/browser/layoutFaults.ts';
import { expect, open, openCart, sampleCart, test } from './browserTest.ts';

const VIEWPORTS = [
  ['a phone in landscape', { width: 844, height: 390 }],
  ['a desktop at 200 % zoom', { width: 720, height: 450 }],
] as const;

for (const [name, viewport] of VIEWPORTS) {
  test.describe(name, { tag: '@desk' }, () => {
    test.use({ viewport });

    for (const path of ['/product/harumanis-mango', '/product/batik-shirt-indigo', '/product-left-sidebar', '/shop/kebun-utara'])
      test(`the title is in the first screen, below a small header: ${path}`, async ({ page }) => {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.9 });
        const { y: header } = (await page.getByRole('main').boundingBox())!;
        expect(header / viewport.height).toBeLessThan(1 / 3);
        expect(await page.evaluate(layoutFaults)).toEqual([]);
      });

    test('the picture of a product takes at most 60 % of the height', async ({ page }) => {
      await open(page, '/product/harumanis-mango');
      const { height } = (await page.getByRole('region', { name: 'Pictures of Harumanis mango' }).getByRole('list').last().boundingBox())!;
      expect(height / viewport.height).toBeLessThanOrEqual(0.601);
    });

    test('each line of the cart can be scrolled into view in the drawer', async ({ page }) => {
      await open(page, '/about-us');
      await sampleCart(page);
      const drawer = await openCart(page);
      const removeButtons = drawer.getByRole('button', { name: /^Remove / });
      await expect(removeButtons).not.toHaveCount(0);
      for (const remove of await removeButtons.all()) {
        await remove.scrollIntoViewIfNeeded();
        await expect(remove).toBeInViewport({ ratio: 0.9 });
      }
    });
  });
}

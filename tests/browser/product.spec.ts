import { heading } from './listingPage.ts';
import { expect, open, openCart, test } from './browserTest.ts';

test('a product with sizes and colours is opened from its card, its options are chosen, and it is added to the cart', async ({
  page,
  isMobile,
}) => {
  await open(page, '/rizq-marketplace?category=mens-wear');
  await page.getByRole('link', { name: 'Choose options: Batik shirt, long sleeve' }).click();
  await expect(heading(page)).toHaveText('Batik shirt, long sleeve');

  const gallery = page.getByRole('region', { name: 'Pictures of Batik shirt, long sleeve' });
  const larger = gallery.getByRole('button', { name: 'Show larger' });
  if (!isMobile) {
    await gallery.getByRole('button', { name: 'Picture 4 of 4' }).click();
    await expect(gallery.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 });
  }
  await larger.click();
  const dialog = page.getByRole('dialog', { name: 'Pictures of Batik shirt, long sleeve' });
  const shown = isMobile ? 1 : 4;
  await expect(dialog.getByText(`Picture ${shown} of 4`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog.getByText(`Picture ${(shown % 4) + 1} of 4`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(larger).toBeFocused();

  await larger.click();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(heading(page)).toHaveText('Batik shirt, long sleeve');

  const add = page.getByRole('main').getByRole('button', { name: /^Add to cart · / });
  await add.click();
  await expect(page.getByText('Choose a size', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'M', exact: true }).click();
  await page.getByRole('radio', { name: 'Maroon', exact: true }).click();
  await expect(page).toHaveURL('/product/batik-shirt-indigo?size=M&color=7a1f42');
  await add.click();
  const notice = page.getByRole('status').filter({ hasText: 'Batik shirt, long sleeve, M · Maroon added to cart' });
  if (isMobile) await expect(notice.getByRole('button', { name: 'View cart' })).toBeVisible();
  else await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText('M · Maroon')).toBeVisible();
});

test(
  'the "added to cart" notice covers no control of the header, links to the cart and is closed by the checkout',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/product/harumanis-mango');
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first();
    const notice = page.getByRole('status').filter({ hasText: 'Harumanis mango, Perlis added to cart' });
    await add.click();
    await expect(notice).toBeVisible();
    const { y } = (await notice.boundingBox())!;
    const header = (await page.getByRole('banner').boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(header.y + header.height - 14);
    await notice.getByRole('button', { name: 'View cart' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(notice).toBeHidden();
    await page.goBack();
    await add.click();
    await expect(notice).toBeVisible();
    // The notice's timer is an animation, so pausing it keeps the notice from closing by itself.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.pause()));
    const drawer = await openCart(page);
    await drawer.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL('/checkout');
    await expect(notice).toBeHidden();
  },
);

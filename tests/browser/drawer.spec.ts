import type { Locator, Page } from '@playwright/test';
import { putInCart } from './guest.ts';
import { execute, expect, open, openCart, reload, startWithEmptyCart, test } from './browserTest.ts';

const PRODUCT = 'query ($slug: String) { product(slug: $slug) { price { current { minorUnits } } stock { purchasable } } }';

interface ProductResponse {
  product: { price: { current: { minorUnits: number } }; stock: { purchasable: number } };
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const toCents = (text: string) => Math.round(Number(text.replace('$', '')) * 100);

/** The label and amount of each total in a drawer or on a page, in order. */
const totals = (place: Locator) =>
  place
    .getByRole('definition')
    .evaluateAll((amounts) => amounts.map((amount) => [amount.previousElementSibling?.textContent ?? '', amount.textContent ?? '']));

const lines = (place: Locator) => place.getByRole('group', { name: /^Quantity for / });
const quantityOf = (place: Locator, title: string) => place.getByRole('group', { name: `Quantity for ${title}` }).getByRole('spinbutton');

/** Adds a product to the cart on the product's page. Returns the open cart drawer. */
async function buy(page: Page, slug: string): Promise<Locator> {
  await putInCart(page, slug);
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  // The drawer opens automatically on wide screens.
  const isWide = await page.evaluate(() => window.matchMedia('(min-width: 768px)').matches);
  if (!isWide) return openCart(page);
  await expect(drawer).toBeVisible();
  return drawer;
}

test('@desk the cart drawer shows subtotal, 20 % VAT and their sum; the cart page adds delivery', async ({ page, request }) => {
  await startWithEmptyCart(page);
  const terung = (await execute<ProductResponse>(request, PRODUCT, { slug: 'purple-brinjal' })).product.price.current.minorUnits;
  const kite = (await execute<ProductResponse>(request, PRODUCT, { slug: 'wau-kite' })).product.price.current.minorUnits;
  await buy(page, 'purple-brinjal');
  const drawer = await buy(page, 'wau-kite');
  await quantityOf(drawer, 'Terung ungu').fill('3');

  const subtotal = 3 * terung + kite;
  const vat = Math.round((subtotal * 20) / 100);
  await expect
    .poll(() => totals(drawer))
    .toEqual([
      ['Subtotal', dollars(subtotal)],
      ['VAT (20%)', dollars(vat)],
      ['Total before delivery', dollars(subtotal + vat)],
    ]);
  await expect(drawer.getByText('Delivery calculated at checkout')).toBeVisible();
  await expect(drawer.getByText(`${dollars(20_001 - subtotal)} to free delivery`)).toBeVisible();

  await drawer.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(drawer).toBeHidden();
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  const delivery = summary.getByRole('definition').nth(2);
  await expect(summary.getByRole('definition')).toHaveText([dollars(subtotal), dollars(vat), /^\$\d+\.\d\d$/, /^\$\d+\.\d\d$/]);
  const total = subtotal + vat + toCents(await delivery.innerText());
  expect(await totals(summary)).toEqual([
    ['Subtotal', dollars(subtotal)],
    ['VAT (20%)', dollars(vat)],
    ['Delivery, 2 packages', await delivery.innerText()],
    ['Total', dollars(total)],
  ]);
});

test('@phone the sample products of a first visit stay when the notice about them is dismissed', async ({ page }) => {
  await open(page, '/rizq-marketplace');
  const drawer = await openCart(page);
  const notice = drawer.getByRole('button', { name: 'Sample items: remove them' });
  await expect(notice).toBeVisible();
  await drawer.getByRole('button', { name: 'Hide this line' }).click();
  await expect(notice).toHaveCount(0);
  await reload(page);
  await openCart(page);
  await expect(lines(drawer)).toHaveCount(3);
  await expect(notice).toHaveCount(0);
});

test('@phone a removed cart line can be restored at its position, with its quantity and the same total', async ({ page }) => {
  await open(page, '/rizq-marketplace');
  const drawer = await openCart(page);
  await expect(lines(drawer)).toHaveCount(3);
  const names = await lines(drawer).evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')));
  const before = await totals(drawer);

  await drawer.getByRole('button', { name: 'Remove Harumanis mango, Perlis' }).click();
  await expect(lines(drawer)).toHaveCount(2);
  await expect.poll(() => totals(drawer)).not.toEqual(before);
  await page.keyboard.press('Escape');
  await openCart(page);
  await drawer.getByRole('button', { name: 'Undo: put Harumanis mango, Perlis back' }).click();
  await expect(quantityOf(drawer, 'Harumanis mango, Perlis')).toHaveValue('2');
  expect(await lines(drawer).evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')))).toEqual(names);
  await expect.poll(() => totals(drawer)).toEqual(before);
});

test('@phone a quantity in the cart is at least one, and a notice appears if it exceeds the stock', async ({ page, request }) => {
  await startWithEmptyCart(page);
  const { product } = await execute<ProductResponse>(request, PRODUCT, { slug: 'rattan-bag' });
  const stock = product.stock.purchasable;
  const drawer = await buy(page, 'rattan-bag');
  const quantity = lines(drawer).getByRole('spinbutton');
  const notice = drawer.getByRole('status').filter({ hasText: `Only ${stock} available` });
  await drawer.getByRole('button', { name: 'Decrease quantity' }).click({ force: true });
  await expect(quantity).toHaveValue('1');
  await quantity.fill(String(stock));
  await expect(drawer.getByRole('definition').first()).toHaveText(dollars(stock * product.price.current.minorUnits));
  await expect(notice).toHaveCount(0);

  await drawer.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(notice).toBeVisible();
  await expect(quantity).toHaveValue(String(stock + 1));
  await notice.getByRole('button', { name: `Take ${stock}` }).click();
  await expect(quantity).toHaveValue(String(stock));
  await expect(notice).toHaveCount(0);
});

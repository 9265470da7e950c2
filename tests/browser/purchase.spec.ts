import type { Page } from '@playwright/test';
import { guest, fillFields, putInCart } from './guest.ts';
import { expect, hydrated, open, reload, startWithEmptyCart, test } from './browserTest.ts';

async function fillIn(page: Page): Promise<void> {
  await fillFields(page);
  await page.getByLabel(/^I agree that the order is binding/).check();
}

/** Number of orders in local storage. */
const storedOrders = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('persist:orders:no-login') ?? '{"orders":[]}') as { orders: unknown[] }).orders.length,
  );

test.beforeEach(async ({ page }) => startWithEmptyCart(page));

test('@desk a guest buys products of two vendors, and the browser stores the order', async ({ page }) => {
  await putInCart(page, 'harumanis-mango');
  await putInCart(page, 'sambal-tumis');
  await open(page, '/cart');
  await expect(page.getByRole('region', { name: 'Kebun Utara' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dapur Mak Som' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await fillIn(page);
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('KUALA_LUMPUR');
  await page.getByRole('button', { name: /^Place order · \$/ }).dblclick();

  await expect(page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
  const address = page.url();
  expect(address).toMatch(/\/order\/RZQ-/);
  await expect(page.getByText('Package 1 of 2, from')).toBeVisible();
  await expect(page.getByText('Package 2 of 2, from')).toBeVisible();
  expect(await storedOrders(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Ordered with')).toBeVisible();
  await expect(page.getByText('Keep this page')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('Keep this page')).toBeVisible();

  await reload(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
  await page.goBack();
  await hydrated(page);
  expect(await storedOrders(page)).toBe(1);
});

test('@phone errors of the checkout are shown at their fields, and typed values survive a reload', async ({ page }) => {
  await putInCart(page, 'harumanis-mango');
  await open(page, '/checkout');
  await fillIn(page);
  await page.getByLabel('Postcode', { exact: true }).fill('61000');
  await page.getByLabel('Mobile number', { exact: true }).fill('03-2261 8888');
  await page.getByRole('button', { name: /^Place order/ }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'Please fix 2 fields' })).toBeFocused();
  await expect(page.getByLabel('Postcode', { exact: true })).toHaveAccessibleDescription(/61000 is not used in Malaysia/);
  await expect(page.getByLabel('Mobile number', { exact: true })).toHaveAccessibleDescription(/Malaysian mobile number/);
  await reload(page);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(guest().Address);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(guest().Email);
});

test('@phone a postcode fills in the state and keeps its leading zero; a mismatch with the state is only a warning', async ({ page }) => {
  await putInCart(page, 'harumanis-mango');
  await open(page, '/checkout');
  await page.getByLabel('Postcode', { exact: true }).fill('05000');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('KEDAH');
  await expect(page.getByLabel('Postcode', { exact: true })).toHaveValue('05000');
  await page.getByLabel('State', { exact: true }).selectOption('Perlis');
  await expect(page.getByText('05000 is usually in Kedah. Please check.')).toBeVisible();
});

test('@desk retrying after a lost response places a single order', async ({ page }) => {
  await putInCart(page, 'harumanis-mango');
  await open(page, '/checkout');
  await fillIn(page);
  await expect(page.getByRole('button', { name: /^Place order · \$/ })).toBeVisible();
  const numbers: string[] = [];
  let isFirst = true;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"PlaceOrder"')) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { placeOrder: { order: { number: string } } } };
    numbers.push(data.placeOrder.order.number);
    if (!isFirst) return route.fulfill({ response });
    isFirst = false;
    return route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":{"placeOrder":null}}' });
  });
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'nothing you typed is lost' })).toBeVisible();
  // The warning next to the button also appears after a reload, because the request may have placed an order.
  await expect(page.getByText(/^We have no answer for an order you sent/)).toBeVisible();
  await expect(page.getByText('You can still change anything above.')).toBeHidden();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
  expect(numbers).toHaveLength(2);
  expect(new Set(numbers).size).toBe(1);
});

for (const hasLocks of [true, false]) {
  test(`@desk placing an order in two tabs at the same time${hasLocks ? '' : ' in a browser without locks'} makes one order that both show`, async ({
    page,
    context,
  }) => {
    if (!hasLocks) await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    await putInCart(page, 'harumanis-mango');
    await open(page, '/checkout');
    await fillIn(page);
    const other = await context.newPage();
    await open(other, '/checkout');
    await expect(other.getByLabel('Postcode', { exact: true })).toHaveValue(guest().Postcode);
    await other.getByLabel(/^I agree that the order is binding/).check();
    const buttons = [page, other].map((tab) => tab.getByRole('button', { name: /^Place order · \$/ }));
    for (const button of buttons) await expect(button).toBeVisible();
    // Both tabs click at the same time, so neither order exists yet when the other tab clicks.
    const moment = Date.now() + 1000;
    const press = (button: HTMLElement | SVGElement, at: number) =>
      void setTimeout(() => button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })), at - Date.now());
    await Promise.all(buttons.map((button) => button.evaluate(press, moment)));

    for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 1, name: /^Thank you!/ })).toBeVisible();
    expect(other.url()).toBe(page.url());
    expect(await storedOrders(page)).toBe(1);
    await reload(other);
    await expect(other.getByRole('heading', { level: 1, name: /^Thank you!/ })).toBeVisible();
  });
}

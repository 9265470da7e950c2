import type { Page } from '@playwright/test';
import { guest, fillFields, putInCart } from './guest.ts';
import { violations } from './noViolations.ts';
import { execute, expect, hydrated, open, startWithEmptyCart, test } from './browserTest.ts';

const fields = () => ({ ...guest(), 'Order note (optional)': 'Ring twice' });

async function fillIn(page: Page): Promise<void> {
  await fillFields(page, fields());
  await page.getByRole('radio', { name: /^Online banking \(FPX\)/ }).check();
  await page.getByLabel(/^I agree that the order is binding/).check();
}

test.beforeEach(async ({ page }) => startWithEmptyCart(page));

test('a guest keeps all input if a payment cannot start, pays by another method after a declined one, and tracks the order', async ({
  page,
  request,
}) => {
  await putInCart(page, 'harumanis-mango');
  await open(page, '/checkout');
  await fillIn(page);
  const pay = page.getByRole('button', { name: /^Pay \$/ });
  await expect(pay).toBeVisible();
  await expect(page.getByText('Demo payment').first()).toBeVisible();

  await pay.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please fix 1 field' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Your bank' })).toHaveAccessibleDescription(/Choose your bank/);

  await page.getByRole('combobox', { name: 'Your bank' }).selectOption('Demo bank (closed)');
  expect(await violations(page)).toEqual([]);
  await pay.click();
  await expect(page.getByRole('alert').filter({ hasText: "You haven't been charged" })).toBeFocused();
  for (const [label, text] of Object.entries(fields())) await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  await expect(page.getByLabel(/^I agree that the order is binding/)).toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:cart'))).toContain('harumanis-mango');

  await page.getByRole('combobox', { name: 'Your bank' }).selectOption('Demo bank Rimba');
  await pay.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Demo online banking' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Decline the payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: "Payment didn't go through" })).toBeVisible();
  await hydrated(page);
  await page.getByRole('radio', { name: /^E-wallet/ }).check();
  await page.getByRole('radio', { name: 'GrabPay' }).check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
  await expect(page.getByText(/^Paid by e-wallet: \$/)).toBeVisible();
  await expect(page.getByText('No real money was moved.')).toBeVisible();
  await hydrated(page);
  const number = new URL(page.url()).pathname.replace('/order/', '');

  await page.getByRole('main').getByRole('link', { name: 'Track order' }).click();
  // This device has the access token, so no email address is needed.
  await expect(page.getByRole('heading', { level: 2, name: `Order ${number}` })).toBeVisible();
  await page.getByText('Track another order').click();
  await page.getByRole('textbox', { name: 'Order number' }).fill(number);
  await page.getByLabel('Email', { exact: true }).fill('somebody@example.com');
  await page.getByRole('button', { name: 'Track order' }).click();
  await expect(page.getByRole('heading', { name: "We can't find that order" })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(guest().Email.toUpperCase());
  await page.getByRole('button', { name: 'Track order' }).click();
  const result = page.getByRole('status').filter({ hasText: `Order ${number}` });
  await expect(result).toBeFocused();
  await expect(result.getByRole('list', { name: 'Progress' }).getByRole('listitem').first()).toContainText('Order placed');
  await expect(result).not.toContainText('$');
  expect(await violations(page)).toEqual([]);

  const response = await execute<{ trackOrder: { packages: { timeline: unknown[] }[] } }>(
    request,
    'query($number: String!, $email: String!) { trackOrder(number: $number, email: $email) { packages { timeline { status } } } }',
    { number, email: guest().Email },
  );
  expect(response.trackOrder.packages).toEqual([{ timeline: [{ status: 'PLACED' }] }]);
});

test('a QR code paid on another device is shown as paid, and an invalid email on the tracking page has an error at its field', async ({
  page,
  context,
}) => {
  await putInCart(page, 'harumanis-mango');
  await open(page, '/checkout');
  await fillIn(page);
  await page.getByRole('radio', { name: /^DuitNow QR/ }).check();
  await page.getByLabel(/^I agree that the order is binding/).check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('img', { name: /^QR code to pay \$/ })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('Your goods are kept');
  expect(await violations(page)).toEqual([]);
  const phone = await context.newPage();
  await phone.goto((await page.getByRole('link', { name: /^No phone at hand/ }).getAttribute('href')) ?? '');
  await phone.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(phone.getByText('The payment is approved.')).toBeVisible();
  await expect(page.getByText(/^Paid by DuitNow QR: \$/)).toBeVisible();

  await page.goto('/track-order');
  await hydrated(page);
  await page.getByLabel('Email', { exact: true }).fill('farah@');
  await page.getByRole('button', { name: 'Track order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please fix 1 field' })).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/name@example.com/);
  await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveValue(/^RZQ-/);
});

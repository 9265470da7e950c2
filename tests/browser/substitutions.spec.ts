import type { Page } from '@playwright/test';
import { execute, expect, open, reload, startWithEmptyCart, test } from './browserTest.ts';
import { fillFields, guest, putInCart } from './guest.ts';
import { expectNoViolations } from './noViolations.ts';

const ORDERS = 'query { viewer { orders(first: 50) { nodes { number packages { lines { replacement { state } } } } } } }';

interface Orders {
  viewer: { orders: { nodes: { number: string; packages: { lines: { replacement: { state: string } | null }[] }[] }[] } };
}

test('@phone a member refuses a replaced product, and the page shows the refund without a reload', async ({ page, enter }) => {
  await enter('shopper@rizq.demo');
  const { viewer } = await execute<Orders>(page.request, ORDERS);
  const isReplaced = ({ packages }: Orders['viewer']['orders']['nodes'][number]) =>
    packages.some(({ lines }) => lines.some(({ replacement }) => replacement?.state === 'REQUESTED'));
  const { number } = viewer.orders.nodes.find(isReplaced)!;

  await open(page, `/orders/${number}`);
  const replacement = page.getByRole('link', { name: 'Kuih bangkit, pandan' });
  await expect(replacement).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Accept Kuih bangkit, pandan' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Refuse', exact: true }).click();
  await page.getByRole('button', { name: 'Refuse it' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'You refused the replacement' })).toContainText('refunded');
  await expect(replacement).toHaveCount(0);
});

/** Opens the newest email to an address from the demo's outbox. */
async function openMail(page: Page, to: string, subject: RegExp): Promise<void> {
  await open(page, '/outbox');
  await page.getByRole('listitem').filter({ hasText: to }).getByRole('link', { name: subject }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
}

// One project is enough, because the buyer and the seller use different devices.
test(
  'a guest wants to be consulted and refuses a replacement on another device; the seller and the invoice show it',
  { tag: '@desk' },
  async ({ page, browser, baseURL, enter, context }) => {
    await startWithEmptyCart(page);
    await putInCart(page, 'kuih-lapis');
    await putInCart(page, 'roasted-peanuts');
    await open(page, '/cart');
    await page.getByRole('combobox', { name: /^If Kuih lapis.* is sold out$/ }).selectOption('Ask me first');
    await open(page, '/checkout');
    await fillFields(page);
    await page.getByRole('radio', { name: /^Online banking \(FPX\)/ }).check();
    await page.getByRole('combobox', { name: 'Your bank' }).selectOption('Demo bank Harimau');
    await page.getByLabel(/^I agree that the order is binding/).check();
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
    const number = new URL(page.url()).pathname.replace('/order/', '');
    const { Email: email } = guest();
    await openMail(page, email, /^(?:Paid: your|Your) order/);
    await page.getByRole('link', { name: /\/confirm-email\?token=/ }).click();
    await page.getByRole('button', { name: 'Confirm this email' }).click();
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();

    // The seller offers another product while packing.
    await enter('vendor@rizq.demo');
    await open(page, `/vendor-orders/${number}-1`);
    await page.getByRole('link', { name: /^Replace Kuih lapis/ }).click();
    await page.getByRole('searchbox', { name: 'Find a product' }).fill('kuih bangkit');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/find=kuih/);
    await page.getByLabel('Product to send instead').selectOption({ index: 1 });
    await page
      .getByRole('form', { name: /^Replace Kuih lapis/ })
      .getByRole('button', { name: 'Offer it to the buyer' })
      .click();
    await expect(page.getByRole('region', { name: 'Replacement offered' })).toBeVisible();

    // The email's link opens the order on a device without cookies and storage.
    const elsewhere = await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
    const phone = await elsewhere.newPage();
    await openMail(phone, email, /^A replacement needs your answer/);
    await phone.getByRole('link', { name: new RegExp(`/order/${number}\\?token=`) }).click();
    await expect(phone).toHaveURL(new RegExp(`/order/${number}$`));
    await expect(phone.getByRole('heading', { level: 1, name: 'Your answer is needed' })).toBeVisible();
    await expectNoViolations(phone);
    await phone.getByRole('button', { name: 'Refuse', exact: true }).click();
    await phone.getByRole('button', { name: 'Refuse it' }).click();
    await expect(phone.getByText('Replacement refused', { exact: true })).toBeVisible();
    await expect(phone.getByRole('heading', { level: 2, name: 'Order placed' })).toBeFocused();
    const orderPackage = phone.getByRole('article');
    await expect(orderPackage).toContainText(/You refused the replacement.*\$[\d.]+ refunded/s);
    await reload(phone);
    await expect(orderPackage).toContainText('You refused the replacement');
    await elsewhere.close();

    await reload(page);
    const refusal = page.getByRole('region', { name: 'Replacement refused by the buyer' });
    await expect(refusal).toContainText(/\$[\d.]+ refunded/);
    await open(page, `/vendor-orders/${number}-1/invoice`);
    await expect(page.getByRole('main')).toContainText(/Kuih lapis[^]*\$[\d.]+ refunded/);
    await context.clearCookies();
  },
);

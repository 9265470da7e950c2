import type { Browser, Page } from '@playwright/test';
import { SECOND_SELLER } from '#tests/support/api/secondSeller.ts';
import { fillFields, putInCart } from './guest.ts';
import { expectNoViolations } from './noViolations.ts';
import { execute, expect, open, reload, startWithEmptyCart, test } from './browserTest.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const;

/** Buys a mango from Kebun Utara and a sambal from Dapur Mak Som as a guest. Returns the order's number. */
async function buyFromBoth(page: Page): Promise<string> {
  await startWithEmptyCart(page);
  await putInCart(page, 'harumanis-mango');
  await putInCart(page, 'sambal-tumis');
  await open(page, '/checkout');
  await fillFields(page);
  await page.getByRole('radio', { name: /^Online banking \(FPX\)/ }).check();
  await page.getByRole('combobox', { name: 'Your bank' }).selectOption('Demo bank Harimau');
  await page.getByLabel(/^I agree that the order is binding/).check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
  return new URL(page.url()).pathname.replace('/order/', '');
}

/** Logs in a seller and opens the list of orders on a phone. */
async function phoneOf(browser: Browser, baseURL: string, { email, password }: { email: string; password: string }): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL });
  const page = await context.newPage();
  await open(page, '/login?next=/vendor-orders');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  return page;
}

/** A product's stock as shown in the vendor console. */
async function onHand(seller: Page, query: string): Promise<number> {
  const { viewer } = await execute<{ viewer: { vendor: { products: { nodes: { onHand: number }[] } } } }>(
    seller.request,
    'query ($query: String) { viewer { vendor { products(query: $query) { nodes { onHand } } } } }',
    { query },
  );
  return viewer.vendor.products.nodes[0]!.onHand;
}

/** Takes a package from the order list through every step until it is delivered. */
async function send(seller: Page, order: string, courier: string): Promise<void> {
  await open(seller, `/vendor-orders?q=${order}`);
  await seller.getByRole('button', { name: 'Mark packed' }).click();
  await seller.getByRole('link', { name: 'Hand over' }).click();
  await seller.getByLabel('Courier', { exact: true }).selectOption(courier);
  await seller.getByLabel('Tracking number').fill('630012345678');
  await seller.getByRole('button', { name: 'Hand over' }).click();
  await seller.getByRole('button', { name: 'Mark out for delivery' }).click();
  await seller.getByRole('button', { name: 'Mark delivered' }).click();
  await expect(seller.getByRole('heading', { level: 2, name: 'Delivered' })).toBeFocused();
  expect(await seller.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

// One project is enough, because the buyer uses a desktop and the seller a phone.
test(
  'two sellers each deliver their package of an order, and one line is returned and refunded',
  { tag: '@desk' },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(90_000);
    const utara = await phoneOf(browser, baseURL!, SECOND_SELLER);
    const som = await phoneOf(browser, baseURL!, { email: 'vendor@rizq.demo', password: 'demo-vendor-1' });
    const before = await onHand(som, 'sambal tumis');
    const number = await buyFromBoth(page);
    expect(await onHand(som, 'sambal tumis')).toBe(before - 1);

    await expectNoViolations(utara);
    await send(utara, number, 'Pos Laju');
    await send(som, number, 'J&T Express');
    await reload(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Your order has arrived' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Follow at Pos Laju' })).toHaveAttribute('href', /630012345678$/);
    await expect(page.getByRole('link', { name: 'Follow at J&T Express' })).toHaveAttribute('href', /630012345678$/);
    for (const step of ['Packed', 'Shipped', 'Out for delivery']) {
      await expect(page.getByRole('article').getByText(step, { exact: true })).toHaveCount(2);
    }

    // Mangoes are perishable, so no return is offered.
    await expect(page.getByRole('button', { name: /^Return Harumanis/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Return Sambal/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Return items' });
    await drawer.getByLabel('Details').fill('The lid was open');
    const refund = /\$[\d.]+/.exec((await drawer.getByText(/^You get/).textContent())!)![0];
    await expectNoViolations(page);
    await drawer.getByRole('button', { name: 'Request return' }).click();
    await expect(page.getByRole('region', { name: 'Return items' })).toContainText('Return requested');

    await open(som, '/vendor-orders?stage=returns');
    await som.getByRole('link', { name: 'Answer the return' }).first().click();
    await expect(som.getByText('The lid was open')).toBeVisible();
    await som.getByLabel('How and where to send the goods').fill('To 5 Jalan Mempelam, Alor Setar');
    await som.getByRole('button', { name: 'Accept the return' }).click();
    await som.getByRole('radio', { name: /^Yes/ }).check();
    await expectNoViolations(som);
    await som.getByRole('button', { name: 'Received: refund' }).click();
    await expect(som.getByRole('heading', { level: 2, name: 'Returned' })).toBeVisible();
    expect(await onHand(som, 'sambal tumis')).toBe(before);

    await reload(page);
    const returned = page.getByRole('article', { name: /Dapur Mak Som/ });
    await expect(returned.getByText('Return received', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(`Refunded: ${refund}`)).toBeVisible();
    await open(utara, `/vendor-orders?q=${number}`);
    await expect(utara.getByText('Delivered', { exact: true })).toBeVisible();
  },
);

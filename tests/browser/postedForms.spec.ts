import type { Locator, Page } from '@playwright/test';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { execute, expect, test } from './browserTest.ts';

test.use({ javaScriptEnabled: false, expectedComplaint: /status of (404|422|501)/ });

const main = (page: Page) => page.getByRole('main');
const newEmail = (name: string) => `${name}-${test.info().testId.slice(-8)}-${test.info().retry}@example.com`;

/** Clicks a link to another document and waits until that has loaded, because scrolling to its anchor could move the next click target. */
async function follow(control: Locator): Promise<void> {
  await Promise.all([control.page().waitForEvent('load'), control.click()]);
}

/** Clicks the button and returns the requested URLs, none of which may contain field values. */
async function send(page: Page, button: { name: string | RegExp; in?: string }): Promise<string[]> {
  const urls: string[] = [];
  const note = (request: { url: () => string; isNavigationRequest: () => boolean }) => {
    if (request.isNavigationRequest()) urls.push(decodeURIComponent(request.url()));
  };
  page.on('request', note);
  const place = button.in === undefined ? page : page.locator(button.in);
  await follow(place.getByRole('button', { name: button.name, exact: true }));
  page.off('request', note);
  expect(urls.filter((url) => /@|Siti|Telawi|012/.test(url))).toEqual([]);
  return urls;
}

async function register(page: Page): Promise<{ email: string; password: string }> {
  const [email, password] = [newEmail('siti'), 'kain-songket-biru-7'];
  await page.goto('/register');
  await page.getByLabel('First name').fill('Siti');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Mobile number').fill('012-345 6789');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await send(page, { name: 'Create account' });
  await expect(page).toHaveURL('/user-profile');
  return { email, password };
}

test('without JavaScript the newsletter form in the footer works on any page and shows its errors there', async ({ page }) => {
  await page.goto('/faq?topic=delivery');
  const form = page.getByRole('form', { name: 'Friday’s market list' });
  await form.getByRole('textbox').fill('siti@');
  await send(page, { name: 'Subscribe', in: 'footer' });
  await expect(page).toHaveURL('/faq?topic=delivery#newsletter-footer');
  await expect(form.getByRole('textbox')).toHaveValue('siti@');
  await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(form).toBeInViewport();
  const email = newEmail('siti');
  await form.getByRole('textbox').fill(email);
  await send(page, { name: 'Subscribe', in: 'footer' });
  await expect(page).toHaveURL('/faq?topic=delivery#newsletter-footer');
  await expect(page.getByRole('contentinfo').getByText(`One step left: use the link in our email to ${email}.`)).toBeInViewport();
  await page.reload();
  await expect(form).toBeVisible();
});

test('without JavaScript an order is found by its number and email, neither of which is in a URL', async ({ page, request }) => {
  const { product } = await execute<{ product: { variants: { id: string }[] } }>(
    request,
    '{ product(slug: "sambal-tumis") { variants { id } } }',
  );
  const email = newEmail('aina');
  const lines = [{ variantId: product.variants[0]!.id, quantity: 1 }];
  const input = anOrderInput({ lines, expectedTotal: 794, email, idempotencyKey: email });
  const { placeOrder } = await execute<{ placeOrder: { order: { number: string } | null; errors: unknown[] } }>(
    request,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } errors { __typename ... on UserError { message } } } }',
    { input },
  );
  expect(placeOrder.errors).toEqual([]);
  const { number } = placeOrder.order!;
  for (const path of ['/track-order', '/track-order-2']) {
    await page.goto(path);
    await page.getByLabel('Order number').fill(number);
    await send(page, { name: 'Track order' });
    await expect(main(page).getByRole('alert')).toContainText('Please fix 1 field');
    await expect(page.getByLabel('Order number')).toHaveValue(number);
    await page.getByLabel('Email', { exact: true }).fill(email);
    const urls = await send(page, { name: 'Track order' });
    expect(urls.join(' ')).not.toContain(number);
    await expect(main(page).getByRole('heading', { name: new RegExp(number) })).toBeInViewport();
  }
});

test('without JavaScript the marketplace can be contacted', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByLabel('Your name').fill('Siti');
  await page.getByLabel('Message', { exact: true }).fill('Where is my basket?');
  await send(page, { name: 'Send message' });
  await expect(main(page).getByRole('alert')).toContainText('Please fix 1 field');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Where is my basket?');
  await page.getByLabel('Email', { exact: true }).fill(newEmail('siti'));
  await send(page, { name: 'Send message' });
  await expect(main(page).getByText(/^MSG-/)).toBeInViewport();
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('');
});

test('without JavaScript a shopper registers, logs in and requests a password reset', async ({ page }) => {
  const { email, password } = await register(page);
  await page.context().clearCookies();
  await page.goto('/login?next=%2Forders');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await send(page, { name: 'Log in', in: 'main' });
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await send(page, { name: 'Log in', in: 'main' });
  await expect(page).toHaveURL('/orders');
  await page.context().clearCookies();
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await send(page, { name: 'Send the link', in: 'main' });
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('without JavaScript a profile is changed, and addresses are added and changed', async ({ page }) => {
  await register(page);
  await page.goto('/profile-edit');
  const profile = page.getByRole('form', { name: 'Edit profile' });
  await profile.getByLabel('First name').fill('');
  await send(page, { name: 'Save', in: 'form[aria-label="Edit profile"]' });
  await expect(profile.getByRole('alert')).toContainText('Please fix 1 field');
  await profile.getByLabel('First name').fill('Farah');
  await profile.getByLabel('Language for messages').selectOption('MS');
  await send(page, { name: 'Save', in: 'form[aria-label="Edit profile"]' });
  await expect(profile.getByRole('status')).toBeInViewport();
  await expect(profile.getByLabel('First name')).toHaveValue('Farah');
  await expect(profile.getByLabel('Language for messages')).toHaveValue('MS');

  await follow(page.getByRole('button', { name: /^Add/ }));
  const address = page.getByRole('form', { name: 'Add an address' });
  await address.getByLabel('Address', { exact: true }).fill('Unit 12-3, Jalan Telawi 5');
  await send(page, { name: 'Save', in: 'form[aria-label="Add an address"]' });
  await expect(address.getByRole('alert')).toContainText('Please fix 2 fields');
  await expect(address.getByLabel('Address', { exact: true })).toHaveValue('Unit 12-3, Jalan Telawi 5');
  await address.getByLabel('Postcode').fill('59100');
  await address.getByLabel('City').fill('Kuala Lumpur');
  await address.getByLabel('State').selectOption('KUALA_LUMPUR');
  await send(page, { name: 'Save', in: 'form[aria-label="Add an address"]' });
  await expect(page).toHaveURL('/profile-edit#address-book');
  await follow(page.getByRole('button', { name: 'Edit the address in Unit 12-3, Jalan Telawi 5' }));
  await page.getByLabel('Address', { exact: true }).fill('7 Jalan Maarof');
  await send(page, { name: 'Save', in: 'form[method=post]:has([name=line1])' });
  await expect(main(page).getByText('7 Jalan Maarof').first()).toBeVisible();
});

test('without JavaScript a member opens a shop', async ({ page }) => {
  await register(page);
  await page.goto('/vendor-dashboard');
  const form = page.getByRole('form', { name: 'Open your shop' });
  const name = `Kedai ${newEmail('ani').replace(/\W+/g, ' ').slice(0, 30)}`;
  await form.getByLabel('Shop name').fill(name);
  await send(page, { name: 'Open the shop' });
  await expect(form.getByRole('alert')).toContainText('Please fix 4 fields');
  await expect(form.getByLabel('Shop name')).toHaveValue(name);
  await form.getByLabel('What kind of shop').fill('Bakery');
  await form.getByLabel('About your shop').fill('Bread from a wood fire.');
  await form.getByLabel('City').fill('Taiping');
  await form.getByLabel('State').selectOption('PERAK');
  await send(page, { name: 'Open the shop' });
  await expect(page).toHaveURL('/vendor-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome to your shop/ })).toBeVisible();
});

test('without JavaScript a seller saves one part of the shop settings', async ({ page, enter }) => {
  await enter('vendor@rizq.demo');
  await page.goto('/vendor-setting-edit');
  const options = page.getByRole('form', { name: 'Express and self-pickup' });
  await options.getByLabel('Express fee in dollars').fill('dear');
  await follow(options.getByRole('button', { name: 'Save this part' }));
  await expect(options.getByRole('alert')).toContainText('Please fix 1 field');
  await expect(options).toBeInViewport();
  await expect(options.getByLabel('Express fee in dollars')).toHaveValue('dear');
  await options.getByLabel('Express fee in dollars').fill('6.66');
  await follow(options.getByRole('button', { name: 'Save this part' }));
  await expect(options.getByRole('status').first()).toBeInViewport();
  await expect(options.getByLabel('Express fee in dollars')).toHaveValue('6.66');
});

test('without JavaScript a seller changes a price, counts the stock and packs an order', async ({ page, enter }) => {
  await enter('vendor@rizq.demo');
  await page.goto('/vendor-stock?q=sambal');
  const count = main(page)
    .getByRole('textbox', { name: /^Stock of/ })
    .first();
  await count.fill('many');
  await send(page, { name: /^Save$/ });
  await expect(main(page).getByRole('alert')).toContainText('Nothing was saved');
  await expect(count).toHaveAttribute('aria-invalid', 'true');
  await count.fill('77');
  await send(page, { name: /^Save$/ });
  await expect(main(page).getByRole('status')).toContainText('1 change saved');

  await follow(main(page).getByRole('heading', { level: 2 }).first().getByRole('link'));
  await page.getByLabel('Price', { exact: true }).fill('dear');
  await send(page, { name: 'Save changes', in: 'header:has(h1)' });
  await expect(main(page).getByRole('alert')).toContainText('Please fix 1 field');
  await page.getByLabel('Price', { exact: true }).fill('4.40');
  await send(page, { name: 'Save changes', in: 'header:has(h1)' });
  await expect(main(page).getByRole('status').first()).toBeInViewport();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('4.40');

  await page.goto('/vendor-orders?stage=to-pack');
  await follow(main(page).getByRole('button', { name: 'Mark packed' }).first());
  await expect(main(page).getByRole('status')).toContainText(/^RZQ-.*: Packed$/);
});

test.describe('before scripts have loaded', () => {
  test.use({ javaScriptEnabled: true, expectedComplaint: /ERR_FAILED|status of 422|Failed to fetch dynamically imported module/ });

  test('a posted form shows its errors when a module of the page fails to load', async ({ page }) => {
    const missing = '**/assets/contactPage-*.js';
    await page.route(missing, (route) => route.abort());
    await page.goto('/contact-us');
    await page.getByLabel('Your name').fill('Siti');
    await send(page, { name: 'Send message' });
    await expect(main(page).getByRole('alert')).toContainText('Please fix 2 fields');
    await expect(page.getByLabel('Your name')).toHaveValue('Siti');
  });

  test('a posted form shows its errors on a page that hydrates and can be submitted again', async ({ page }) => {
    const scripts = '**/assets/*.js';
    await page.route(scripts, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/entry-client-'));
    await page.goto('/contact-us');
    await refused;
    await page.getByLabel('Your name').fill('Siti');
    await page.getByLabel('Message', { exact: true }).fill('Where is my basket?');
    await page.unroute(scripts);
    await send(page, { name: 'Send message' });
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(main(page).getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Where is my basket?');
    await page.getByLabel('Email', { exact: true }).fill(newEmail('siti'));
    await page.getByRole('button', { name: 'Send message', exact: true }).click();
    await expect(main(page).getByText(/^MSG-/)).toBeVisible();
    // Posted values are restored only on the page that was returned in the response.
    await page.getByRole('link', { name: 'You may find your answer in the FAQ.' }).click();
    await expect(page).not.toHaveURL(/contact-us/);
    await page.goBack();
    await expect(page.getByLabel('Your name')).toHaveValue('');
  });
});

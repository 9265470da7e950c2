import type { Page } from '@playwright/test';
import { putInCart } from './guest.ts';
import { expectNoViolations } from './noViolations.ts';
import { execute, expect, hydrated, open, reload, startWithEmptyCart, test } from './browserTest.ts';

const PASSWORD = 'nasi lemak sambal';

async function openAccountMenu(page: Page): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'My account' });
  if (await menu.isVisible()) return menu.click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'My account' }).click();
}

async function logInAsDemoShopper(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill in shopper@rizq.demo' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
}

async function logOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  // The account navigation on the page has a button with the same name.
  await page.getByRole('banner').or(page.getByRole('dialog')).getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
}

test.beforeEach(async ({ page }) => startWithEmptyCart(page));

test('@phone a shopper registers, adds an address and logs out; a member orders', async ({ page }, { project, retry }) => {
  // The guest's cart is kept after registration.
  await putInCart(page, 'harumanis-mango');

  await open(page, '/register');
  await page.getByLabel('First name', { exact: true }).fill('Farah');
  await page.getByLabel('Email', { exact: true }).fill(`farah-${project.name}-${retry}@example.com`);
  await page.getByLabel('Mobile number', { exact: true }).fill('012-345 6789');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Welcome to Rizq, Farah')).toBeVisible();

  await page.getByRole('button', { name: 'Add your first address' }).click();
  await expectNoViolations(page);
  await page.getByLabel('Address', { exact: true }).fill('3, Jalan Gasing');
  await page.getByLabel('Postcode', { exact: true }).fill('46000');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('SELANGOR');
  await page.getByLabel('City', { exact: true }).fill('Petaling Jaya');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('3, Jalan Gasing')).toBeVisible();
  await expectNoViolations(page);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'rizq_session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await logOut(page);
  expect((await page.context().cookies()).some(({ name }) => name === 'rizq_session')).toBe(false);
  // The cart belongs to the account, so logging out removes it from the device.
  await open(page, '/checkout');
  await expect(page.getByRole('heading', { name: 'Nothing to pay for yet' })).toBeVisible();

  await open(page, '/orders');
  await expect(page.getByText('Log in to see your orders')).toBeVisible();
  await logInAsDemoShopper(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/orders');

  await putInCart(page, 'harumanis-mango');
  await open(page, '/checkout');
  await expect(page.getByText(/^Logged in as Nurul Aina/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit Delivery address' }).click();
  await page.getByRole('radio', { name: /Lorong Perak/ }).check();
  await page.getByLabel(/^I agree that the order is binding/).check();
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Place order · \$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
  const number = new URL(page.url()).pathname.split('/').pop()!;

  await open(page, '/orders');
  await expect(page.getByRole('link', { name: `View order ${number}` })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Show as: Table' }).click();
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^(Your package|The first of \w+ packages) is expected/ })).toBeVisible();
  await reload(page);
  await expect(page.getByRole('heading', { level: 1, name: /^(Your package|The first of \w+ packages) is expected/ })).toBeVisible();
});

test('@desk the return path of a login never leads to another site', async ({ page }) => {
  await open(page, '/login?next=%2F%5Cevil.example');
  await logInAsDemoShopper(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/user-profile');
});

test('@desk a logout also logs out another tab', async ({ page, context }) => {
  await open(page, '/login?next=/user-profile');
  await logInAsDemoShopper(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/orders');
  await hydrated(other);
  await expect(other.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  await logOut(page);
  await expect(other.getByText('Log in to see your orders')).toBeVisible();
});

test('@phone a forgotten password is reset by a link in an email, which ends every other session', async ({ page, browser, request }, {
  project,
  retry,
}) => {
  const email = `forgetful-${project.name}-${retry}@example.com`;
  const input = { firstName: 'Hassan', email, phone: '012-345 6789', password: PASSWORD };
  await execute(request, 'mutation ($input: RegisterInput!) { register(input: $input) { viewer { id } errors { __typename } } }', {
    input,
  });
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const logIn = async (tab: Page, password: string) => {
    await tab.getByLabel('Email', { exact: true }).fill(email);
    await tab.getByLabel('Password', { exact: true }).fill(password);
    await tab.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  };
  await open(other, '/login');
  await logIn(other, PASSWORD);
  await expect(other.getByText('Welcome back, Hassan')).toBeVisible();

  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login page also has a field with this name.
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await page.getByRole('link', { name: 'Open the demo’s outbox' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: email }).first()).toBeVisible();
  await expectNoViolations(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: /^Set a new password/ })
    .first()
    .click();
  await page.getByRole('link', { name: /\/reset-password\?token=/ }).click();
  await hydrated(page);
  await page.getByLabel('New password', { exact: true }).fill('bubur ayam pagi');
  await page.getByLabel('Confirm password', { exact: true }).fill('bubur ayam pagi');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();

  await other.goto('/user-profile');
  await expect(other.getByText('Log in to see your profile')).toBeVisible();
  await hydrated(other);
  await logIn(other, 'bubur ayam pagi');
  await expect(other.getByText('Welcome back, Hassan')).toBeVisible();
  await expect(other.getByText('This device', { exact: true })).toBeVisible();
  await other.getByRole('link', { name: 'Edit details' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
  await expectNoViolations(other);
  await elsewhere.close();
});

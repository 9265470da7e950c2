import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, open, startWithEmptyCart, test } from './shopTest.ts';

const PASSWORD = 'nasi lemak sambal';

async function openAccountMenu(page: Page): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'My account' });
  if (await menu.isVisible()) return menu.click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'My account' }).click();
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([]);
}

async function logInAsDemoShopper(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill in shopper@rizq.demo' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
}

async function logOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
}

test.beforeEach(async ({ page }) => startWithEmptyCart(page));

test('from a new account to the order of a member', async ({ page }, { project, retry }) => {
  // The cart is a guest's at first, and stays.
  await open(page, '/product/harumanis-mango');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:cart'))).toContain('harumanis-mango');

  await open(page, '/register');
  await page.getByLabel('First name', { exact: true }).fill('Farah');
  await page.getByLabel('Email', { exact: true }).fill(`farah-${project.name}-${retry}@example.com`);
  await page.getByLabel('Mobile number', { exact: true }).fill('012-345 6789');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Welcome back, Farah')).toBeVisible();

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

  await open(page, '/orders');
  await expect(page.getByText('Log in to see your orders')).toBeVisible();
  await logInAsDemoShopper(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/orders');

  await open(page, '/checkout');
  await expect(page.getByText(/^Logged in as Nurul Aina/)).toBeVisible();
  await page.getByRole('radio', { name: /Lorong Perak/ }).check();
  await expect(page.getByLabel('Postcode', { exact: true })).toHaveValue('05150');
  await page.getByLabel(/^I agree that the order is binding/).check();
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Place order · \$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
  const number = new URL(page.url()).pathname.split('/').pop()!;

  await open(page, '/orders');
  await expect(page.getByRole('link', { name: `View order ${number}` })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Show as: Table' }).click();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
});

test('an address to come back to never leads to another site', async ({ page }) => {
  await open(page, '/login?next=%2F%5Cevil.example');
  await logInAsDemoShopper(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/user-profile');
});

test('another tab follows a logout', async ({ page, context }) => {
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

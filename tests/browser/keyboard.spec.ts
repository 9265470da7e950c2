import type { Locator, Page } from '@playwright/test';
import { cards, expect, open, startWithEmptyCart, test } from './browserTest.ts';

const MOST_STOPS = 120;

/** Presses Tab or Shift+Tab until the element has the focus, which also shows that the element can be reached. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(wanted).toBeFocused({ timeout: 1 });
}

/** Whether the focus is in a dialog, or on the browser's own buttons, which come between the dialog's last and first elements. */
const focusIsIn = (dialog: Locator) =>
  dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body);

test('the first focusable element is a link that skips the menus', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
});

test('the menu opens with Enter, closes with Escape and returns the focus', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'All categories' });
  const inside = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(inside).toBeVisible();
  await tabTo(page, inside);
  await page.keyboard.press('Escape');
  await expect(inside).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, inside);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rizq-marketplace/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an order can be placed from a listing with the keyboard alone', async ({ page }) => {
  await startWithEmptyCart(page);
  await open(page, '/rizq-marketplace');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Filters' });
  const box = panel.getByRole('checkbox', { name: /^Vegetables, / });
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vegetables');
  await expect(box).toBeFocused();
  await tabTo(page, panel.getByRole('link', { name: 'Skip filters' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused();

  const product = cards(page).getByRole('link', { name: 'Terung ungu' });
  await tabTo(page, product);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Terung ungu' })).toBeFocused();
  const add = page.getByRole('main').getByRole('button', { name: /^Add to cart · / });
  await tabTo(page, add);
  await page.keyboard.press('Enter');

  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  const cart = page.getByRole('link', { name: /^Cart, / });
  await expect(drawer.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIsIn(drawer)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const added = page.getByRole('main').getByRole('button', { name: /^Add(ed)? to cart/ });
  await expect(added.first()).toBeFocused();

  await tabTo(page, cart, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const quantity = drawer.getByRole('spinbutton', { name: 'Quantity' });
  await tabTo(page, quantity);
  await page.keyboard.press('ArrowUp');
  await expect(quantity).toHaveValue('2');
  await tabTo(page, drawer.getByRole('link', { name: 'Checkout' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();

  const typed = {
    Email: 'farah@example.com',
    'Mobile number': '012-345 6789',
    'First name': 'Farah Hanim',
    Address: 'Unit 12-3, Jalan Telawi 5',
    Postcode: '59100',
  };
  for (const [label, text] of Object.entries(typed)) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Kuala Lumpur');
  await tabTo(page, page.getByLabel(/^I agree that the order is binding/));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: /^Place order/ }));
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' });
  await expect(confirmation).toBeFocused();
  await expect(page.getByText(/^Package\b.*\bfrom\b/).first()).toBeVisible();
  await expect(confirmation).toBeFocused();
});

test('removing a cart line moves the focus to its undo button, and restoring it moves the focus back', async ({ page }) => {
  await open(page, '/cart');
  const products = page.getByRole('region', { name: 'Kebun Utara' });
  const remove = products.getByRole('button', { name: 'Remove Harumanis mango, Perlis' });
  const undo = products.getByRole('button', { name: 'Undo: put Harumanis mango, Perlis back' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
});

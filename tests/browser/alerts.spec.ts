import type { Page } from '@playwright/test';
import { SECOND_SELLER } from '#tests/support/api/secondSeller.ts';
import { expectNoViolations } from './noViolations.ts';
import { expect, open, test } from './browserTest.ts';

/** Products of Kebun Utara that no other test uses. */
const SOLD_OUT = { slug: 'coconut-water', title: 'Coconut water, four cans' };
const DEAR = { slug: 'mangosteen-basket', title: 'Mangosteen, small basket' };
/** A member whose alerts no other test sets. */
const MEMBER = 'vendor@rizq.demo';

/** Opens the newest email to an address from the demo's outbox, which shows new ones without a reload. */
async function openMail(page: Page, to: string, subject: string | RegExp): Promise<void> {
  await open(page, '/outbox');
  await page.getByRole('listitem').filter({ hasText: to }).getByRole('link', { name: subject }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
}

async function setStock(page: Page, { title }: { title: string }, units: string): Promise<void> {
  await open(page, `/vendor-stock?q=${encodeURIComponent(title)}`);
  await page.getByRole('textbox', { name: /^Stock of/ }).fill(units);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('1 change saved')).toBeVisible();
}

test(
  'a guest and a member are emailed once a sold-out product is back and a price falls, and stop these emails with one click',
  { tag: '@phone' },
  async ({ page, enter, context }, { testId, retry }) => {
    const guest = `${testId}-${retry}@example.com`;
    await enter(SECOND_SELLER.email);
    await setStock(page, SOLD_OUT, '0');

    // A guest sets an alert and confirms it.
    await context.clearCookies();
    await open(page, `/product/${SOLD_OUT.slug}`);
    const stockForm = page.getByRole('form', { name: 'Notify me' }).first();
    await stockForm.getByLabel('Your email').fill(guest);
    await stockForm.getByRole('button', { name: 'Notify me' }).click();
    await expect(page.getByText(`One step left: use the link in our email to ${guest}.`)).toBeVisible();
    await expectNoViolations(page);
    await openMail(page, guest, /^Confirm/);
    await page.getByRole('link', { name: /\/confirm-email\?token=/ }).click();
    await page.getByRole('button', { name: 'Confirm this email' }).click();
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();

    // A member sets one for a lower price.
    await enter(MEMBER);
    await open(page, `/product/${DEAR.slug}`);
    await page.getByText('Tell me when the price drops').click();
    const priceForm = page.getByRole('form', { name: 'Notify me' });
    await priceForm.getByRole('button', { name: 'Notify me' }).click();
    await expect(page.getByText('Alert set. We write to you as soon as there is news.')).toBeVisible();
    await expectNoViolations(page);

    // The seller restocks one product and lowers the price of the other.
    await enter(SECOND_SELLER.email);
    await setStock(page, SOLD_OUT, '9');
    await open(page, `/vendor-stock?q=${encodeURIComponent(DEAR.title)}`);
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').click();
    const price = page.getByLabel('Price', { exact: true });
    await expect(price).not.toHaveValue('');
    await price.fill(String(Number(await price.inputValue()) - 1));
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await expect(page.getByText('Saved. Shoppers see it now.').first()).toBeVisible();

    // Both get an email, whose link opens the product.
    await context.clearCookies();
    await openMail(page, MEMBER, 'A lower price at Rizq');
    await page.getByRole('link', { name: new RegExp(`/product/${DEAR.slug}$`) }).click();
    await expect(page.getByRole('heading', { level: 1, name: DEAR.title })).toBeVisible();
    await openMail(page, guest, 'Back in stock at Rizq');
    const unsubscribe = page.getByRole('link', { name: /\/unsubscribe\?token=/ });
    const href = (await unsubscribe.getAttribute('href'))!;
    await page.getByRole('link', { name: new RegExp(`/product/${SOLD_OUT.slug}$`) }).click();
    await expect(page.getByRole('heading', { level: 1, name: SOLD_OUT.title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();

    // The one click of a mail client, and the same link in the text.
    const stopped = await page.request.post(href, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(stopped.status()).toBe(200);
    await openMail(page, MEMBER, 'A lower price at Rizq');
    await page.getByRole('link', { name: /\/unsubscribe\?token=/ }).click();
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(page.getByRole('heading', { name: 'Stopped: alerts' })).toBeVisible();
    await enter(MEMBER);
    await open(page, '/user-alerts/emails');
    await expect(page.getByRole('checkbox', { name: /^Alerts/ })).not.toBeChecked();
    await expectNoViolations(page);
  },
);

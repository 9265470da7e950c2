import type { Page } from '@playwright/test';
import { PREFS_COOKIE } from '#client/state/prefs.ts';
import { expectNoViolations } from './noViolations.ts';
import { expect, open, startWithEmptyCart, test } from './browserTest.ts';

async function logIn(page: Page): Promise<void> {
  await open(page, '/login?next=/orders');
  await page.getByRole('button', { name: /shopper@rizq\.demo/ }).click();
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/orders');
}

async function expectNothingCut(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

test.beforeEach(async ({ page }) => startWithEmptyCart(page));

test('@desk an invoice prints as one white A4 page in dark mode and in Malay, and has its number as title', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: PREFS_COOKIE, value: 'ms.dark.KUALA_LUMPUR', url: baseURL! }]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await logIn(page);
  await open(page, '/user-invoice');
  await expect(page.getByRole('heading', { level: 1, name: 'Invois' })).toBeVisible();
  await expect(page).toHaveTitle(/^INV-\d{4}-\d{6}$/);
  await expectNoViolations(page);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const paper = await page.evaluate(() => ({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    ink: getComputedStyle(document.querySelector('article')!).color,
    seen: [...document.querySelectorAll('header, footer, nav, button')].filter(
      (element) => !element.closest('article') && (element as HTMLElement).offsetParent !== null,
    ).length,
  }));
  expect(paper).toEqual({ ground: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)', seen: 0 });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!.slice(1).map(Number);
  expect([Math.round(width!), Math.round(height!)]).toEqual([595, 842]);
});

test('@phone the lists of orders and purchases fit a narrow screen and are accessible', async ({ page }) => {
  await logIn(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Show as: Table' }).click();
  await expectNoViolations(page);
  await expectNothingCut(page);
  const pill = page
    .getByRole('row')
    .nth(1)
    .getByText(/^(To pay|To ship|To receive|Your answer needed|Delivered|Cancelled)$/);
  const box = (await pill.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);

  await open(page, '/user-history');
  await expectNoViolations(page);
  await expectNothingCut(page);
  await page
    .getByRole('button', { name: /^Buy .+ again$/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Order again' }).getByRole('checkbox')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(
    page
      .getByRole('button', { name: /^Buy .+ again$/ })
      .filter({ visible: true })
      .first(),
  ).toBeFocused();
});

test('@phone an order and both tracking pages fit the screen and are accessible', async ({ page }) => {
  await logIn(page);
  await open(page, '/orders?status=pending');
  await page.getByRole('link', { name: /^RZQ-/ }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: /package/ })).toBeVisible();
  await expectNoViolations(page);
  await expectNothingCut(page);
  // Takes the last of these links, because the first is in the account menu.
  await page.getByRole('main').getByRole('link', { name: 'Track order', exact: true }).last().click();
  await expect(page.getByRole('list', { name: 'Progress' }).first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Show every event' }).click();
  await page.getByRole('tab').nth(1).click();
  await expectNoViolations(page);
  await expectNothingCut(page);
});

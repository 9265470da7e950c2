import { expectNoViolations } from './noViolations.ts';
import { expect, open, reload, test } from './browserTest.ts';

test('@phone a coupon below its minimum is rejected with the missing amount; another applies, survives a reload and can be removed', async ({
  page,
}) => {
  await open(page, '/cart');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  const total = summary.getByText('Total', { exact: true }).locator('..');
  await expect(total).toContainText('$54.94');
  await summary.getByRole('button', { name: 'Have a coupon?' }).click();
  const code = summary.getByLabel('Coupon code');
  await expect(code).toBeFocused();
  await code.fill('hemat5');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/can't be used\. Spend \$12\.30 more to use it\./);
  await expect(page.getByText('Spend $12.30 more')).toHaveCount(1);
  await expect(code).toHaveValue('hemat5');
  await expect(total).toContainText('$54.94');
  await expectNoViolations(page, 'main');

  await code.fill('rizq10');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByRole('button', { name: 'Remove coupon RIZQ10' })).toBeFocused();
  await expect(total).toContainText('$50.42');
  await reload(page);
  await expect(total).toContainText('$50.42');
  await expectNoViolations(page, 'main');

  await open(page, '/checkout');
  const fold = page.getByRole('button', { name: /^Order summary, / });
  if (await fold.isVisible()) await fold.click();
  await expect(summary.getByText('Discount, RIZQ10')).toBeVisible();
  await summary.getByRole('button', { name: 'Remove coupon RIZQ10' }).click();
  await expect(total).toContainText('$54.94');
  await expect(summary.getByRole('button', { name: 'Have a coupon?' })).toBeFocused();
});

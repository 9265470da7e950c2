import { expect, test } from './shopTest.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the catalogue can be browsed, filtered by link, paged and read', async ({ page, isMobile }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Harumanis mango, Perlis').first()).toBeVisible();

  await page.goto('/rizq-marketplace');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(24);
  if (!isMobile) {
    await page.getByRole('checkbox', { name: /^Fresh Fruit/ }).click();
    await expect(page).toHaveURL(/category=fresh-fruit/);
    await expect(cards).toHaveCount(5);
    await page.goto('/rizq-marketplace');
  }
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  const title = cards.first().getByRole('link').first();
  const name = await title.textContent();
  await title.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name!.trim().slice(0, 12));
});

for (const path of ['/', '/rizq-marketplace', '/shop-full-width-col-4?q=kopi', '/product/kopi-o-kampung']) {
  test(`the source of ${path} shows its content`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain('Kopi O kampung');
  });
}

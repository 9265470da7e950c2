import { expect, test } from './browserTest.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the catalogue can be browsed, filtered by link, paged and read', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Harumanis mango, Perlis').first()).toBeVisible();

  await page.goto('/rizq-marketplace');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(24);
  await page.getByRole('checkbox', { name: /^Fresh Fruit/ }).click();
  await expect(page).toHaveURL(/category=fresh-fruit/);
  await expect(cards).toHaveCount(5);
  await page.goto('/rizq-marketplace');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  const title = cards.first().getByRole('link').first();
  const name = await title.textContent();
  await title.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name!.trim().slice(0, 12));
});

test('without JavaScript a search without results shows near matches, and a filter named by a word can be removed', async ({ page }) => {
  await page.goto('/shop-full-width-col-4?q=organic+coffee');
  await expect(page.getByRole('heading', { name: /No results for/ })).toBeVisible();
  const near = page.getByRole('region', { name: 'Closest matches' });
  await expect(near.getByRole('article').first()).toContainText('without organic');
  await near
    .getByRole('link', { name: /Kopi O kampung/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kopi O kampung');

  await page.goto('/shop-full-width-col-4?q=halal+frozen+chicken');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Remove filter Halal certified' }).click();
  await expect(page).toHaveURL(/q=%22halal%22\+frozen\+chicken/);
  await expect(page.getByRole('region', { name: 'Closest matches' })).toBeVisible();
});

test('without JavaScript the filters can be used, and cart and checkout explain that they need JavaScript', async ({ page }) => {
  await page.goto('/shop-full-width-col-4');
  await page.getByText('Filters', { exact: true }).and(page.locator('summary')).click();
  await page.getByRole('checkbox', { name: /^Fresh Fruit/ }).click();
  await expect(page).toHaveURL(/category=fresh-fruit/);
  await page.goto('/cart');
  await expect(page.getByText(/JavaScript is needed to show it/)).toBeVisible();
  await expect(page.getByText('Kopi O kampung, butter roast')).toBeHidden();
  await page.goto('/checkout');
  await expect(page.getByText(/JavaScript is needed to order from it/)).toBeVisible();
  await expect(page.getByText('Reading your cart…')).toBeHidden();
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL('/contact-us');
});

test('without JavaScript vendors can be found, and their products searched', async ({ page }) => {
  await page.goto('/catalog-multi-vendor');
  await page.getByRole('searchbox', { name: 'Find a shop' }).fill('seri');
  await page.getByRole('main').locator('select[name=state]').selectOption('terengganu');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL('/catalog-multi-vendor?q=seri&state=terengganu&sort=level');
  await page.getByRole('link', { name: 'Visit shop: Seri Tenun' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seri Tenun' })).toBeVisible();
  await page.goto('/catalog-single-vendor?vendor=seri-tenun');
  await page.getByRole('searchbox', { name: 'Search in Seri Tenun' }).fill('songket');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/vendor=seri-tenun&q=songket$/);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/songket/i);
});

for (const path of ['/', '/rizq-marketplace', '/shop-full-width-col-4?q=kopi', '/product/kopi-o-kampung']) {
  test(`the HTML of ${path} contains its content`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain('Kopi O kampung');
  });
}

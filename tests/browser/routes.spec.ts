import { specRoutes } from '../support/specRoutes.ts';
import { expect, test } from './shopTest.ts';

test.describe('every route of the specification', () => {
  for (const { path, built } of specRoutes) {
    test(`${path} ${built ? 'shows its page' : 'is not built yet and says so'}`, async ({ request }) => {
      const answer = await request.get(path);
      const html = await answer.text();
      expect(answer.status()).toBe(built && path !== '/not-found' ? 200 : 404);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html.includes('The page you tried to access does not exist')).toBe(!built || path === '/not-found');
    });
  }

  test('an unknown path is a real 404 with a way on', async ({ page }) => {
    const answer = await page.goto('/no-such-stall');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  });
});

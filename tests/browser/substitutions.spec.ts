import { execute, expect, open, test } from './browserTest.ts';
import { expectNoViolations } from './noViolations.ts';

const ORDERS = 'query { viewer { orders(first: 50) { nodes { number packages { lines { replacement { state } } } } } } }';

interface Orders {
  viewer: { orders: { nodes: { number: string; packages: { lines: { replacement: { state: string } | null }[] }[] }[] } };
}

test('@phone a member refuses a replaced product, and the page shows the refund without a reload', async ({ page, enter }) => {
  await enter('shopper@rizq.demo');
  const { viewer } = await execute<Orders>(page.request, ORDERS);
  const isReplaced = ({ packages }: Orders['viewer']['orders']['nodes'][number]) =>
    packages.some(({ lines }) => lines.some(({ replacement }) => replacement?.state === 'REQUESTED'));
  const { number } = viewer.orders.nodes.find(isReplaced)!;

  await open(page, `/orders/${number}`);
  const replacement = page.getByRole('link', { name: 'Kuih bangkit, pandan' });
  await expect(replacement).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Accept Kuih bangkit, pandan' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Refuse', exact: true }).click();
  await page.getByRole('button', { name: 'Refuse it' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'You refused the replacement' })).toContainText('refunded');
  await expect(replacement).toHaveCount(0);
});

import { expect, test } from 'vitest';
import { runAdminCommand } from '#server/admin/adminCommands.ts';
import type { CouponOptions } from '#server/admin/couponCommands.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';

const LINES = [{ variantId: 'var_rice' }, { variantId: 'var_coffee' }];

async function openMarketplace() {
  const clock = { now: new Date('2026-11-24T04:00:00Z') };
  const marketplace = await openMarket('memory', aMarket(), { now: () => clock.now });
  return {
    ...marketplace,
    clock,
    run: (words: string, values: CouponOptions = {}) => runAdminCommand(marketplace.services, { words: words.split(' '), values }),
  };
}

test('an operator adds coupons, lists them with their uses, and ends them', async () => {
  const { run, quote, placeOrder, clock } = await openMarketplace();
  expect(await run('coupons')).toEqual({ isDone: true, text: 'There are no coupons.' });
  expect(await run('coupons add ten', { percent: '10', minimum: '20.00', uses: '5' })).toEqual({ isDone: true, text: 'TEN can be used.' });
  const placed = await placeOrder({ lines: LINES, expectedTotal: 2922, coupon: 'TEN' });
  expect(placed.errors).toEqual([]);
  expect(await run('coupons add KOPI-5', { off: '$5', shop: 'selatan', from: '2026-12-01', until: '2026-12-31' })).toEqual({
    isDone: true,
    text: 'KOPI-5 can be used from 2026-11-30 16:00 UTC.',
  });
  const { text } = await run('coupons');
  expect(text.split('\n')).toEqual([
    'CODE    OFF    MINIMUM  SHOP     FROM (UTC)        UNTIL (UTC)       USED    COUNTS',
    'KOPI-5  $5.00           selatan  2026-11-30 16:00  2026-12-31 15:59  0',
    'TEN     10%    $20.00   all                                          1 of 5',
  ]);
  clock.now = new Date('2026-12-31T15:00:00Z');
  expect((await quote({ lines: LINES, coupon: 'kopi-5' })).totals.discount.minorUnits).toBe(500);
  expect(await run('coupons end ten')).toEqual({ isDone: true, text: 'TEN has ended at 2026-12-31 15:00 UTC; 1 orders have it.' });
  expect((await quote({ lines: LINES, coupon: 'TEN' })).issues).toMatchObject([{ code: 'COUPON_REJECTED' }]);
  // A code cannot be reused, even after it has expired.
  expect((await run('coupons add TEN', { percent: '50' })).isDone).toBe(false);
});

test.each<[string, CouponOptions, string]>([
  ['add AB', { percent: '10' }, '3 to 24 letters'],
  ['add TEN', {}, 'either --percent'],
  ['add TEN', { percent: '10', off: '5' }, 'either --percent'],
  ['add TEN', { percent: '0' }, 'either --percent'],
  ['add TEN', { percent: '101' }, 'either --percent'],
  ['add TEN', { off: '-5' }, 'either --percent'],
  ['add TEN', { percent: '10', minimum: 'much' }, '--minimum'],
  ['add TEN', { percent: '10', shop: 'nobody' }, '--shop'],
  ['add TEN', { percent: '10', until: '2026-02-30' }, '--until'],
  ['add TEN', { percent: '10', from: '2026-12-31', until: '2026-12-01' }, 'before'],
  ['add TEN', { percent: '10', uses: '0' }, '--uses'],
  ['end NOBODY', {}, 'no such coupon'],
  ['add', {}, 'npm run admin'],
])('`coupons %s` with %o is refused with an error naming %s', async (words, values, reason) => {
  const { run, store } = await openMarketplace();
  const { isDone, text } = await run(`coupons ${words}`, values);
  expect([isDone, text]).toEqual([false, expect.stringContaining(reason)]);
  expect(await store.count('coupons')).toBe(0);
});

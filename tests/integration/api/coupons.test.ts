import { describe, expect, test } from 'vitest';
import type { CouponDoc } from '#server/store/documents/coupons.ts';
import { aCoupon, aStock } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { PRICE_CART, type QuoteResponse } from '#tests/support/api/orderOperations.ts';
import { APPROVED, WAITING } from '#tests/support/api/payments.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';

/** Utara's rice at $12.34 and Selatan's coffee at $7.77. */
const LINES = [{ variantId: 'var_rice' }, { variantId: 'var_coffee' }];
const KL = 'KUALA_LUMPUR';
const NOW = new Date('2026-11-24T04:00:00Z');

async function openWith(...coupons: CouponDoc[]) {
  const clock = { now: NOW };
  const marketplace = await openMarket('memory', aMarket(), { now: () => clock.now });
  await marketplace.store.transaction(async (transaction) => {
    for (const coupon of coupons) await transaction.put('coupons', coupon);
  });
  const usesOf = async (code: string) => (await marketplace.store.get('coupons', code))?.used;
  return { ...marketplace, clock, usesOf };
}

const refusalOf = ({ issues }: QuoteResponse) => issues.find(({ code }) => code === 'COUPON_REJECTED');

describe('a coupon', () => {
  test('of a percentage is subtracted before VAT and split between packages to the cent', async () => {
    const { quote } = await openWith(aCoupon());
    const { totals, groups, coupon, readyToPlace } = await quote({ lines: LINES, state: KL, coupon: ' ten ' });
    // 10 % of $20.11 is $2.011; VAT on $18.10 is $3.62; there are two deliveries.
    expect(totals).toMatchObject({
      subtotal: { minorUnits: 2011 },
      discount: { minorUnits: 201 },
      tax: { minorUnits: 362 },
      shipping: { minorUnits: 750 },
      total: { minorUnits: 2922 },
    });
    expect(groups.map((group) => [group.totals.discount.minorUnits, group.totals.tax.minorUnits])).toEqual([
      [123, 222],
      [78, 140],
    ]);
    expect(coupon).toMatchObject({ code: 'TEN', percent: 10, amount: null, vendorId: null });
    expect(readyToPlace).toBe(true);
  });

  test('of an amount discounts at most the price of the products', async () => {
    const { quote } = await openWith(aCoupon({ id: 'LOTS', discount: { kind: 'AMOUNT', cents: 5000 } }));
    const { totals } = await quote({ lines: LINES, state: KL, coupon: 'LOTS' });
    expect(totals).toMatchObject({ discount: { minorUnits: 2011 }, tax: { minorUnits: 0 }, total: { minorUnits: 750 } });
  });

  test.each([WAITING, { method: 'CASH_ON_DELIVERY' }])(
    'that covers the whole price makes the order paid, without a payment step (%o)',
    async (payment) => {
      const market = aMarket();
      const vendors = market.vendors.map((vendor) => ({ ...vendor, offersPickup: true }));
      const products = market.products.map((product) => ({ ...product, fulfilment: ['ONLINE' as const, 'IN_STORE' as const] }));
      const { placeOrder, store, openOrder } = await openMarket('memory', { ...market, vendors, products });
      await store.transaction((transaction) =>
        transaction.put('coupons', aCoupon({ id: 'LOTS', discount: { kind: 'AMOUNT', cents: 5000 } })),
      );
      const shipping = [{ vendorId: 'ven_selatan', optionId: 'pickup' }];
      const { order, errors } = await placeOrder({
        lines: [{ variantId: 'var_coffee' }],
        shipping,
        coupon: 'LOTS',
        expectedTotal: 0,
        payment,
      });
      expect(errors).toEqual([]);
      expect(await openOrder(order?.number ?? '', order?.accessToken ?? '')).toMatchObject({
        status: 'PENDING',
        totals: { total: { minorUnits: 0 } },
        payment: { status: 'PAID', nextAction: null },
      });
      expect(await violations(store, market.stock)).toEqual([]);
    },
  );

  test("of a vendor discounts only that vendor's products", async () => {
    const { quote } = await openWith(aCoupon({ vendorId: 'ven_selatan', discount: { kind: 'AMOUNT', cents: 200 } }));
    const { groups } = await quote({ lines: LINES, state: KL, coupon: 'TEN' });
    expect(groups.map(({ totals }) => totals.discount.minorUnits)).toEqual([0, 200]);
    const { issues, totals } = await quote({ lines: [{ variantId: 'var_rice' }], state: KL, coupon: 'TEN' });
    expect(issues).toMatchObject([{ code: 'COUPON_REJECTED', blocking: true, spendMore: null }]);
    expect(issues[0]?.message).toContain('Selatan');
    expect(totals.discount.minorUnits).toBe(0);
  });

  test('can end free delivery, which is decided after the discount', async () => {
    const { quote } = await openWith(aCoupon());
    const lines = [{ variantId: 'var_lamp' }, { variantId: 'var_rice' }];
    expect((await quote({ lines, state: KL })).totals).toMatchObject({ shipping: { minorUnits: 0 } });
    const { totals } = await quote({ lines, state: KL, coupon: 'TEN' });
    expect(totals).toMatchObject({ shipping: { minorUnits: 300 }, freeShippingRemaining: { minorUnits: 20001 - (21234 - 2123) } });
  });

  test.each<[string, Partial<CouponDoc>, string, string]>([
    ['unknown', { id: 'OTHER' }, 'There is no such coupon', 'Tiada kupon'],
    ['not started', { startsAt: '2026-11-25T00:00:00.000Z' }, 'can be used from 25 Nov 2026', 'mulai 25 Nov 2026'],
    ['ended', { endsAt: NOW.toISOString() }, 'ended on 24 Nov 2026', 'tamat pada 24 Nov 2026'],
    ['used up', { useLimit: 3, used: 3 }, 'has been used up', 'telah habis'],
  ])('that is %s is refused with the reason in English and Malay', async (_, change, en, ms) => {
    const { quote, placeOrder, store } = await openWith(aCoupon(change));
    const quoted = await quote({ lines: LINES, state: KL, coupon: 'TEN' });
    expect(refusalOf(quoted)?.message).toContain(en);
    expect(quoted).toMatchObject({ coupon: null, readyToPlace: false, totals: { discount: { minorUnits: 0 } } });
    expect(refusalOf(await quote({ lines: LINES, state: KL, coupon: 'TEN' }, 'ms'))?.message).toContain(ms);
    const { order, errors } = await placeOrder({ lines: LINES, expectedTotal: 3163, coupon: 'TEN' });
    expect(order).toBeNull();
    expect(errors).toMatchObject([{ __typename: 'CouponRejected', code: 'COUPON_REJECTED', path: ['coupon'], spendMore: null }]);
    expect(await store.count('orders')).toBe(0);
  });

  test('with a minimum says how much to add, and is accepted with that amount', async () => {
    const { quote, placeOrder } = await openWith(aCoupon({ minimumCents: 3000 }));
    const refusal = refusalOf(await quote({ lines: LINES, state: KL, coupon: 'TEN' }));
    expect(refusal).toMatchObject({ spendMore: { minorUnits: 989 }, message: 'Spend $9.89 more to use it.' });
    const { errors } = await placeOrder({ lines: LINES, expectedTotal: 3163, coupon: 'TEN' });
    expect(errors).toMatchObject([{ code: 'COUPON_REJECTED', spendMore: { minorUnits: 989 } }]);
    const more = [...LINES, { variantId: 'var_cent', quantity: 989 }];
    expect(refusalOf(await quote({ lines: more, state: KL, coupon: 'TEN' }))).toBeUndefined();
  });

  test('cannot be guessed: after ten unknown codes a caller must wait, also for a valid code', async () => {
    const { store } = await openWith(aCoupon());
    const api = await createTestApi({ store, now: () => NOW });
    const tryCode = async (coupon: string, address: string) => {
      const { data } = await api.execute<{ quote: QuoteResponse }>(PRICE_CART, { input: { lines: LINES, state: KL, coupon } }, { address });
      return refusalOf(data.quote)?.message ?? 'it counts';
    };
    for (let count = 0; count < 20; count += 1) expect(await tryCode('TYPO', 'patient')).toContain('no such coupon');
    expect(await tryCode('TEN', 'patient')).toBe('it counts');
    for (let count = 0; count < 10; count += 1) expect(await tryCode(`GUESS-${count}`, 'eager')).toContain('no such coupon');
    expect(await tryCode('GUESS-11', 'eager')).toContain('Too many codes were tried');
    expect(await tryCode('TEN', 'eager')).toContain('Too many codes were tried');
    expect(await tryCode('TEN', 'patient')).toBe('it counts');
    api.services.close();
  });
});

describe('an order with a coupon', () => {
  test('counts one guess, however often the store runs its transaction', async () => {
    const { placeOrder } = await openWith(aCoupon());
    const refusedWith = async (coupon: string) => (await placeOrder({ lines: LINES, coupon })).errors.map(({ message }) => message).join();
    for (let count = 0; count < 10; count += 1) expect(await refusedWith(`GUESS-${count}`)).toContain('no such coupon');
    expect(await refusedWith('TEN')).toContain('Too many codes were tried');
  });

  test('stores the code and the discount, and counts one use', async () => {
    const { quote, placeOrder, openOrder, usesOf, store } = await openWith(aCoupon({ useLimit: 1 }));
    const { totals } = await quote({ lines: LINES, state: KL, coupon: 'ten' });
    const placed = await placeOrder({ lines: LINES, expectedTotal: totals.total.minorUnits, coupon: 'ten' });
    expect(placed.errors).toEqual([]);
    const order = await openOrder(placed.order?.number ?? '', placed.order?.accessToken ?? '');
    expect(order).toMatchObject({ coupon: 'TEN', totals: { discount: { minorUnits: 201 }, total: { minorUnits: 2922 } } });
    expect(await usesOf('TEN')).toBe(1);
    const second = await placeOrder({ lines: LINES, expectedTotal: totals.total.minorUnits, coupon: 'TEN' });
    expect(second.errors).toMatchObject([{ code: 'COUPON_REJECTED' }]);
    expect(await violations(store, aMarket().stock)).toEqual([]);
  });

  test("is limited to the coupon's uses, also when orders are concurrent", async () => {
    const { placeOrder, usesOf, store } = await openWith(aCoupon({ useLimit: 3 }));
    const results = await Promise.all(
      Array.from({ length: 8 }, () => placeOrder({ lines: [{ variantId: 'var_rice' }], expectedTotal: 1633, coupon: 'TEN' })),
    );
    expect(results.filter(({ order }) => order !== null)).toHaveLength(3);
    expect(await usesOf('TEN')).toBe(3);
    expect(await violations(store, aMarket().stock)).toEqual([]);
  });

  test('is placed once per idempotency key; the same key without the coupon returns IDEMPOTENCY_MISMATCH', async () => {
    const { placeOrder, usesOf } = await openWith(aCoupon());
    const input = { idempotencyKey: 'one-key-and-coupon', lines: LINES, expectedTotal: 2922, coupon: 'TEN' };
    await placeOrder(input);
    expect(await placeOrder({ ...input, coupon: ' ten' })).toMatchObject({ replayed: true });
    expect((await placeOrder({ ...input, coupon: null })).errors).toMatchObject([{ code: 'IDEMPOTENCY_MISMATCH' }]);
    expect(await usesOf('TEN')).toBe(1);
  });

  test('releases its use once, when all its packages are cancelled', async () => {
    const { placeOrder, services, usesOf, store } = await openWith(aCoupon());
    const { order } = await placeOrder({ lines: LINES, expectedTotal: 2922, coupon: 'TEN' });
    const cancel = (place: number) =>
      services.ownOrders.cancel(`${order?.number ?? ''}-${place}`, { viewer: null, accessToken: order?.accessToken ?? '' });
    await cancel(1);
    expect(await usesOf('TEN')).toBe(1);
    await Promise.all(Array.from({ length: 6 }, () => cancel(2)));
    expect(await usesOf('TEN')).toBe(0);
    expect(await violations(store, aMarket().stock)).toEqual([]);
  });

  test('releases its use if it is not paid in time', async () => {
    const { placeOrder, services, usesOf, clock, store } = await openWith(aCoupon());
    const { order } = await placeOrder({ lines: LINES, expectedTotal: 2922, coupon: 'TEN', payment: WAITING });
    expect(order).not.toBeNull();
    expect(await usesOf('TEN')).toBe(1);
    clock.now = new Date(NOW.getTime() + 3_600_000);
    await services.payments.sweep();
    expect(await usesOf('TEN')).toBe(0);
    expect(await violations(store, aMarket().stock)).toEqual([]);
  });

  test('keeps the totals of other packages when one is cancelled, and charges the lost discount and free delivery against the refund', async () => {
    const stock = aMarket().stock.map(({ id }) => aStock(id, 100));
    const marketplace = await openMarket('memory', aMarket({ stock }));
    await marketplace.store.transaction((transaction) => transaction.put('coupons', aCoupon({ minimumCents: 20000 })));
    const lines = [{ variantId: 'var_lamp', quantity: 2 }, { variantId: 'var_coffee' }];
    const { totals } = await marketplace.quote({ lines, state: KL, coupon: 'TEN' });
    const { order } = await marketplace.placeOrder({ lines, expectedTotal: totals.total.minorUnits, coupon: 'TEN', payment: APPROVED });
    await marketplace.services.ownOrders.cancel(`${order?.number ?? ''}-1`, { viewer: null, accessToken: order?.accessToken ?? '' });
    const after = await marketplace.openOrder(order?.number ?? '', order?.accessToken ?? '');
    const [lamps, coffee] = after?.packages ?? [];
    expect(coffee?.totals).toEqual(order?.packages[1]?.totals);
    expect(coffee?.totals).toMatchObject({ shipping: { minorUnits: 0 }, discount: { minorUnits: 78 } });
    const alone = 777 + 155 + 450;
    expect(after?.payment.refunded.minorUnits).toBe(totals.total.minorUnits - alone);
    expect(lamps?.totals.total.minorUnits).toBe(totals.total.minorUnits - (coffee?.totals.total.minorUnits ?? 0));
    expect(await violations(marketplace.store, stock)).toEqual([]);
  });
});

test('sample coupons are valid only in the demo', async () => {
  for (const [demo, discount] of [
    [true, 201],
    [false, 0],
  ] as const) {
    const marketplace = await openMarket('memory', aMarket(), { demo });
    await marketplace.store.transaction((transaction) => transaction.put('coupons', aCoupon({ isSample: true })));
    expect((await marketplace.quote({ lines: LINES, state: KL, coupon: 'TEN' })).totals.discount.minorUnits).toBe(discount);
    expect(await marketplace.services.coupons.samples()).toHaveLength(demo ? 1 : 0);
  }
});

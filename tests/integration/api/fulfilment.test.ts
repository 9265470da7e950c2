import { expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { APPROVED, WAITING } from '#tests/support/api/payments.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';

const { stock: initialStock } = aMarket();
/** Utara's rice ($12.34, VAT $2.47, delivery $3.00) and Selatan's coffee ($7.77, VAT $1.55, delivery $4.50). */
const TWO_VENDORS = {
  lines: [{ variantId: 'var_rice' }, { variantId: 'var_coffee' }],
  expectedTotal: 3163,
};

test('a package moves through its steps in order, each with its time; cash is marked paid on the last delivery', async () => {
  let ms = Date.parse('2026-02-03T04:00:00Z');
  const { placeOrder, openOrder, services } = await openMarket('memory', aMarket(), { now: () => new Date(ms) });
  const { order } = await placeOrder(TWO_VENDORS);
  const open = () => openOrder(order?.number ?? '', order?.accessToken ?? '');
  for (const suffix of ['-1', '-2']) {
    expect((await open())?.payment.status).toBe('PENDING');
    for (const to of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
      ms += 3_600_000;
      expect(await services.fulfilment.advance(`${order?.number}${suffix}`, to, OPERATOR)).toMatchObject({ kind: 'done' });
    }
  }
  const delivered = await open();
  expect(delivered).toMatchObject({ status: 'COMPLETED', payment: { status: 'PAID' } });
  expect(delivered?.packages[0]?.timeline.map(({ at, status }) => [at, status])).toEqual([
    ['2026-02-03T04:00:00.000Z', 'PLACED'],
    ['2026-02-03T05:00:00.000Z', 'PACKED'],
    ['2026-02-03T06:00:00.000Z', 'SHIPPED'],
    ['2026-02-03T07:00:00.000Z', 'OUT_FOR_DELIVERY'],
    ['2026-02-03T08:00:00.000Z', 'DELIVERED'],
  ]);
});

test('rejects an illegal step, lists the allowed ones, and leaves the package unchanged', async () => {
  const { placeOrder, openOrder, services } = await openMarket();
  const { order } = await placeOrder();
  const name = order?.packages[0]?.id ?? '';
  expect(await services.fulfilment.advance(name, 'DELIVERED', OPERATOR)).toEqual({
    kind: 'illegal',
    from: 'PLACED',
    allowed: ['PACKED', 'CANCELLED'],
  });
  await services.fulfilment.advance(name, 'PACKED', OPERATOR);
  await services.fulfilment.advance(name, 'SHIPPED', OPERATOR);
  expect(await services.fulfilment.advance(name, 'CANCELLED', OPERATOR)).toEqual({
    kind: 'illegal',
    from: 'SHIPPED',
    allowed: ['OUT_FOR_DELIVERY'],
  });
  expect(await services.fulfilment.advance('RZQ-2222-2222-1', 'PACKED', OPERATOR)).toEqual({ kind: 'unknown' });
  expect((await openOrder(order?.number ?? '', order?.accessToken ?? ''))?.packages[0]?.timeline).toHaveLength(3);
});

test('cancelling a paid package returns its stock and refunds the buyer', async () => {
  const { placeOrder, openOrder, services, store } = await openMarket();
  const { order } = await placeOrder({ ...TWO_VENDORS, payment: APPROVED });
  const open = () => openOrder(order?.number ?? '', order?.accessToken ?? '');
  await services.fulfilment.advance(`${order?.number}-1`, 'CANCELLED', OPERATOR, { note: 'Sold out at the stall' });
  expect(await open()).toMatchObject({
    status: 'PENDING',
    payment: { status: 'PAID', amount: { minorUnits: 3163 }, refunded: { minorUnits: 1781 } },
  });
  expect((await store.get('stock', 'var_rice'))?.onHand).toBe(10);
  await services.fulfilment.advance(`${order?.number}-2`, 'CANCELLED', OPERATOR);
  expect(await open()).toMatchObject({ status: 'CANCELLED', payment: { status: 'REFUNDED', refunded: { minorUnits: 3163 } } });
  const [charge] = (await store.query('demoCharges', { limit: 10 })).items;
  expect(Object.values(charge?.refunds ?? {}).reduce((sum, cents) => sum + cents, 0)).toBe(3163);
  expect(await violations(store, initialStock)).toEqual([]);
});

test('cancelling a package of a cash order reduces the amount to pay', async () => {
  const { placeOrder, openOrder, services, store } = await openMarket();
  const { order } = await placeOrder(TWO_VENDORS);
  await services.fulfilment.advance(`${order?.number}-2`, 'CANCELLED', OPERATOR);
  const changed = await openOrder(order?.number ?? '', order?.accessToken ?? '');
  expect(changed?.payment).toMatchObject({ status: 'PENDING', amount: { minorUnits: 1781 }, refunded: { minorUnits: 0 } });
  expect(await violations(store, initialStock)).toEqual([]);
});

test('a package cannot advance before the gateway has confirmed its payment', async () => {
  const { placeOrder, services } = await openMarket();
  const { order } = await placeOrder({ payment: WAITING });
  expect(await services.fulfilment.advance(`${order?.number}-1`, 'PACKED', OPERATOR)).toEqual({ kind: 'unpaid' });
});

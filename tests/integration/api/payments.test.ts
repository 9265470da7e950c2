import { describe, expect, test } from 'vitest';
import { aMarket } from '#tests/support/builders/market.ts';
import { violations } from '#tests/support/orderInvariants.ts';
import { openMarket } from '#tests/support/orderingApi.ts';
import type { Engine } from '#tests/support/orderingApi.ts';

const { stock: initialStock } = aMarket();
const APPROVED = { method: 'FPX', bank: 'DEMO_APPROVES' };
const DECLINED = { method: 'FPX', bank: 'DEMO_DECLINES' };
const LATER = { method: 'FPX', bank: 'DEMO_APPROVES_LATER' };
const DECLINED_LATER = { method: 'FPX', bank: 'DEMO_DECLINES_LATER' };

/** A clock to be moved by hand. */
function aClock(start = '2026-02-03T04:05:06Z') {
  let ms = Date.parse(start);
  return { now: () => new Date(ms), pass: (seconds: number) => (ms += seconds * 1000) };
}

describe.each<Engine>(['memory', 'lowdb'])('on the %s store, an online payment', (engine) => {
  test('that is approved makes a paid order and one charge of its total', async () => {
    const { placeOrder, store } = await openMarket(engine);
    const { order, errors } = await placeOrder({ payment: APPROVED });
    expect(errors).toEqual([]);
    expect(order?.payment).toEqual({ method: 'FPX', status: 'PAID', amount: { minorUnits: 1781 }, refunded: { minorUnits: 0 } });
    expect((await store.page('demoCharges', { limit: 10 })).items).toMatchObject([{ amountCents: 1781, state: 'CAPTURED' }]);
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test('that is declined leaves no order, no key, no charge and all goods on the shelf, and the same key can try again', async () => {
    const { placeOrder, store } = await openMarket(engine);
    const idempotencyKey = 'declined-first';
    const { order, errors, quote } = await placeOrder({ idempotencyKey, payment: DECLINED });
    expect({ order, quote }).toEqual({ order: null, quote: null });
    expect(errors).toMatchObject([{ __typename: 'PaymentDeclined', code: 'PAYMENT_DECLINED', path: ['payment'], retryable: true }]);
    expect(errors[0]?.message).toContain("You haven't been charged");
    for (const collection of ['orders', 'idempotency', 'payments', 'demoCharges'] as const) expect(await store.count(collection)).toBe(0);
    expect((await store.get('stock', 'var_rice'))?.onHand).toBe(10);

    const again = await placeOrder({ idempotencyKey, payment: APPROVED });
    expect(again).toMatchObject({ replayed: false, errors: [], order: { payment: { status: 'PAID' } } });
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test('asked for twenty times at once under one key is one order and one charge', async () => {
    const { placeOrder, store } = await openMarket(engine);
    const answers = await Promise.all(Array.from({ length: 20 }, () => placeOrder({ idempotencyKey: 'twenty-clicks', payment: APPROVED })));
    expect(new Set(answers.map(({ order }) => order?.number)).size).toBe(1);
    expect(answers.map(({ order }) => order?.payment.status)).toEqual(Array.from({ length: 20 }, () => 'PAID'));
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect([await store.count('orders'), await store.count('payments'), await store.count('demoCharges')]).toEqual([1, 1, 1]);
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test('of an order that cannot be placed is never asked for, and of one that loses the race is given back', async () => {
    const { placeOrder, store } = await openMarket(engine);
    const refused = await placeOrder({ expectedTotal: 1, payment: APPROVED });
    expect(refused.errors).toMatchObject([{ __typename: 'PriceChanged' }]);
    expect(await store.count('demoCharges')).toBe(0);

    // Ten units, thirty buyers at the same time: all look before any has ordered.
    const answers = await Promise.all(Array.from({ length: 30 }, () => placeOrder({ payment: APPROVED })));
    expect(answers.filter(({ order }) => order !== null)).toHaveLength(10);
    expect(new Set(answers.flatMap(({ errors }) => errors.map(({ code }) => code)))).toEqual(new Set(['INSUFFICIENT_STOCK']));
    expect(await store.count('demoCharges')).toBe(10);
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test('that is answered later keeps its order waiting, and is settled by the answer', async () => {
    const clock = aClock();
    const { placeOrder, openOrder, services, store } = await openMarket(engine, aMarket(), { now: clock.now });
    const { order } = await placeOrder({ payment: LATER });
    expect(order).toMatchObject({ status: 'PENDING', payment: { status: 'PENDING' } });
    clock.pass(29);
    await services.answerDuePayments();
    expect((await openOrder(order?.number ?? '', order?.accessToken ?? ''))?.payment.status).toBe('PENDING');
    clock.pass(1);
    await services.answerDuePayments();
    await services.answerDuePayments();
    expect(await openOrder(order?.number ?? '', order?.accessToken ?? '')).toMatchObject({
      status: 'PENDING',
      payment: { status: 'PAID' },
      packages: [{ timeline: [{ status: 'PLACED' }] }],
    });
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test('that is declined later cancels its order and puts the goods back', async () => {
    const clock = aClock();
    const { placeOrder, openOrder, services, store } = await openMarket(engine, aMarket(), { now: clock.now });
    const { order } = await placeOrder({ payment: DECLINED_LATER });
    expect((await store.get('stock', 'var_rice'))?.onHand).toBe(9);
    clock.pass(30);
    await services.answerDuePayments();
    expect(await openOrder(order?.number ?? '', order?.accessToken ?? '')).toMatchObject({
      status: 'CANCELLED',
      payment: { status: 'FAILED' },
      packages: [{ timeline: [{ status: 'PLACED' }, { status: 'CANCELLED', at: clock.now().toISOString() }] }],
    });
    expect((await store.get('stock', 'var_rice'))?.onHand).toBe(10);
    expect(await store.count('demoCharges')).toBe(0);
    expect(await violations(store, initialStock)).toEqual([]);
  });
});

test('a bank has to be one of those offered, and a shop without a demo offers none', async () => {
  const { placeOrder } = await openMarket();
  for (const payment of [{ method: 'FPX' }, { method: 'FPX', bank: 'MAYBANK' }]) {
    expect((await placeOrder({ payment })).errors).toMatchObject([{ __typename: 'InvalidInput', path: ['payment', 'bank'] }]);
  }
  const real = await openMarket('memory', aMarket(), { demo: false });
  expect((await real.placeOrder({ payment: APPROVED })).errors).toMatchObject([
    { __typename: 'InvalidInput', path: ['payment', 'method'] },
  ]);
  expect((await real.placeOrder()).errors).toEqual([]);
});

test('a paid order is the same order for the same key, and another for none', async () => {
  const { placeOrder, store } = await openMarket();
  const first = await placeOrder({ idempotencyKey: 'lost-answer', payment: APPROVED });
  const again = await placeOrder({ idempotencyKey: 'lost-answer', payment: APPROVED });
  expect(again).toMatchObject({ replayed: true, order: { number: first.order?.number, accessToken: first.order?.accessToken } });
  const other = await placeOrder({ idempotencyKey: 'lost-answer', payment: LATER });
  expect(other.errors).toMatchObject([{ code: 'IDEMPOTENCY_MISMATCH' }]);
  expect(await store.count('demoCharges')).toBe(1);
});

test('a declined payment is told in the language of the buyer', async () => {
  const { placeOrder } = await openMarket();
  expect((await placeOrder({ payment: DECLINED }, 'ms')).errors[0]?.message).toContain('Anda tidak dikenakan caj');
});

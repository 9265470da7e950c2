import { describe, expect, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { aConfirmedMember } from '#tests/support/api/aMember.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anAddressInput, anOrderInput } from '#tests/support/builders/orderInput.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { type PlaceOrderResponse, PLACE_ORDER } from '#tests/support/api/orderOperations.ts';
import { openMarket, type Engine } from '#tests/support/api/orderingApi.ts';
import { aClock, answerPayment, APPROVED, CLOSED, WAITING } from '#tests/support/api/payments.ts';

const { stock: initialStock } = aMarket();
const CASH = { method: 'CASH_ON_DELIVERY' };

describe.each<Engine>(['memory', 'lowdb'])('on the %s store, an online payment', (engine) => {
  test('redirects the buyer to the gateway, reserves stock, and is paid once by the approval', async () => {
    const clock = aClock();
    const market = await openMarket(engine, aMarket(), { now: clock.now });
    const { order, errors } = await market.placeOrder({ payment: WAITING });
    expect(errors).toEqual([]);
    expect(order).toMatchObject({
      status: 'PENDING',
      payment: {
        method: 'FPX',
        institution: 'DEMO_RIMBA',
        status: 'PENDING',
        failure: null,
        retryUntil: '2026-02-03T04:20:06.000Z',
        nextAction: { kind: 'REDIRECT', qrPayload: null, expiresAt: '2026-02-03T04:20:06.000Z', amount: { minorUnits: 1781 } },
      },
    });
    expect(order?.payment.nextAction?.redirectUrl).toMatch(/^\/demo-bank\/pay\/[0-9a-f]{32}$/);
    expect((await market.store.get('stock', 'var_rice'))?.onHand).toBe(9);
    expect(await violations(market.store, initialStock)).toEqual([]);

    await answerPayment(market, order?.number ?? '');
    const paid = await market.openOrder(order?.number ?? '', order?.accessToken ?? '');
    expect(paid?.payment).toMatchObject({ status: 'PAID', nextAction: null, retryUntil: null, amount: { minorUnits: 1781 } });
    expect((await market.store.query('demoCharges', { limit: 10 })).items).toMatchObject([{ amountCents: 1781, state: 'CAPTURED' }]);
    expect(await violations(market.store, initialStock)).toEqual([]);
  });

  test('that is declined keeps the order and its stock until the time for another payment is over', async () => {
    const clock = aClock();
    const market = await openMarket(engine, aMarket(), { now: clock.now });
    const { order } = await market.placeOrder({ payment: WAITING });
    await answerPayment(market, order?.number ?? '', 'DECLINE');
    const open = () => market.openOrder(order?.number ?? '', order?.accessToken ?? '');
    expect(await open()).toMatchObject({ status: 'PENDING', payment: { status: 'FAILED', failure: 'DECLINED', nextAction: null } });
    expect((await market.store.get('stock', 'var_rice'))?.onHand).toBe(9);
    expect(await violations(market.store, initialStock)).toEqual([]);

    clock.pass(15 * 60 - 1);
    await market.services.payments.sweep();
    expect((await open())?.status).toBe('PENDING');
    clock.pass(1);
    await market.services.payments.sweep();
    expect(await open()).toMatchObject({
      status: 'CANCELLED',
      payment: { status: 'FAILED', failure: 'DECLINED', retryUntil: null },
      packages: [{ timeline: [{ status: 'PLACED' }, { status: 'CANCELLED', at: clock.now().toISOString() }] }],
    });
    expect((await market.store.get('stock', 'var_rice'))?.onHand).toBe(10);
    expect(await violations(market.store, initialStock)).toEqual([]);
  });

  test('without a decision returns its stock when it expires, a QR code sooner than a page', async () => {
    const clock = aClock();
    const market = await openMarket(engine, aMarket(), { now: clock.now });
    const scanned = await market.placeOrder({ payment: { method: 'DUITNOW_QR' } });
    const typed = await market.placeOrder({ payment: { method: 'CARD' } });
    expect(scanned.order?.payment.nextAction).toMatchObject({ kind: 'SCAN', redirectUrl: null });
    expect(scanned.order?.payment.nextAction?.qrPayload).toContain('demo-bank');
    clock.pass(10 * 60);
    await market.services.payments.sweep();
    const statusOf = async ({ order }: typeof typed) => (await market.openOrder(order?.number ?? '', order?.accessToken ?? ''))?.status;
    expect([await statusOf(scanned), await statusOf(typed)]).toEqual(['CANCELLED', 'PENDING']);
    clock.pass(5 * 60);
    await market.services.payments.sweep();
    expect(await statusOf(typed)).toBe('CANCELLED');
    expect((await market.openOrder(typed.order?.number ?? '', typed.order?.accessToken ?? ''))?.payment.failure).toBe('EXPIRED');
    expect((await market.store.get('stock', 'var_rice'))?.onHand).toBe(10);
    expect(await violations(market.store, initialStock)).toEqual([]);
  });

  test('requested twenty times concurrently with one key creates one order and one payment', async () => {
    const { placeOrder, store } = await openMarket(engine);
    const results = await Promise.all(Array.from({ length: 20 }, () => placeOrder({ idempotencyKey: 'twenty-clicks', payment: WAITING })));
    expect(new Set(results.map(({ order }) => order?.payment.nextAction?.redirectUrl)).size).toBe(1);
    expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect([await store.count('orders'), await store.count('payments'), await store.count('demoCharges')]).toEqual([1, 1, 1]);
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test('is not opened for an order that cannot be placed, and is voided if others take the stock first', async () => {
    const market = await openMarket(engine);
    const { placeOrder, store } = market;
    const refused = await placeOrder({ expectedTotal: 1, payment: WAITING });
    expect(refused.errors).toMatchObject([{ __typename: 'PriceChanged' }]);
    expect(await store.count('demoCharges')).toBe(0);

    // There are ten units and thirty concurrent buyers, all of whom read the stock before any of them has ordered.
    const buyers = await Promise.all(Array.from({ length: 30 }, (_, buyer) => aConfirmedMember(market, `buyer-${buyer}@example.com`)));
    const results = await Promise.all(buyers.map((viewer) => placeOrder({ payment: WAITING }, 'en', viewer)));
    expect(results.filter(({ order }) => order !== null)).toHaveLength(10);
    expect(new Set(results.flatMap(({ errors }) => errors.map(({ code }) => code)))).toEqual(new Set(['INSUFFICIENT_STOCK']));
    const states = (await store.query('demoCharges', { limit: 50 })).items.map(({ state }) => state);
    expect(states.filter((state) => state === 'PENDING')).toHaveLength(10);
    expect(states.filter((state) => state === 'VOIDED')).toHaveLength(20);
    expect(await violations(store, initialStock)).toEqual([]);
  });
});

test('payment methods require a bank or wallet where needed, and outside of the demo only cash is offered', async () => {
  const { placeOrder } = await openMarket();
  const wrong = async (payment: { method: string; bank?: string; wallet?: string }) => (await placeOrder({ payment })).errors[0]?.path;
  expect(await wrong({ method: 'FPX' })).toEqual(['payment', 'bank']);
  expect(await wrong({ method: 'FPX', bank: 'MAYBANK' })).toEqual(['payment', 'bank']);
  expect(await wrong({ method: 'EWALLET', wallet: 'DEMO_RIMBA' })).toEqual(['payment', 'wallet']);
  const wallet = await placeOrder({ payment: { method: 'EWALLET', wallet: 'GRABPAY' } });
  expect(wallet).toMatchObject({ errors: [], order: { payment: { institution: 'GRABPAY' } } });
  const real = await openMarket('memory', aMarket(), { demo: false });
  expect((await real.placeOrder({ payment: WAITING })).errors).toMatchObject([{ path: ['payment', 'method'] }]);
  expect((await real.placeOrder()).errors).toEqual([]);
});

test('cash on delivery is limited to Peninsular Malaysia and to an amount, and the error suggests another method', async () => {
  const { placeOrder } = await openMarket();
  const far = await placeOrder({ payment: CASH, shippingAddress: anAddressInput({ state: 'SABAH', postalCode: '88000' }) });
  expect(far.errors).toMatchObject([{ __typename: 'InvalidInput', path: ['payment', 'method'] }]);
  expect(far.errors[0]?.message).toBe('Cash on delivery is only available in Peninsular Malaysia. Choose another way to pay.');
  // Three lamps at $200 plus VAT exceed the limit, whatever total the buyer expects.
  const lamps = [{ variantId: 'var_lamp', quantity: 3 }];
  for (const expectedTotal of [72_000, 100]) {
    const much = await placeOrder({ lines: lamps, payment: CASH, expectedTotal }, 'ms');
    expect(much.errors[0]?.path).toEqual(['payment', 'method']);
    expect(much.errors[0]?.message).toBe('Kurier menerima tunai sehingga $500.00 sahaja: pilih cara pembayaran lain.');
  }
});

test('the limit of cash on delivery applies to the actual total, not to expectedTotal', async () => {
  const { placeOrder } = await openMarket();
  const { errors } = await placeOrder({ payment: CASH, expectedTotal: 50_001 });
  expect(errors.map(({ code }) => code)).toEqual(['PRICE_CHANGED']);
});

test('a payment declined at the start leaves no order and takes no stock, and the same key can be used again', async () => {
  const { placeOrder, store } = await openMarket();
  const idempotencyKey = 'declined-first';
  const { order, errors, quote } = await placeOrder({ idempotencyKey, payment: CLOSED });
  expect({ order, quote }).toEqual({ order: null, quote: null });
  expect(errors).toMatchObject([{ __typename: 'PaymentDeclined', code: 'PAYMENT_DECLINED', path: ['payment'], retryable: true }]);
  expect(errors[0]?.message).toContain("You haven't been charged");
  expect((await placeOrder({ payment: CLOSED }, 'ms')).errors[0]?.message).toContain('Anda tidak dikenakan caj');
  for (const collection of ['orders', 'idempotency', 'payments', 'demoCharges'] as const) expect(await store.count(collection)).toBe(0);
  expect((await store.get('stock', 'var_rice'))?.onHand).toBe(10);
  const again = await placeOrder({ idempotencyKey, payment: APPROVED });
  expect(again).toMatchObject({ replayed: false, errors: [], order: { payment: { status: 'PAID' } } });
});

test('repeating a paid order with its key returns it; another payment with that key returns IDEMPOTENCY_MISMATCH', async () => {
  const { placeOrder, store } = await openMarket();
  const first = await placeOrder({ idempotencyKey: 'lost-response', payment: APPROVED });
  const again = await placeOrder({ idempotencyKey: 'lost-response', payment: APPROVED });
  expect(again).toMatchObject({ replayed: true, order: { number: first.order?.number, accessToken: first.order?.accessToken } });
  const other = await placeOrder({ idempotencyKey: 'lost-response', payment: WAITING });
  expect(other.errors).toMatchObject([{ code: 'IDEMPOTENCY_MISMATCH' }]);
  expect(await store.count('demoCharges')).toBe(1);
});

test("strangers' unpaid orders with the email of a member, or of a guest in another network, do not block online payments", async () => {
  const stock = aMarket().stock.map((each) => ({ ...each, onHand: 100_000 }));
  const market = await openMarket('memory', aMarket({ stock }));
  const viewer = await aConfirmedMember(market, 'farah@example.com');
  const place = async (address: string, who: SignedIn | null = null, quantity = 100) => {
    const lines = [{ variantId: 'var_rice', quantity }];
    const expectedTotal = (await market.quote({ lines, state: 'KUALA_LUMPUR' })).totals.total.minorUnits;
    const input = anOrderInput({ lines, expectedTotal, payment: WAITING, email: 'Farah@example.com' });
    return market.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { address, viewer: who });
  };
  for (let times = 0; times < 3; times += 1) expect((await place('198.51.100.7')).data.placeOrder.errors).toEqual([]);
  expect((await place('198.51.100.7', null, 1)).data.placeOrder.errors).toMatchObject([{ __typename: 'InvalidInput', path: ['email'] }]);
  expect((await place('198.51.100.8')).data.placeOrder.errors).toEqual([]);
  // Units are counted per account across all networks, separately from guests.
  for (const address of ['198.51.100.7', '198.51.100.9', '198.51.100.8']) {
    expect((await place(address, viewer)).data.placeOrder.errors).toEqual([]);
  }
  const [refused] = (await place('198.51.100.10', viewer, 1)).data.placeOrder.errors;
  expect(refused).toMatchObject({ __typename: 'InvalidInput', path: ['payment'] });
  expect(refused?.message).toContain('Your orders that wait for payment can reserve up to 300 units together');
  const [own] = (await market.store.query('orders', { where: { userId: viewer.userId } })).items;
  await answerPayment(market, own!.number);
  expect((await place('198.51.100.10', viewer)).data.placeOrder.errors).toEqual([]);
});

test('any number of small unpaid orders blocks no further order of the same buyer', async () => {
  const market = await openMarket();
  const viewer = await aConfirmedMember(market, 'farah@example.com');
  for (const who of [null, viewer]) {
    for (let times = 0; times < 5; times += 1) expect((await market.placeOrder({ payment: WAITING }, 'en', who)).errors).toEqual([]);
  }
});

test('an email in one network can reserve 300 units with unpaid orders; paid, cancelled and expired ones do not count', async () => {
  const clock = aClock();
  const stock = aMarket().stock.map((each) => ({ ...each, onHand: 100_000 }));
  const market = await openMarket('memory', aMarket({ stock }), { now: clock.now });
  const place = async (quantity: number, email = 'Many@example.com', payment = WAITING) => {
    const lines = [{ variantId: 'var_rice', quantity }];
    const expectedTotal = (await market.quote({ lines, state: 'KUALA_LUMPUR' })).totals.total.minorUnits;
    return market.placeOrder({ lines, expectedTotal, payment, email });
  };
  const refused = [{ __typename: 'InvalidInput', path: ['email'] }];
  const [first, second] = [await place(100), await place(150), await place(50, 'many@example.com')];
  expect((await place(1)).errors).toMatchObject(refused);
  expect((await place(1, 'many@example.com', { ...CASH, bank: '' })).errors).toEqual([]);
  await answerPayment(market, first.order?.number ?? '');
  expect((await place(101)).errors).toMatchObject(refused);
  expect((await place(100)).errors).toEqual([]);
  expect((await place(150)).errors).toMatchObject(refused);
  await market.services.cancelOrders.cancel(second.order?.number ?? '', { viewer: null, accessToken: second.accessToken });
  expect((await place(150)).errors).toEqual([]);
  clock.pass(900);
  await market.services.payments.sweep();
  // A first order may have more units.
  expect((await place(400)).errors).toEqual([]);
  expect(await violations(market.store, stock)).toEqual([]);
});

test('guests of a network can reserve 1,000 units with unpaid orders, whatever their emails', async () => {
  const stock = aMarket().stock.map((each) => ({ ...each, onHand: 100_000 }));
  const market = await openMarket('memory', aMarket({ stock }));
  let count = 0;
  const lines = [{ variantId: 'var_rice', quantity: 50 }];
  const expectedTotal = (await market.quote({ lines, state: 'KUALA_LUMPUR' })).totals.total.minorUnits;
  const place = (address: string) => {
    count += 1;
    const input = anOrderInput({ lines, expectedTotal, payment: WAITING, email: `made-up-${count}@example.com` });
    return market.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { address });
  };
  for (let times = 0; times < 20; times += 1) expect((await place('198.51.100.7')).data.placeOrder.errors).toEqual([]);
  const refused = (await place('198.51.100.7')).data.placeOrder;
  expect(refused.errors).toMatchObject([{ __typename: 'InvalidInput', path: ['payment'] }]);
  expect((await place('198.51.100.8')).data.placeOrder.errors).toEqual([]);
  const [first] = (await market.store.query('orders', { limit: 50 })).items.filter(({ email }) => email === 'made-up-1@example.com');
  await answerPayment(market, first?.number ?? '');
  expect((await place('198.51.100.7')).data.placeOrder.errors).toEqual([]);
});

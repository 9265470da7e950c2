import { gql, InMemoryCache } from '@apollo/client';
import { print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { aConfirmedMember } from '#tests/support/api/aMember.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anAddressInput } from '#tests/support/builders/orderInput.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { openMarket, type Engine } from '#tests/support/api/orderingApi.ts';

const { stock: initialStock } = aMarket();

describe.each<Engine>(['memory', 'lowdb'])('on the %s store, an order', (engine) => {
  test('of two vendors becomes one package each, with totals to the cent', async () => {
    const { placeOrder, store } = await openMarket(engine);
    const { order, errors, replayed, quote } = await placeOrder({
      lines: [
        { variantId: 'var_rice', quantity: 2 },
        { variantId: 'var_shirt_l', quantity: 1 },
        { variantId: 'var_rice', quantity: 1 },
      ],
      // 3 × 12.34 + 15.00 = 52.02; VAT 10.404 → 10.40; delivery 3.00 + 4.50.
      expectedTotal: 6992,
      note: '  Ring twice \n\n\n\n please ',
    });
    expect({ errors, replayed, quote }).toEqual({ errors: [], replayed: false, quote: null });
    expect(order).toMatchObject({
      status: 'PENDING',
      totalItems: 4,
      note: 'Ring twice\n\nplease',
      shippingMethod: 'Standard delivery',
      totals: { subtotal: { minorUnits: 5202 }, tax: { minorUnits: 1040 }, shipping: { minorUnits: 750 }, total: { minorUnits: 6992 } },
      payment: { method: 'CASH_ON_DELIVERY', status: 'PENDING', amount: { minorUnits: 6992 } },
      shippingAddress: {
        firstName: 'Nur Aina',
        phone: '+60123456789',
        stateName: 'Kuala Lumpur',
        country: 'MY',
        countryName: 'Malaysia',
      },
    });
    expect(order?.number).toMatch(/^RZQ-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect(order?.billingAddress).toMatchObject({ firstName: 'Nur Aina' });
    expect(order?.packages.map(({ vendor, totals }) => [vendor.id, totals.tax.minorUnits, totals.total.minorUnits])).toEqual([
      ['ven_utara', 740, 4742],
      ['ven_selatan', 300, 2250],
    ]);
    const [first, second] = order?.packages ?? [];
    expect(first).toMatchObject({
      number: `${order?.number}-1`,
      status: 'PLACED',
      timeline: [{ at: order?.placedAt, status: 'PLACED', place: null, note: null }],
      shipping: { code: 'standard', price: { minorUnits: 300 }, minDays: 1, maxDays: 2 },
    });
    expect(second?.lines).toMatchObject([
      {
        title: 'Product shirt',
        sku: 'SHIRT-L',
        quantity: 1,
        product: { id: 'prd_shirt' },
        image: { alt: 'A picture' },
        options: [{ key: 'size', value: 'L', label: 'Size L' }],
      },
    ]);
    expect(new Date(first?.expectedBy ?? 0).getTime()).toBeGreaterThan(new Date(order?.placedAt ?? '').getTime());
    expect((await store.get('stock', 'var_rice'))?.onHand).toBe(7);
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test('placed fifty times concurrently with the same idempotency key is created once', async () => {
    const { placeOrder, store } = await openMarket(engine);
    const results = await Promise.all(Array.from({ length: 50 }, () => placeOrder({ idempotencyKey: 'double-click' })));
    expect(new Set(results.map(({ order }) => order?.number)).size).toBe(1);
    expect(new Set(results.map(({ order }) => order?.accessToken)).size).toBe(1);
    expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await store.count('orders')).toBe(1);
    expect((await store.get('stock', 'var_rice'))?.onHand).toBe(9);
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test('beyond the stock is refused: of a hundred concurrent buyers of ten units, ten succeed', async () => {
    const market = await openMarket(engine);
    const { placeOrder, store } = market;
    const member = await aConfirmedMember(market, 'farah@example.com');
    const results = await Promise.all(Array.from({ length: 100 }, () => placeOrder({}, 'en', member)));
    const refused = results.filter(({ order }) => order === null);
    expect(results.length - refused.length).toBe(10);
    for (const { errors } of refused) {
      expect(errors).toMatchObject([{ __typename: 'InsufficientStock', variant: { id: 'var_rice' }, requested: 1, available: 0 }]);
    }
    expect((await store.get('stock', 'var_rice'))?.onHand).toBe(0);
    await market.services.settled();
    const orders = (await store.query('orders', { limit: 100 })).items;
    const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear();
    expect(orders.map((order) => order.invoiceNumber).sort()).toEqual(
      Array.from({ length: 10 }, (_, index) => `INV-${year}-${String(index + 1).padStart(6, '0')}`),
    );
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test('takes stock for all of its lines or for none', async () => {
    const { placeOrder, store } = await openMarket(engine);
    const { order, errors } = await placeOrder({
      lines: [
        { variantId: 'var_tea', quantity: 10 },
        { variantId: 'var_rice', quantity: 11 },
      ],
    });
    expect(order).toBeNull();
    expect(errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK', path: ['lines', '1', 'quantity'], requested: 11, available: 10 }]);
    expect((await store.get('stock', 'var_tea'))?.onHand).toBe(10);
    expect(await store.count('idempotency')).toBe(0);
  });
});

describe('an idempotency key', () => {
  test('returns the same order for an equivalent request, and takes no more stock', async () => {
    const { placeOrder, store } = await openMarket();
    const lines = [
      { variantId: 'var_rice', quantity: 1 },
      { variantId: 'var_coffee', quantity: 1 },
    ];
    const once = await placeOrder({ idempotencyKey: 'my-key-1', lines, expectedTotal: 3163 });
    const again = await placeOrder({
      idempotencyKey: 'my-key-1',
      lines: [...lines].reverse(),
      expectedTotal: 3163,
      email: ' aina@example.com ',
      shippingAddress: anAddressInput({ phone: '+60 12 345 6789', firstName: 'Nur  Aina', line2: '' }),
    });
    expect(again).toEqual({ ...once, replayed: true });
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test.each([
    ['another quantity', { lines: [{ variantId: 'var_rice', quantity: 2 }] }],
    ['another total', { expectedTotal: 1782 }],
    ['another address', { shippingAddress: anAddressInput({ line1: '13 Jalan Ampang' }) }],
    ['another email', { email: 'hakim@example.com' }],
    ['another note', { note: 'Leave it at the gate' }],
    ['another billing address', { billingAddress: anAddressInput({ firstName: 'Hakim' }) }],
  ])('of a placed order is refused with %s', async (_title, change) => {
    const { placeOrder, store } = await openMarket();
    await placeOrder({ idempotencyKey: 'my-key-1' });
    const { order, errors } = await placeOrder({ idempotencyKey: 'my-key-1', ...change });
    expect(order).toBeNull();
    expect(errors).toMatchObject([{ __typename: 'InvalidInput', code: 'IDEMPOTENCY_MISMATCH', path: ['idempotencyKey'] }]);
    // Shoppers read this message, so it does not mention keys.
    expect(errors[0]?.message).toBe(
      'Nothing was ordered this time: this checkout has already placed another order. Check that order first. To order this as well, press again.',
    );
    expect(await store.count('orders')).toBe(1);
  });

  test.each(['a key\u0000', 'a key \ud83d'])('with characters that cannot be stored is refused: %j', async (idempotencyKey) => {
    const { placeOrder } = await openMarket();
    const { order, errors } = await placeOrder({ idempotencyKey });
    expect([order, errors]).toMatchObject([null, [{ __typename: 'InvalidInput', code: 'INVALID', path: ['idempotencyKey'] }]]);
  });

  test('of a refused order can be used again: after restocking it succeeds', async () => {
    const { placeOrder, store } = await openMarket();
    const wanted = { idempotencyKey: 'my-key-1', lines: [{ variantId: 'var_soldout', quantity: 1 }], expectedTotal: 1500 };
    expect((await placeOrder(wanted)).errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
    await store.transaction((transaction) => transaction.put('stock', { id: 'var_soldout', onHand: 1 }));
    const { order, replayed } = await placeOrder(wanted);
    expect(order).not.toBeNull();
    expect(replayed).toBe(false);
  });

  test('returns its order even after the product is sold out or its price has changed', async () => {
    const { placeOrder, store } = await openMarket();
    const once = await placeOrder({ idempotencyKey: 'my-key-1' });
    await store.transaction(async (transaction) => {
      await transaction.put('stock', { id: 'var_rice', onHand: 0 });
      const rice = await transaction.get('products', 'prd_rice');
      if (rice !== null) await transaction.put('products', { ...rice, priceCents: 9999 });
    });
    expect(await placeOrder({ idempotencyKey: 'my-key-1' })).toEqual({ ...once, replayed: true });
  });
});

describe('opening an order', () => {
  test('needs its number, in any case, and its token, which is not returned again', async () => {
    const { placeOrder, openOrder } = await openMarket();
    const { order } = await placeOrder();
    const opened = await openOrder(` ${order?.number.toLowerCase()} `, order?.accessToken ?? null);
    expect(order?.accessToken).toMatch(/^[\w-]{43}$/);
    expect(opened).toEqual({ ...order, accessToken: null });
  });

  test('does not remove the token from a normalised cache, because placeOrder returns it on the payload', async () => {
    const { execute, placeOrder } = await openMarket();
    const placed = await placeOrder();
    const cache = new InMemoryCache();
    const [payload, order] = [
      gql('{ placeOrder { accessToken order { id accessToken } } }'),
      gql('query ($number: String!, $token: String) { order(number: $number, accessToken: $token) { __typename id accessToken } }'),
    ];
    const written = { ...placed, __typename: 'PlaceOrderPayload', order: { ...placed.order, __typename: 'Order' } };
    cache.writeQuery({ query: payload, data: { placeOrder: written } });
    const variables = { number: placed.order?.number, token: placed.accessToken };
    const { data } = await execute<Record<string, unknown>>(print(order), variables);
    cache.writeQuery({ query: order, variables, data });
    expect(cache.readQuery({ query: payload })).toMatchObject({
      placeOrder: { accessToken: placed.accessToken, order: { accessToken: null } },
    });
  });

  test('returns Malay texts if requested', async () => {
    const { placeOrder, openOrder } = await openMarket();
    const { order } = await placeOrder();
    const opened = await openOrder(order?.number ?? '', order?.accessToken ?? null, 'ms');
    expect(opened).toMatchObject({
      shippingMethod: 'Penghantaran standard',
      packages: [{ lines: [{ title: 'Product rice (ms)' }], shipping: { name: 'Penghantaran standard' } }],
    });
  });

  test('with a wrong token, no token, or that of another order returns null, as for an unknown order', async () => {
    const { placeOrder, openOrder } = await openMarket();
    const { order: mine } = await placeOrder();
    const { order: theirs } = await placeOrder();
    const number = theirs?.number ?? '';
    for (const token of [null, '', 'x', mine?.accessToken ?? '', `${theirs?.accessToken ?? ''}x`]) {
      expect(await openOrder(number, token)).toBeNull();
    }
    expect(await openOrder('RZQ-2222-2222', mine?.accessToken ?? '')).toBeNull();
    expect(await openOrder('', '')).toBeNull();
  });

  test('returns the pictures of its products', async () => {
    const { placeOrder, execute } = await openMarket('memory', buildCatalogue());
    const variant = buildCatalogue().products.find(({ slug }) => slug === 'harumanis-mango')?.variants[0]?.id ?? '';
    const { order } = await placeOrder({ lines: [{ variantId: variant, quantity: 1 }], expectedTotal: 1068 });
    const { data } = await execute<{ order: { packages: { lines: { image: { url: string } | null }[] }[] } }>(
      'query ($number: String!, $token: String) { order(number: $number, accessToken: $token) { packages { lines { image { url } } } } }',
      { number: order?.number, token: order?.accessToken },
    );
    expect(data.order.packages[0]?.lines[0]?.image?.url).toContain('/pictures/harumanis-mango-front');
  });

  test('needs the token, of which the store contains only the hash', async () => {
    const { placeOrder, store } = await openMarket();
    const { order } = await placeOrder();
    const stored = JSON.stringify([await store.query('orders', { limit: 9 }), await store.query('idempotency', { limit: 9 })]);
    expect(stored).not.toContain(order?.accessToken ?? 'missing');
  });
});

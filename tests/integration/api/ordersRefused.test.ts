import { describe, expect, test } from 'vitest';
import { aProduct, aStock } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { WAITING } from '#tests/support/api/payments.ts';
import { anAddressInput, type PlaceOrderInput, anOrderInput } from '#tests/support/builders/orderInput.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { PLACE_ORDER } from '#tests/support/api/orderOperations.ts';

const shippingTo = (change: Parameters<typeof anAddressInput>[0]) => ({ shippingAddress: anAddressInput(change) });
const billingTo = (change: Parameters<typeof anAddressInput>[0]) => ({ billingAddress: anAddressInput(change) });

describe('an order is refused, with the field and a message, for', () => {
  test.each<[string, Partial<PlaceOrderInput>, string, string]>([
    ['a key that is too short', { idempotencyKey: 'seven-7' }, 'idempotencyKey', 'Give a key of 8 to 128 characters.'],
    ['a key that is too long', { idempotencyKey: 'k'.repeat(129) }, 'idempotencyKey', 'Give a key of 8 to 128 characters.'],
    ['an invalid email', { email: 'aina@example' }, 'email', 'Enter an email address such as name@example.com.'],
    ['an empty cart', { lines: [] }, 'lines', 'The cart is empty: add something to order.'],
    [
      'more than 250 lines',
      { lines: Array.from({ length: 251 }, (_, index) => ({ variantId: `var_${index}` })) },
      'lines',
      'Order at most 250 lines at once.',
    ],
    ['a zero quantity', { lines: [{ variantId: 'var_rice', quantity: 0 }] }, 'lines.0.quantity', 'Choose a quantity from 1 to 999,999.'],
    [
      'too large a quantity',
      { lines: [{ variantId: 'var_tea' }, { variantId: 'var_rice', quantity: 1_000_000 }] },
      'lines.1.quantity',
      'Choose a quantity from 1 to 999,999.',
    ],
    ['a negative total', { expectedTotal: -1 }, 'expectedTotal', 'Give the total in cents, 0 or more.'],
    ['a note that is too long', { note: 'a'.repeat(501) }, 'note', 'Use at most 500 characters.'],
    ['no name', shippingTo({ firstName: ' \n ' }), 'shippingAddress.firstName', 'Enter a name.'],
    ['a name that is too long', shippingTo({ firstName: 'a'.repeat(81) }), 'shippingAddress.firstName', 'Use at most 80 characters.'],
    ['a last name that is too long', shippingTo({ lastName: 'a'.repeat(81) }), 'shippingAddress.lastName', 'Use at most 80 characters.'],
    ['no street', shippingTo({ line1: '' }), 'shippingAddress.line1', 'Enter the street and house number.'],
    ['a street that is too long', shippingTo({ line2: 'a'.repeat(121) }), 'shippingAddress.line2', 'Use at most 120 characters.'],
    ['a name of invisible characters', shippingTo({ firstName: '\u200b\u3164\u00ad' }), 'shippingAddress.firstName', 'Enter a name.'],
    ['a street of one letter', shippingTo({ line1: 'x' }), 'shippingAddress.line1', 'Enter the street and house number.'],
    ['a city of digits', shippingTo({ city: '9' }), 'shippingAddress.city', 'Enter the town or city.'],
    ['a street of dots', shippingTo({ line1: '…' }), 'shippingAddress.line1', 'Enter the street and house number.'],
    ['no city', shippingTo({ city: '' }), 'shippingAddress.city', 'Enter the town or city.'],
    [
      'a postcode of four digits',
      shippingTo({ postalCode: '5048' }),
      'shippingAddress.postalCode',
      'Enter the five digits of the postcode.',
    ],
    [
      'an unassigned postcode',
      shippingTo({ postalCode: '61000' }),
      'shippingAddress.postalCode',
      'Check the postcode: it is not used in Malaysia.',
    ],
    [
      'a landline number for the delivery',
      shippingTo({ phone: '03-2261 8888' }),
      'shippingAddress.phone',
      'Enter a Malaysian mobile number such as 012-345 6789.',
    ],
    [
      'an invalid phone number in the billing address',
      billingTo({ phone: '123' }),
      'billingAddress.phone',
      'Enter a phone number such as 03-2261 8888; a foreign one with its country code, such as +65 6123 4567.',
    ],
    [
      'an invalid postcode in the billing address',
      billingTo({ postalCode: '00000' }),
      'billingAddress.postalCode',
      'Check the postcode: it is not used in Malaysia.',
    ],
  ])('%s', async (_title, change, place, message) => {
    const { placeOrder, store } = await openMarket();
    const { order, errors, replayed } = await placeOrder(change);
    expect({ order, replayed }).toEqual({ order: null, replayed: false });
    expect(errors).toEqual([{ __typename: 'InvalidInput', code: 'INVALID', message, path: place.split('.') }]);
    expect(await store.count('orders')).toBe(0);
  });

  test('several invalid fields, all returned in the language of the viewer', async () => {
    const { placeOrder } = await openMarket();
    const { errors } = await placeOrder({ email: '', shippingAddress: anAddressInput({ phone: '', city: '' }) }, 'ms');
    expect(errors.map(({ path, message }) => [path?.join('.'), message])).toEqual([
      ['email', 'Masukkan alamat e-mel seperti nama@example.com.'],
      ['shippingAddress.phone', 'Masukkan nombor telefon bimbit Malaysia seperti 012-345 6789.'],
      ['shippingAddress.city', 'Masukkan bandar.'],
    ]);
  });

  test('an unknown variant and a withdrawn product', async () => {
    const { placeOrder } = await openMarket();
    const { errors, quote } = await placeOrder({
      lines: [{ variantId: 'var_rice' }, { variantId: 'var_unicorn' }, { variantId: 'var_withdrawn' }],
    });
    expect(errors).toMatchObject([
      { __typename: 'NotFound', code: 'NOT_FOUND', path: ['lines', '1', 'variantId'] },
      { __typename: 'NotFound', code: 'NOT_FOUND', path: ['lines', '2', 'variantId'] },
    ]);
    expect(quote?.readyToPlace).toBe(false);
  });

  test('a paused variant', async () => {
    const { placeOrder } = await openMarket();
    const { errors } = await placeOrder({ lines: [{ variantId: 'var_paused' }] });
    expect(errors).toMatchObject([
      { __typename: 'InsufficientStock', path: ['lines', '0', 'quantity'], variant: { id: 'var_paused' }, requested: 1, available: 0 },
    ]);
  });

  test('a state that a vendor does not deliver to, reported once per vendor', async () => {
    const { placeOrder } = await openMarket();
    const { errors } = await placeOrder({
      lines: [{ variantId: 'var_rice' }, { variantId: 'var_tea' }, { variantId: 'var_coffee' }],
      shippingAddress: anAddressInput({ state: 'SABAH', postalCode: '88000' }),
      payment: { method: 'CARD' },
    });
    expect(errors).toEqual([
      {
        __typename: 'ShippingUnavailable',
        code: 'SHIPPING_UNAVAILABLE',
        message: 'Utara does not deliver to Sabah.',
        path: ['shippingAddress', 'state'],
        vendor: { id: 'ven_utara' },
        state: 'SABAH',
      },
    ]);
  });

  test('more than 50 products paid in cash without an account', async () => {
    const { placeOrder, store } = await openMarket();
    const linesOf = (count: number) => Array.from({ length: count }, (_, index) => ({ variantId: `var_${index}` }));
    const message = /^Without an account, you can order up to 50 products with cash on delivery/;
    const { errors } = await placeOrder({ lines: linesOf(51) });
    expect(errors).toEqual([expect.objectContaining({ path: ['payment', 'method'], message: expect.stringMatching(message) as string })]);
    const refusalOf = async (change: Partial<PlaceOrderInput>) => JSON.stringify((await placeOrder(change)).errors);
    expect(await refusalOf({ lines: linesOf(50) })).not.toContain('Without an account');
    expect(await refusalOf({ lines: linesOf(51), payment: { method: 'FPX', bank: 'DEMO_MAYBANK' } })).not.toContain('Without an account');
    const lines = Array.from({ length: 60 }, () => ({ variantId: 'var_rice', quantity: 1 }));
    expect(await refusalOf({ lines })).not.toContain('Without an account');
    expect(await store.count('orders')).toBe(0);
  });

  test('products sold only at the counter', async () => {
    const { placeOrder } = await openMarket();
    const { errors } = await placeOrder({ lines: [{ variantId: 'var_counter' }] });
    expect(errors).toMatchObject([{ __typename: 'ShippingUnavailable', path: ['lines', '0', 'variantId'], vendor: { id: 'ven_utara' } }]);
  });

  test('a changed price, with a new quote', async () => {
    const { placeOrder, store } = await openMarket();
    await store.transaction(async (transaction) => {
      const rice = await transaction.get('products', 'prd_rice');
      if (rice !== null) await transaction.put('products', { ...rice, priceCents: 1300 });
    });
    const { order, errors, quote } = await placeOrder();
    expect(order).toBeNull();
    expect(errors).toEqual([
      {
        __typename: 'PriceChanged',
        code: 'PRICE_CHANGED',
        message: 'The total is now $18.60 instead of $17.81. Check it and order again.',
        path: ['expectedTotal'],
        expected: { minorUnits: 1781 },
        actual: { minorUnits: 1860 },
      },
    ]);
    expect(quote).toMatchObject({ readyToPlace: true, totals: { total: { minorUnits: 1860 } } });
    expect((await placeOrder({ expectedTotal: 1860 })).errors).toEqual([]);
  });
});

test('an order accepts a postcode of another state and a landline in the billing address', async () => {
  const { placeOrder } = await openMarket();
  const { order, errors } = await placeOrder({
    shippingAddress: anAddressInput({ postalCode: '68100' }),
    billingAddress: anAddressInput({ phone: '03-2261 8888' }),
  });
  expect(errors).toEqual([]);
  expect(order?.billingAddress.phone).toBe('+60322618888');
});

test.each([
  ['an unknown state', { shippingAddress: { ...anAddressInput(), state: 'ATLANTIS' } }],
  ['an unknown payment method', { payment: { method: 'BITCOIN' } }],
  ['a fractional quantity', { lines: [{ variantId: 'var_rice', quantity: 1.5 }] }],
  ['an unknown field', { status: 'DELIVERED' }],
])('an order with %s returns BAD_USER_INPUT', async (_title, change) => {
  const { execute, store } = await openMarket();
  const { errors } = await execute(PLACE_ORDER, { input: { ...anOrderInput(), ...change } });
  expect(errors?.map((error) => error.extensions?.['code'])).toEqual(['BAD_USER_INPUT']);
  expect(await store.count('orders')).toBe(0);
});

test("a guest's order of more than 50 products cannot be changed to cash when payment is retried", async () => {
  const products = Array.from({ length: 51 }, (_, at) => aProduct({ id: `prd_each${at}`, vendorId: 'ven_utara', priceCents: 100 }));
  const stock = products.flatMap(({ variants }) => variants.map(({ id }) => aStock(id, 10)));
  const { placeOrder, quote, retryPayment } = await openMarket('memory', aMarket({ products, stock }));
  const lines = stock.map(({ id }) => ({ variantId: id, quantity: 1 }));
  const expectedTotal = (await quote({ lines, state: 'KUALA_LUMPUR' })).totals.total.minorUnits;
  const { order, accessToken } = await placeOrder({ lines, expectedTotal, payment: WAITING });
  const again = await retryPayment(order?.number ?? '', { method: 'CASH_ON_DELIVERY' }, accessToken);
  expect(again.errors).toMatchObject([{ code: 'INVALID', path: ['payment', 'method'] }]);
});

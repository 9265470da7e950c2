import { isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { aCoupon } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anAddressInput, anOrderInput, type PlaceOrderInput } from '#tests/support/builders/orderInput.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';

const SHIPPING = anAddressInput({ lastName: 'Rahman', line2: 'Unit 3' });
const BILLING = anAddressInput({ firstName: 'Zul', lastName: 'Hakim', phone: '03-2345 6789', line1: '9 Jalan Raja', line2: 'Floor 2' });

/** An order with a value in every field. It has two packages, one of them by express, and is paid online. */
const ORDER: PlaceOrderInput = {
  idempotencyKey: 'a-key-of-the-table',
  lines: [
    { variantId: 'var_rice', quantity: 2, seenPrice: 1234 },
    { variantId: 'var_coffee', quantity: 1, seenPrice: 777 },
  ],
  expectedTotal: 0,
  email: 'aina@example.com',
  shippingAddress: SHIPPING,
  billingAddress: BILLING,
  note: 'Ring twice',
  shipping: [{ vendorId: 'ven_utara', optionId: 'express' }],
  coupon: 'TEN',
  payment: { method: 'FPX', bank: 'DEMO_RIMBA', returnUrl: 'https://app.example/done' },
};

const shippingTo = (change: object) => ({ shippingAddress: { ...SHIPPING, ...change } });
const billingTo = (change: object) => ({ billingAddress: { ...BILLING, ...change } });

/** For each input field, by path, changes that make the order a different one. */
const CHANGES: Record<string, Partial<PlaceOrderInput>[]> = {
  'lines.variantId': [{ lines: [{ variantId: 'var_tea', quantity: 2 }, ORDER.lines[1]!] }, { lines: [ORDER.lines[0]!] }],
  'lines.quantity': [{ lines: [{ variantId: 'var_rice', quantity: 3 }, ORDER.lines[1]!] }],
  'lines.ifSoldOut': [{ lines: [{ ...ORDER.lines[0]!, ifSoldOut: 'ASK' }, ORDER.lines[1]!] }],
  expectedTotal: [{ expectedTotal: 1 }],
  email: [{ email: 'ain@example.com' }],
  'shippingAddress.firstName': [shippingTo({ firstName: 'Nur' })],
  'shippingAddress.lastName': [shippingTo({ lastName: 'Rahim' }), shippingTo({ lastName: null })],
  'shippingAddress.phone': [shippingTo({ phone: '012-345 6780' })],
  'shippingAddress.line1': [shippingTo({ line1: '13 Jalan Ampang' })],
  'shippingAddress.line2': [shippingTo({ line2: 'Unit 4' }), shippingTo({ line2: null })],
  'shippingAddress.city': [shippingTo({ city: 'Ampang' })],
  'shippingAddress.postalCode': [shippingTo({ postalCode: '50490' })],
  'shippingAddress.state': [shippingTo({ state: 'SELANGOR' })],
  'billingAddress.firstName': [billingTo({ firstName: 'Nur' }), { billingAddress: null }],
  'billingAddress.lastName': [billingTo({ lastName: 'Rahim' }), billingTo({ lastName: null })],
  'billingAddress.phone': [billingTo({ phone: '03-2345 6780' })],
  'billingAddress.line1': [billingTo({ line1: '8 Jalan Raja' })],
  'billingAddress.line2': [billingTo({ line2: 'Floor 3' }), billingTo({ line2: null })],
  'billingAddress.city': [billingTo({ city: 'Ampang' })],
  'billingAddress.postalCode': [billingTo({ postalCode: '50490' })],
  'billingAddress.state': [billingTo({ state: 'SELANGOR' })],
  note: [{ note: 'Ring once' }, { note: null }],
  'shipping.vendorId': [{ shipping: [{ vendorId: 'ven_selatan', optionId: 'express' }] }],
  'shipping.optionId': [{ shipping: [{ vendorId: 'ven_utara', optionId: 'standard' }] }, { shipping: [] }],
  coupon: [{ coupon: 'ELEVEN' }, { coupon: null }],
  'payment.method': [{ payment: { method: 'CASH_ON_DELIVERY' } }, { payment: { method: 'CARD' } }],
  'payment.bank': [{ payment: { method: 'FPX', bank: 'DEMO_SONGKET' } }],
  'payment.returnUrl': [
    { payment: { ...ORDER.payment, returnUrl: 'https://app.example/other' } },
    { payment: { ...ORDER.payment, returnUrl: null } },
  ],
  'payment.wallet': [{ payment: { method: 'EWALLET', wallet: 'GRABPAY' } }],
};

/**
 * Fields that do not make an order a different one: the key only identifies the order, and what the buyer saw can only add an issue or a
 * rejection.
 */
const WITHOUT_MEANING = ['idempotencyKey', 'lines.seenPrice', 'lines.seenContent'];

/** The same order, written in a different notation. */
const REWRITINGS: [string, Partial<PlaceOrderInput>][] = [
  ['lines in another order', { lines: [...ORDER.lines].reverse() }],
  ['a line in two', { lines: [...[1, 1].map((quantity) => ({ variantId: 'var_rice', quantity })), ORDER.lines[1]!] }],
  ['no seen price, and the usual quantity left out', { lines: [{ variantId: 'var_rice', quantity: 2 }, { variantId: 'var_coffee' }] }],
  [
    'spaces and capitals',
    { email: ' Aina@Example.com ', note: ' Ring twice ', coupon: ' ten', ...shippingTo({ firstName: ' Nur  Aina ' }) },
  ],
  ['a phone with its country', shippingTo({ phone: '+60 12 345 6789' })],
  ['a wallet that a bank needs not', { payment: { ...ORDER.payment, wallet: 'GRABPAY' } }],
];

async function openPlaced(order: PlaceOrderInput = ORDER) {
  const market = aMarket();
  const vendors = market.vendors.map((vendor) => ({ ...vendor, expressFeeCents: 200 }));
  const api = await createTestApi({ catalogue: { ...market, vendors }, returnTargets: ['https://app.example'] });
  await api.store.transaction(async (transaction) => {
    for (const id of ['TEN', 'ELEVEN']) await transaction.put('coupons', aCoupon({ id }));
  });
  const place = async (input: PlaceOrderInput, locale: 'en' | 'ms' = 'en') =>
    (await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { locale })).data.placeOrder;
  const { quote } = await place(order);
  const input = { ...order, expectedTotal: quote?.totals.total.minorUnits ?? 0 };
  const first = await place(input);
  expect(first).toMatchObject({ errors: [], replayed: false });
  return { ...api, place, input, first };
}

/** Paths of all fields in an input, such as "payment.bank". */
function fieldsOf(type: GraphQLInputType, place: readonly string[] = []): string[] {
  if (isNonNullType(type) || isListType(type)) return fieldsOf(type.ofType, place);
  if (!isInputObjectType(type)) return [place.join('.')];
  return Object.values(type.getFields()).flatMap((field) => fieldsOf(field.type, [...place, field.name]));
}

describe('the idempotency key of a placed order', () => {
  test('has test cases for every field of the order input', async () => {
    const api = await createTestApi({ catalogue: aMarket() });
    const fields = fieldsOf(api.schema.getType('PlaceOrderInput') as GraphQLInputType);
    expect([...Object.keys(CHANGES), ...WITHOUT_MEANING].sort()).toEqual(fields.sort());
    await api.close();
  });

  test('is refused if any field is changed, and returns the order for equivalent input', async () => {
    const { place, input, first, store, close } = await openPlaced();
    for (const [field, changes] of Object.entries(CHANGES)) {
      for (const change of changes) {
        expect(await place({ ...input, ...change }), `${field}: ${JSON.stringify(change)}`).toMatchObject({
          order: null,
          replayed: false,
          errors: [{ code: 'IDEMPOTENCY_MISMATCH' }],
        });
      }
    }
    for (const [what, change] of REWRITINGS) {
      expect(await place({ ...input, ...change }), what).toMatchObject({
        errors: [],
        replayed: true,
        order: { number: first.order!.number },
      });
    }
    expect(await place(input, 'ms')).toMatchObject({ replayed: true, order: { number: first.order!.number } });
    expect([await store.count('orders'), (await store.get('coupons', 'TEN'))?.used]).toEqual([1, 1]);
    await close();
  });

  test.each([
    [
      { method: 'EWALLET', wallet: 'GRABPAY' },
      { method: 'EWALLET', wallet: 'TOUCH_N_GO' },
    ],
    [{ method: 'CASH_ON_DELIVERY' }, { method: 'CARD' }],
    [{ method: 'CARD' }, { method: 'DUITNOW_QR' }],
  ])('for payment by %o is refused with payment by %o', async (payment, other) => {
    const order = anOrderInput({ payment, idempotencyKey: 'a-key-of-a-payment' });
    const { place, input, close } = await openPlaced({ ...order, expectedTotal: 1 });
    expect(await place({ ...input, payment: other })).toMatchObject({ order: null, errors: [{ code: 'IDEMPOTENCY_MISMATCH' }] });
    await close();
  });
});

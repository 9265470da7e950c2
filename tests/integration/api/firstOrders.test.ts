import { expect, test } from 'vitest';
import { APPROVED, openTwoVendors, TWO_VENDORS } from '#tests/support/api/packages.ts';
import { answerPayment, WAITING } from '#tests/support/api/payments.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';

const FIRST = 'query ($number: String!) { viewer { vendor { package(number: $number) { isFirstOrder } } } }';
const RICE = { lines: [{ variantId: 'var_rice' }], expectedTotal: 1781 };

interface FirstResponse {
  viewer: { vendor: { package: { isFirstOrder: boolean } | null } };
}

async function open() {
  const market = await openTwoVendors();
  const { execute, sellers, pass } = market;
  const isFirst = async (number: string, seller: keyof typeof sellers = 'utara', run = execute) =>
    (await run<FirstResponse>(FIRST, { number }, { viewer: sellers[seller] })).data.viewer.vendor.package?.isFirstOrder;
  /** Places an order a few seconds after the previous one. */
  const order = async (email: string, change: object = RICE) => {
    pass(0.01);
    return market.order({ ...change, email });
  };
  return { ...market, order, isFirst };
}

test.each([
  ['aina@example.com', 'aina@example.com', false],
  ['aina@example.com', 'AINA+rice@Example.com', false],
  ['a.ina@gmail.com', 'aina+1@googlemail.com', false],
  ['aina@example.com', 'a.ina@example.com', true],
  ['aina@example.com', 'aina@example.org', true],
])('after a delivery to %s, isFirstOrder of an order of %s is %s', async (known, email, expected) => {
  const { order, isFirst, deliver } = await open();
  const earlier = await order(known);
  const later = await order(email);
  const number = `${later.number}-1`;
  expect([await isFirst(`${earlier.number}-1`), await isFirst(number)]).toEqual([true, true]);
  await deliver('utara', `${earlier.number}-1`);
  expect([await isFirst(`${earlier.number}-1`), await isFirst(number)]).toEqual([true, expected]);
});

test('isFirstOrder considers only delivered or paid packages of earlier orders from the same vendor', async () => {
  const market = await open();
  const { order, isFirst, deliver, advance } = market;
  const email = 'aina@example.com';
  const last = async (change: object = RICE) => `${(await order(email, change)).number}-1`;
  const cancelled = await last();
  await advance('utara', cancelled, 'CANCELLED', { note: 'Sold out' });
  const unpaid = await order(email, { ...RICE, payment: WAITING });
  const number = await last();
  expect(await isFirst(number)).toBe(true);
  const both = await order(email, TWO_VENDORS);
  await deliver('selatan', `${both.number}-2`);
  expect([await isFirst(await last()), await isFirst(`${both.number}-2`, 'selatan')]).toEqual([true, true]);
  await answerPayment(market, unpaid.number);
  expect(await isFirst(number)).toBe(false);
  await advance('utara', `${unpaid.number}-1`, 'CANCELLED', { note: 'Sold out' });
  expect(await isFirst(number)).toBe(true);
  await order(email, { ...RICE, payment: APPROVED });
  expect([await isFirst(number), await isFirst(await last())]).toEqual([true, false]);
});

test('another node sees a delivery immediately in isFirstOrder', async () => {
  const { order, isFirst, deliver, store } = await open();
  const other = await createTestApi({ store });
  const earlier = await order('aina@example.com');
  const later = await order('aina@example.com');
  await deliver('utara', `${earlier.number}-1`);
  expect(await isFirst(`${later.number}-1`, 'utara', other.execute)).toBe(false);
  await other.close();
});

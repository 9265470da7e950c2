import { describe, expect, test } from 'vitest';
import { aRegistration, FORGOT, REGISTER, SHOPPER } from '#tests/support/api/accountOperations.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { memberWithToken } from '#tests/support/api/aMember.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { type PlaceOrderResponse, PLACE_ORDER, PRICE_CART, TRACK_ORDER } from '#tests/support/api/orderOperations.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { aClock, WAITING } from '#tests/support/api/payments.ts';

/** An IPv4 address that a mobile carrier shares between thousands of users, so one user who exhausts a limit must not block all of them. */
const address = '100.64.0.1';
const MESSAGE = { name: 'Aina', email: 'aina@example.com', message: 'Is it fresh?' };
const LINES = [{ variantId: 'var_rice', quantity: 1 }];

type Sent = (time: number) => [document: string, variables: Record<string, unknown>];

/** Rate-limited operations: the name, the number of consecutive attempts allowed per device, and the request. */
const LIMITED: [name: string, free: number, sent: Sent][] = [
  ['wrong order numbers', 10, (time) => [TRACK_ORDER, { number: 'RZQ-7K4M-2Q9D', email: `guess${time}@example.com` }]],
  ['coupon guesses', 10, (time) => [PRICE_CART, { input: { lines: LINES, state: 'KUALA_LUMPUR', coupon: `GUESS-${time}` } }]],
  ['registrations', 20, () => [REGISTER, { input: aRegistration({ email: SHOPPER.email }) }]],
  ['password reset emails', 10, (time) => [FORGOT, { email: `nobody${time}@example.com` }]],
  ['messages', 5, () => ['mutation ($input: ContactInput!) { contact(input: $input) { reference } }', { input: MESSAGE }]],
  ['orders', 20, (time) => [PLACE_ORDER, { input: anOrderInput({ idempotencyKey: `one of many orders ${time}` }) }]],
  [
    'newsletter subscriptions',
    10,
    (time) => [
      'mutation ($email: String!) { subscribeNewsletter(email: $email) { errors { ... on UserError { code } } } }',
      { email: `aina${time}@example.com` },
    ],
  ],
];

const WAIT = /RATE_LIMITED|TOO_MANY_ATTEMPTS|Too many codes were tried/;

describe.each(LIMITED)('%s', (_name, free, sent) => {
  test(`are limited to ${free} per device without affecting others, and to ten times as many per network`, async () => {
    const clock = aClock();
    const stock = aMarket().stock.map((each) => ({ ...each, onHand: 10_000 }));
    const market = await openMarket('memory', aMarket({ stock }), { now: clock.now, limitsOrders: true });
    let sendings = 0;
    const mayTry = async (deviceId: string | null, from = address, viewer: SignedIn | null = null) => {
      const { data, errors } = await market.execute<object>(...sent((sendings += 1)), { address: from, deviceId, viewer });
      return !WAIT.test(JSON.stringify([data, errors]));
    };
    const triesOf = async (deviceId: string | null) => {
      for (let tries = 0; tries <= free; tries += 1) if (!(await mayTry(deviceId))) return tries;
      throw new Error('Nothing is refused.');
    };
    expect(await triesOf('device 1')).toBe(free);
    expect(await triesOf(null)).toBe(free);
    for (let device = 2; device < 10; device += 1) expect(await triesOf(`device ${device}`)).toBe(free);
    expect(await mayTry('device 11')).toBe(false);
    expect(await mayTry('device 11', '100.64.0.2')).toBe(true);
    // Devices that exhaust a limit never block a member in the same network, and block guests for at most a minute.
    expect(await mayTry('device 11', address, (await memberWithToken(market, 'farah@example.com')).viewer)).toBe(true);
    clock.pass(60);
    expect(await mayTry('device 11')).toBe(true);
    await market.services.settled();
  });
});

test('successful requests do not count towards the limits of their network', async () => {
  const market = await openMarket();
  const { order } = await market.placeOrder();
  for (let time = 0; time < 101; time += 1) {
    const { errors } = await market.execute(TRACK_ORDER, { number: order?.number, email: 'aina@example.com' }, { address });
    expect(errors).toBeUndefined();
  }
});

test('refused and repeated orders count towards no limit', async () => {
  const market = await openMarket('memory', aMarket(), { limitsOrders: true });
  const place = async (change: object) => {
    const { data, errors } = await market.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput(change) }, { address });
    expect(errors).toBeUndefined();
    return data.placeOrder;
  };
  const key = { idempotencyKey: 'one order many times' };
  for (let time = 0; time < 30; time += 1) expect((await place(key)).order).not.toBeNull();
  for (let time = 0; time < 30; time += 1) expect((await place({ idempotencyKey: `refused ${time}`, expectedTotal: 1 })).order).toBeNull();
});

test('parallel retries of one idempotency key count as one order, also for a caller over the limit', async () => {
  const stock = aMarket().stock.map((each) => ({ ...each, onHand: 1000 }));
  const market = await openMarket('memory', aMarket({ stock }), { limitsOrders: true });
  const place = (idempotencyKey: string, change: object = {}) =>
    market.execute<Partial<PlaceOrderResponse> | null>(PLACE_ORDER, { input: anOrderInput({ idempotencyKey, ...change }) }, { address });
  const retries = (key: string) => Promise.all(Array.from({ length: 50 }, () => place(key)));
  const numbersOf = (responses: Awaited<ReturnType<typeof retries>>) =>
    new Set(responses.map(({ data, errors }) => data?.placeOrder?.order?.number ?? errors?.[0]?.extensions?.code));
  const numbers = numbersOf(await retries('the first order'));
  expect(numbers.size).toBe(1);
  for (let time = 2; time <= 20; time += 1) expect((await place(`another order ${time}`)).data?.placeOrder?.order).toBeTruthy();
  // Beyond the limit, used keys still return their order, though only for the original request, and no new order is placed.
  expect(numbersOf(await retries('the first order'))).toEqual(numbers);
  const other = await place('the first order', { note: 'Ring twice' });
  expect(other.data?.placeOrder?.errors).toMatchObject([{ code: 'IDEMPOTENCY_MISMATCH' }]);
  expect(numbersOf(await retries('a new order'))).toEqual(new Set(['RATE_LIMITED']));
  expect(await market.store.count('orders')).toBe(20);
});

test('a member counts as one caller, from however many devices', async () => {
  const market = await openMarket();
  const { viewer } = await memberWithToken(market, 'farah@example.com');
  const guess = async (time: number, who: typeof viewer | null) => {
    const input = { lines: LINES, state: 'KUALA_LUMPUR', coupon: `GUESS-${time}` };
    const { data, errors } = await market.execute<object>(PRICE_CART, { input }, { address, viewer: who, deviceId: `device ${time}` });
    return WAIT.test(JSON.stringify([data, errors]));
  };
  for (let time = 0; time < 10; time += 1) expect(await guess(time, viewer)).toBe(false);
  expect(await guess(10, viewer)).toBe(true);
  expect(await guess(11, null)).toBe(false);
});

test('unpaid orders of guests do not block members in the same network, and those of members do not block guests', async () => {
  const stock = aMarket().stock.map((each) => ({ ...each, onHand: 100_000 }));
  const market = await openMarket('memory', aMarket({ stock }));
  const lines = [{ variantId: 'var_rice', quantity: 50 }];
  const expectedTotal = (await market.quote({ lines, state: 'KUALA_LUMPUR' })).totals.total.minorUnits;
  const { viewer } = await memberWithToken(market, 'farah@example.com');
  let count = 0;
  const place = async (who: typeof viewer | null) => {
    const input = anOrderInput({ lines, expectedTotal, payment: WAITING, email: `person${(count += 1)}@example.com` });
    return (await market.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { address, viewer: who })).data.placeOrder.errors;
  };
  for (let orders = 0; orders < 2; orders += 1) expect(await place(viewer)).toEqual([]);
  for (let orders = 0; orders < 20; orders += 1) expect(await place(null)).toEqual([]);
  expect(await place(null)).toMatchObject([{ path: ['payment'] }]);
  expect(await place(viewer)).toEqual([]);
});

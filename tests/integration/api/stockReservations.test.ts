import { describe, expect, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { confirmOrderEmail } from '#server/modules/checkout/index.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { aConfirmedMember, aMember } from '#tests/support/api/aMember.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { type PlaceOrderInput, anOrderInput } from '#tests/support/builders/orderInput.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { type PlaceOrderResponse, PLACE_ORDER, RETRY_PAYMENT, type RetryResponse } from '#tests/support/api/orderOperations.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { aClock, answerPayment, WAITING } from '#tests/support/api/payments.ts';

const CASH = { method: 'CASH_ON_DELIVERY' };
const STRANGER = '203.0.113.7';

/**
 * A marketplace with this many units of rice at $12.34, VAT $2.47, and delivery for $3.00 below $200. Each order comes from a different
 * buyer.
 */
async function openMarketplace(onHand: number) {
  const clock = aClock();
  const stock = aMarket().stock.map((each) => (each.id === 'var_rice' ? { ...each, onHand } : each));
  const market = await openMarket('memory', aMarket({ stock }), { now: clock.now });
  let orders = 0;
  const orderBy = async (
    viewer: SignedIn | null,
    email: string,
    quantity: number,
    address: string,
    payment: PlaceOrderInput['payment'] = CASH,
  ) => {
    orders += 1;
    const number = orders;
    const lines = [{ variantId: 'var_rice', quantity }];
    const expectedTotal = (await market.quote({ lines, state: 'KUALA_LUMPUR' })).totals.total.minorUnits;
    const input = anOrderInput({ lines, payment, expectedTotal, email, idempotencyKey: `reserved-${number}` });
    return (await market.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { address, viewer })).data.placeOrder;
  };
  let people = 0;
  /** An order from a new buyer, by default from a member with a confirmed email address, who is limited only by the network. */
  const order = async (
    quantity: number,
    payment: PlaceOrderInput['payment'],
    address = STRANGER,
    buyer: 'guest' | 'member' | 'confirmed' = 'confirmed',
  ) => {
    people += 1;
    const email = `person${people}@example.com`;
    const makeMember = { guest: null, member: aMember, confirmed: aConfirmedMember }[buyer];
    return orderBy(makeMember && (await makeMember(market, email)), email, quantity, address, payment);
  };
  const left = async () => (await market.store.get('stock', 'var_rice'))?.onHand;
  return { ...market, order, orderBy, left, stock, pass: clock.pass };
}

const REFUSED = [{ __typename: 'InvalidInput', code: 'INVALID', path: ['lines', '0', 'quantity'] }];

describe.each([
  ['online', WAITING],
  ['in cash', CASH],
] as const)('orders to be paid %s from one network, with many emails,', (_way, payment) => {
  test('reserve at most half of the stock, however they are split, and leave the rest to others', async () => {
    const { order, left, store, stock } = await openMarketplace(48);
    for (const quantity of [8, 8, 8]) expect((await order(quantity, payment)).errors).toEqual([]);
    const refused = await order(1, payment);
    expect(refused).toMatchObject({ order: null, errors: REFUSED });
    expect(refused.errors[0]?.message).toContain(
      'Product rice: from your network no more can be ordered until earlier orders are paid for or packed',
    );
    expect(await left()).toBe(24);
    expect((await order(5, payment, '198.51.100.4')).errors).toEqual([]);
    expect(await violations(store, stock)).toEqual([]);
  });

  test('are limited also when they are concurrent', async () => {
    const { order, left } = await openMarketplace(48);
    const results = await Promise.all(Array.from({ length: 12 }, () => order(6, payment)));
    expect(results.filter(({ order: placed }) => placed !== null)).toHaveLength(4);
    expect(await left()).toBe(24);
  });

  test('can reserve a few units even if these are the whole stock', async () => {
    const { order, left } = await openMarketplace(7);
    expect((await order(7, payment)).errors).toEqual([]);
    expect(await left()).toBe(0);
  });

  test('no longer count after an hour', async () => {
    const { order, pass, services, store } = await openMarketplace(48);
    expect((await order(24, payment)).errors).toEqual([]);
    expect((await order(1, payment)).errors).toMatchObject(REFUSED);
    expect(await store.count('reservations')).toBeGreaterThan(0);
    pass(60 * 60);
    await services.jobs.runDue();
    // Only reservations that belong to persons remain.
    const { items } = await store.query('reservations');
    expect(items.every(({ id }) => id.includes('person/'))).toBe(true);
    expect((await order(12, payment)).errors).toEqual([]);
  });
});

test('units reserved before a full hour still count after it', async () => {
  const { order, pass } = await openMarketplace(48);
  const minutes = new Date(aClock().now()).getUTCMinutes();
  expect((await order(24, CASH)).errors).toEqual([]);
  // Just after the start of the next hour.
  pass((60 - minutes) * 60);
  expect((await order(1, CASH)).errors).toMatchObject(REFUSED);
});

test('products that are paid or packed no longer count as reserved', async () => {
  const marketplace = await openMarketplace(48);
  const paid = await marketplace.order(24, WAITING);
  expect((await marketplace.order(1, WAITING)).errors).toMatchObject(REFUSED);
  await answerPayment(marketplace, paid.order?.number ?? '');
  const cash = await marketplace.order(12, CASH);
  expect(cash.errors).toEqual([]);
  expect((await marketplace.order(1, CASH)).errors).toMatchObject(REFUSED);
  await marketplace.services.fulfilment.advance(cash.order?.packages[0]?.number ?? '', 'PACKED', OPERATOR);
  expect((await marketplace.order(6, CASH)).errors).toEqual([]);
});

test('a cancelled package no longer counts as reserved, but the other package of its order does', async () => {
  const marketplace = await openMarketplace(48);
  const { execute, order, quote, services } = marketplace;
  const viewer = await aConfirmedMember(marketplace, 'farah@example.com');
  const lines = [{ variantId: 'var_rice', quantity: 24 }, { variantId: 'var_coffee' }];
  const expectedTotal = (await quote({ lines, state: 'KUALA_LUMPUR' })).totals.total.minorUnits;
  const input = anOrderInput({ lines, expectedTotal, payment: CASH, idempotencyKey: 'two-packages' });
  const { data } = await execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { address: STRANGER, viewer });
  const [rice, coffee] = data.placeOrder.order?.packages ?? [];
  await services.fulfilment.advance(coffee?.number ?? '', 'CANCELLED', OPERATOR);
  expect((await order(1, CASH)).errors).toMatchObject(REFUSED);
  await services.fulfilment.advance(rice?.number ?? '', 'CANCELLED', OPERATOR);
  expect((await order(24, CASH)).errors).toEqual([]);
});

test('guests of a network can reserve 1,000 units before they pay, whatever the stock, also concurrently', async () => {
  const { order } = await openMarketplace(100_000);
  const results = await Promise.all(Array.from({ length: 25 }, () => order(50, WAITING, STRANGER, 'guest')));
  const refused = results.filter(({ order: placed }) => placed === null);
  expect(refused).toHaveLength(5);
  for (const { errors } of refused) expect(errors).toMatchObject([{ code: 'INVALID', path: ['payment'] }]);
  expect((await order(1, CASH, STRANGER, 'guest')).errors).toEqual([]);
});

test.each([
  ['2001:db8:1:2::1', '2001:DB8:1:2:aaaa:bbbb:cccc:dddd', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
  ['2001:db8:1:2::1', '2001:db8:1:102::1', false],
  ['::1:0:0:0:1', '0:0:0:1::2', true],
  ['203.0.113.9', '::ffff:203.0.113.9', true],
  ['203.0.113.9', '203.0.113.8', false],
])('%s and %s count as one network: %s', async (one, other, isSame) => {
  const { order } = await openMarketplace(48);
  expect((await order(24, CASH, one)).errors).toEqual([]);
  expect((await order(11, CASH, other)).errors).toMatchObject(isSame ? REFUSED : []);
});

describe.each([
  ['online', WAITING, 75],
  ['in cash', CASH, 50],
] as const)('unconfirmed buyers who order %s, each from another network,', (_way, payment, share) => {
  const network = (number: number) => `198.18.${number}.1`;

  test('can reserve a share of the stock together; confirmed buyers can order the rest', async () => {
    const { order, left, store, stock } = await openMarketplace(100);
    for (let number = 0; number < share / 5; number += 1)
      expect((await order(5, payment, network(number), number % 2 === 0 ? 'guest' : 'member')).errors).toEqual([]);
    for (const buyer of ['guest', 'member'] as const) {
      const refused = await order(1, payment, network(100), buyer);
      expect(refused).toMatchObject({ order: null, errors: REFUSED });
      expect(refused.errors[0]?.message).toContain('Product rice: buyers without a confirmed email can order no more');
    }
    expect(await left()).toBe(100 - share);
    expect((await order(10, payment, network(101))).errors).toEqual([]);
    expect(await violations(store, stock)).toEqual([]);
  });

  test('are limited also when they order concurrently', async () => {
    const { order, left } = await openMarketplace(100);
    const results = await Promise.all(Array.from({ length: 90 }, (_, number) => order(1, payment, network(number), 'guest')));
    expect(results.filter(({ order: placed }) => placed !== null)).toHaveLength(share);
    expect(await left()).toBe(100 - share);
  });

  test.each([
    [1, { online: 1, cash: 1 }],
    [3, { online: 3, cash: 3 }],
    [5, { online: 4, cash: 3 }],
    [9, { online: 6, cash: 4 }],
  ])('with a stock of %i units can reserve %o', async (onHand, { online, cash }) => {
    const few = payment === CASH ? cash : online;
    const { order, left } = await openMarketplace(onHand);
    if (few < onHand) expect((await order(few + 1, payment, network(0), 'guest')).errors).toMatchObject(REFUSED);
    expect((await order(few, payment, network(1), 'guest')).errors).toEqual([]);
    expect(await left()).toBe(onHand - few);
  });
});

test('cash orders of unconfirmed buyers leave stock to guests who pay online', async () => {
  const { order } = await openMarketplace(100);
  for (let number = 0; number < 10; number += 1) await order(5, CASH, `198.18.${number}.1`, 'guest');
  expect((await order(1, CASH, '198.18.99.1', 'guest')).errors).toMatchObject(REFUSED);
  expect((await order(5, WAITING, '198.18.99.1', 'guest')).errors).toEqual([]);
});

describe('an unpaid order of an unconfirmed buyer', () => {
  const retry = async ({ execute }: Marketplace, number: string, accessToken: string) =>
    (await execute<RetryResponse>(RETRY_PAYMENT, { number, accessToken, payment: CASH })).data.retryPayment;

  test('can be changed to cash only if it is small, and then counts as a cash order', async () => {
    const market = await openMarketplace(20);
    const large = await market.order(6, WAITING, '198.18.0.1', 'guest');
    const refused = await retry(market, large.order?.number ?? '', large.accessToken ?? '');
    expect(refused.errors[0]?.message).toContain('confirm the email of the order first');
    for (const quantity of [4, 3]) {
      const small = await market.order(quantity, WAITING, `198.18.1.${quantity}`, 'guest');
      expect((await retry(market, small.order?.number ?? '', small.accessToken ?? '')).errors).toEqual([]);
    }
    expect((await market.order(1, CASH, '198.18.0.4', 'guest')).errors).toMatchObject(REFUSED);
  });

  test('cannot be changed to cash beyond the share of all unconfirmed buyers', async () => {
    const market = await openMarketplace(20);
    for (const network of ['198.18.0.2', '198.18.0.3']) expect((await market.order(5, CASH, network, 'guest')).errors).toEqual([]);
    const last = await market.order(3, WAITING, '198.18.0.4', 'guest');
    const refused = await retry(market, last.order?.number ?? '', last.accessToken ?? '');
    expect(refused.errors[0]?.message).toContain('in cash at the moment');
  });
});

test.each<[string, (count: number) => string]>([
  ['one confirmed account', () => 'siti@example.com'],
  ['confirmed accounts of one inbox', (count) => `siti+${count}@example.com`],
])('%s can reserve half of the stock, from whatever networks', async (_who, emailOf) => {
  const market = await openMarketplace(100);
  let count = 0;
  const order = async (quantity: number) => {
    count += 1;
    const email = emailOf(count);
    return market.orderBy(await aConfirmedMember(market, email), email, quantity, `198.18.${count}.1`);
  };
  for (const quantity of [30, 20]) expect((await order(quantity)).errors).toEqual([]);
  const refused = await order(1);
  expect(refused).toMatchObject({ order: null, errors: REFUSED });
  expect(refused.errors[0]?.message).toContain('with this email no more can be ordered');
  expect((await market.order(25, CASH, '198.18.100.1')).errors).toEqual([]);
});

test('orders confirmed later count fully for their buyer, even if others were counted before', async () => {
  const market = await openMarketplace(30);
  const orders = [];
  for (const [quantity, payment, network] of [
    [5, CASH, '198.18.1.1'],
    [5, CASH, '198.18.1.2'],
    [5, WAITING, '198.18.1.3'],
    [2, WAITING, '198.18.1.4'],
  ] as const)
    orders.push(await market.orderBy(null, 'siti@example.com', quantity, network, payment));
  for (const { order } of orders) await confirmOrder(market.store, order?.number ?? '');
  expect((await market.orderBy(null, 'siti@example.com', 1, '198.18.1.5')).errors).toMatchObject(REFUSED);
});

test('a guest who confirms each order can reserve at most half of the stock', async () => {
  const market = await openMarketplace(40);
  for (let count = 0; count < 4; count += 1) {
    const placed = await market.orderBy(null, `siti+${count}@example.com`, 5, `198.18.${count}.1`);
    await confirmOrder(market.store, placed.order?.number ?? '');
  }
  expect((await market.orderBy(null, 'siti@example.com', 1, '198.18.9.1')).errors).toMatchObject(REFUSED);
  // A guest with a different email address is not limited.
  expect((await market.orderBy(null, 'farah@example.com', 1, '198.18.9.1')).errors).toEqual([]);
});

test.each([
  ['confirms the email of the order', async ({ store }: Marketplace, number: string) => confirmOrder(store, number)],
  [
    'cancels',
    async ({ services }: Marketplace, number: string) => void (await services.fulfilment.advance(`${number}-1`, 'CANCELLED', OPERATOR)),
  ],
  [
    'gets the package packed',
    async ({ services }: Marketplace, number: string) => void (await services.fulfilment.advance(`${number}-1`, 'PACKED', OPERATOR)),
  ],
])('a guest who %s no longer counts towards the share of unconfirmed buyers', async (_what, act) => {
  const marketplace = await openMarketplace(8);
  const { order, left } = marketplace;
  const placed = await order(4, CASH, '198.18.0.1', 'guest');
  expect((await order(1, CASH, '198.18.0.2', 'guest')).errors).toMatchObject(REFUSED);
  await act(marketplace, placed.order?.number ?? '');
  const share = Math.max(3, Math.floor(((await left()) ?? 0) / 2));
  expect((await order(share + 1, CASH, '198.18.0.3', 'guest')).errors).toMatchObject(REFUSED);
  expect((await order(share, CASH, '198.18.0.3', 'guest')).errors).toEqual([]);
});

test('an unpacked cash order of a guest still counts after six days', async () => {
  const { order, pass, services } = await openMarketplace(10);
  expect((await order(5, CASH, '198.18.0.1', 'guest')).errors).toEqual([]);
  pass(6 * 24 * 60 * 60);
  await services.jobs.runDue();
  expect((await order(1, CASH, '198.18.0.2', 'guest')).errors).toMatchObject(REFUSED);
});

type Marketplace = Awaited<ReturnType<typeof openMarketplace>>;

async function confirmOrder(store: Marketplace['store'], number: string): Promise<void> {
  await store.transaction(async (transaction) => {
    const [order] = (await transaction.query('orders', { where: { number } })).items;
    await confirmOrderEmail(transaction, order!, new Date());
  });
}

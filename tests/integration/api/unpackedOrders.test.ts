import { expect, test } from 'vitest';
import { confirmOrderEmail } from '#server/modules/checkout/index.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { aConfirmedMember, aMember } from '#tests/support/api/aMember.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { aClock, APPROVED } from '#tests/support/api/payments.ts';
import { aMarket } from '#tests/support/builders/market.ts';

const DAY_S = 24 * 60 * 60;
/** The job runs once an hour. */
const HOUR_S = 60 * 60;
const LINES = [{ variantId: 'var_rice' }, { variantId: 'var_coffee' }];
/** Rice and coffee at $20.11 plus VAT $4.02 and delivery $7.50. */
const BOTH = { lines: LINES, expectedTotal: 3163 };

async function open() {
  const clock = aClock();
  const market = await openMarket('memory', aMarket(), { now: clock.now });
  const { services, store } = market;
  const statuses = async (number: string) => {
    const [order] = (await store.query('orders', { where: { number } })).items;
    return order?.packages.map(({ timeline }) => timeline.at(-1)?.status);
  };
  const left = async (variantId: string) => (await store.get('stock', variantId))?.onHand;
  const passDays = async (days: number) => {
    clock.pass(days * DAY_S + HOUR_S);
    await services.jobs.runDue();
    await services.settled();
  };
  return { ...market, statuses, left, passDays };
}

test('a cash order of a guest that is not packed within a week is cancelled, with the reason in an email', async () => {
  const { placeOrder, statuses, left, passDays, store, mailbox } = await open();
  const { order } = await placeOrder(BOTH);
  const number = order?.number ?? '';
  await passDays(6);
  expect(await statuses(number)).toEqual(['PLACED', 'PLACED']);
  expect(await left('var_rice')).toBe(9);
  await passDays(1);
  expect(await statuses(number)).toEqual(['CANCELLED', 'CANCELLED']);
  expect([await left('var_rice'), await left('var_coffee')]).toEqual([10, 10]);
  const told = mailbox.mails.filter(({ to, text }) => to === 'aina@example.com' && text.includes('was not packed within 7 days'));
  expect(told).toHaveLength(2);
  const rows = (await store.query('reservations')).items;
  expect(rows.filter(({ orderId }) => orderId !== null)).toEqual([]);
  expect(await violations(store, aMarket().stock)).toEqual([]);
  await passDays(1);
  expect(await left('var_rice')).toBe(10);
});

test('a packed package continues, and only the other one of its order is cancelled', async () => {
  const { placeOrder, statuses, passDays, services } = await open();
  const { order } = await placeOrder(BOTH);
  const number = order?.number ?? '';
  await services.fulfilment.advance(`${number}-1`, 'PACKED', OPERATOR);
  await passDays(8);
  expect(await statuses(number)).toEqual(['PACKED', 'CANCELLED']);
});

test.each([
  ['unconfirmed', aMember],
  ['confirmed', aConfirmedMember],
])('an unpacked cash order of a member with an %s email is also cancelled', async (_state, makeMember) => {
  const market = await open();
  const { order } = await market.placeOrder({}, 'en', await makeMember(market, 'farah@example.com'));
  await market.passDays(7);
  expect(await market.statuses(order?.number ?? '')).toEqual(['CANCELLED']);
});

test('an unpacked cash order with a confirmed email is also cancelled, but not an order paid online', async () => {
  const { placeOrder, store, statuses, passDays } = await open();
  const confirmed = await placeOrder({ email: 'aina@example.com' });
  const paid = await placeOrder({ payment: APPROVED });
  await store.transaction(async (transaction) => {
    const [order] = (await transaction.query('orders', { where: { number: confirmed.order?.number ?? '' } })).items;
    await confirmOrderEmail(transaction, order!, new Date());
  });
  await passDays(8);
  expect(await statuses(confirmed.order?.number ?? '')).toEqual(['CANCELLED']);
  expect(await statuses(paid.order?.number ?? '')).toEqual(['PLACED']);
});

test('an order with a later expected date is not cancelled before that date', async () => {
  const { placeOrder, store, statuses, passDays } = await open();
  const { order } = await placeOrder(BOTH);
  const number = order?.number ?? '';
  await store.transaction(async (transaction) => {
    const [stored] = (await transaction.query('orders', { where: { number } })).items;
    const [first, ...others] = stored!.packages;
    const promised = new Date(Date.parse(stored!.placedAt) + 20 * DAY_S * 1000).toISOString();
    await transaction.put('orders', { ...stored!, packages: [{ ...first!, expectedBy: promised }, ...others] });
  });
  await passDays(10);
  expect(await statuses(number)).toEqual(['PLACED', 'CANCELLED']);
  await passDays(10);
  expect(await statuses(number)).toEqual(['CANCELLED', 'CANCELLED']);
});

import { describe, expect, test } from 'vitest';
import { aConfirmedMember } from '#tests/support/api/aMember.ts';
import { confirmOrder } from '#tests/support/api/confirmed.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { openTwoVendors } from '#tests/support/api/packages.ts';
import { aClock, answerPayment, APPROVED, WAITING } from '#tests/support/api/payments.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';

const { stock: initialStock } = aMarket();

const CANCEL = `mutation ($number: String!, $accessToken: String) {
  cancelOrder(number: $number, accessToken: $accessToken) {
    order { number status canCancel payment { status failure retryUntil nextAction { expiresAt } } packages { timeline { status note } } }
    errors { __typename ... on UserError { code path } }
  }
}`;
interface Cancelled {
  cancelOrder: { order: object | null; errors: { code: string; path: string[] }[] };
}

async function openCancelling(options: Parameters<typeof openMarket>[2] = {}) {
  const market = await openMarket('memory', aMarket(), options);
  await market.store.transaction((transaction) => transaction.put('coupons', aCoupon()));
  const cancel = async (number: string, accessToken: string | null, viewer: Awaited<ReturnType<typeof aConfirmedMember>> | null = null) =>
    (await market.execute<Cancelled>(CANCEL, { number, accessToken }, { viewer })).data.cancelOrder;
  const waiting = async (change: Parameters<typeof market.placeOrder>[0] = {}) => {
    const { order, accessToken } = await market.placeOrder({ payment: WAITING, ...change });
    if (order === null) throw new Error('Nothing was ordered.');
    return { number: order.number, accessToken };
  };
  const charges = async () => (await market.store.query('demoCharges', { limit: 50 })).items.map(({ state }) => state);
  return { ...market, cancel, waiting, charges, violations: () => violations(market.store, initialStock) };
}

const CANCELLED = {
  order: {
    status: 'CANCELLED',
    canCancel: false,
    payment: { status: 'FAILED', failure: 'CANCELLED', retryUntil: null, nextAction: null },
    packages: [{ timeline: [{ status: 'PLACED' }, { status: 'CANCELLED', note: 'Cancelled at your request' }] }],
  },
  errors: [],
};

describe('cancelOrder', () => {
  test('voids the payment of an unpaid order and returns its stock and coupon; repeating it returns the same order', async () => {
    const { cancel, waiting, charges, store, violations: found } = await openCancelling();
    const { number, accessToken } = await waiting({ coupon: 'TEN', expectedTotal: 1633 });
    expect((await store.get('coupons', 'TEN'))?.used).toBe(1);
    expect((await store.get('stock', 'var_rice'))?.onHand).toBe(9);
    const first = await cancel(number.toLowerCase(), accessToken);
    expect(first).toMatchObject(CANCELLED);
    expect(await charges()).toEqual(['VOIDED']);
    expect((await store.get('coupons', 'TEN'))?.used).toBe(0);
    expect((await store.get('stock', 'var_rice'))?.onHand).toBe(10);
    expect(await cancel(number, accessToken)).toEqual(first);
    expect(await found()).toEqual([]);
  });

  test('cancels an order whose payment was declined, and one with several attempts to pay', async () => {
    const market = await openCancelling();
    const declined = await market.waiting();
    await answerPayment(market, declined.number, 'DECLINE');
    const again = await market.waiting();
    await market.retryPayment(again.number, { method: 'CARD' }, again.accessToken);
    for (const { number, accessToken } of [declined, again]) expect(await market.cancel(number, accessToken)).toMatchObject(CANCELLED);
    expect(new Set(await market.charges())).toEqual(new Set(['DECLINED', 'VOIDED']));
    expect(await market.violations()).toEqual([]);
  });

  test('is rejected for a paid order, whose packages can be cancelled, a cash order, and one that has expired', async () => {
    const clock = aClock();
    const market = await openCancelling({ now: clock.now });
    const illegal = { order: null, errors: [{ __typename: 'IllegalTransition', code: 'ILLEGAL_TRANSITION', path: ['number'] }] };
    const paid = await market.waiting({ payment: APPROVED });
    expect(await market.cancel(paid.number, paid.accessToken)).toMatchObject(illegal);
    const cash = await market.placeOrder();
    expect(await market.cancel(cash.order?.number ?? '', cash.accessToken)).toMatchObject(illegal);
    const late = await market.waiting();
    clock.pass(900);
    await market.services.payments.sweep();
    expect(await market.cancel(late.number, late.accessToken)).toMatchObject(illegal);
    expect(await market.violations()).toEqual([]);
  });

  test('requires the token from a guest and the session from a member', async () => {
    const market = await openCancelling();
    const unknown = { order: null, errors: [{ code: 'NOT_FOUND', path: ['number'] }] };
    const viewer = await aConfirmedMember(market, 'siti@example.com');
    const other = await aConfirmedMember(market, 'farah@example.com');
    const ofGuest = await market.waiting();
    const ofMember = (await market.placeOrder({ payment: WAITING }, 'en', viewer)).order?.number ?? '';
    for (const token of [null, 'guessed']) expect(await market.cancel(ofGuest.number, token, other)).toMatchObject(unknown);
    expect(await market.cancel(ofMember, null, other)).toMatchObject(unknown);
    expect(await market.cancel('RZQ-2222-2222', null, viewer)).toMatchObject(unknown);
    expect((await market.cancel(ofMember, null, viewer)).errors).toEqual([]);
    expect((await market.cancel(ofGuest.number, ofGuest.accessToken)).errors).toEqual([]);
  });

  test('succeeds while the gateway does not respond; the payment is voided by the next sweep', async () => {
    const gateway = { isCut: false };
    const market = await openCancelling({
      wire: (transport) => (path, init) => (gateway.isCut ? Promise.reject(new Error('The wire is cut')) : transport(path, init)),
      reportError: () => undefined,
    });
    const { number, accessToken } = await market.waiting();
    gateway.isCut = true;
    expect(await market.cancel(number, accessToken)).toMatchObject(CANCELLED);
    expect(await market.charges()).toEqual(['PENDING']);
    gateway.isCut = false;
    await market.services.payments.sweep();
    expect(await market.charges()).toEqual(['VOIDED']);
    expect(await market.violations()).toEqual([]);
  });

  test('and a payment approved at the same moment leave either a paid order or a cancelled one that keeps no money', async () => {
    const market = await openCancelling();
    for (let round = 0; round < 8; round += 1) {
      const { number, accessToken } = await market.waiting();
      const [{ errors }] = await Promise.all([market.cancel(number, accessToken), answerPayment(market, number)]);
      await market.services.payments.sweep();
      const [order] = (await market.store.query('orders', { where: { number } })).items;
      const isCancelled = errors.length === 0;
      expect([order?.payment.status, order?.packages[0]?.timeline.at(-1)?.status]).toEqual(
        isCancelled ? ['FAILED', 'CANCELLED'] : ['PAID', 'PLACED'],
      );
    }
    expect(await market.violations()).toEqual([]);
  });

  test('and another attempt to pay at the same moment leave no open payment', async () => {
    const market = await openCancelling();
    for (let round = 0; round < 5; round += 1) {
      const { number, accessToken } = await market.waiting();
      await answerPayment(market, number, 'DECLINE');
      await Promise.all([market.cancel(number, accessToken), market.retryPayment(number, { method: 'CARD' }, accessToken)]);
    }
    expect(await market.charges()).not.toContain('PENDING');
    expect(await market.violations()).toEqual([]);
  });

  test('emails the buyer in the language of the order, and tells sellers nothing of an order they never saw', async () => {
    const market = await openTwoVendors();
    const { number, accessToken } = await market.order({ payment: WAITING, lines: [{ variantId: 'var_rice' }], expectedTotal: 1781 }, 'ms');
    await confirmOrder(market, number);
    await market.services.settled();
    market.mailbox.close();
    await market.execute(CANCEL, { number, accessToken });
    await market.services.settled();
    expect(market.mailbox.mails.map(({ to, subject }) => [to, subject])).toEqual([['aina@example.com', `Pesanan dibatalkan: ${number}`]]);
    const [mail] = market.mailbox.mails;
    for (const body of [mail?.text, mail?.html]) expect(body).toContain('telah dibatalkan atas permintaan anda');
  });
});

import { describe, expect, test } from 'vitest';
import type { Deliver } from '#server/demo/gateway/demoGateway.ts';
import type { Transport } from '#server/modules/payments/demoGatewayClient.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anAddressInput } from '#tests/support/builders/orderInput.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { aClock, answerPayment, CLOSED, WAITING } from '#tests/support/api/payments.ts';

const { stock: initialStock } = aMarket();
const WALLET = { method: 'EWALLET', wallet: 'TOUCH_N_GO' };

/** A market with a single unpaid order. */
async function waiting(options: Parameters<typeof openMarket>[2] = {}) {
  const clock = aClock();
  const market = await openMarket('memory', aMarket(), { now: clock.now, ...options });
  const { order } = await market.placeOrder({ payment: WAITING });
  if (order === null) throw new Error('The order was refused.');
  const { number, accessToken } = order;
  return {
    ...market,
    clock,
    number,
    accessToken,
    order,
    open: () => market.openOrder(number, accessToken),
    retry: (payment: Parameters<typeof market.retryPayment>[1]) => market.retryPayment(number, payment, accessToken),
    charges: async () => (await market.store.query('demoCharges', { limit: 20 })).items.map(({ state }) => state).sort(),
    decide: (decision?: 'APPROVE' | 'DECLINE') => answerPayment(market, number, decision),
    violations: () => violations(market.store, initialStock),
  };
}

describe('retryPayment', () => {
  test('after a decline keeps the order and opens another payment', async () => {
    const marketplace = await waiting();
    await marketplace.decide('DECLINE');
    const { order, errors } = await marketplace.retry(WALLET);
    expect(errors).toEqual([]);
    expect(order).toMatchObject({
      number: marketplace.number,
      totals: marketplace.order.totals,
      payment: { method: 'EWALLET', institution: 'TOUCH_N_GO', status: 'PENDING', failure: null, nextAction: { kind: 'REDIRECT' } },
    });
    expect(order?.packages).toEqual(marketplace.order.packages);
    expect(await marketplace.violations()).toEqual([]);
    await marketplace.decide();
    expect((await marketplace.open())?.payment.status).toBe('PAID');
    expect(await marketplace.charges()).toEqual(['CAPTURED', 'DECLINED']);
    expect(await marketplace.violations()).toEqual([]);
  });

  test('returns the first payment as paid if the buyer approves it concurrently', async () => {
    // The buyer approves before the gateway receives the cancellation, and the callback arrives afterwards.
    let approve: () => Promise<unknown> = async () => undefined;
    const wire =
      (transport: Transport): Transport =>
      async (path, init) => {
        const isAbout = init.method === 'POST' && /\/(cancel|void)$/.test(path);
        if (isAbout) await approve();
        return transport(path, init);
      };
    const marketplace = await waiting({ wire });
    approve = () => marketplace.decide();
    const { order, errors } = await marketplace.retry({ method: 'CARD' });
    expect(errors).toEqual([]);
    expect(order?.payment).toMatchObject({ method: 'FPX', status: 'PAID', nextAction: null });
    expect(await marketplace.charges()).toEqual(['CAPTURED']);
    expect(await marketplace.violations()).toEqual([]);
  });

  test('returns the first payment as paid if its approval is known only to the gateway', async () => {
    let isLost = false;
    const deliver =
      (tell: Deliver): Deliver =>
      (headers, body) =>
        isLost ? Promise.resolve(503) : tell(headers, body);
    let approve: () => Promise<unknown> = async () => undefined;
    const wire =
      (transport: Transport): Transport =>
      async (path, init) => {
        if (/\/(cancel|void)$/.test(path)) await approve();
        return transport(path, init);
      };
    const marketplace = await waiting({ deliver, wire });
    isLost = true;
    approve = () => marketplace.decide();
    expect((await marketplace.retry({ method: 'CARD' })).order?.payment).toMatchObject({ method: 'FPX', status: 'PAID' });
    expect(await marketplace.charges()).toEqual(['CAPTURED']);
    expect(await marketplace.violations()).toEqual([]);
  });

  test('voids a payment that is still open', async () => {
    const marketplace = await waiting();
    const [before] = (await marketplace.store.query('payments', { where: { status: 'PENDING' } })).items;
    await marketplace.retry({ method: 'CARD' });
    await marketplace.bank.decide(before?.id ?? '', 'APPROVE');
    expect(await marketplace.charges()).toEqual(['PENDING', 'VOIDED']);
    expect((await marketplace.open())?.payment).toMatchObject({ method: 'CARD', status: 'PENDING' });
    expect(await marketplace.violations()).toEqual([]);
  });

  test('with the same method returns the same payment, and twenty concurrent requests open one', async () => {
    const marketplace = await waiting();
    const same = await marketplace.retry(WAITING);
    expect(same.order?.payment.nextAction).toEqual(marketplace.order.payment.nextAction);
    await marketplace.decide('DECLINE');
    const results = await Promise.all(Array.from({ length: 20 }, () => marketplace.retry(WALLET)));
    expect(new Set(results.map(({ order }) => order?.payment.nextAction?.redirectUrl)).size).toBe(1);
    expect(await marketplace.charges()).toEqual(['DECLINED', 'PENDING']);
    expect(await marketplace.violations()).toEqual([]);
  });

  test('opens no other payment if the first one was approved but the callback was lost', async () => {
    let isLost = true;
    const marketplace = await waiting({
      deliver: (deliver) => (headers, body) => (isLost ? Promise.resolve(503) : deliver(headers, body)),
    });
    await marketplace.decide();
    expect((await marketplace.open())?.payment.status).toBe('PENDING');
    const { order, errors } = await marketplace.retry(WALLET);
    expect(errors).toEqual([]);
    expect(order?.payment).toMatchObject({ method: 'FPX', status: 'PAID' });
    isLost = false;
    await marketplace.bank.work();
    expect(await marketplace.charges()).toEqual(['CAPTURED']);
    expect(await marketplace.violations()).toEqual([]);
  });

  test('with cash on delivery needs no gateway, and is refused where cash is not accepted', async () => {
    const marketplace = await waiting();
    const { order } = await marketplace.retry({ method: 'CASH_ON_DELIVERY' });
    expect(order?.payment).toMatchObject({ method: 'CASH_ON_DELIVERY', status: 'PENDING', nextAction: null, retryUntil: null });
    expect(await marketplace.charges()).toEqual(['VOIDED']);
    marketplace.clock.pass(3600);
    await marketplace.services.payments.sweep();
    expect((await marketplace.open())?.status).toBe('PENDING');
    expect(await marketplace.violations()).toEqual([]);
    const far = await marketplace.placeOrder({
      payment: WAITING,
      lines: [{ variantId: 'var_coffee' }],
      expectedTotal: 1382,
      shippingAddress: anAddressInput({ state: 'SABAH', postalCode: '88000' }),
    });
    const refused = await marketplace.retryPayment(far.order?.number ?? '', { method: 'CASH_ON_DELIVERY' }, far.order?.accessToken ?? '');
    expect(refused.errors).toMatchObject([{ path: ['payment', 'method'] }]);
  });

  test('reserves stock for at most half an hour after the order, however often it is called', async () => {
    const marketplace = await waiting();
    for (const payment of [WALLET, { method: 'CARD' }, WALLET]) {
      marketplace.clock.pass(9 * 60);
      await marketplace.retry(payment);
    }
    expect((await marketplace.open())?.payment.retryUntil).toBe('2026-02-03T04:35:06.000Z');
    marketplace.clock.pass(150);
    const late = await marketplace.retry({ method: 'CARD' });
    expect(late.errors).toMatchObject([{ __typename: 'InvalidInput', path: ['number'] }]);
    marketplace.clock.pass(30);
    await marketplace.services.payments.sweep();
    expect(await marketplace.open()).toMatchObject({ status: 'CANCELLED', payment: { status: 'FAILED', failure: 'EXPIRED' } });
    expect((await marketplace.store.get('stock', 'var_rice'))?.onHand).toBe(10);
    expect(await marketplace.violations()).toEqual([]);
  });

  test('is refused for paid, cash and unknown orders, without the token, and for unavailable payment methods', async () => {
    const marketplace = await waiting();
    expect((await marketplace.retryPayment(marketplace.number, WALLET, 'not the token')).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await marketplace.retryPayment('RZQ-2222-2222', WALLET, marketplace.accessToken)).errors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    expect((await marketplace.retry({ method: 'FPX', bank: 'MAYBANK' })).errors).toMatchObject([{ path: ['payment', 'bank'] }]);
    expect((await marketplace.retry(CLOSED)).errors).toMatchObject([{ __typename: 'PaymentDeclined', code: 'PAYMENT_DECLINED' }]);
    expect((await marketplace.open())?.payment).toMatchObject({ status: 'FAILED', retryUntil: '2026-02-03T04:20:06.000Z' });
    await marketplace.retry(WALLET);
    await marketplace.decide();
    expect((await marketplace.retry({ method: 'CARD' })).errors[0]?.message).toBe('There is nothing to pay online for this order.');
    const cash = await marketplace.placeOrder();
    const token = cash.order?.accessToken ?? '';
    expect((await marketplace.retryPayment(cash.order?.number ?? '', WALLET, token)).errors).toMatchObject([{ path: ['number'] }]);
    expect(await marketplace.violations()).toEqual([]);
  });

  test('confirmPayment requests the state from the gateway immediately, for holders of the order', async () => {
    const marketplace = await waiting({ deliver: () => () => Promise.resolve(503) });
    await marketplace.decide();
    const confirm = async (accessToken: string | null) => {
      const { data } = await marketplace.execute<{ confirmPayment: { order: object | null; errors: object[] } }>(
        'mutation ($number: String!, $accessToken: String) { confirmPayment(number: $number, accessToken: $accessToken) { order { payment { status } } errors { ... on UserError { code } } } }',
        { number: marketplace.number, accessToken },
      );
      return data.confirmPayment;
    };
    expect(await confirm(null)).toEqual({ order: null, errors: [{ code: 'NOT_FOUND' }] });
    expect(await confirm(marketplace.accessToken)).toEqual({ order: { payment: { status: 'PAID' } }, errors: [] });
  });
});

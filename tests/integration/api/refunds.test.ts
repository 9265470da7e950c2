import { describe, expect, test, vi } from 'vitest';
import type { Transport } from '#server/modules/payments/demoGatewayClient.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import type { OrderResponse } from '#tests/support/api/orderOperations.ts';
import { openTwoVendors, TWO_VENDORS } from '#tests/support/api/packages.ts';
import { aClock, answerPayment, APPROVED, WAITING } from '#tests/support/api/payments.ts';

const STOCK = aMarket().stock.map((stock) => ({ ...stock, onHand: 1000 }));

/** A marketplace whose gateway rejects some requests with a given status. */
async function openFaulty() {
  const gateway: { fault: (path: string) => number | null; requests: string[] } = { fault: () => null, requests: [] };
  const wire =
    (transport: Transport): Transport =>
    async (path, init) => {
      gateway.requests.push(path);
      const status = gateway.fault(path);
      return status === null ? transport(path, init) : Response.json({ code: 'FAULT' }, { status });
    };
  const reported: unknown[] = [];
  const clock = aClock();
  const reportError = (error: unknown) => reported.push(error);
  const market = await openMarket('memory', aMarket({ stock: STOCK }), { wire, now: clock.now, reportError });
  /** Advances the clock minute by minute and runs the jobs that are due. */
  const waitMinutes = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      clock.pass(60);
      await market.services.jobs.runDue();
    }
  };
  const cancel = ({ number, accessToken }: OrderResponse, place = 1) =>
    market.services.ownOrders.cancel(`${number}-${place}`, { viewer: null, accessToken });
  let buyers = 0;
  const bought = async (change = {}) => {
    const { order, errors } = await market.placeOrder({ payment: APPROVED, email: `buyer${(buyers += 1)}@example.com`, ...change });
    if (order === null) throw new Error(JSON.stringify(errors));
    return order;
  };
  const payment = async ({ id }: OrderResponse) => (await market.store.get('orders', id))!.payment;
  const paymentIdOf = async (order: OrderResponse) => (await payment(order)).paymentId!;
  return {
    ...market,
    waitMinutes,
    gateway,
    reported,
    cancel,
    bought,
    payment,
    paymentIdOf,
    violations: () => violations(market.store, STOCK),
  };
}

describe('a refund of zero', () => {
  test('for products that a coupon made free completes by itself, and does not block later refunds of the order', async () => {
    const marketplace = await openTwoVendors();
    await marketplace.store.transaction((transaction) =>
      transaction.put('coupons', aCoupon({ discount: { kind: 'PERCENT', percent: 100 } })),
    );
    const order = await marketplace.order({ ...TWO_VENDORS, coupon: 'TEN', expectedTotal: 750, payment: APPROVED });
    const [rice, coffee] = order.packages;
    await marketplace.deliver('utara', rice!.id);
    const lines = [{ lineId: rice!.lines[0]!.id, quantity: 1 }];
    const { package: returned } = await marketplace.request({ packageId: rice!.id, lines, accessToken: order.accessToken });
    const step = { packageId: rice!.id, returnId: returned!.returns[0]!.id };
    await marketplace.returnStep('utara', 'acceptReturn', step);
    const received = await marketplace.returnStep('utara', 'receiveReturn', { ...step, restock: true });
    expect(received).toMatchObject({ errors: [], package: { package: { status: 'RETURNED', returns: [{ refund: { minorUnits: 0 } }] } } });
    await marketplace.advance('selatan', coffee!.id, 'CANCELLED', { note: 'Sold out' });
    expect((await marketplace.store.get('orders', order.id))?.payment).toMatchObject({ status: 'PAID', refundedCents: 450 });
    expect(await violations(marketplace.store, marketplace.initialStock)).toEqual([]);
  });

  test('found in stored data completes without the gateway and without an email', async () => {
    const marketplace = await openFaulty();
    const order = await marketplace.bought();
    const paymentId = await marketplace.paymentIdOf(order);
    await marketplace.store.transaction(async (inside) => {
      const payment = (await inside.get('payments', paymentId))!;
      const refunds = [{ key: order.packages[0]!.id, amountCents: 0, isDone: false }];
      await inside.put('payments', { ...payment, status: 'REFUNDING', refunds });
    });
    const before = marketplace.gateway.requests.length;
    await marketplace.services.payments.sweep();
    expect(marketplace.gateway.requests).toHaveLength(before);
    expect(await marketplace.store.get('payments', paymentId)).toMatchObject({ status: 'CAPTURED', refunds: [{ isDone: true }] });
    expect(await marketplace.payment(order)).toMatchObject({ status: 'PAID', refundedCents: 0 });
    await marketplace.services.settled();
    expect(marketplace.mailbox.mails.filter(({ subject }) => subject.startsWith('Refund'))).toEqual([]);
  });
});

describe('after a failed refund', () => {
  test('the next refund of the same order is made', async () => {
    const marketplace = await openFaulty();
    const order = await marketplace.bought(TWO_VENDORS);
    let refunds = 0;
    marketplace.gateway.fault = (path) => (path.endsWith('/refunds') && (refunds += 1) === 1 ? 400 : null);
    await marketplace.cancel(order, 1);
    expect(await marketplace.payment(order)).toMatchObject({ status: 'PAID' });
    marketplace.gateway.fault = (path) => (path.endsWith('/refunds') && (refunds += 1) % 2 === 1 ? 400 : null);
    refunds = 0;
    await marketplace.cancel(order, 2);
    expect(await marketplace.payment(order)).toMatchObject({ status: 'PAID', refundedCents: order.packages[1]!.totals.total.minorUnits });
    marketplace.gateway.fault = () => null;
    await marketplace.services.payments.sweep();
    expect(await marketplace.payment(order)).toMatchObject({ status: 'REFUNDED' });
    expect(await marketplace.violations()).toEqual([]);
  });

  test.each([500, 400])('with status %i the refunds of other buyers are made, whatever their order', async (status) => {
    const marketplace = await openFaulty();
    const orders: OrderResponse[] = [];
    for (let count = 0; count < 6; count += 1) orders.push(await marketplace.bought());
    marketplace.gateway.fault = (path) => (path.endsWith('/refunds') ? 500 : null);
    for (const order of orders) await marketplace.cancel(order);
    for (const poisoned of orders) {
      const id = await marketplace.paymentIdOf(poisoned);
      marketplace.gateway.fault = (path) => (path.includes(id) ? status : null);
      await marketplace.services.payments.sweep();
      for (const order of orders.filter((each) => each !== poisoned)) expect((await marketplace.payment(order)).status).toBe('REFUNDED');
      if (poisoned === orders[0]) expect((await marketplace.payment(poisoned)).status).toBe('PAID');
    }
    expect(await marketplace.violations()).toEqual([]);
  });
});

test('payments that the gateway cannot handle do not block captures, voids and refunds of others, however many they are', async () => {
  const marketplace = await openFaulty();
  const poison = new Set<string>();
  for (let count = 0; count < 12; count += 1) poison.add(await marketplace.paymentIdOf(await marketplace.bought({ payment: WAITING })));
  const paid = await marketplace.bought();
  const refunded = await marketplace.bought();
  marketplace.gateway.fault = (path) => (/refunds|capture/.test(path) ? 500 : null);
  const approved = await marketplace.bought({ payment: WAITING });
  await answerPayment(marketplace, approved.number);
  await marketplace.cancel(refunded);
  marketplace.gateway.fault = (path) => ([...poison].some((id) => path.includes(id)) ? 500 : null);
  for (let count = 0; count < 4; count += 1) await marketplace.services.payments.sweep();
  expect([await marketplace.payment(paid), await marketplace.payment(approved), await marketplace.payment(refunded)]).toMatchObject([
    { status: 'PAID' },
    { status: 'PAID' },
    { status: 'REFUNDED' },
  ]);
});

test('a gateway that is down is not sent a request for every payment', async () => {
  const marketplace = await openFaulty();
  for (let count = 0; count < 18; count += 1) await marketplace.bought({ payment: WAITING });
  marketplace.gateway.fault = () => 503;
  const before = marketplace.gateway.requests.length;
  await marketplace.services.payments.sweep();
  expect(marketplace.gateway.requests.length - before).toBeLessThan(10);
});

test('several payments are swept in parallel', async () => {
  const held: (() => void)[] = [];
  let isHolding = false;
  const market = await openMarket('memory', aMarket({ stock: STOCK }), {
    wire: (transport) => async (path, init) => {
      if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
      return transport(path, init);
    },
  });
  for (let count = 0; count < 6; count += 1) await market.placeOrder({ payment: WAITING, email: `buyer${count}@example.com` });
  isHolding = true;
  const sweeping = market.services.payments.sweep();
  await vi.waitUntil(() => held.length > 1, { timeout: 60_000 });
  isHolding = false;
  for (const go of held) go();
  await sweeping;
});

test('a refund that the gateway refuses permanently is reported to the operator once, retried rarely, and made when possible', async () => {
  const marketplace = await openFaulty();
  const order = await marketplace.bought();
  const id = await marketplace.paymentIdOf(order);
  marketplace.gateway.fault = (path) => (path.endsWith('/refunds') ? 422 : null);
  await marketplace.cancel(order);
  const tries = () => marketplace.gateway.requests.filter((path) => path.endsWith('/refunds')).length;
  expect(tries()).toBe(1);
  await marketplace.waitMinutes(61);
  // Retries happen one minute after the order, then every ten minutes.
  expect(tries()).toBe(8);
  expect(marketplace.reported.map(String)).toEqual([expect.stringContaining(id)]);
  expect(String(marketplace.reported[0])).toContain('422');
  marketplace.gateway.fault = () => null;
  await marketplace.waitMinutes(10);
  expect(await marketplace.payment(order)).toMatchObject({ status: 'REFUNDED' });
});

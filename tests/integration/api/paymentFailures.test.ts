import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import type { Transport } from '#server/modules/payments/demoGatewayClient.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { emptyTables } from '#server/store/core/table.ts';
import { TransactionalStore } from '#server/store/core/transactionalStore.ts';
import { paidOnline } from '#tests/support/builders/buyers.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { aClock, answerPayment, APPROVED, WAITING } from '#tests/support/api/payments.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';

const { stock: initialStock } = aMarket();

/** A transport that a test can interrupt before the gateway receives the request or before its response arrives. */
function aWire() {
  const wire: { isCut: 'nowhere' | 'before' | 'after'; only: RegExp; requested: string[] } = { isCut: 'nowhere', only: /./, requested: [] };
  const through =
    (transport: Transport): Transport =>
    async (path, init) => {
      const isCut = wire.only.test(path);
      wire.requested.push(`${init.method ?? ''} ${path.replace(/pay_\w+/, 'ID')}`);
      if (isCut && wire.isCut === 'before') throw new Error('The wire is cut');
      const response = await transport(path, init);
      if (isCut && wire.isCut === 'after') throw new Error('The wire is cut');
      return response;
    };
  return { wire, through };
}

/** A market whose gateway can be cut off, and whose callbacks can be lost. */
async function openCuttable() {
  const clock = aClock();
  const { wire, through } = aWire();
  const callbacks = { areLost: false };
  const reported: unknown[] = [];
  const market = await openMarket('memory', aMarket(), {
    now: clock.now,
    wire: through,
    deliver: (deliver) => (headers, body) => (callbacks.areLost ? Promise.resolve(503) : deliver(headers, body)),
    reportError: (error) => reported.push(error),
  });
  /** Advances the clock and runs the jobs that are due. */
  const wait = async (seconds: number) => {
    clock.pass(seconds);
    await market.services.jobs.runDue();
  };
  return { ...market, clock, wait, wire, callbacks, reported, violations: () => violations(market.store, initialStock) };
}

describe('a gateway that does not respond', () => {
  test('makes the order fail without taking stock or its key; a payment that the gateway opened is voided later', async () => {
    const { placeOrder, wire, store, services, violations } = await openCuttable();
    wire.isCut = 'after';
    const { order, errors } = await placeOrder({ idempotencyKey: 'gateway-away', payment: WAITING });
    expect(order).toBeNull();
    expect(errors).toMatchObject([{ __typename: 'PaymentDeclined', retryable: true }]);
    expect(errors[0]?.message).toContain('is not responding');
    expect((await store.get('stock', 'var_rice'))?.onHand).toBe(10);
    // Cash on delivery is still available.
    expect((await placeOrder()).errors).toEqual([]);
    wire.isCut = 'nowhere';
    await services.payments.sweep();
    expect((await store.query('demoCharges', { limit: 5 })).items).toMatchObject([{ state: 'VOIDED' }]);
    expect((await placeOrder({ idempotencyKey: 'gateway-away', payment: WAITING })).errors).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('is waited for four seconds, outside of any transaction', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const market = await openMarket('memory', aMarket(), { wire: () => () => new Promise(() => undefined), reportError: () => undefined });
    const placing = market.placeOrder({ payment: WAITING });
    await vi.advanceTimersByTimeAsync(3_900);
    expect((await market.placeOrder()).errors).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect((await placing).errors).toMatchObject([{ code: 'PAYMENT_DECLINED' }]);
  });

  test('does not extend the reservation of stock; a late approval is voided', async () => {
    const marketplace = await openCuttable();
    const { order } = await marketplace.placeOrder({ payment: WAITING });
    marketplace.callbacks.areLost = true;
    await answerPayment(marketplace, order?.number ?? '');
    marketplace.wire.isCut = 'before';
    marketplace.clock.pass(900);
    await marketplace.services.payments.sweep();
    expect((await marketplace.store.get('stock', 'var_rice'))?.onHand).toBe(10);
    const open = () => marketplace.openOrder(order?.number ?? '', order?.accessToken ?? '');
    expect(await open()).toMatchObject({ status: 'CANCELLED', payment: { status: 'FAILED', failure: 'EXPIRED' } });
    marketplace.wire.isCut = 'nowhere';
    await marketplace.services.payments.sweep();
    expect((await marketplace.store.query('demoCharges', { limit: 5 })).items).toMatchObject([{ state: 'VOIDED' }]);
    expect(await open()).toMatchObject({ status: 'CANCELLED', payment: { status: 'FAILED' } });
    expect(await marketplace.violations()).toEqual([]);
  });

  test('that captured a payment without reporting it makes the order paid, or refunds all if the order has expired', async () => {
    for (const isLate of [true, false]) {
      const marketplace = await openCuttable();
      const { order } = await marketplace.placeOrder({ payment: WAITING });
      Object.assign(marketplace.wire, { isCut: 'after', only: /capture$/ });
      await answerPayment(marketplace, order?.number ?? '');
      expect((await marketplace.store.query('demoCharges', { limit: 5 })).items).toMatchObject([{ state: 'CAPTURED', refunds: {} }]);
      marketplace.clock.pass(isLate ? 900 : 60);
      if (!isLate) marketplace.wire.isCut = 'nowhere';
      for (let times = 0; times < 2; times += 1) await marketplace.services.payments.sweep();
      const after = await marketplace.openOrder(order?.number ?? '', order?.accessToken ?? '');
      const [charge] = (await marketplace.store.query('demoCharges', { limit: 5 })).items;
      expect(after?.payment.status).toBe(isLate ? 'FAILED' : 'PAID');
      expect(Object.values(charge?.refunds ?? {})).toEqual(isLate ? [1781] : []);
      expect((await marketplace.store.get('stock', 'var_rice'))?.onHand).toBe(isLate ? 10 : 9);
      expect(await marketplace.violations()).toEqual([]);
    }
  });

  test('is sent the request again without a client, at growing intervals', async () => {
    const marketplace = await openCuttable();
    const { order } = await marketplace.placeOrder({ payment: WAITING });
    Object.assign(marketplace.wire, { isCut: 'before', only: /capture$/ });
    await answerPayment(marketplace, order?.number ?? '');
    const captures = () => marketplace.wire.requested.filter((requested) => requested.endsWith('capture')).length;
    expect(captures()).toBe(1);
    for (const seconds of [5, 10, 20]) {
      const before = captures();
      await marketplace.wait(seconds - 0.001);
      expect(captures()).toBe(before);
      await marketplace.wait(0.001);
      expect(captures()).toBe(before + 1);
    }
    marketplace.wire.isCut = 'nowhere';
    await marketplace.wait(40);
    expect((await marketplace.openOrder(order?.number ?? '', order?.accessToken ?? ''))?.payment.status).toBe('PAID');
    const done = marketplace.wire.requested.length;
    for (let minutes = 0; minutes < 60; minutes += 1) await marketplace.wait(60);
    expect(marketplace.wire.requested).toHaveLength(done);
  });

  test('leaves the payment unchanged when the buyer retries it, and the error is retryable', async () => {
    const marketplace = await openCuttable();
    const { order } = await marketplace.placeOrder({ payment: WAITING });
    marketplace.wire.isCut = 'before';
    const { errors } = await marketplace.retryPayment(order?.number ?? '', { method: 'CARD' }, order?.accessToken ?? '');
    expect(errors).toMatchObject([{ __typename: 'PaymentDeclined', retryable: true }]);
    expect((await marketplace.openOrder(order?.number ?? '', order?.accessToken ?? ''))?.payment).toEqual(order?.payment);
    expect(await marketplace.violations()).toEqual([]);
  });
});

test("a lost callback is replaced by a request for the payment's state each minute", async () => {
  const marketplace = await openCuttable();
  const { order } = await marketplace.placeOrder({ payment: WAITING });
  marketplace.callbacks.areLost = true;
  await answerPayment(marketplace, order?.number ?? '');
  const status = async () => (await marketplace.openOrder(order?.number ?? '', order?.accessToken ?? ''))?.payment.status;
  expect(await status()).toBe('PENDING');
  await marketplace.wait(60);
  expect(await status()).toBe('PAID');
});

test('a refund that the gateway refuses does not block others', async () => {
  const marketplace = await openCuttable();
  const orders = await Promise.all([APPROVED, APPROVED].map(async (payment) => (await marketplace.placeOrder({ payment })).order!));
  const [poisoned] = (await marketplace.store.query('payments', { limit: 1 })).items;
  const charge = await marketplace.store.get('demoCharges', poisoned!.id);
  await marketplace.store.transaction((inside) => inside.put('demoCharges', { ...charge!, state: 'VOIDED' }));
  marketplace.wire.isCut = 'before';
  for (const { number } of orders) await marketplace.services.fulfilment.advance(`${number}-1`, 'CANCELLED', OPERATOR);
  marketplace.wire.isCut = 'nowhere';
  await marketplace.services.payments.sweep();
  const statuses = await Promise.all(orders.map(async ({ id }) => (await marketplace.store.get('orders', id))?.payment.status));
  expect(statuses.sort()).toEqual(['PAID', 'REFUNDED']);
});

test('a payment approved after its order was cancelled is voided, not captured', async () => {
  const marketplace = await openCuttable();
  const { order } = await marketplace.placeOrder({ payment: WAITING });
  await marketplace.store.transaction(async (inside) => {
    const stored = (await inside.get('orders', order!.id))!;
    const packages = stored.packages.map((orderPackage) => ({
      ...orderPackage,
      timeline: [...orderPackage.timeline, { at: stored.placedAt, status: 'CANCELLED' as const, place: null, note: null }],
    }));
    await inside.put('orders', { ...stored, packages });
  });
  await answerPayment(marketplace, order!.number);
  expect((await marketplace.store.query('demoCharges', { limit: 5 })).items).toMatchObject([{ state: 'VOIDED' }]);
  expect((await marketplace.store.query('payments', { limit: 5 })).items).toMatchObject([{ status: 'FAILED' }]);
  expect(marketplace.wire.requested.filter((path) => path.endsWith('/capture'))).toEqual([]);
});

test('decisions that the demo gateway delays by half a minute are applied', async () => {
  const marketplace = await openCuttable();
  for (const [decision, status] of [
    ['APPROVE_LATER', 'PAID'],
    ['DECLINE_LATER', 'FAILED'],
  ] as const) {
    const { order } = await marketplace.placeOrder({ payment: WAITING });
    await answerPayment(marketplace, order?.number ?? '', decision);
    const statusNow = async () => (await marketplace.openOrder(order?.number ?? '', order?.accessToken ?? ''))?.payment.status;
    marketplace.clock.pass(29);
    await marketplace.bank.work();
    expect(await statusNow()).toBe('PENDING');
    marketplace.clock.pass(1);
    await marketplace.bank.work();
    expect(await statusNow()).toBe(status);
  }
  expect(await marketplace.violations()).toEqual([]);
});

test('a payment is not voided if storing its order fails, because the order may be on disk', async () => {
  const disk = { fails: false };
  const store = new TransactionalStore(emptyTables(), {
    flush: () => (disk.fails ? Promise.reject(new Error('EIO')) : Promise.resolve()),
    close: () => Promise.resolve(),
  });
  await seedStore(store, aMarket());
  const { wire, through } = aWire();
  const api = await createTestApi({
    store,
    reportError: () => undefined,
    wire: (transport) => async (path, init) => {
      const response = await through(transport)(path, init);
      disk.fails = true;
      return response;
    },
  });
  await expect(api.services.orders.placeOrder(paidOnline('disk-breaks'))).rejects.toThrow('no more writes');
  expect(wire.requested).toEqual(['POST /api/payments']);
  expect((await store.query('payments', { limit: 10 })).items).toMatchObject([{ status: 'STARTED' }]);
  api.services.close();
});

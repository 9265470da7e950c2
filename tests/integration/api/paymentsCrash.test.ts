import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Store } from '#server/store/store.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { paidOnline } from '#tests/support/builders/buyers.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { startChildScript } from '#tests/support/processes/childScript.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { aClock, answerPayment } from '#tests/support/api/payments.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

const { stock: initialStock } = aMarket();
const KEY = 'killed-in-between';
const DAY_SECONDS = 24 * 60 * 60;
const LEASE_SECONDS = 61;
/** Rice of the first package: $12.34, VAT $2.47, delivery $3.00. */
const RICE_CENTS = 1781;

type Step = 'opened' | 'placed' | 'cancelled' | 'approved' | 'taken' | 'listed' | 'returned' | 'refunded' | 'requested' | 'consented';

/** Data folders left by processes killed at each step. They are created once and copied for every start. */
const killedFolders = new Map<Step, Promise<string>>();
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function killAt(step: Step, key: string): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'rizq-killed-'));
  folders.push(directory);
  const seeding = await openLowdbStore({ directory });
  await seedStore(seeding, aMarket());
  await seeding.transaction((inside) => inside.put('coupons', aCoupon()));
  await seeding.close();
  const process = await startChildScript('paymentStep.ts', directory, key, step);
  await process.printed(/^reached/);
  await process.kill();
  return directory;
}

/** Starts a server this many seconds after another one was killed at the given step of a payment. */
async function afterKill(step: Step, secondsLater = 0, key = KEY) {
  const killed = killedFolders.get(step) ?? killAt(step, key);
  killedFolders.set(step, killed);
  const directory = await temporaryFolder();
  // `fs.cp` cannot copy sockets, such as the lock's.
  await cp(await killed, directory, { recursive: true, filter: (name) => !path.basename(name).startsWith('lock.') });
  const store = await openLowdbStore({ directory });
  const states = async () => (await store.query('demoCharges', { limit: 10 })).items.map(({ state }) => state);
  const found = await states();
  const under = (await store.query('payments', { limit: 10 })).items;
  const givenBefore = (await store.query('demoCharges', { limit: 10 })).items.map(({ refunds }) => Object.values(refunds));
  const clock = aClock();
  clock.pass(secondsLater);
  const api = await createTestApi({ store, now: clock.now });
  onTestFinished(() => api.close());
  const order = async () => (await store.query('orders', { limit: 10 })).items[0];
  return { ...api, found, under, givenBefore, states, order, clock };
}

test('after a kill between opening a payment and storing its order, the payment is voided once the order can no longer be placed', async () => {
  const early = await afterKill('opened', 59);
  expect([await early.states(), await early.store.count('payments')]).toEqual([['PENDING'], 1]);
  const { store, found, states, services } = await afterKill('opened', 60);
  expect(found).toEqual(['PENDING']);
  expect([await store.count('orders'), await store.count('payments')]).toEqual([0, 0]);
  expect(await states()).toEqual(['VOIDED']);
  expect(await violations(store, initialStock)).toEqual([]);
  // The buyer has not received a response, and repeats the request.
  const again = await services.orders.placeOrder(paidOnline(KEY));
  expect(again).toMatchObject({ replayed: false, order: { payment: { status: 'PENDING' } } });
  expect(await violations(store, initialStock)).toEqual([]);
});

test('after a kill while the buyer is paying, the order can still be paid, or returns its stock when it has expired', async () => {
  for (const seconds of [60, 900]) {
    const { store, bank, order, services } = await afterKill('placed', seconds);
    const isOver = seconds === 900;
    expect((await order())?.payment.status).toBe(isOver ? 'FAILED' : 'PENDING');
    expect((await store.get('stock', 'var_rice'))?.onHand).toBe(isOver ? 10 : 9);
    expect(await violations(store, initialStock)).toEqual([]);
    if (isOver) continue;
    expect(await services.orders.placeOrder(paidOnline(KEY))).toMatchObject({ replayed: true, order: { payment: { status: 'PENDING' } } });
    await answerPayment({ store, bank }, (await order())?.number ?? '');
    expect((await order())?.payment.status).toBe('PAID');
    expect(await violations(store, initialStock)).toEqual([]);
  }
});

test('after a kill between cancelling an unpaid order and voiding its payment, the next start voids the payment', async () => {
  const { store, found, under, states, order } = await afterKill('cancelled', 0, 'killed-in-between-with-coupon');
  expect([found, under.map(({ status }) => status)]).toEqual([['PENDING'], ['RELEASING']]);
  expect(await states()).toEqual(['VOIDED']);
  expect((await order())?.payment).toMatchObject({ status: 'FAILED', failure: 'CANCELLED' });
  expect((await store.get('stock', 'var_rice'))?.onHand).toBe(10);
  expect((await store.get('coupons', 'TEN'))?.used).toBe(0);
  expect(await violations(store, initialStock)).toEqual([]);
});

test.each(['approved', 'taken'] as const)(
  'after a kill once the money was %s, the next start marks the order as paid, only once',
  async (step) => {
    const { store, found, states, order, services } = await afterKill(step);
    expect(found).toEqual([step === 'taken' ? 'CAPTURED' : 'AUTHORISED']);
    expect((await order())?.payment.status).toBe('PAID');
    expect(await states()).toEqual(['CAPTURED']);
    expect(await services.orders.placeOrder(paidOnline(KEY))).toMatchObject({ replayed: true, order: { payment: { status: 'PAID' } } });
    expect(await violations(store, initialStock)).toEqual([]);
  },
  60_000,
);

// Rice with 10 % off: $11.11, VAT $2.22. A cancellation also refunds the delivery fee of $3.00.
test.each([
  ['listed', [], 1633],
  ['returned', [], 1333],
  ['refunded', [1633], 1633],
] as const)(
  'a refund interrupted by a kill (%s) is completed at the next start, only once',
  async (step, before, cents) => {
    const { store, under, givenBefore, order, services } = await afterKill(step, 0, 'killed-in-between-with-coupon');
    expect(under).toMatchObject([{ status: 'REFUNDING', refunds: [{ amountCents: cents, isDone: false }] }]);
    expect(givenBefore).toEqual([before]);
    const [charge] = (await store.query('demoCharges', { limit: 10 })).items;
    expect(Object.values(charge!.refunds)).toEqual([cents]);
    expect((await order())?.payment).toMatchObject({ status: 'PAID', refundedCents: cents });
    expect((await store.get('coupons', 'TEN'))?.used).toBe(1);
    await services.payments.sweep();
    expect(await violations(store, initialStock)).toEqual([]);
  },
  60_000,
);

test('a requested cancellation survives a kill, and ends once a day later, also if that is interrupted by another kill', async () => {
  const events = (order: OrderDoc | undefined) => order?.packages[0]?.timeline.filter(({ status }) => status === 'CANCELLED').length;
  const requests = async (store: Store) =>
    (await store.query('jobs', { limit: 100 })).items.filter(({ kind }) => kind === 'endCancellationRequest').length;
  const waiting = await afterKill('requested', 0);
  expect((await waiting.order())?.packages[0]?.cancellationRequest).toMatchObject({ state: 'REQUESTED', reason: 'Ordered twice' });
  expect([events(await waiting.order()), (await waiting.order())?.payment.status]).toEqual([0, 'PAID']);
  expect(await requests(waiting.store)).toBe(1);

  for (const step of ['requested', 'consented'] as const) {
    const { order, services, store, clock } = await afterKill(step, DAY_SECONDS);
    await services.jobs.runDue();
    await services.settled();
    // The lease of the killed process's job has expired.
    clock.pass(LEASE_SECONDS);
    await services.jobs.runDue();
    await services.settled();
    const after = await order();
    expect(after?.packages[0]?.cancellationRequest).toMatchObject({ state: 'ACCEPTED', isBySilence: true });
    expect([events(after), after?.payment.refundedCents]).toEqual([1, RICE_CENTS]);
    const [charge] = (await store.query('demoCharges', { limit: 10 })).items;
    expect(Object.values(charge?.refunds ?? {})).toEqual([RICE_CENTS]);
    expect(await requests(store)).toBe(0);
    expect(await violations(store, initialStock)).toEqual([]);
  }
}, 60_000);

test('a payment of version 0.1 that awaited a delayed decision is settled by that decision', async () => {
  const directory = await temporaryFolder();
  const store = await openLowdbStore({ directory });
  await seedStore(store, aMarket());
  const clock = aClock();
  const first = await createTestApi({ store, now: clock.now });
  const { order } = await first.services.orders.placeOrder(paidOnline('of-version-one'));
  first.services.close();
  first.bank.close();
  // Puts the order into the format used by version 0.1.
  const paymentId = order?.payment.paymentId ?? '';
  const answersAt = new Date(clock.now().getTime() + 30_000).toISOString();
  await store.transaction(async (inside) => {
    const document = await inside.get('orders', order?.id ?? '');
    await inside.put('orders', { ...document!, payment: { method: 'FPX', status: 'PENDING' } });
    const charge = { id: paymentId, bank: 'DEMO_APPROVES_LATER', amountCents: 3163, state: 'PENDING', answersAt, refunds: {} } as const;
    await inside.put('demoCharges', charge);
  });
  clock.pass(60);
  const api = await createTestApi({ store, now: clock.now });
  expect((await store.get('orders', order?.id ?? ''))?.payment.status).toBe('PAID');
  expect(await violations(store, initialStock)).toEqual([]);
  await api.close();
});

import { expect, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { createServices } from '#server/modules/services.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { BUYERS_SECRET, paidOnline } from '#tests/support/builders/buyers.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { startChildScript } from '#tests/support/childScript.ts';
import { violations } from '#tests/support/orderInvariants.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';

const { stock: initialStock } = aMarket();

async function killedAt(step: 'before-commit' | 'before-capture'): Promise<string> {
  const directory = await temporaryFolder();
  const seeding = await openLowdbStore({ directory });
  await seedStore(seeding, aMarket());
  await seeding.close();
  const shop = startChildScript('paymentStep.ts', directory, 'killed-in-between', step);
  await shop.printed(/^reached/);
  await shop.kill();
  return directory;
}

test('killed between the bank and the order, a shop releases the money at its next start', { timeout: 60_000 }, async () => {
  const directory = await killedAt('before-commit');
  const store = await openLowdbStore({ directory });
  expect((await store.page('demoCharges', { limit: 10 })).items).toMatchObject([{ state: 'AUTHORISED' }]);
  const services = await createServices(store, { demo: true, secret: BUYERS_SECRET });
  expect([await store.count('orders'), await store.count('payments'), await store.count('demoCharges')]).toEqual([0, 0, 0]);
  expect(await violations(store, initialStock)).toEqual([]);

  // The buyer, who never heard the answer, asks again and is charged once.
  const again = await services.orders.placeOrder(paidOnline('killed-in-between'));
  expect(again).toMatchObject({ replayed: false, order: { payment: { status: 'PAID' } } });
  expect(await store.count('demoCharges')).toBe(1);
  expect(await violations(store, initialStock)).toEqual([]);
  services.close();
  await store.close();
});

test('killed between the order and the taking of the money, a shop takes it at its next start', { timeout: 60_000 }, async () => {
  const directory = await killedAt('before-capture');
  const store = await openLowdbStore({ directory });
  expect((await store.page('orders', { limit: 10 })).items).toMatchObject([{ payment: { status: 'PENDING' } }]);
  const services = await createServices(store, { demo: true, secret: BUYERS_SECRET });
  expect(await violations(store, initialStock)).toEqual([]);
  const again = await services.orders.placeOrder(paidOnline('killed-in-between'));
  expect(again).toMatchObject({ replayed: true, order: { payment: { status: 'PAID' } } });
  expect(await store.count('demoCharges')).toBe(1);
  services.close();
  await store.close();
});

test('a payment that waits for its bank survives a restart, and is settled when the time has come meanwhile', async () => {
  const directory = await temporaryFolder();
  const placedAt = new Date('2026-02-03T04:05:06Z');
  const before = await openLowdbStore({ directory });
  await seedStore(before, aMarket());
  const first = await createServices(before, { demo: true, secret: BUYERS_SECRET, now: () => placedAt });
  const { order } = await first.orders.placeOrder({ ...paidOnline('waits-for-bank'), paymentBank: 'DEMO_APPROVES_LATER' });
  expect(order?.payment.status).toBe('PENDING');
  first.close();
  await before.close();

  const after = await openLowdbStore({ directory });
  const second = await createServices(after, { demo: true, secret: BUYERS_SECRET, now: () => new Date(placedAt.getTime() + 60_000) });
  expect((await second.orders.openOrder(order?.number ?? '', order?.accessToken ?? ''))?.payment.status).toBe('PAID');
  expect(await violations(after, initialStock)).toEqual([]);
  second.close();
  await after.close();
});

import { expect, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { PLACE_ORDER } from '#tests/support/api/orderOperations.ts';
import { SimulatedDisk } from '#tests/support/store/simulatedDisk.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

async function openOnDisk(options: { maxWaiting?: number } = {}) {
  const directory = await temporaryFolder();
  const disk = new SimulatedDisk();
  const store = await openLowdbStore({ directory, files: disk, checkMs: 5, ...options });
  await seedStore(store, aMarket());
  const reported: unknown[] = [];
  const api = await createTestApi({ store, reportError: (error) => reported.push(error) });
  let key = 0;
  const order = async (locale: 'en' | 'ms') => {
    key += 1;
    const input = anOrderInput({ idempotencyKey: `key-${key}-of-the-test` });
    const { errors } = await api.execute(PLACE_ORDER, { input }, { locale });
    return errors?.map(({ message, extensions }) => [extensions?.['code'], message]);
  };
  return { store, disk, directory, reported, order, close: () => api.close() };
}

test('on a disk that is nearly full an order is refused in the buyer’s language, and nothing of it stays', async () => {
  const { store, disk, reported, order, close } = await openOnDisk();
  disk.free = 1000;
  await expect.poll(async () => (await store.health()).writable).toBe(false);
  expect(await order('en')).toEqual([['STORE_READ_ONLY', expect.stringContaining('can only be read') as unknown]]);
  expect(await order('ms')).toEqual([['STORE_READ_ONLY', expect.stringContaining('hanya boleh dilihat') as unknown]]);
  expect(reported).toEqual([]);
  expect(await violations(store, aMarket().stock)).toEqual([]);
  disk.free = Infinity;
  await expect.poll(async () => (await store.health()).writable).toBe(true);
  expect(await order('en')).toBeUndefined();
  expect(await store.count('orders')).toBe(1);
  await close();
});

test('when the disk breaks, orders are refused from then on, and the operator is notified', async () => {
  const { disk, directory, reported, order, close } = await openOnDisk();
  expect(await order('en')).toBeUndefined();
  disk.fault = (call) => (call.startsWith('sync') ? 'EIO' : null);
  expect(await order('en')).toEqual([['STORE_UNAVAILABLE', expect.stringContaining('takes no orders') as unknown]]);
  expect(await order('ms')).toEqual([['STORE_UNAVAILABLE', expect.stringContaining('tidak menerima pesanan') as unknown]]);
  expect(reported.length).toBeGreaterThan(0);
  await close();
  const again = await openLowdbStore({ directory, files: disk.afterPowerLoss(() => 0) });
  expect(await again.count('orders')).toBe(1);
  expect(await violations(again, aMarket().stock)).toEqual([]);
  await again.close();
});

test('orders beyond those that may wait for the disk are refused as busy, and the others are placed', async () => {
  const { store, order, close } = await openOnDisk({ maxWaiting: 10 });
  const results = await Promise.all(Array.from({ length: 40 }, () => order('en')));
  const refused = results.flatMap((errors) => errors ?? []);
  expect(new Set(refused.map(([code]) => code))).toEqual(new Set(['STORE_BUSY']));
  expect(await store.count('orders')).toBe(40 - refused.length);
  expect(await violations(store, aMarket().stock)).toEqual([]);
  await close();
});

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { POWER_OFF, SimulatedDisk } from '#tests/support/store/simulatedDisk.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

let directory: string;

beforeEach(async () => {
  directory = await temporaryFolder();
});

async function openMarketplace(disk: SimulatedDisk) {
  const store = await openLowdbStore({ directory, files: disk, warn: () => undefined, checkMs: 5 });
  const opened = disk.afterPowerLoss(() => 0);
  if ((await store.count('products')) === 0) await seedStore(store, aMarket());
  const api = await createTestApi({ store, demo: false, reportError: () => undefined });
  const close = () => api.close();
  onTestFinished(close);
  /** Places an order. Returns its number or the error code. */
  const order = async (idempotencyKey: string): Promise<string> => {
    const { data, errors } = await api.execute<PlaceOrderResponse | null>(PLACE_ORDER, { input: anOrderInput({ idempotencyKey }) });
    return data?.placeOrder?.order?.number ?? String(errors?.[0]?.extensions?.['code']);
  };
  const titles = async () => {
    const { data } = await api.execute<{ products: { edges: unknown[] } }>('{ products(first: 20) { edges { node { title } } } }');
    return data.products.edges.length;
  };
  return { store, opened, order, titles, settled: () => api.services.settled(), close };
}

const [FIRST, SECOND] = ['key-of-the-first-order', 'key-of-the-second-order'];

/** A disk with one acknowledged order, left behind by a process that ended while it synced another order. */
async function endedInASync(code: string): Promise<{ disk: SimulatedDisk; first: string }> {
  const disk = new SimulatedDisk();
  const marketplace = await openMarketplace(disk);
  const first = await marketplace.order(FIRST);
  // The sync that fails must belong to the second order, not to a job from the first.
  await marketplace.settled();
  disk.fault = (call) => (call.startsWith('sync journal') ? code : null);
  expect(await marketplace.order(SECOND)).toBe('STORE_UNAVAILABLE');
  await marketplace.close();
  return { disk: disk.copy(), first };
}

async function numbersOn(left: SimulatedDisk): Promise<string[]> {
  const store = await openLowdbStore({ directory, files: left, warn: () => undefined });
  expect(await violations(store, aMarket().stock)).toEqual([]);
  const numbers = (await store.query('orders', { limit: 100 })).items.map(({ number }) => number).sort();
  await store.close();
  return numbers;
}

describe.each([
  ['was killed before the sync', POWER_OFF],
  ['ended because the sync had failed', 'EIO'],
])('after a process that %s', (_what, code) => {
  test('an order returned for a repeated request, and later orders, survive a power failure', async () => {
    const { disk, first } = await endedInASync(code);
    const marketplace = await openMarketplace(disk);
    const numbers = [];
    for (const key of [FIRST, SECOND, 'key-of-the-third-order']) numbers.push(await marketplace.order(key));
    expect(numbers[0]).toBe(first);
    expect(numbers).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^RZQ-/) as unknown));
    // The power fails before a clean shutdown can write a checkpoint, or before anything is appended to the recovered journal.
    const left = disk.afterPowerLoss(() => 0);
    await marketplace.close();
    expect(await numbersOn(left)).toEqual([...numbers].sort());
    expect(await numbersOn(marketplace.opened)).toEqual(numbers.slice(0, 2).sort());
  });

  test('a full disk makes the store read-only: products can be viewed, no order is acknowledged, and with free space orders resume', async () => {
    const { disk, first } = await endedInASync(code);
    disk.free = 0;
    disk.fault = (call) => (/^(create|write)/.test(call) ? 'ENOSPC' : null);
    const marketplace = await openMarketplace(disk);
    expect(await marketplace.titles()).toBeGreaterThan(5);
    for (const key of [FIRST, SECOND, 'key-of-the-third-order']) expect(await marketplace.order(key)).toBe('STORE_READ_ONLY');
    expect(await marketplace.store.health()).toEqual({ writable: false, reason: expect.stringContaining('nearly full') as unknown });
    await expect(marketplace.store.transaction((transaction) => transaction.count('orders'))).rejects.toMatchObject({
      name: 'StoreReadOnly',
    });

    disk.fault = () => null;
    disk.free = 1e9;
    await expect.poll(async () => (await marketplace.store.health()).writable).toBe(true);
    const numbers = [];
    for (const key of [FIRST, SECOND, 'key-of-the-third-order']) numbers.push(await marketplace.order(key));
    expect(numbers[0]).toBe(first);
    const left = disk.afterPowerLoss(() => 0);
    await marketplace.close();
    expect(await numbersOn(left)).toEqual(numbers.sort());
  });

  test('the store is read-only if writes fail although the disk reports free space, and a later start finds all orders', async () => {
    const { disk, first } = await endedInASync(code);
    disk.fault = (call) => (/^(create|write)/.test(call) ? 'ENOSPC' : null);
    const marketplace = await openMarketplace(disk);
    expect(await marketplace.order(FIRST)).toBe('STORE_READ_ONLY');
    await marketplace.close();
    const later = await openMarketplace(disk.copy());
    expect(await later.order(FIRST)).toBe(first);
  });
});

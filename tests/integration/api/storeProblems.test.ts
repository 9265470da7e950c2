import { expect, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { PLACE_ORDER } from '#tests/support/api/orderOperations.ts';
import { SimulatedDisk } from '#tests/support/store/simulatedDisk.ts';
import { MemoryWatch } from '#server/platform/memoryWatch.ts';
import { aMember } from '#tests/support/api/aMember.ts';
import { aSeller } from '#tests/support/api/aSeller.ts';
import { texts } from '#tests/support/api/localisedTexts.ts';
import { KUIH } from '#tests/support/api/inventoryApi.ts';
import { SAVE_PRODUCT } from '#tests/support/api/productOperations.ts';
import { aVendorInput, CREATE_VENDOR } from '#tests/support/api/vendorOperations.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

/** Ample stock, because buyers without a confirmed email address may order only half of it. */
const STOCK = aMarket().stock.map((each) => ({ ...each, onHand: 100 }));

async function openOnDisk(options: { maxWaiting?: number } = {}) {
  const directory = await temporaryFolder();
  const disk = new SimulatedDisk();
  const store = await openLowdbStore({ directory, files: disk, checkMs: 5, ...options });
  await seedStore(store, aMarket({ stock: STOCK }));
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

test("on a nearly full disk orders are refused in the buyer's language, and nothing of them is stored", async () => {
  const { store, disk, reported, order, close } = await openOnDisk();
  disk.free = 1000;
  await expect.poll(async () => (await store.health()).writable).toBe(false);
  expect(await order('en')).toEqual([['STORE_READ_ONLY', expect.stringContaining('is read-only') as unknown]]);
  expect(await order('ms')).toEqual([['STORE_READ_ONLY', expect.stringContaining('hanya boleh dilihat') as unknown]]);
  expect(reported).toEqual([]);
  expect(await violations(store, STOCK)).toEqual([]);
  disk.free = Infinity;
  await expect.poll(async () => (await store.health()).writable).toBe(true);
  expect(await order('en')).toBeUndefined();
  expect(await store.count('orders')).toBe(1);
  await close();
});

test('after a disk failure orders are refused, and the operator is notified', async () => {
  const { disk, directory, reported, order, close } = await openOnDisk();
  expect(await order('en')).toBeUndefined();
  disk.fault = (call) => (call.startsWith('sync') ? 'EIO' : null);
  expect(await order('en')).toEqual([['STORE_UNAVAILABLE', expect.stringContaining('cannot take orders') as unknown]]);
  expect(await order('ms')).toEqual([['STORE_UNAVAILABLE', expect.stringContaining('tidak menerima pesanan') as unknown]]);
  expect(reported.length).toBeGreaterThan(0);
  await close();
  const again = await openLowdbStore({ directory, files: disk.afterPowerLoss(() => 0) });
  expect(await again.count('orders')).toBe(1);
  expect(await violations(again, STOCK)).toEqual([]);
  await again.close();
});

test('orders beyond the limit of waiting transactions are refused with STORE_BUSY, and the others are placed', async () => {
  const { store, order, close } = await openOnDisk({ maxWaiting: 10 });
  const results = await Promise.all(Array.from({ length: 40 }, () => order('en')));
  const refused = results.flatMap((errors) => errors ?? []);
  expect(new Set(refused.map(([code]) => code))).toEqual(new Set(['STORE_BUSY']));
  expect(await store.count('orders')).toBe(40 - refused.length);
  expect(await violations(store, STOCK)).toEqual([]);
  await close();
});

/** An API with a heap of 1000 bytes, a tenth of which must stay free for orders. */
async function openOnHeap() {
  const heap = { used: 0, limit: 1000 };
  const notices: string[] = [];
  const memory = new MemoryWatch(
    0.1,
    (notice) => notices.push(notice),
    () => heap,
  );
  const api = await createTestApi({ catalogue: aMarket(), memory });
  const { viewer } = await aSeller(api.store, (await api.store.get('vendors', 'ven_utara'))!);
  /** Sets the amount of heap in use, as a full garbage collection would report it. */
  const use = (bytes: number) => {
    heap.used = bytes;
    memory.check();
  };
  const newcomer = await aMember(api, 'newcomer@example.com');
  const codesOf = async (document: string, variables: object, who = viewer) => {
    const { errors, status } = await api.execute(document, { ...variables }, { viewer: who });
    return errors === undefined ? 'OK' : `${status} ${String(errors[0]?.extensions?.['code'])}`;
  };
  const tried = async (key: string) => ({
    vendor: await codesOf(CREATE_VENDOR, { input: aVendorInput() }, newcomer),
    product: await codesOf(SAVE_PRODUCT, { input: { ...KUIH, images: [] } }),
    change: await codesOf(SAVE_PRODUCT, { id: 'prd_rice', input: { title: texts({ en: `Rice ${key}` }) } }),
    import: await api.services.imports
      .take({ viewer, vendor: (await api.store.get('vendors', 'ven_utara'))! }, 'sku\nA', { isDryRun: true })
      .then(
        () => 'OK',
        (error: Error) => error.name,
      ),
    upload: await api.services.uploads.admit(viewer).then(
      () => 'OK',
      (error: Error) => error.message,
    ),
    order: await codesOf(PLACE_ORDER, { input: anOrderInput({ idempotencyKey: key, lines: [{ variantId: 'var_rice', quantity: 1 }] }) }),
  });
  return { api, memory, notices, use, tried };
}

test('while memory is short new data are refused and orders accepted; below the minimum nothing is saved, but pages are served', async () => {
  const { api, notices, use, tried } = await openOnHeap();
  const growing = { vendor: '503 STORE_FULL', product: '503 STORE_FULL', import: 'StoreFull', upload: 'NO_ROOM' };
  use(799);
  expect(await tried('key-of-a-roomy-heap')).toMatchObject({ vendor: 'OK', product: 'OK', import: 'OK', upload: 'OK', order: 'OK' });
  use(801);
  expect(await tried('key-of-a-short-heap')).toEqual({ ...growing, change: 'OK', order: 'OK' });
  use(901);
  expect(await tried('key-of-a-full-heap')).toEqual({ ...growing, change: '503 STORE_READ_ONLY', order: '503 STORE_READ_ONLY' });
  expect((await api.execute('{ products(first: 1) { nodes { id } } }')).errors).toBeUndefined();
  expect(await api.store.count('orders')).toBe(2);
  use(500);
  expect((await tried('key-of-a-heap-with-room')).order).toBe('OK');
  expect(notices).toEqual([
    expect.stringContaining('memory is short'),
    expect.stringContaining('memory is nearly full'),
    expect.stringContaining('enough memory again'),
  ]);
  await api.close();
});

test('a minimum of 0 refuses nothing, however little memory is free', () => {
  const memory = new MemoryWatch(
    0,
    () => undefined,
    () => ({ used: 999, limit: 1000 }),
  );
  memory.check();
  memory.expectRoom(10_000);
  expect([memory.refusesGrowth, memory.refusesWrites]).toEqual([false, false]);
  memory.close();
});

test('an import rejects its remaining new products once memory becomes short', async () => {
  const { api, use } = await openOnHeap();
  const seller = await aSeller(api.store, (await api.store.get('vendors', 'ven_utara'))!);
  const rows = Array.from({ length: 450 }, (_, index) => `NEW-${index},Rice of field ${index},Good rice,snacks,3.50,10`);
  const csv = ['sku,title,description,category,newPrice,quantity', ...rows].join('\n');
  const result = await api.services.imports.take(seller, csv, { isDryRun: false, onProgress: (done) => (done > 0 ? use(801) : undefined) });
  const refused = result.rows.filter(({ errors }) => errors.length > 0);
  expect(result.counts.CREATE + refused.length).toBe(450);
  expect(result.counts.CREATE).toBeLessThan(450);
  expect(refused[0]?.errors[0]?.text.en).toContain('no room for more products');
  await api.close();
});

import { expect, onTestFinished, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { createServices, type Services } from '#server/services.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import type { Store } from '#server/store/store.ts';
import { aSeller } from '#tests/support/api/aSeller.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { withSuspension, type SuspendedStore } from '#tests/support/store/wrappedStores.ts';

/** New products, enough for two transactions. The first of these also contains an existing product with a new price and stock. */
const FILE = [
  'sku,title,category,newPrice,quantity',
  'SKU-rice,Rice,snacks,15,77',
  ...Array.from({ length: 204 }, (_, at) => `N-${at},Thing ${at},snacks,5,3`),
].join('\n');

/** A store whose process is suspended as soon as an import has read which batches have not been saved yet. */
function suspendedAfterReading(inner: Store): SuspendedStore {
  const store = withSuspension(inner);
  const query: Store['query'] = async (collection, ...options) => {
    const found = await store.query(collection, ...options);
    if (collection === 'importBatches' && found.items.length > 0) store.suspend();
    return found;
  };
  return { ...store, query };
}

/** A store whose process waits for `work` once an import's first batch has been saved. */
function waitingAfterFirstBatch(inner: Store, work: () => Promise<void>): Store {
  const store = withSuspension(inner);
  let hasWaited = false;
  const transaction: Store['transaction'] = async (...call) => {
    const result = await store.transaction(...call);
    const [run] = (await inner.query('importRuns')).items;
    if (!hasWaited && run?.state === 'RUNNING' && run.savedRows > 0) {
      hasWaited = true;
      await work();
    }
    return result;
  };
  return { ...store, transaction };
}

async function startProcess(store: Store, secondsLater: number): Promise<Services> {
  const now = () => new Date(Date.now() + secondsLater * 1000);
  const services = await createServices(store, { demo: true, now });
  onTestFinished(() => services.close());
  await services.start();
  return services;
}

test('an import continued by another node while the first is suspended is saved once, and can be undone', async () => {
  const market = aMarket();
  const store = openMemoryStore();
  await seedStore(store, market);
  const vendor = (await store.get('vendors', 'ven_utara'))!;
  const seller = await aSeller(store, vendor);
  const productsOf = async () => (await store.query('products', { where: { vendorId: vendor.id }, limit: 1000 })).items;
  const before = await productsOf();

  const suspendedStore = suspendedAfterReading(store);
  const suspended = await startProcess(suspendedStore, 0);
  // The jobs enqueued at startup have finished.
  await suspended.settled();
  const result = suspended.imports.take(seller, FILE, { isDryRun: false });
  await expect.poll(() => suspended.jobs.counts.running).toBe(1);
  // The suspended process resumes while the other process is between its two batches.
  const resume = async () => {
    suspendedStore.resume();
    await suspended.settled();
  };
  const other = await startProcess(waitingAfterFirstBatch(store, resume), 60);
  await other.settled();

  expect(await result).toMatchObject({ counts: { CREATE: 204, UPDATE: 1, UNCHANGED: 0, REJECT: 0 } });
  expect(await productsOf()).toHaveLength(before.length + 204);
  expect(await other.imports.undo(seller)).toEqual({ undone: 205, kept: [], errors: [] });
  expect((await productsOf()).map(({ id, priceCents }) => ({ id, priceCents }))).toEqual(
    before.map(({ id, priceCents }) => ({ id, priceCents })),
  );
});

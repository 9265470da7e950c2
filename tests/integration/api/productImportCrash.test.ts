import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { createServices } from '#server/services.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import type { Store } from '#server/store/store.ts';
import { aSession } from '#tests/support/api/aSeller.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { startChildScript } from '#tests/support/processes/childScript.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

const ROWS = 2400;
const HEADING = 'sku,title,category,newPrice,quantity';
/** New products, followed by a row with a new price and stock for an existing one. */
const FILE = [HEADING, ...Array.from({ length: ROWS - 1 }, (_, at) => `N-${at},Thing ${at},snacks,5,3`), 'SKU-rice,Rice,snacks,15,77'];

/** A data folder whose server was killed after storing this many parts of the file, or after saving this many batches of products. */
async function afterKill(moment: 'stored' | 'saved', times: number): Promise<string> {
  const directory = await temporaryFolder();
  const seeding = await openLowdbStore({ directory });
  await seedStore(seeding, aMarket());
  await seeding.close();
  const file = path.join(await temporaryFolder(), 'products.csv');
  await writeFile(file, FILE.join('\n'));
  const killed = await startChildScript('importingProcess.ts', directory, file, moment, String(times));
  expect(await killed.ended).toBe('SIGKILL');
  return directory;
}

/** Starts a server after the killed server's lease has expired. */
async function restart(directory: string, secondsLater = 60) {
  const store = await openLowdbStore({ directory });
  const services = await createServices(store, { demo: true, now: () => new Date(Date.now() + secondsLater * 1000) });
  await services.start();
  await services.settled();
  const close = async () => {
    services.close();
    await store.close();
  };
  return { store, services, close };
}

async function productsOf(store: Store) {
  const { items } = await store.query('products', { where: { vendorId: 'ven_utara' } });
  const stock = await Promise.all(items.map(async ({ variants }) => (await store.get('stock', variants[0]!.id))?.onHand));
  return items
    .map(({ sku, priceCents, title }, at) => ({ sku, priceCents, title, onHand: stock[at] }))
    .sort((a, b) => (a.sku < b.sku ? -1 : 1));
}

async function countOfRows(store: Store): Promise<number[]> {
  return [await store.count('importRuns'), await store.count('importBatches')];
}

test('an import whose server is killed continues after the next start, saves nothing twice, and can be undone', async () => {
  const directory = await afterKill('saved', 3);
  const killed = await openLowdbStore({ directory });
  const before = aMarket().products.filter(({ vendorId }) => vendorId === 'ven_utara').length;
  expect(await killed.count('products', { vendorId: 'ven_utara' })).toBe(before + 600);
  await killed.close();

  const first = await restart(directory);
  const products = await productsOf(first.store);
  expect(products).toHaveLength(before + ROWS - 1);
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
  expect(products.find(({ sku }) => sku === 'SKU-rice')).toMatchObject({ priceCents: 1500, onHand: 77 });
  expect(products.filter(({ sku }) => sku.startsWith('N-')).every(({ onHand }) => onHand === 3)).toBe(true);
  const vendor = (await first.store.get('vendors', 'ven_utara'))!;
  expect(await first.services.imports.last(vendor)).toMatchObject({ productCount: ROWS });
  await first.close();

  const second = await restart(directory, 700);
  expect(await countOfRows(second.store)).toEqual([0, 0]);
  expect(await productsOf(second.store)).toEqual(products);
  const viewer = await aSession(second.store, vendor.ownerId!, 'ses_after_the_restart');
  expect(await second.services.imports.undo({ viewer, vendor })).toEqual({ undone: ROWS, kept: [], errors: [] });
  const undone = await productsOf(second.store);
  expect(undone).toHaveLength(before);
  expect(undone.find(({ sku }) => sku === 'SKU-rice')).toMatchObject({ priceCents: 1234, onHand: 10 });
  await second.close();
});

test("an import is not continued if the seller's session ended while the server was down", async () => {
  const directory = await afterKill('saved', 1);
  const killed = await openLowdbStore({ directory });
  const before = await productsOf(killed);
  const [run] = (await killed.query('importRuns')).items;
  await killed.transaction((transaction) => transaction.delete('sessions', run!.sessionId));
  await killed.close();
  const { store, close } = await restart(directory);
  expect((await store.get('importRuns', run!.id))?.state).toBe('REVOKED');
  expect(await productsOf(store)).toEqual(before);
  await close();
});

test('a file that was only partly stored before a kill is deleted', async () => {
  const directory = await afterKill('stored', 1);
  const killed = await openLowdbStore({ directory });
  expect(await countOfRows(killed)).toEqual([0, 5]);
  await killed.close();
  const { store, close } = await restart(directory, 700);
  expect(await countOfRows(store)).toEqual([0, 0]);
  expect(await store.count('products')).toBe(aMarket().products.length);
  await close();
});

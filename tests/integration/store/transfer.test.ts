import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fillEmptyStore } from '#seed/fillEmptyStore.ts';
import { seedStore } from '#seed/seedStore.ts';
import { transfer, TransferRefused } from '#server/admin/transfer.ts';
import { explainStart } from '#server/config.ts';
import { openStore, type OpenedStore } from '#server/openStore.ts';
import type { Store } from '#server/store/store.ts';
import { aStock } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { newDatabase } from '#tests/support/postgres/testDatabase.ts';
import { interrupted } from '#tests/support/store/wrappedStores.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

const PICTURE = { name: `up_${'0'.repeat(32)}-320.webp`, bytes: Buffer.from('a picture') };

async function open(engine: 'lowdb' | 'postgres'): Promise<OpenedStore> {
  const dataFolder = path.join(await temporaryFolder(), 'data');
  const opened = await openStore({ dataFolder, databaseUrls: engine === 'postgres' ? [await newDatabase()] : null });
  onTestFinished(() => opened.store.close());
  return opened;
}

async function aMarketplace(engine: 'lowdb' | 'postgres', fill: (store: Store) => Promise<unknown>): Promise<OpenedStore> {
  const opened = await open(engine);
  await fill(opened.store);
  await opened.shared.pictureFiles.write([PICTURE]);
  return opened;
}

const move = (source: OpenedStore, target: OpenedStore) => source.snapshot((reader) => transfer({ ...source, reader }, target));

test('a transfer to PostgreSQL and back keeps orders, versions, sessions, pictures and secrets', async () => {
  const first = await aMarketplace('lowdb', (store) => fillEmptyStore(store, { demo: true }));
  const at = '2026-11-20T00:00:00.000Z';
  await first.store.transaction(async (transaction) => {
    for (const onHand of [3, 2, 1]) await transaction.put('stock', aStock('var_bought', onHand));
    await transaction.put('sessions', { id: 'ses_1', userId: 'usr_1', tokenHash: 'hash', createdAt: at, lastSeenAt: at });
  });
  const [database, second] = [await open('postgres'), await open('lowdb')];
  const there = await move(first, database);
  expect(there.find(({ name }) => name === 'products')?.count).toBe(await first.store.count('products'));
  expect(there.find(({ name }) => name === 'orders')?.count).toBeGreaterThan(0);
  expect(there.find(({ name }) => name === 'pictures')?.count).toBe(1);
  expect(await database.store.get('stock', 'var_bought')).toEqual({ id: 'var_bought', onHand: 1, version: 3 });
  expect(await move(database, second)).toEqual(there);
  expect(await second.store.query('orders')).toEqual(await first.store.query('orders'));
  expect(await second.store.count('sessions')).toBe(1);
  expect(await second.shared.pictureFiles.read(PICTURE.name)).toEqual(PICTURE.bytes);
  for (const name of ['secret', 'payment-secret'] as const) expect(await second.secret(name)).toBe(await first.secret(name));
});

test.each(['lowdb', 'postgres'] as const)(
  'no server starts on an interrupted transfer into %s; repeating the transfer completes it',
  async (engine) => {
    const [source, target] = [await aMarketplace('lowdb', (store) => seedStore(store, aMarket())), await open(engine)];
    const store = interrupted(target.store);
    const isInterruptedAt = async (transaction: number) => {
      store.interrupt(() => Promise.reject(new Error('power cut')), transaction);
      return move(source, { ...target, store }).then(
        () => false,
        (error: Error) => error.message === 'power cut',
      );
    };
    let moments = 0;
    // The first transaction only adds the mark for an unfinished transfer. Until that is stored, the target is empty.
    for (let transaction = 1; await isInterruptedAt(transaction); transaction += 1) {
      const problem: unknown = await fillEmptyStore(target.store, { demo: false }).catch((error: unknown) => error);
      expect(explainStart(problem, { port: 0, host: '', dataFolder: '' })).toBe(
        'The data folder or database is incomplete, because npm run seed or npm run transfer was interrupted: run the same command again.',
      );
      await expect(move(target, await open('lowdb'))).rejects.toThrow('The source is unfinished');
      moments = transaction;
    }
    expect(moments).toBeGreaterThan(3);
    await fillEmptyStore(target.store, { demo: false });
    expect(await target.store.query('vendors')).toEqual(await source.store.query('vendors'));
  },
);

test.each(['lowdb', 'postgres'] as const)('a repeated transfer into %s copies the current state of the source', async (engine) => {
  const [source, target] = [await aMarketplace('lowdb', (store) => seedStore(store, aMarket())), await open(engine)];
  const store = interrupted(target.store);
  store.interrupt(() => Promise.reject(new Error('power cut')), 4);
  await expect(move(source, { ...target, store })).rejects.toThrow('power cut');
  await source.store.transaction(async (transaction) => {
    await transaction.delete('stock', 'var_rice');
    await transaction.put('stock', aStock('var_tea', 4));
  });
  await move(source, target);
  expect(await target.store.query('stock')).toEqual(await source.store.query('stock'));
  expect(await target.store.query('vendors')).toEqual(await source.store.query('vendors'));
});

test.each(['lowdb', 'postgres'] as const)('a transfer into %s is refused if the target has documents or other pictures', async (engine) => {
  const [source, target] = [await aMarketplace('lowdb', (store) => seedStore(store, aMarket())), await open(engine)];
  const other = { name: `up_${'1'.repeat(32)}-320.webp`, bytes: Buffer.from('another picture') };
  await target.shared.pictureFiles.write([other]);
  await expect(move(source, target)).rejects.toThrow('The target is not empty (it has pictures)');
  expect(await target.shared.pictureFiles.read(other.name)).toEqual(other.bytes);
  await target.store.transaction((transaction) => transaction.put('stock', aStock('a', 1)));
  await expect(move(source, target)).rejects.toThrow('The target is not empty (it has stock): name an empty database or a new folder.');
  expect([await target.store.count('products'), await target.store.count('stock')]).toEqual([0, 1]);
});

test('a transfer from a source without vendors is refused', async () => {
  const source = await open('lowdb');
  await seedStore(source.store, aMarket({ vendors: [] }));
  const target = await open('lowdb');
  await expect(move(source, target)).rejects.toThrow(TransferRefused);
  expect(await target.store.count('products')).toBe(0);
});

test('a transfer fails if stored documents or pictures differ from those read, and no server starts on the target', async () => {
  const [source, target] = [await aMarketplace('lowdb', (store) => seedStore(store, aMarket())), await open('lowdb')];
  const losing = {
    ...target.shared.pictureFiles,
    list: () => Promise.resolve([]),
    write: () => Promise.resolve(),
    read: () => Promise.resolve(null),
  };
  await expect(move(source, { ...target, shared: { pictureFiles: losing } })).rejects.toThrow(/^pictures were read \(1, .*differently/);
  const query: Store['query'] = async (collection, options) => {
    const page = await target.store.query(collection, options);
    return collection === 'stock' ? { ...page, items: page.items.slice(1) } : page;
  };
  const store = Object.assign(interrupted(target.store), { query });
  await expect(move(source, { ...target, store })).rejects.toThrow(/^stock were read \(\d+, SHA-256 \w{64}\) and stored \(/);
  await expect(fillEmptyStore(target.store, { demo: false })).rejects.toThrow('npm run transfer was interrupted');
  await move(source, target);
  expect(await target.store.query('stock')).toEqual(await source.store.query('stock'));
});

test('a transfer from a database in use copies a consistent snapshot', async () => {
  const source = await aMarketplace('postgres', (store) => seedStore(store, aMarket()));
  const target = await open('lowdb');
  const before = await source.store.query('stock');
  await source.snapshot(async (reader) => {
    await reader.count('stock');
    await source.store.transaction(async (transaction) => {
      await transaction.put('stock', aStock('var_rice', 1));
      await transaction.put('stock', aStock('var_new', 1));
    });
    await transfer({ ...source, reader }, target);
  });
  expect(await target.store.query('stock')).toEqual(before);
  expect(await source.store.count('stock')).toBe(before.items.length + 1);
});

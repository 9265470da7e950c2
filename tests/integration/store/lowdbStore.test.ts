import { expect, onTestFinished, test, vi } from 'vitest';
import { capacityNotices, openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aStock } from '#tests/support/builders/documents.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { describeQueriesAndFeed } from './queryContract.ts';
import { type StoreFactory, describeStore } from './storeContract.ts';
import { describeStoreLife } from './storeLifeContract.ts';

async function inFolder(): Promise<StoreFactory> {
  const directory = await temporaryFolder();
  return { open: (options) => openLowdbStore({ directory, ...options }) };
}

describeStore('lowdb', inFolder);
describeStoreLife('lowdb', true, inFolder);
describeQueriesAndFeed('lowdb', true, inFolder);

test('the embedded store reports its document counts, and recommends PostgreSQL once its capacity is reached', async () => {
  const store = await openLowdbStore({ directory: await temporaryFolder() });
  await store.close();
  expect(store.recovery.documents).toEqual({ products: 0, orders: 0 });
  expect(capacityNotices({ products: 1_999_999, orders: 299_999 })).toEqual([]);
  expect(capacityNotices({ products: 2_000_000, orders: 300_000 })).toEqual([
    'The data folder holds 2,000,000 products; the embedded store is made for 2,000,000, and PostgreSQL is the place for more',
    'The data folder holds 300,000 orders; the embedded store is made for 300,000, and PostgreSQL is the place for more',
  ]);
});

test('after a restart the store is at the position of its last commit, so that listeners need not reload', async () => {
  const factory = await inFolder();
  const first = await factory.open();
  const { position } = await first.transaction((transaction) => transaction.put('stock', aStock('var_1', 1)));
  await first.close();
  const second = await factory.open();
  onTestFinished(() => second.close());
  expect(await second.position()).toBe(position);
  const tooOld = vi.fn();
  second.changes(position, { apply: () => undefined, tooOld });
  expect(tooOld).not.toHaveBeenCalled();
});

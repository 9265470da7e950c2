import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { describeQueriesAndFeed } from './queryContract.ts';
import type { StoreFactory } from './storeContract.ts';
import { describeStore } from './storeContract.ts';
import { describeStoreLife } from './storeLifeContract.ts';

async function inFolder(): Promise<StoreFactory> {
  const directory = await temporaryFolder();
  return { open: (options) => openLowdbStore({ directory, ...options }) };
}

describeStore('lowdb', inFolder);
describeStoreLife('lowdb', true, inFolder);
describeQueriesAndFeed('lowdb', true, inFolder);

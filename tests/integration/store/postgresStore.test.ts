import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import { preparedDatabase } from '#tests/support/postgres/preparedDatabase.ts';
import { describeQueriesAndFeed } from './queryContract.ts';
import { type StoreFactory, describeStore } from './storeContract.ts';
import { describeStoreLife } from './storeLifeContract.ts';

async function inDatabase(): Promise<StoreFactory> {
  const url = await preparedDatabase();
  // On a busy machine, a commit may take longer to arrive than the writer is willing to wait.
  return { open: (options) => openPostgresStore({ urls: [url], feedWaitMs: 10_000, ...options }) };
}

describeStore('postgres', inDatabase);
describeStoreLife('postgres', true, inDatabase);
describeQueriesAndFeed('postgres', true, inDatabase);

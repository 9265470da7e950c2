import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { describeQueriesAndFeed } from './queryContract.ts';
import { type StoreFactory, describeStore } from './storeContract.ts';
import { describeStoreLife } from './storeLifeContract.ts';

const inMemory = async (): Promise<StoreFactory> => ({ open: async (options) => openMemoryStore(options) });

describeStore('memory', inMemory);
describeStoreLife('memory', false, inMemory);
describeQueriesAndFeed('memory', false, inMemory);

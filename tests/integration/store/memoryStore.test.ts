import { openMemoryStore } from '#server/store/memory/openMemoryStore.ts';
import { describeStore } from './storeContract.ts';

describeStore('memory', false, async () => ({ open: async (options) => openMemoryStore(options) }));

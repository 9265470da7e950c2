import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { describeStore } from './storeContract.ts';

describeStore('lowdb', true, async () => {
  const directory = await temporaryFolder();
  return { open: (options) => openLowdbStore({ directory, ...options }) };
});

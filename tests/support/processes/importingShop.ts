/**
 * Server to be killed during an import: `tsx importingShop.ts FOLDER FILE`. It imports the file into the vendor Utara and prints "stored"
 * when a part of the file is stored, and "saved" when a batch of its products is.
 */
import { readFile } from 'node:fs/promises';
import { createServices } from '#server/services.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aSeller } from '#tests/support/api/aSeller.ts';
import { followCommits } from '#tests/support/store/followCommits.ts';

const [directory = '', file = ''] = process.argv.slice(2);
const store = await openLowdbStore({ directory });
const { imports, start } = await createServices(store, { demo: true });
await start();
const seller = await aSeller(store, (await store.get('vendors', 'ven_utara'))!);
await followCommits(store, (changes) => {
  const batch = changes.find(({ collection }) => collection === 'importBatches')?.document as { results: object[] | null } | undefined;
  if (batch) process.stdout.write(batch.results === null ? 'stored\n' : 'saved\n');
});
await imports.take(seller, await readFile(file, 'utf8'), { isDryRun: false });

/**
 * Imports a file into the vendor Utara and kills itself: `tsx importingProcess.ts FOLDER FILE MOMENT COUNT`. It kills itself (SIGKILL)
 * when COUNT parts of the file are "stored", or COUNT batches of its products are "saved".
 */
import { readFile } from 'node:fs/promises';
import { createServices } from '#server/services.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aSeller } from '#tests/support/api/aSeller.ts';
import { followCommits } from '#tests/support/store/followCommits.ts';

const [directory = '', file = '', moment = '', count = ''] = process.argv.slice(2);
const store = await openLowdbStore({ directory });
const { imports, start } = await createServices(store, { demo: true });
await start();
const seller = await aSeller(store, (await store.get('vendors', 'ven_utara'))!);
let times = 0;
await followCommits(store, (changes) => {
  const batch = changes.find(({ collection }) => collection === 'importBatches')?.document as { results: object[] | null } | undefined;
  const isMoment = batch !== undefined && (batch.results === null ? 'stored' : 'saved') === moment;
  if (isMoment && (times += 1) === Number(count)) process.kill(process.pid, 'SIGKILL');
});
// Unlike a server's port, due jobs do not keep the process alive.
const alive = setInterval(() => undefined, 60_000);
await imports.take(seller, await readFile(file, 'utf8'), { isDryRun: false });
clearInterval(alive);

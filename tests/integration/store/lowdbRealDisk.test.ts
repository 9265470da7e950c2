import { appendFile, cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { anOrder, aStock } from '#tests/support/builders/documents.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { watchFiles } from '#tests/support/store/watchedFiles.ts';

const JOURNAL = 'journal.000000000001.log';
const durably = (name: string) => [`write ${name}.tmp`, `datasync ${name}.tmp`, `rename ${name}`];

test('a transaction is written to the journal and synced by the operating system before it is acknowledged', async () => {
  const directory = await temporaryFolder();
  const { files, calls } = await watchFiles(directory);
  const store = await openLowdbStore({ directory, files });
  onTestFinished(() => store.close());
  calls.length = 0;
  await store.transaction((transaction) => transaction.put('orders', anOrder({ id: 'a' })));
  calls.push('acknowledged');
  expect(calls).toEqual([`write ${JOURNAL}`, `datasync ${JOURNAL}`, 'acknowledged']);
});

test('opening a new folder and a checkpoint sync each file before its rename, and the folder after it', async () => {
  const directory = await temporaryFolder();
  const { files, calls } = await watchFiles(directory);
  const store = await openLowdbStore({ directory, files });
  onTestFinished(() => store.close());
  expect(calls).toEqual([...durably(JOURNAL), 'sync .', 'sync .', ...durably('manifest.json'), 'sync .']);
  await store.transaction((transaction) => transaction.put('orders', anOrder({ id: 'a' })));
  calls.length = 0;
  await store.checkpoint();
  calls.push('done');
  expect(calls).toEqual([
    ...durably('journal.000000000002.log'),
    'sync .',
    ...durably('orders.1.json'),
    'sync .',
    ...durably('manifest.previous.json'),
    ...durably('manifest.json'),
    'sync .',
    'done',
  ]);
});

test('a journal with a torn tail is rewritten without it, and opens and accepts transactions at every later start', async () => {
  const living = await temporaryFolder();
  const store = await openLowdbStore({ directory: living });
  onTestFinished(() => store.close());
  await store.transaction((transaction) => transaction.put('stock', aStock('a', 1)));
  let left = await asKilled(living);
  const whole = await readFile(path.join(left, JOURNAL));
  await appendFile(path.join(left, JOURNAL), whole.subarray(whole.indexOf(10) + 1, -20));
  for (const [start, tornBytes] of [whole.length - whole.indexOf(10) - 21, 0, 0].entries()) {
    const { files, calls, stop } = await watchFiles(left);
    const again = await openLowdbStore({ directory: left, files });
    expect(again.recovery).toMatchObject({ replayed: start + 1, tornBytes });
    // Syncs the folder first, for the sake of renames that the killed process did not sync, then the new journal.
    expect(calls).toEqual(['sync .', ...durably(JOURNAL), 'sync .']);
    await again.transaction((transaction) => transaction.put('stock', aStock(`start ${start}`, 1)));
    const next = await asKilled(left);
    expect((await readFile(path.join(next, JOURNAL))).subarray(0, whole.length)).toEqual(whole);
    await again.close();
    stop();
    left = next;
  }
});

test('a backup syncs each file, backup.json last, and then the folder', async () => {
  const directory = await temporaryFolder();
  const target = await temporaryFolder();
  const store = await openLowdbStore({ directory });
  onTestFinished(() => store.close());
  await store.transaction((transaction) => transaction.put('stock', aStock('a', 1)));
  const { calls } = await watchFiles(target);
  await store.backup(target);
  expect(calls.filter((call) => !call.startsWith('write'))).toEqual([
    'datasync stock.1.json.tmp',
    'datasync manifest.json.tmp',
    'datasync backup.json.tmp',
    'sync .',
  ]);
});

/** Copies a folder in the state in which a process killed at this moment would leave it. */
async function asKilled(directory: string): Promise<string> {
  const copy = path.join(await temporaryFolder(), 'killed');
  // `fs.cp` does not copy sockets, such as the lock's.
  await cp(directory, copy, { recursive: true, filter: (name) => !path.basename(name).startsWith('lock.') });
  return copy;
}

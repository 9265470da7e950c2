import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import type { Store } from '#server/store/store.ts';
import { anOrder, aStock } from '#tests/support/builders/documents.ts';
import { recordingFileSystem } from '#tests/support/recordingFileSystem.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';

const putBoth = (store: Store, id: string) =>
  store.transaction(async (tx) => {
    await tx.put('stock', aStock(id, 1));
    await tx.put('orders', anOrder({ id }));
  });

test('a commit syncs each file before its rename, the folder after, the manifest last, and only then forgets the old files', async () => {
  const { files, calls } = recordingFileSystem();
  const store = await openLowdbStore({ directory: await temporaryFolder(), files });
  onTestFinished(() => store.close());
  await putBoth(store, 'a');
  calls.length = 0;
  await putBoth(store, 'b');
  const place = (call: string) => calls.indexOf(call as (typeof calls)[number]);
  for (const collection of ['stock', 'orders']) {
    expect(place(`sync ${collection}.2.json.tmp`)).toBeGreaterThanOrEqual(0);
    expect(place(`rename ${collection}.2.json`)).toBeGreaterThan(place(`sync ${collection}.2.json.tmp`));
  }
  expect(calls.slice(4)).toEqual([
    'syncFolder .',
    'sync manifest.json.tmp',
    'rename manifest.json',
    'syncFolder .',
    expect.stringMatching(/^remove (stock|orders)\.1\.json$/),
    expect.stringMatching(/^remove (stock|orders)\.1\.json$/),
  ]);
});

test('a commit writes only the collections it changed', async () => {
  const { files, calls } = recordingFileSystem();
  const store = await openLowdbStore({ directory: await temporaryFolder(), files });
  onTestFinished(() => store.close());
  await putBoth(store, 'a');
  calls.length = 0;
  await store.transaction((tx) => tx.put('stock', aStock('a', 0)));
  expect(calls.filter((call) => call.startsWith('rename'))).toEqual(['rename stock.2.json', 'rename manifest.json']);
  calls.length = 0;
  await store.transaction((tx) => tx.get('stock', 'a'));
  expect(calls).toEqual([]);
});

test('transactions that wait for the disk share one flush', async () => {
  const { files, calls } = recordingFileSystem();
  const store = await openLowdbStore({ directory: await temporaryFolder(), files });
  onTestFinished(() => store.close());
  calls.length = 0;
  await Promise.all(Array.from({ length: 200 }, (_, index) => putBoth(store, `id${index}`)));
  expect(await store.count('orders')).toBe(200);
  expect(calls.filter((call) => call === 'rename manifest.json').length).toBeLessThan(20);
});

test('one who only reads what is on its way to the disk waits until it is there', async () => {
  const { files, calls } = recordingFileSystem();
  const store = await openLowdbStore({ directory: await temporaryFolder(), files });
  onTestFinished(() => store.close());
  calls.length = 0;
  const writing = putBoth(store, 'a');
  const found = await store.transaction((tx) => tx.get('orders', 'a'));
  expect(found).not.toBeNull();
  expect(calls).toContain('rename manifest.json');
  await writing;
});

const COMMITTING = ['sync stock.2.json.tmp', 'rename orders.2.json', 'sync manifest.json.tmp', 'rename manifest.json'] as const;

test.each(COMMITTING)('when "%s" fails, its transaction rejects, nothing of it stays and no write is taken any more', async (broken) => {
  const directory = await temporaryFolder();
  let isBroken = false;
  const { files } = recordingFileSystem((call) => isBroken && call === broken);
  const store = await openLowdbStore({ directory, files });
  await putBoth(store, 'a');
  isBroken = true;
  const refused = await Promise.allSettled([putBoth(store, 'b'), putBoth(store, 'c')]);
  expect(refused.map((result) => result.status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  await expect(putBoth(store, 'd')).rejects.toThrow('takes no more writes');
  expect(await store.health()).toEqual({ writable: false, reason: expect.stringContaining('ENOSPC') as unknown });
  expect(await store.count('stock')).toBe(1);
  expect(await store.get('orders', 'b')).toBeNull();
  await store.close();

  const again = await openLowdbStore({ directory });
  onTestFinished(() => again.close());
  expect([await again.count('stock'), await again.count('orders')]).toEqual([1, 1]);
  await putBoth(again, 'e');
});

test('an old file that cannot be removed stops nothing', async () => {
  const { files } = recordingFileSystem((call) => call.startsWith('remove'));
  const store = await openLowdbStore({ directory: await temporaryFolder(), files });
  onTestFinished(() => store.close());
  for (const id of ['a', 'b', 'c']) await putBoth(store, id);
  expect((await store.health()).writable).toBe(true);
});

test('what a crash left over is removed at the next start, and nothing else', async () => {
  const directory = await temporaryFolder();
  const first = await openLowdbStore({ directory });
  await putBoth(first, 'a');
  await first.close();
  const leftovers = ['orders.7.json', 'stock.9.json.tmp', 'manifest.json.tmp'];
  for (const name of [...leftovers, 'secret', 'notes.tmp']) await writeFile(path.join(directory, name), 'half');
  const second = await openLowdbStore({ directory });
  onTestFinished(() => second.close());
  expect((await readdir(directory)).sort()).toEqual(['manifest.json', 'notes.tmp', 'orders.1.json', 'secret', 'stock.1.json']);
  expect(await second.count('orders')).toBe(1);
});

test('files belong to their owner alone and are plain JSON', async () => {
  const directory = path.join(await temporaryFolder(), 'data', 'store');
  const store = await openLowdbStore({ directory });
  onTestFinished(() => store.close());
  await putBoth(store, 'a');
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
  for (const name of await readdir(directory)) {
    expect((await stat(path.join(directory, name))).mode & 0o777).toBe(0o600);
  }
  const file: unknown = JSON.parse(await readFile(path.join(directory, 'stock.1.json'), 'utf8'));
  expect(file).toEqual({ format: 1, collection: 'stock', documents: [{ id: 'a', onHand: 1, version: 1 }] });
});

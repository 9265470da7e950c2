import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLowdbStore, type LowdbOptions, type LowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import type { Store } from '#server/store/store.ts';
import { anOrder, aStock } from '#tests/support/builders/documents.ts';
import { SimulatedDisk } from '#tests/support/store/simulatedDisk.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

const putBoth = (store: Store, id: string) =>
  store.transaction(async (transaction) => {
    await transaction.put('stock', aStock(id, 1));
    await transaction.put('orders', anOrder({ id }));
  });

const JOURNAL = 'journal.000000000001.log';

async function openDisk(options: Partial<LowdbOptions> = {}): Promise<{ store: LowdbStore; disk: SimulatedDisk; directory: string }> {
  const directory = await temporaryFolder();
  const disk = new SimulatedDisk();
  const store = await openLowdbStore({ directory, files: disk, ...options });
  onTestFinished(() => store.close().catch(() => undefined));
  disk.calls.length = 0;
  return { store, disk, directory };
}

test('a transaction is one write and one sync of the journal, and resolves after both', async () => {
  const { store, disk } = await openDisk();
  await putBoth(store, 'a');
  expect(disk.calls).toEqual([`write ${JOURNAL}`, `sync ${JOURNAL}`]);
  disk.calls.length = 0;
  await store.transaction((transaction) => transaction.get('stock', 'a'));
  expect(disk.calls).toEqual([]);
});

test('opening a new folder writes and syncs its journal and manifest before the first transaction', async () => {
  const directory = await temporaryFolder();
  const disk = new SimulatedDisk();
  const store = await openLowdbStore({ directory, files: disk });
  onTestFinished(() => store.close());
  expect(disk.calls).toEqual([
    ...['create', 'write', 'sync'].map((call) => `${call} ${JOURNAL}.tmp`),
    `rename ${JOURNAL}`,
    'syncFolder .',
    `append ${JOURNAL}`,
    'syncFolder .',
    ...['create', 'write', 'sync'].map((call) => `${call} manifest.json.tmp`),
    'rename manifest.json',
    'syncFolder .',
  ]);
});

test('a checkpoint syncs each file before its rename, the folder after, the manifest last, and only then removes older files', async () => {
  const { store, disk } = await openDisk();
  await putBoth(store, 'a');
  await store.checkpoint();
  await putBoth(store, 'b');
  await store.checkpoint();
  disk.calls.length = 0;
  await store.transaction((transaction) => transaction.put('stock', aStock('a', 0)));
  await store.checkpoint();
  const durably = (name: string) => [...['create', 'write', 'sync'].map((call) => `${call} ${name}.tmp`), `rename ${name}`];
  const next = 'journal.000000000004.log';
  expect(disk.calls).toEqual([
    'write journal.000000000003.log',
    'sync journal.000000000003.log',
    ...durably(next),
    'syncFolder .',
    `append ${next}`,
    // The orders are unchanged, so their file is kept.
    ...durably('stock.3.json'),
    'syncFolder .',
    ...durably('manifest.previous.json'),
    ...durably('manifest.json'),
    'syncFolder .',
    'remove journal.000000000002.log',
    'remove stock.1.json',
    'remove orders.1.json',
  ]);
});

test('concurrent transactions share syncs of the journal', async () => {
  const { store, disk } = await openDisk();
  await Promise.all(Array.from({ length: 200 }, (_, index) => putBoth(store, `id${index}`)));
  expect(await store.count('orders')).toBe(200);
  expect(disk.calls.filter((call) => call.startsWith('sync')).length).toBeLessThan(20);
});

test('a transaction that reads an unsynced write waits for its sync', async () => {
  const { store, disk } = await openDisk();
  const writing = putBoth(store, 'a');
  const found = await store.transaction((transaction) => transaction.get('orders', 'a'));
  expect(found).not.toBeNull();
  expect(disk.calls).toContain(`sync ${JOURNAL}`);
  await writing;
});

test.each(['write', 'sync'])(
  'when a %s of the journal fails, all waiting transactions are refused, nothing more is written, and the failure is reported once',
  async (broken) => {
    const { store, disk, directory } = await openDisk();
    await putBoth(store, 'a');
    const failures: string[] = [];
    store.onFailure(({ message }) => failures.push(message));
    disk.fault = (call) => (call === `${broken} ${JOURNAL}` ? 'EIO' : null);
    const refused = await Promise.allSettled([putBoth(store, 'b'), putBoth(store, 'c')]);
    expect(refused.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    disk.fault = () => null;
    const calls = disk.calls.length;
    await expect(putBoth(store, 'd')).rejects.toThrow('takes no more writes');
    expect(await store.health()).toEqual({ writable: false, reason: 'The store takes no more writes (EIO)' });
    expect(failures).toEqual(['The store takes no more writes (EIO)']);
    expect([await store.count('stock'), await store.get('orders', 'b')]).toEqual([1, null]);
    await store.close();
    expect(disk.calls.slice(calls)).toEqual([]);

    const again = await openLowdbStore({ directory, files: disk.afterPowerLoss(() => 0.5) });
    onTestFinished(() => again.close());
    expect([await again.count('stock'), await again.count('orders')]).toEqual([1, 1]);
    await putBoth(again, 'e');
  },
);

test('on a nearly full disk writes are refused with the reason and reads are served; writes are accepted again once there is space', async () => {
  const { store, disk } = await openDisk({ floorBytes: 1000, checkMs: 5 });
  await putBoth(store, 'a');
  disk.free = 999;
  await expect.poll(() => store.health()).toEqual({ writable: false, reason: expect.stringContaining('nearly full') as unknown });
  await expect(putBoth(store, 'b')).rejects.toMatchObject({ name: 'StoreReadOnly', statusCode: 503 });
  expect(await store.transaction((transaction) => transaction.get('stock', 'a'))).not.toBeNull();
  expect((await store.transaction((transaction) => transaction.delete('stock', 'unknown'))).result).toBe(false);
  disk.free = 5000;
  await expect.poll(() => store.health()).toEqual({ writable: true, reason: null });
  await putBoth(store, 'b');
  expect(await store.count('orders')).toBe(2);
});

test('a store opens on a full disk, serves reads and refuses writes', async () => {
  const { store, disk, directory } = await openDisk();
  await putBoth(store, 'a');
  await store.close();
  const full = disk.copy();
  full.free = 0;
  full.fault = (call) => (/^(create|write)/.test(call) ? 'ENOSPC' : null);
  const again = await openLowdbStore({ directory, files: full });
  expect(await again.count('orders')).toBe(1);
  await expect(putBoth(again, 'b')).rejects.toThrow('nearly full');
  await again.close();
});

test('a checkpoint succeeds even if an old file cannot be removed', async () => {
  const { store, disk } = await openDisk();
  disk.fault = (call) => (call.startsWith('remove') ? 'EIO' : null);
  for (const id of ['a', 'b', 'c']) {
    await putBoth(store, id);
    await store.checkpoint();
  }
  expect((await store.health()).writable).toBe(true);
});

test('a long journal triggers a checkpoint while transactions continue', async () => {
  const { store, disk } = await openDisk({ checkpointAt: 5000 });
  for (let count = 0; count < 20; count += 1) await putBoth(store, `id${count}`);
  await expect.poll(() => disk.calls).toContain('rename manifest.json');
  expect(await store.count('orders')).toBe(20);
});

test('a regular stop leaves nothing to replay; after a kill the journal is replayed', async () => {
  const { store, disk, directory } = await openDisk();
  await putBoth(store, 'a');
  const killed = disk.copy();
  await store.close();
  const stopped = await openLowdbStore({ directory, files: disk });
  expect(stopped.recovery).toMatchObject({ replayed: 0, tornBytes: 0 });
  await stopped.close();
  const restarted = await openLowdbStore({ directory, files: killed });
  expect(restarted.recovery).toMatchObject({ replayed: 1, tornBytes: 0 });
  await restarted.close();
});

test('the next start removes files left over by a crash, and no others', async () => {
  const directory = await temporaryFolder();
  const first = await openLowdbStore({ directory });
  await putBoth(first, 'a');
  await first.close();
  const leftovers = ['orders.7.json', 'stock.9.json.tmp', 'manifest.json.tmp', 'journal.000000000009.log.tmp'];
  for (const name of [...leftovers, 'secret', 'notes.tmp']) await writeFile(path.join(directory, name), 'half');
  const second = await openLowdbStore({ directory });
  onTestFinished(() => second.close());
  expect((await readdir(directory)).filter((name) => !name.startsWith('lock.')).sort()).toEqual([
    'journal.000000000001.log',
    'journal.000000000002.log',
    'manifest.json',
    'manifest.previous.json',
    'notes.tmp',
    'orders.1.json',
    'secret',
    'stock.1.json',
  ]);
  expect(await second.count('orders')).toBe(1);
});

test('data files are plain JSON that only their owner can read', async () => {
  const directory = path.join(await temporaryFolder(), 'data', 'store');
  const store = await openLowdbStore({ directory });
  await putBoth(store, 'a');
  await store.close();
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
  for (const name of await readdir(directory)) {
    expect((await stat(path.join(directory, name))).mode & 0o777).toBe(0o600);
  }
  const file: unknown = JSON.parse(await readFile(path.join(directory, 'stock.1.json'), 'utf8'));
  expect(file).toEqual({ format: 1, collection: 'stock', documents: [{ id: 'a', onHand: 1, version: 1 }] });
});

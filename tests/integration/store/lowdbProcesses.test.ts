import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockByFile, lockFolder } from '#server/store/lowdb/folderLock.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { runsOf } from '#tests/support/setup/testRuns.ts';
import { startChildScript } from '#tests/support/processes/childScript.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

/** Number of repetitions for tests whose outcome depends on timing. */
const ROUNDS = runsOf(6);

test('a killed process loses no acknowledged transaction and leaves no partial one', async () => {
  const directory = await temporaryFolder();
  const acknowledged = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const writer = await startChildScript('storeWriter.ts', directory, `round${round}`);
    // Killed between the first and the hundredth acknowledgement, whatever the state of the files at that moment.
    await writer.printed(/^round/, 1 + Math.floor(Math.random() * 100));
    await writer.kill();
    for (const line of writer.lines) if (line.startsWith('round')) acknowledged.add(line);

    await expectAll(directory, acknowledged);
  }
  expect(acknowledged.size).toBeGreaterThan(ROUNDS);
});

/** The calls in a checkpoint, in order. The process is killed before or after each of them. */
const CHECKPOINT = [
  ['before', 'rename journal'],
  ['after', 'rename journal'],
  ['after', 'create orders'],
  ['before', 'sync orders'],
  ['after', 'rename (orders|stock)'],
  ['before', 'rename manifest.previous'],
  ['before', 'rename manifest.json'],
  ['after', 'rename manifest.json'],
  ['after', 'remove'],
] as const;

test('a process killed at any step of a checkpoint loses nothing', { timeout: 120_000 }, async () => {
  const directory = await temporaryFolder();
  const acknowledged = new Set<string>();
  for (const [round, [moment, call]] of CHECKPOINT.entries()) {
    const writer = await startChildScript('storeWriter.ts', directory, `round${round}`, moment, call);
    await writer.ended;
    expect(writer.lines.at(-1)).toMatch(new RegExp(`^ends ${moment} ${call}`));
    for (const line of writer.lines) if (line.startsWith('round')) acknowledged.add(line);
    await expectAll(directory, acknowledged);
  }
  expect(acknowledged.size).toBeGreaterThan(CHECKPOINT.length);
});

/** Expects a killed process's folder to contain every acknowledged transaction and no partial one. */
async function expectAll(directory: string, acknowledged: ReadonlySet<string>): Promise<void> {
  const store = await openLowdbStore({ directory });
  const orders = new Set((await store.query('orders', { limit: 1_000_000 })).items.map(({ id }) => id));
  const stock = new Set((await store.query('stock', { limit: 1_000_000 })).items.map(({ id }) => id));
  await store.close();
  expect([...acknowledged].filter((id) => !orders.has(id))).toEqual([]);
  expect(stock).toEqual(orders);
}

test('two processes cannot open one folder; once the first is killed, the next opens it immediately', async () => {
  const directory = await temporaryFolder();
  const writer = await startChildScript('storeWriter.ts', directory, 'first');
  await writer.printed(/^open/);
  await expect(openLowdbStore({ directory })).rejects.toThrow(`${directory} is in use by another process`);
  await expect(openLowdbStore({ directory: path.join(directory, '..', path.basename(directory)) })).rejects.toThrow('in use');
  await writer.kill();
  await (await openLowdbStore({ directory })).close();
});

test('a process cannot open a folder twice, but can reopen it after closing', async () => {
  const directory = await temporaryFolder();
  const store = await openLowdbStore({ directory });
  await expect(openLowdbStore({ directory })).rejects.toThrow('in use');
  await store.close();
  await (await openLowdbStore({ directory })).close();
});

test('a process without access to the folder cannot take its lock', async () => {
  const directory = await temporaryFolder();
  const { dev, ino } = await stat(directory, { bigint: true });
  // Abstract sockets have no owner, and their names can be read in /proc/net/unix.
  const squatter = createServer().listen(`\0rizq-store-${dev}-${ino}`);
  onTestFinished(() => void squatter.close());
  await once(squatter, 'listening');
  const store = await openLowdbStore({ directory });
  await expect(openLowdbStore({ directory })).rejects.toThrow('in use');
  await store.close();
});

test('a folder whose path is too long for a socket can be locked, and releasing the lock removes its files', async () => {
  const directory = path.join(await temporaryFolder(), 'a'.repeat(120), 'b'.repeat(120));
  await mkdir(directory, { recursive: true });
  for (let round = 0; round < 2; round += 1) {
    const release = await lockFolder(directory);
    await expect(lockFolder(directory)).rejects.toThrow('in use');
    await expect(lockFolder(path.join(directory, '..', 'b'.repeat(120)))).rejects.toThrow('in use');
    await release();
    expect(await readdir(directory)).toEqual([]);
  }
});

test('one of eight concurrent starts locks the folder of a killed process and removes its stale lock files', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const directory = await temporaryFolder();
    const writer = await startChildScript('storeWriter.ts', directory, 'first');
    await writer.printed(/^open/);
    await writer.kill();
    const isOfLock = (name: string) => name.startsWith('lock');
    expect((await readdir(directory)).filter(isOfLock)).toHaveLength(2);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(directory)));
    const released = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(released).toHaveLength(1);
    expect((await readdir(directory)).filter(isOfLock)).toHaveLength(2);
    await released[0]!();
    expect((await readdir(directory)).filter(isOfLock)).toEqual([]);
  }
});

test('a process killed while taking over a stale socket does not lock the folder; a suspended owner still does', async () => {
  const directory = await temporaryFolder();
  await symlink('lock.dead.sock', path.join(directory, 'lock.owner'));
  const claim = createHash('sha256').update('lock.dead.sock').digest('hex').slice(0, 16);
  await symlink('lock.alsodead.sock', path.join(directory, `lock.owner.${claim}`));
  await (
    await lockFolder(directory)
  )();
  expect(await readdir(directory)).toEqual([]);
  const writer = await startChildScript('storeWriter.ts', directory, 'first');
  await writer.printed(/^open/);
  writer.stop();
  await expect(lockFolder(directory)).rejects.toThrow('in use');
  await writer.kill();
  await (
    await lockFolder(directory)
  )();
});

test('without socket locks a lock file is valid while its process runs', async () => {
  const directory = await temporaryFolder();
  const release = await lockByFile(directory);
  await expect(lockByFile(directory)).rejects.toThrow('in use');
  await release();
  // Higher than any process id on Linux.
  await writeFile(path.join(directory, 'lock'), '99999999');
  await (
    await lockByFile(directory)
  )();
});

test('one of eight concurrent starts that find a stale lock file gets the folder', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const directory = await temporaryFolder();
    await writeFile(path.join(directory, 'lock'), '99999999');
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockByFile(directory)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(directory)).toEqual(['lock']);
  }
});

test('a process killed while taking over a stale lock file does not lock the folder', async () => {
  const directory = await temporaryFolder();
  await writeFile(path.join(directory, 'lock'), '99999999');
  const claim = createHash('sha256').update('99999999').digest('hex').slice(0, 16);
  await writeFile(path.join(directory, `lock.${claim}`), '99999998 aa');
  const release = await lockByFile(directory);
  expect(await readdir(directory)).toEqual(['lock']);
  await release();
});

test('a lock file whose process id was reused by the system is not valid', async () => {
  const directory = await temporaryFolder();
  await writeFile(path.join(directory, 'lock'), `${process.pid} 0123456789abcdef Mon Jan 5 02:00:00 2026`);
  const release = await lockByFile(directory);
  await expect(lockByFile(directory)).rejects.toThrow('in use');
  await release();
  // Earlier versions wrote only the process id.
  await writeFile(path.join(directory, 'lock'), String(process.pid));
  await expect(lockByFile(directory)).rejects.toThrow('in use');
});

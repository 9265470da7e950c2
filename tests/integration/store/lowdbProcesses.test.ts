import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lockByFile } from '#server/store/lowdb/folderLock.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { startChildScript } from '#tests/support/childScript.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';

const ROUNDS = 6;

test('a killed process loses nothing it had acknowledged, and leaves no half of a transaction', { timeout: 60_000 }, async () => {
  const directory = await temporaryFolder();
  const acknowledged = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const writer = startChildScript('storeWriter.ts', directory, `round${round}`);
    // Somewhere between the first acknowledgement and the hundredth: wherever that finds the files.
    await writer.printed(/^round/, 1 + Math.floor(Math.random() * 100));
    await writer.kill();
    for (const line of writer.lines) if (line.startsWith('round')) acknowledged.add(line);

    const store = await openLowdbStore({ directory });
    const orders = new Set((await store.page('orders', { limit: 1_000_000 })).items.map(({ id }) => id));
    const stock = new Set((await store.page('stock', { limit: 1_000_000 })).items.map(({ id }) => id));
    await store.close();
    expect([...acknowledged].filter((id) => !orders.has(id))).toEqual([]);
    expect(stock).toEqual(orders);
  }
  expect(acknowledged.size).toBeGreaterThan(ROUNDS);
});

test('two processes never share a folder, and the next opens at once after the first was killed', async () => {
  const directory = await temporaryFolder();
  const writer = startChildScript('storeWriter.ts', directory, 'first');
  await writer.printed(/^open/);
  await expect(openLowdbStore({ directory })).rejects.toThrow(`${directory} is in use by another process`);
  await expect(openLowdbStore({ directory: path.join(directory, '..', path.basename(directory)) })).rejects.toThrow('in use');
  await writer.kill();
  await (await openLowdbStore({ directory })).close();
});

test('one process does not open a folder twice either, but may after closing it', async () => {
  const directory = await temporaryFolder();
  const store = await openLowdbStore({ directory });
  await expect(openLowdbStore({ directory })).rejects.toThrow('in use');
  await store.close();
  await (await openLowdbStore({ directory })).close();
});

test('where there are no such sockets, a lock file counts as long as its process lives', async () => {
  const directory = await temporaryFolder();
  const release = await lockByFile(directory);
  await expect(lockByFile(directory)).rejects.toThrow('in use');
  await release();
  // The highest process number that Linux can give is far below.
  await writeFile(path.join(directory, 'lock'), '99999999');
  await (
    await lockByFile(directory)
  )();
});

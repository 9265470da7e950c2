import path from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { StoreDamaged } from '#server/store/store.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { anOrder, aStock } from '#tests/support/builders/documents.ts';
import { runsOf } from '#tests/support/setup/testRuns.ts';
import { SimulatedDisk } from '#tests/support/store/simulatedDisk.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

const COUNT = 6;
/** Offsets at which each transaction's frame starts, followed by the end of the journal. */
type Offsets = number[];

let directory: string;
let segment: string;
let disk: SimulatedDisk;
let bytes: Buffer;
let lines: Offsets;

/** Makes a frame longer than two sectors, so that at least one sector belongs to that frame alone. */
const NOTE = 'x'.repeat(600);

/** The disk of a process killed after six transactions with one order each, the last three of which form a batch. */
beforeEach(() => killAfterSix((transaction, id) => transaction.put('orders', anOrder({ id, note: NOTE }))));

async function killAfterSix(putOne: (transaction: Transaction, id: string) => Promise<unknown>): Promise<void> {
  directory = await temporaryFolder();
  segment = path.join(directory, 'journal.000000000001.log');
  const living = new SimulatedDisk();
  const store = await openLowdbStore({ directory, files: living });
  const put = (count: number) =>
    store.transaction(async (transaction) => {
      await putOne(transaction, `ord_${count}`);
      await transaction.put('stock', aStock('var_1', count));
    });
  for (const count of [1, 2]) await put(count);
  // While the third is being written, the others queue up and form a batch.
  await Promise.all([3, 4, 5, 6].map(put));
  disk = living.copy();
  await store.close();
  bytes = disk.bytesOf(segment);
  lines = [...bytes.entries()].flatMap(([place, byte]) => (byte === 10 ? [place + 1] : []));
  expect(lines).toHaveLength(COUNT + 1);
  expect(
    bytes
      .toString()
      .match(/^[0-9a-f]{8} \d+ \d+/gm)
      ?.map((head) => head.slice(9)),
  ).toEqual(['1 1', '2 2', '3 3', '4 4', '5 4', '6 4']);
}

/** Opens a store whose disk contains this journal. */
async function open(journal: Buffer, files = disk.copy()) {
  files.put(segment, journal);
  const store = await openLowdbStore({ directory, files });
  const orders = (await store.query('orders', { limit: 100 })).items.map(({ id }) => id);
  const onHand = (await store.get('stock', 'var_1'))?.onHand ?? 0;
  return { store, files, orders, onHand };
}

async function expectRefused(journal: Buffer, offset: number | string | RegExp): Promise<void> {
  const files = disk.copy();
  files.put(segment, journal);
  const opening = openLowdbStore({ directory, files });
  await expect(opening).rejects.toThrow(StoreDamaged);
  await expect(opening).rejects.toThrow(typeof offset === 'number' ? `${segment}: at byte ${offset}:` : offset);
  expect(files.calls).toEqual([]);
}

const changed = (place: number, flip: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[place] = (copy[place] ?? 0) ^ flip;
  return copy;
};

describe('a journal of small documents, tried at every byte,', () => {
  beforeEach(() => killAfterSix((transaction, id) => transaction.put('invoiceSeries', { id, last: 1 })));

  test('opens with the complete transactions before a cut, and accepts new ones', async () => {
    for (let length = lines[0] ?? 0; length <= bytes.length; length += 1) {
      const whole = lines.filter((end) => end <= length).length - 1;
      const { store, files, onHand } = await open(bytes.subarray(0, length));
      expect([await store.count('invoiceSeries'), onHand, store.recovery.replayed]).toEqual([whole, whole, whole]);
      expect(store.recovery.tornBytes).toBe(length - (lines[whole] ?? 0));
      if (length % 31 === 0) {
        await store.transaction((transaction) => transaction.put('stock', aStock('var_1', 99)));
        expect(await openOnceMore(files)).toEqual({ series: whole, onHand: 99 });
      }
      await store.close();
    }
  });

  test('is refused with the offset of the frame in which a bit is flipped', async () => {
    for (let place = 0; place < bytes.length; place += 1) {
      const line = lines.filter((end) => end <= place).length;
      await expectRefused(changed(place, 1 << (place % 8)), line === 0 ? 0 : (lines[line - 1] ?? 0));
    }
  });
});

test('a journal with unwritten sectors in its last batch opens without the transactions in them', async () => {
  const start = lines[3] ?? 0;
  for (let sector = Math.floor(start / 512); sector <= Math.floor((bytes.length - 1) / 512); sector += 1) {
    const torn = Buffer.from(bytes).fill(0, Math.max(start, sector * 512), Math.min(bytes.length, (sector + 1) * 512));
    const { store, orders, onHand } = await open(torn);
    expect(orders.length).toBe(onHand);
    expect(orders.length).toBeGreaterThanOrEqual(3);
    expect(orders.length).toBeLessThan(COUNT);
    await store.close();
  }
});

/** Opens a copy of the disk, as a process started after a kill would. */
async function openOnceMore(files: SimulatedDisk): Promise<{ series: number; onHand: number | undefined }> {
  const otherDirectory = await temporaryFolder();
  const copy = files.copy();
  const moved = new SimulatedDisk();
  for (const name of await copy.list(directory)) moved.put(path.join(otherDirectory, name), copy.bytesOf(path.join(directory, name)));
  const store = await openLowdbStore({ directory: otherDirectory, files: moved });
  const found = { series: await store.count('invoiceSeries'), onHand: (await store.get('stock', 'var_1'))?.onHand };
  await store.close();
  return found;
}

describe('a damaged journal is refused with its path and the problem, and is not changed', () => {
  test('when a sector before a later batch is empty', async () => {
    const [first = 0, , , last = 0] = lines;
    for (let sector = Math.floor(first / 512); sector * 512 < last; sector += 1) {
      const torn = Buffer.from(bytes).fill(0, Math.max(first, sector * 512), Math.min(last, (sector + 1) * 512));
      await expectRefused(torn, segment);
    }
  });

  test('when bytes in its middle are changed, removed or inserted', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: lines[0] ?? 0, max: (lines[COUNT - 1] ?? 0) - 1 }),
        fc.nat(200),
        fc.uint8Array({ maxLength: 200 }),
        async (at, cut, put) => {
          const other = Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(Math.min(at + cut, lines[COUNT - 1] ?? 0))]);
          if (other.equals(bytes)) return;
          await expectRefused(other, segment);
        },
      ),
      { numRuns: runsOf(150) },
    );
  });

  test.each([
    ['a transaction is missing', () => [0, 1, 2, 4, 5, 6], /transaction 4 stands where 3 belongs/],
    ['a transaction is repeated', () => [0, 1, 2, 2, 3], /transaction 2 stands where 3 belongs/],
    ['two transactions are swapped', () => [0, 2, 1], /transaction 2 stands where 1 belongs/],
    ['its header line is missing', () => [1, 2, 3], /does not begin as a journal does/],
    ['it is empty', () => [], /it is empty/],
  ])('when %s', async (_what, order, problem) => {
    const line = (number: number) => bytes.subarray(number === 0 ? 0 : lines[number - 1], lines[number]);
    await expectRefused(Buffer.concat(order().map(line)), problem);
  });

  test('when it belongs to another folder', async () => {
    const head = bytes
      .subarray(0, lines[0])
      .toString()
      .replace(/"folder":"../, '"folder":"zz');
    await expectRefused(Buffer.concat([Buffer.from(head), bytes.subarray(lines[0])]), /journal of another data folder/);
  });

  test('when the file, or a segment in between, is missing', async () => {
    const gone = disk.copy();
    await gone.remove(segment);
    await expect(openLowdbStore({ directory, files: gone })).rejects.toThrow(`${segment}: the manifest lists this file`);
    const between = disk.copy();
    const head = bytes.subarray(0, lines[0]).toString().replace('"first":1', '"first":9');
    between.put(path.join(directory, 'journal.000000000009.log'), Buffer.from(head));
    await expect(openLowdbStore({ directory, files: between })).rejects.toThrow(
      'journal.000000000009.log: it begins with transaction 9, and 7 is in no file',
    );
  });

  test('when an earlier segment has a torn end', async () => {
    const files = disk.copy();
    const head = bytes.subarray(0, lines[0]).toString().replace('"first":1', '"first":6');
    files.put(path.join(directory, 'journal.000000000006.log'), Buffer.from(head));
    files.put(segment, bytes.subarray(0, bytes.length - 5));
    await expect(openLowdbStore({ directory, files })).rejects.toThrow(`${segment}: at byte ${lines[5]}:`);
  });
});

test('a large transaction is written in several frames, and is applied only if all of them are there', async () => {
  const files = disk.copy();
  const store = await openLowdbStore({ directory, files });
  const note = 'x'.repeat(3 << 20);
  await store.transaction(async (transaction) => {
    for (let count = 1; count <= 5; count += 1) await transaction.put('orders', anOrder({ id: `large_${count}`, note }));
  });
  await store.transaction((transaction) => transaction.put('stock', aStock('var_1', 50)));
  const killed = files.copy();
  await store.close();
  const written = killed.bytesOf(segment);
  const ends: number[] = [];
  for (let at = written.indexOf(10, bytes.length); at !== -1; at = written.indexOf(10, at + 1)) ends.push(at + 1);
  expect(
    written
      .toString('latin1')
      .match(/^[0-9a-f]{8} 7\S* /gm)
      ?.map((head) => head.slice(9)),
  ).toEqual(['7+0 ', '7+1 ', '7+2. ']);

  const [first = 0, second = 0, third = 0, end = 0] = ends;
  for (const [length, orders, onHand] of [
    [bytes.length + 1000, 6, 6],
    [first, 6, 6],
    [second, 6, 6],
    [third - 1, 6, 6],
    [third, 11, 6],
    [end, 11, 50],
  ] as const) {
    const found = await open(written.subarray(0, length));
    expect([length, found.orders.length, found.onHand]).toEqual([length, orders, onHand]);
    await found.store.close();
  }
  await expectRefused(
    Buffer.concat([written.subarray(0, first), written.subarray(second)]),
    /part 2 of transaction 7 stands where part 1 belongs/,
  );
  await expectRefused(Buffer.concat([written.subarray(0, second), written.subarray(third)]), /transaction 8 stands where 7 belongs/);
});

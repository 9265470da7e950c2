import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import type { LowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { anOrder, aStock } from '#tests/support/builders/documents.ts';
import type { DiskCall } from '#tests/support/simulatedDisk.ts';
import { SimulatedDisk } from '#tests/support/simulatedDisk.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';

const WRITERS = 4;
const EACH = 6;

/** Writers order at once, a checkpoint is made on the way, and the shop closes. Notes what was acknowledged, and goes on after failures. */
async function trade(store: LowdbStore, acknowledged: string[]): Promise<void> {
  const write = async (writer: number) => {
    for (let count = 0; count < EACH; count += 1) {
      const id = `${writer}-${count}`;
      await store.transaction(async (tx) => {
        await tx.put('orders', anOrder({ id }));
        await tx.put('stock', aStock(id, count));
      });
      acknowledged.push(id);
      if (id === '0-2') await store.checkpoint();
    }
  };
  await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  await store.close();
}

/** What is wrong with a disk once trade on it has ended, somehow: it must open, hold what was acknowledged, and nothing by halves. */
async function problemsOf(directory: string, disk: SimulatedDisk, acknowledged: readonly string[]): Promise<string[]> {
  const store = await openLowdbStore({ directory, files: disk });
  const idsOf = async (collection: 'orders' | 'stock') => (await store.page(collection, { limit: 1000 })).items.map(({ id }) => id);
  const [orders, stock] = [await idsOf('orders'), await idsOf('stock')];
  await store.transaction((tx) => tx.put('stock', aStock('afterwards', 1)));
  await store.close();
  const lost = acknowledged.filter((id) => !orders.includes(id));
  return [...lost.map((id) => `lost ${id}`), ...(String(orders) === String(stock) ? [] : [`half: ${String(orders)} and ${String(stock)}`])];
}

/** Trade on a disk until its end, or until the fault. */
async function tradeOn(directory: string, disk: SimulatedDisk): Promise<string[]> {
  const acknowledged: string[] = [];
  await openLowdbStore({ directory, files: disk, warn: () => undefined }).then(
    (store) => trade(store, acknowledged).catch(() => undefined),
    () => undefined,
  );
  return acknowledged;
}

async function callsOfTrade(directory: string): Promise<DiskCall[]> {
  const disk = new SimulatedDisk();
  expect(await tradeOn(directory, disk)).toHaveLength(WRITERS * EACH);
  return disk.calls;
}

test('wherever the power goes, the next start has all that was acknowledged, and nothing by halves', async () => {
  const directory = await temporaryFolder();
  const all = (await callsOfTrade(directory)).length;
  let [starts, acknowledgements] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: all }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      async (end, numbers) => {
        const disk = new SimulatedDisk();
        // From then on the machine is off: no call does anything, none is answered with success.
        disk.fault = (_call, number) => (number >= end ? 'EIO' : null);
        const acknowledged = await tradeOn(directory, disk);
        const left = disk.afterPowerLoss(() => Number(numbers.next().value));
        expect(await problemsOf(directory, left, acknowledged)).toEqual([]);
        starts += 1;
        acknowledgements += acknowledged.length;
      },
    ),
    { numRuns: 250 },
  );
  expect([starts, acknowledgements > 250]).toEqual([250, true]);
});

describe.each(['EIO', 'ENOSPC'])('whichever call fails with %s', (code) => {
  test('nothing acknowledged is lost, no sync is tried again, and no write follows a failed one', async () => {
    const directory = await temporaryFolder();
    const all = (await callsOfTrade(directory)).length;
    for (let broken = 1; broken <= all; broken += 1) {
      const disk = new SimulatedDisk();
      disk.fault = (_call, number) => (number === broken ? code : null);
      const acknowledged = await tradeOn(directory, disk);
      const call = disk.calls[broken - 1] ?? '';
      const later = disk.calls.slice(broken);
      if (call.startsWith('sync')) expect(later).not.toContain(call);
      if (/^(write|sync) journal.*log$/.test(call)) {
        expect(later.filter((each) => /^(write|sync) journal.*log$/.test(each))).toEqual([]);
      }
      const numbers = Array.from({ length: 97 }, (_, place) => ((place * 61 + broken) % 97) / 97);
      let next = 0;
      const left = disk.afterPowerLoss(() => numbers[(next += 1) % 97] ?? 0);
      expect({ call, problems: await problemsOf(directory, left, acknowledged) }).toEqual({ call, problems: [] });
    }
  });
});

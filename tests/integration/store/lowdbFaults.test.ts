import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { POWER_OFF, SimulatedDisk } from '#tests/support/store/simulatedDisk.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { callsOfTrade, ORDERS_OF_TRADE, problemsOf, tradeOn } from '#tests/support/store/trade.ts';
import { runsOf } from '#tests/support/setup/testRuns.ts';

const FORMAT_1 = 'tests/fixtures/data-of-0.1.0';

test('without disk faults the test workload places all its orders', async () => {
  expect(await tradeOn(await temporaryFolder(), new SimulatedDisk())).toHaveLength(ORDERS_OF_TRADE);
});

test('after a power loss at any disk call the next start has every acknowledged transaction, and no partial one', async () => {
  const directory = await temporaryFolder();
  const all = (await callsOfTrade(directory)).length;
  const runs = runsOf(250);
  let [starts, acknowledgements] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: all }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      async (end, numbers) => {
        const disk = new SimulatedDisk();
        // From this call on, the machine is off: every call fails without having any effect.
        disk.fault = (_call, number) => (number >= end ? POWER_OFF : null);
        const acknowledged = await tradeOn(directory, disk);
        const left = disk.afterPowerLoss(() => Number(numbers.next().value));
        expect(await problemsOf(directory, left, acknowledged)).toEqual([]);
        starts += 1;
        acknowledgements += acknowledged.length;
      },
    ),
    { numRuns: runs },
  );
  expect([starts, acknowledgements > runs]).toEqual([runs, true]);
});

describe.each(['EIO', 'ENOSPC'])('a disk call that fails with %s', (code) => {
  test('loses no acknowledged transaction; a failed sync is not retried, and the journal is not written after a failed write', async () => {
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

test('a power loss at any disk call of the migration from format 1 loses nothing', async () => {
  const directory = await temporaryFolder();
  const frozen = async () => {
    const disk = new SimulatedDisk();
    for (const name of await readdir(FORMAT_1)) disk.put(path.join(directory, name), await readFile(path.join(FORMAT_1, name)));
    return disk;
  };
  const whole = await frozen();
  await (await openLowdbStore({ directory, files: whole })).close();
  for (let end = 1; end <= whole.calls.length; end += 1) {
    const disk = await frozen();
    disk.fault = (_call, number) => (number >= end ? POWER_OFF : null);
    await openLowdbStore({ directory, files: disk }).then(
      (store) => store.close().catch(() => undefined),
      () => undefined,
    );
    const store = await openLowdbStore({ directory, files: disk.afterPowerLoss(() => (end % 7) / 7) });
    expect(await violations(store, aMarket().stock)).toEqual([]);
    expect([await store.count('orders'), await store.count('products')]).toEqual([1, 10]);
    await store.close();
  }
});

import path from 'node:path';
import { StoreDamaged } from '#server/store/store.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { anOrder, aStock } from '#tests/support/builders/documents.ts';
import { POWER_OFF, SimulatedDisk } from '#tests/support/store/simulatedDisk.ts';
import { callsOfTrade, offsAfter, problemsOf, tradeOn, tradeTwice, type Restart } from '#tests/support/store/trade.ts';
import type { Figure } from './figure.ts';

const JOURNAL = 'journal.000000000001.log';

/** Injects faults into a simulated disk: a power cut at every call, a failure of every call, and damage to every byte of a journal. */
export async function breaking(directory: string): Promise<Figure[]> {
  const whole = new SimulatedDisk();
  await tradeOn(directory, whole);
  return [
    inOrder(whole),
    await damaged(directory),
    ...(await failing(directory, whole.calls.length)),
    await restarting(directory, POWER_OFF, 'killed between write and sync, restarted, then a power cut'),
    await restarting(directory, 'EIO', 'a failed sync, a restart, then a power cut'),
  ];
}

/** Calls that rely on a new name, before which the folder must be synced. */
const RELIES_ON: readonly [name: RegExp, call: (name: string) => RegExp][] = [
  [/^journal/, (name) => new RegExp(`^append ${name}$`)],
  [/^manifest/, () => /^remove /],
  [/./, () => /^create manifest/],
];

/**
 * Checks that each file is synced between its last write and its rename, and the folder between the rename and any call that relies on
 * it.
 */
function inOrder({ calls }: SimulatedDisk): Figure {
  let wrong = 0;
  calls.forEach((call, place) => {
    const [word, name = ''] = call.split(' ');
    if (word !== 'rename') return;
    const created = calls.lastIndexOf(`create ${name}.tmp`, place);
    const written = calls.lastIndexOf(`write ${name}.tmp`, place);
    const synced = calls.lastIndexOf(`sync ${name}.tmp`, place);
    const pattern = RELIES_ON.find(([names]) => names.test(name))?.[1](name);
    const used = calls.findIndex((later, at) => at > place && pattern?.test(later) === true);
    const folder = calls.indexOf('syncFolder .', place);
    const isInOrder = -1 < created && created < written && written < synced && folder > place && (used === -1 || folder < used);
    if (!isInOrder) wrong += 1;
  });
  const renames = calls.filter((call) => call.startsWith('rename')).length;
  return {
    promise: 2,
    what: 'each file is synced before its rename, and the folder after it',
    figure: `${renames} renames, ${wrong} out of order`,
    isKept: renames > 0 && wrong === 0,
  };
}

async function damaged(directory: string): Promise<Figure> {
  const running = new SimulatedDisk();
  const store = await openLowdbStore({ directory, files: running });
  for (let count = 1; count <= 6; count += 1) {
    await store.transaction(async (transaction) => {
      await transaction.put('orders', anOrder({ id: `ord_${count}` }));
      await transaction.put('stock', aStock('var_1', count));
    });
  }
  const disk = running.copy();
  await store.close();
  const file = path.join(directory, JOURNAL);
  const bytes = disk.bytesOf(file);
  const withJournal = async (journal: Buffer): Promise<'refused' | 'wrong' | 'right'> => {
    const files = disk.copy();
    files.put(file, journal);
    try {
      const opened = await openLowdbStore({ directory, files });
      const [orders, onHand] = [await opened.count('orders'), (await opened.get('stock', 'var_1'))?.onHand ?? 0];
      await opened.close();
      return orders === onHand ? 'right' : 'wrong';
    } catch (error) {
      if (error instanceof StoreDamaged) return 'refused';
      throw error;
    }
  };
  let [bad, undetected, flips] = [0, 0, 0];
  const head = bytes.indexOf(10) + 1;
  for (let length = head; length <= bytes.length; length += 1) if ((await withJournal(bytes.subarray(0, length))) !== 'right') bad += 1;
  for (let place = 0; place < bytes.length; place += 1) {
    const flipped = Buffer.from(bytes);
    flipped[place] = (flipped[place] ?? 0) ^ (1 << (place % 8));
    flips += 1;
    if ((await withJournal(flipped)) !== 'refused') undetected += 1;
  }
  return {
    promise: 3,
    what: 'journal truncated at every byte, and with a bit flipped in every byte',
    figure: `${bytes.length - head + 1} prefixes, ${bad} bad; ${flips} flips, ${undetected} undetected`,
    isKept: bad + undetected === 0,
  };
}

async function failing(directory: string, calls: number): Promise<Figure[]> {
  const count = async (promise: number, what: string, faults: readonly ((disk: SimulatedDisk, at: number) => void)[]): Promise<Figure> => {
    let [acknowledged, problems] = [0, 0];
    for (const fault of faults) {
      for (let at = 1; at <= calls; at += 1) {
        const disk = new SimulatedDisk();
        fault(disk, at);
        const placed = await tradeOn(directory, disk);
        acknowledged += placed.length;
        problems += (await problemsOf(directory, disk.afterPowerLoss(Math.random), placed)).length;
      }
    }
    const figure = `${faults.length * calls} faults, ${acknowledged} acknowledged, ${problems} lost or incomplete`;
    return { promise, what, figure, isKept: acknowledged > 0 && problems === 0 };
  };
  const once = (code: string) => (disk: SimulatedDisk, at: number) => (disk.fault = (_call, number) => (number === at ? code : null));
  const forGood = (disk: SimulatedDisk, at: number) => (disk.fault = (_call, number) => (number >= at ? POWER_OFF : null));
  return [
    await count(2, 'power cut at every disk call, three times each', [forGood, forGood, forGood]),
    await count(4, 'each disk call fails with EIO and with ENOSPC', [once('EIO'), once('ENOSPC')]),
  ];
}

/**
 * One process ends at a sync of the journal, the next one starts from the contents of the page cache, and the power fails while that one
 * runs.
 */
async function restarting(directory: string, code: Restart['code'], what: string): Promise<Figure> {
  const syncs = (await callsOfTrade(directory)).flatMap((call, place) => (/^sync journal.*log$/.test(call) ? [place + 1] : []));
  let [restarts, acknowledged, problems] = [0, 0, 0];
  for (const end of syncs) {
    for (const off of offsAfter(end)) {
      const trade = await tradeTwice(directory, { end, code, off });
      restarts += 1;
      acknowledged += trade.acknowledged.length;
      problems += trade.problems.length;
    }
  }
  const figure = `${restarts} restarts, ${acknowledged} acknowledged, ${problems} lost or incomplete`;
  return { promise: 2, what, figure, isKept: acknowledged > 0 && problems === 0 };
}

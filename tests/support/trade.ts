import { StoreDamaged } from '#server/store/core/storeErrors.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import type { LowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { anOrder, aStock } from './builders/documents.ts';
import { POWER_OFF, SimulatedDisk } from './simulatedDisk.ts';

const WRITERS = 4;
const EACH = 6;
/** How many orders a trade without faults places. */
export const ORDERS_OF_TRADE = WRITERS * EACH;

/**
 * What is found is acknowledged once more, as an order is to a buyer who repeats a request. Then writers order at once, a checkpoint is made on
 * the way, and the shop closes. Notes what was acknowledged, and goes on after failures.
 */
async function trade(store: LowdbStore, run: string, acknowledged: string[]): Promise<void> {
  const write = async (writer: number) => {
    for (let count = 0; count < EACH; count += 1) {
      const id = `${run}-${writer}-${count}`;
      await store.transaction(async (tx) => {
        await tx.put('orders', anOrder({ id }));
        await tx.put('stock', aStock(id, count));
      });
      acknowledged.push(id);
      if (writer === 0 && count === 2) await store.checkpoint();
    }
  };
  try {
    const found = await store.transaction((tx) => tx.page('orders', { limit: 1000 }));
    acknowledged.push(...found.items.map(({ id }) => id));
    await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  } finally {
    await store.close();
  }
}

/** What is wrong with a disk once trade on it has ended, somehow: it must open, hold what was acknowledged, and nothing by halves. */
export async function problemsOf(directory: string, disk: SimulatedDisk, acknowledged: readonly string[]): Promise<string[]> {
  let store: LowdbStore;
  try {
    store = await openLowdbStore({ directory, files: disk, warn: () => undefined });
  } catch (error) {
    if (error instanceof StoreDamaged) return [`refused: ${error.message}`];
    throw error;
  }
  const idsOf = async (collection: 'orders' | 'stock') => (await store.page(collection, { limit: 1000 })).items.map(({ id }) => id);
  const [orders, stock] = [await idsOf('orders'), await idsOf('stock')];
  await store.transaction((tx) => tx.put('stock', aStock('afterwards', 1)));
  await store.close();
  const lost = acknowledged.filter((id) => !orders.includes(id));
  return [...lost.map((id) => `lost ${id}`), ...(String(orders) === String(stock) ? [] : [`half: ${String(orders)} and ${String(stock)}`])];
}

/** Trade on a disk until its end, or until the fault; `run` tells the orders of one process from those of another. */
export async function tradeOn(directory: string, disk: SimulatedDisk, run = 'first'): Promise<string[]> {
  const acknowledged: string[] = [];
  await openLowdbStore({ directory, files: disk, warn: () => undefined }).then(
    (store) => trade(store, run, acknowledged).catch(() => undefined),
    () => undefined,
  );
  return acknowledged;
}

/** What is left of a disk whose cache was lost, of one that had written some of it, and of one that had written most. */
const REMAINS = [() => 0, () => 0.5, () => 0.999];

export interface Restart {
  /** Call of the disk at which the first process ends: killed (POWER_OFF: it calls no more) or because the call failed (EIO). */
  end: number;
  code: typeof POWER_OFF | 'EIO';
  /** Call at which the power goes while the second process recovers and trades. */
  off: number;
}

/** Trade that ends at a call, trade of a process that is started on what the first has left, and a loss of power under that one. */
export async function tradeTwice(
  directory: string,
  { end, code, off }: Restart,
): Promise<{ acknowledged: string[]; again: number; problems: string[] }> {
  const disk = new SimulatedDisk();
  disk.fault = (_call, number) => ((code === POWER_OFF ? number >= end : number === end) ? code : null);
  const first = await tradeOn(directory, disk);
  const found = disk.copy();
  found.fault = (_call, number) => (number >= off ? POWER_OFF : null);
  const second = await tradeOn(directory, found, 'second');
  const random = REMAINS[(end + off) % REMAINS.length] ?? Math.random;
  const acknowledged = [...new Set([...first, ...second])];
  return { acknowledged, again: second.length, problems: await problemsOf(directory, found.afterPowerLoss(random), acknowledged) };
}

/** Every call of a trade without faults. */
export async function callsOfTrade(directory: string): Promise<SimulatedDisk['calls']> {
  const disk = new SimulatedDisk();
  await tradeOn(directory, disk);
  return disk.calls;
}

/** Calls at which the power goes under the second process of a pair: some of its recovery and of its trade, and one that never comes. */
export const offsAfter = (end: number): number[] => [1 + (end % 5), 6 + (end % 7), 13 + (end % 9), 22 + (end % 13), 1000];

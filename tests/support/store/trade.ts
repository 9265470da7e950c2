import { StoreDamaged } from '#server/store/store.ts';
import { openLowdbStore, type LowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { anOrder, aStock } from '#tests/support/builders/documents.ts';
import { POWER_OFF, SimulatedDisk } from './simulatedDisk.ts';

const WRITERS = 4;
const EACH = 6;
/** Number of orders in a run without faults. */
export const ORDERS_OF_TRADE = WRITERS * EACH;

/**
 * Acknowledges the orders it finds, as if their buyers had repeated their requests. Then writers order concurrently while a checkpoint is
 * made, and the store closes. Records acknowledged orders, and continues after failures.
 */
async function trade(store: LowdbStore, run: string, acknowledged: string[]): Promise<void> {
  const write = async (writer: number) => {
    for (let count = 0; count < EACH; count += 1) {
      const id = `${run}-${writer}-${count}`;
      await store.transaction(async (transaction) => {
        await transaction.put('orders', anOrder({ id }));
        await transaction.put('stock', aStock(id, count));
      });
      acknowledged.push(id);
      if (writer === 0 && count === 2) await store.checkpoint();
    }
  };
  try {
    const { result: found } = await store.transaction((transaction) => transaction.query('orders', { limit: 1000 }));
    acknowledged.push(...found.items.map(({ id }) => id));
    await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  } finally {
    await store.close();
  }
}

/** Problems found on a disk after any run. The store must open, and must contain all acknowledged orders and no partial transaction. */
export async function problemsOf(directory: string, disk: SimulatedDisk, acknowledged: readonly string[]): Promise<string[]> {
  let store: LowdbStore;
  try {
    store = await openLowdbStore({ directory, files: disk, warn: () => undefined });
  } catch (error) {
    if (error instanceof StoreDamaged) return [`refused: ${error.message}`];
    throw error;
  }
  const idsOf = async (collection: 'orders' | 'stock') => (await store.query(collection, { limit: 1000 })).items.map(({ id }) => id);
  const [orders, stock] = [await idsOf('orders'), await idsOf('stock')];
  await store.transaction((transaction) => transaction.put('stock', aStock('afterwards', 1)));
  await store.close();
  const lost = acknowledged.filter((id) => !orders.includes(id));
  return [...lost.map((id) => `lost ${id}`), ...(String(orders) === String(stock) ? [] : [`half: ${String(orders)} and ${String(stock)}`])];
}

/** Runs until the end or until the fault. `run` distinguishes one process's orders from another's. */
export async function tradeOn(directory: string, disk: SimulatedDisk, run = 'first'): Promise<string[]> {
  const acknowledged: string[] = [];
  await openLowdbStore({ directory, files: disk, warn: () => undefined }).then(
    (store) => trade(store, run, acknowledged).catch(() => undefined),
    () => undefined,
  );
  return acknowledged;
}

/** Fractions of the unsynced cache that survive: none, some, and most of it. */
const REMAINS = [() => 0, () => 0.5, () => 0.999];

export interface Restart {
  /** Disk call at which the first process ends, either killed (POWER_OFF: it makes no further calls) or because the call failed (EIO). */
  end: number;
  code: typeof POWER_OFF | 'EIO';
  /** Call at which the power fails while the second process recovers and writes. */
  off: number;
}

/** Runs a process that ends at a call, then a second one on the files it has left, during which the power fails. */
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

/** All disk calls in a run without faults. */
export async function callsOfTrade(directory: string): Promise<SimulatedDisk['calls']> {
  const disk = new SimulatedDisk();
  await tradeOn(directory, disk);
  return disk.calls;
}

/**
 * Calls at which the power fails while the second process runs: several during its recovery and its writes, and one that is never
 * reached.
 */
export const offsAfter = (end: number): number[] => [1 + (end % 5), 6 + (end % 7), 13 + (end % 9), 22 + (end % 13), 1000];

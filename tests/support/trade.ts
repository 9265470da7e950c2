import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import type { LowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { anOrder, aStock } from './builders/documents.ts';
import type { SimulatedDisk } from './simulatedDisk.ts';

const WRITERS = 4;
const EACH = 6;
/** How many orders a trade without faults places. */
export const ORDERS_OF_TRADE = WRITERS * EACH;

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
export async function problemsOf(directory: string, disk: SimulatedDisk, acknowledged: readonly string[]): Promise<string[]> {
  const store = await openLowdbStore({ directory, files: disk });
  const idsOf = async (collection: 'orders' | 'stock') => (await store.page(collection, { limit: 1000 })).items.map(({ id }) => id);
  const [orders, stock] = [await idsOf('orders'), await idsOf('stock')];
  await store.transaction((tx) => tx.put('stock', aStock('afterwards', 1)));
  await store.close();
  const lost = acknowledged.filter((id) => !orders.includes(id));
  return [...lost.map((id) => `lost ${id}`), ...(String(orders) === String(stock) ? [] : [`half: ${String(orders)} and ${String(stock)}`])];
}

/** Trade on a disk until its end, or until the fault. */
export async function tradeOn(directory: string, disk: SimulatedDisk): Promise<string[]> {
  const acknowledged: string[] = [];
  await openLowdbStore({ directory, files: disk, warn: () => undefined }).then(
    (store) => trade(store, acknowledged).catch(() => undefined),
    () => undefined,
  );
  return acknowledged;
}

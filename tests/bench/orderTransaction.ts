import { open } from 'node:fs/promises';
import path from 'node:path';
import Database from 'libsql';
import { createServices } from '#server/services.ts';
import { seedStore } from '#seed/seedStore.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import type { Store } from '#server/store/store.ts';
import { BUYERS_SECRET, wantedBy } from '#tests/support/builders/buyers.ts';
import { aMarket } from '#tests/support/builders/market.ts';

/** Variants in each of the benchmark's orders, one unit each. */
const VARIANTS = ['var_rice', 'var_coffee'];
const PLENTY = 1_000_000_000;

/** An order as it is stored. */
export async function aStoredOrder(): Promise<OrderDoc> {
  const store = openMemoryStore();
  await seedStore(store, aMarket());
  const services = await createServices(store, { demo: false, secret: BUYERS_SECRET });
  await services.orders.placeOrder(wantedBy('the-order-of-the-benchmark'));
  const [order] = (await store.query('orders', { limit: 1 })).items;
  services.close();
  if (order === undefined) throw new Error('There is no order');
  const { version: _version, ...document } = order;
  return document;
}

export const keyOf = (order: OrderDoc) => ({
  id: `key-${order.id}`,
  requestHash: 'a'.repeat(64),
  orderId: order.id,
  createdAt: order.placedAt,
});

/** An order's transaction: looks up the key, checks and takes the stock of two variants, and writes the order and the key. */
export function orderThrough(store: Store, order: OrderDoc): (number: number) => Promise<void> {
  return async (number) => {
    const own = { ...order, id: `ord_${number}`, number: `RZQ-${number}`, invoiceNumber: `INV-${number}` };
    await store.transaction(async (transaction) => {
      if ((await transaction.get('idempotency', `key-${own.id}`)) !== null) throw new Error('A key came twice');
      for (const id of VARIANTS) {
        const onHand = (await transaction.get('stock', id))?.onHand ?? PLENTY;
        if (onHand < 1) throw new Error('Sold out');
        await transaction.put('stock', { id, onHand: onHand - 1 });
      }
      await transaction.put('orders', own, { expectedVersion: 0 });
      await transaction.put('idempotency', keyOf(own), { expectedVersion: 0 });
    });
  };
}

/** The same transaction in SQLite, in WAL mode, with each commit synced. */
export function orderThroughSqlite(folder: string, order: OrderDoc): { order: (number: number) => Promise<void>; close: () => void } {
  const db = new Database(path.join(folder, 'orders.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  for (const name of ['orders', 'idempotency', 'stock'])
    db.exec(`CREATE TABLE ${name} (id TEXT PRIMARY KEY, version INTEGER, document TEXT)`);
  for (const id of VARIANTS) db.prepare('INSERT INTO stock VALUES (?, 1, ?)').run(id, JSON.stringify({ id, onHand: PLENTY }));
  const known = db.prepare('SELECT 1 FROM idempotency WHERE id = ?');
  const stock = db.prepare('SELECT document FROM stock WHERE id = ?');
  const take = db.prepare('UPDATE stock SET document = ?, version = version + 1 WHERE id = ?');
  const [begin, commit] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT')];
  const [putOrder, putKey] = ['orders', 'idempotency'].map((name) => db.prepare(`INSERT INTO ${name} VALUES (?, 1, ?)`));
  return {
    order: (number) => {
      const own = { ...order, id: `ord_${number}`, number: `RZQ-${number}`, invoiceNumber: `INV-${number}` };
      begin.run();
      if (known.get(`key-${own.id}`) !== undefined) throw new Error('A key came twice');
      for (const id of VARIANTS) {
        const { onHand } = JSON.parse((stock.get(id) as { document: string }).document) as { onHand: number };
        if (onHand < 1) throw new Error('Sold out');
        take.run(JSON.stringify({ id, onHand: onHand - 1 }), id);
      }
      putOrder?.run(own.id, JSON.stringify(own));
      putKey?.run(`key-${own.id}`, JSON.stringify(keyOf(own)));
      commit.run();
      // Yields to other clients, as a server would.
      return new Promise((resolve) => setImmediate(resolve));
    },
    close: () => db.close(),
  };
}

/** Baseline: appends and syncs the same number of bytes. */
export async function appendAlone(folder: string, order: OrderDoc): Promise<{ order: () => Promise<void>; close: () => Promise<void> }> {
  const file = await open(path.join(folder, 'appended'), 'a');
  const bytes = Buffer.from(JSON.stringify([order, keyOf(order), ...VARIANTS]));
  return {
    order: async () => {
      await file.write(bytes);
      await file.datasync();
    },
    close: () => file.close(),
  };
}

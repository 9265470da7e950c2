/**
 * Changes products in a PostgreSQL database at a fixed rate: `tsx productWriter.ts URL PER_SECOND MS`. Each change is a commit that puts
 * a mark into the product's SKU; it prints the mark and the time at which the transaction began.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';

const [url = '', perSecond = '', ms = ''] = process.argv.slice(2);
// The writer does not wait for its own commits to arrive in the change feed.
const store = await openPostgresStore({ urls: [url], feedWaitMs: 0 });
const products = (await store.query('products', { limit: 1000 })).items;
const writes: Promise<void>[] = [];

async function change(count: number): Promise<void> {
  const product = products[count % products.length];
  if (product === undefined) return;
  const sku = `MARK-${count}`;
  const beganAt = Date.now();
  await store.transaction((transaction) => transaction.put('products', { ...product, sku }));
  process.stdout.write(`${sku} ${beganAt}\n`);
}

const start = performance.now();
for (let due = 0; due < Number(ms); due += 1000 / Number(perSecond)) {
  const early = start + due - performance.now();
  if (early > 0) await pause(early);
  writes.push(change(writes.length));
}
await Promise.all(writes);
await store.close();

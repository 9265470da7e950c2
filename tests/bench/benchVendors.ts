import { mkdtemp, rm } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedStore } from '#seed/seedStore.ts';
import { createServices } from '#server/services.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aSeller } from '#tests/support/api/aSeller.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anAddressInput } from '#tests/support/builders/orderInput.ts';
import { percentile } from './percentile.ts';
import type { BenchRow } from './printTable.ts';

const PRODUCTS = 10_000;
const LOOPS = 6;
const ORDERS = 100;

/** Latency of an order on disk, alone and while vendors save or validate products in a large catalogue. */
export async function benchVendors(): Promise<BenchRow[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'rizq-bench-'));
  const store = await openLowdbStore({ directory });
  const market = aMarket();
  const model = market.products[0]!;
  const bulk = Array.from({ length: PRODUCTS }, (_, at) => {
    const variants = [{ ...model.variants[0]!, id: `var_bulk${at}`, sku: `BULK-${at}` }];
    return { ...model, id: `prd_bulk${at}`, slug: `bulk-${at}`, sku: `BULK-${at}`, variants };
  });
  const stock = [...market.stock.map(({ id }) => ({ id, onHand: 900_000 })), ...bulk.map((_, at) => ({ id: `var_bulk${at}`, onHand: 9 }))];
  await seedStore(store, { ...market, products: [...market.products, ...bulk], stock });
  const services = await createServices(store, { demo: true });
  const vendor = await aSeller(
    store,
    market.vendors.find(({ id }) => id === model.vendorId)!,
  );
  let keys = 0;
  const order = async (): Promise<number> => {
    const start = performance.now();
    const { errors } = await services.orders.placeOrder({
      idempotencyKey: `bench-key-${(keys += 1)}`,
      lines: [{ variantId: 'var_rice', quantity: 1 }],
      expectedTotal: 1781,
      email: 'aina@example.com',
      shippingAddress: anAddressInput(),
      payment: { method: 'CASH_ON_DELIVERY' },
    });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return performance.now() - start;
  };
  const measure = async () => {
    const times: number[] = [];
    for (let run = 0; run < ORDERS; run++) {
      await setImmediate();
      times.push(await order());
    }
    return times;
  };
  await measure();
  const idle = await measure();
  const rows: BenchRow[] = [];
  for (const isDryRun of [false, true]) {
    let [isOver, saves] = [false, 0];
    const loops = Array.from({ length: LOOPS }, async (_, loop) => {
      for (let at = 0; !isOver; at += 1, saves += 1) {
        const id = `prd_bulk${(at * LOOPS + loop) % PRODUCTS}`;
        await services.inventory.saveAll(vendor, [{ id, input: { price: 100 + (at % 900) } }], { isDryRun });
        await setImmediate();
      }
    });
    const start = performance.now();
    const times = await measure();
    const seconds = (performance.now() - start) / 1000;
    isOver = true;
    await Promise.all(loops);
    const [busy, floor] = [percentile(times, 50), percentile(idle, 50)];
    rows.push({
      what: `an order while six loops ${isDryRun ? 'validate' : 'save'} products (${Math.round(saves / seconds)}/s), p50 / p99 (ms)`,
      size: PRODUCTS,
      figure: `${busy.toFixed(1)} / ${percentile(times, 99).toFixed(1)}`,
      floor: `${floor.toFixed(1)} alone, p50`,
      ratio: `${(busy / floor).toFixed(1)} ×`,
    });
  }
  services.close();
  await store.close();
  await rm(directory, { recursive: true });
  return rows;
}

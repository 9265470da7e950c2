import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { seedStore } from '#seed/seedStore.ts';
import { writeCsv } from '#schema/rules/csv.ts';
import { MAX_IMPORT_ROWS } from '#schema/rules/limits.ts';
import { createServices, type Services } from '#server/services.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aSeller } from '#tests/support/api/aSeller.ts';
import { wantedBy } from '#tests/support/builders/buyers.ts';
import type { BenchRow } from './printTable.ts';

const HEADING = ['sku', 'title', 'description', 'category', 'newPrice', 'quantity', 'weight', 'tags'];
const TICK_MS = 10;
const LONG_ROWS = 8000;

/**
 * Duration of the largest possible import on disk (dry run, import, repeated import and undo), and the longest time that each blocks the
 * event loop.
 */
export async function benchImport(): Promise<BenchRow[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'rizq-bench-'));
  const store = await openLowdbStore({ directory });
  const catalogue = buildCatalogue();
  await seedStore(store, catalogue);
  const services = await createServices(store, { demo: true });
  await services.start();
  const vendor = await aSeller(store, catalogue.vendors[0]!);
  const category = catalogue.categories[0]!.id;
  const fileAt = (price: number) =>
    writeCsv([
      HEADING,
      ...Array.from({ length: MAX_IMPORT_ROWS }, (_, at) => [
        `BULK-${at}`,
        `Sambal of the kitchen, jar ${at}`,
        'Hot, sour and a little sweet: made every morning, and gone by noon.',
        category,
        (price + at / 100).toFixed(2),
        String(at % 90),
        '200g',
        'hot, sour, jar',
      ]),
    ]);
  const file = fileAt(4.2);
  const floor = (await timed(() => Promise.resolve(parse(file)))).ms;
  const steps: [what: string, work: () => Promise<unknown>][] = [
    ['dry run, all new', () => services.imports.take(vendor, file, { isDryRun: true })],
    ['imported, all new', () => services.imports.take(vendor, file, { isDryRun: false })],
    ['imported again, nothing new', () => services.imports.take(vendor, file, { isDryRun: false })],
    ['imported with other prices', () => services.imports.take(vendor, fileAt(5.3), { isDryRun: false })],
    ['undone', () => services.imports.undo(vendor)],
  ];
  const rows: BenchRow[] = [];
  for (const [what, work] of steps) {
    const { ms, longestMs } = await timed(work);
    rows.push({
      what: `import: ${what} (s); longest blocking of the event loop (ms)`,
      size: MAX_IMPORT_ROWS,
      figure: `${(ms / 1000).toFixed(1)}; ${longestMs.toFixed(0)}`,
      floor: `${(floor / 1000).toFixed(2)} s to parse the file`,
      ratio: `${(ms / floor).toFixed(0)} ×`,
    });
  }
  const long = (columns: string[], cells: (at: number) => string[]) =>
    writeCsv([columns, ...Array.from({ length: LONG_ROWS }, (_, at) => cells(at))]);
  const described = long(['sku', 'title', 'description', 'category', 'newPrice', 'quantity'], (at) => [
    `LONG-${at}`,
    `Story ${at}`,
    'Told at length. '.repeat(125),
    category,
    '5.00',
    '9',
  ]);
  const priced = long(['sku', 'newPrice'], (at) => [`LONG-${at}`, '6.00']);
  const secondVendor = await aSeller(store, catalogue.vendors[1]!);
  const longSteps: [what: string, work: () => Promise<unknown>][] = [
    ['imported, all new', () => services.imports.take(secondVendor, described, { isDryRun: false })],
    ['imported with other prices', () => services.imports.take(secondVendor, priced, { isDryRun: false })],
    ['undone', () => services.imports.undo(secondVendor)],
  ];
  const variantId = catalogue.stock.find(({ onHand }) => onHand > 0)?.id ?? '';
  for (const [what, work] of longSteps) {
    const { ms, longestMs, orders } = await whileOrdering(services, variantId, work);
    rows.push({
      what: `import of descriptions of 2,000 characters: ${what} (s); longest wait of an order (ms)`,
      size: LONG_ROWS,
      figure: `${(ms / 1000).toFixed(1)}; ${longestMs.toFixed(0)}`,
      floor: `${orders} sequential orders`,
      ratio: '',
    });
  }
  services.close();
  await store.close();
  await rm(directory, { recursive: true });
  return rows;
}

/** Duration of the work while one buyer orders sequentially, and the latency of that buyer's slowest order. */
async function whileOrdering(
  services: Services,
  variantId: string,
  work: () => Promise<unknown>,
): Promise<{ ms: number; longestMs: number; orders: number }> {
  let [isOver, orders, longestMs] = [false, 0, 0];
  const buy = async () => {
    while (!isOver) {
      const start = performance.now();
      orders += 1;
      const key = `order-beside-import-${start}-${orders}`;
      await services.orders.placeOrder({ ...wantedBy(key), lines: [{ variantId, quantity: 1 }] });
      longestMs = Math.max(longestMs, performance.now() - start);
      await pause(TICK_MS);
    }
  };
  const start = performance.now();
  const buying = buy();
  await work();
  const ms = performance.now() - start;
  isOver = true;
  await buying;
  return { ms, longestMs, orders };
}

/** Duration of the work, and the longest time that it blocks the event loop. */
async function timed(work: () => Promise<unknown>): Promise<{ ms: number; longestMs: number }> {
  let [last, longestMs] = [performance.now(), 0];
  const tick = () => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - last - TICK_MS);
    last = now;
  };
  const timer = setInterval(tick, TICK_MS);
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  tick();
  clearInterval(timer);
  return { ms, longestMs };
}

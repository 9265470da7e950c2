import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { seedStore } from '#seed/seedStore.ts';
import { writeCsv } from '#schema/rules/csv.ts';
import { MAX_IMPORT_ROWS } from '#schema/rules/limits.ts';
import { createServices } from '#server/modules/services.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import type { BenchRow } from './printTable.ts';

const HEADING = ['sku', 'title', 'description', 'category', 'newPrice', 'quantity', 'weight', 'tags'];
const TICK_MS = 10;

/** How long the largest file takes on disk: looked through, taken, taken again, and taken back; and for how long others get no answer at most. */
export async function benchImport(): Promise<BenchRow[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'rizq-bench-'));
  const store = await openLowdbStore({ directory });
  const catalogue = buildCatalogue();
  await seedStore(store, catalogue);
  const services = await createServices(store, { demo: true });
  const vendor = catalogue.vendors[0]!;
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
    ['looked through, all new', () => services.goodsImports.take(vendor, file, { isDryRun: true })],
    ['taken, all new', () => services.goodsImports.take(vendor, file, { isDryRun: false })],
    ['taken again, nothing new', () => services.goodsImports.take(vendor, file, { isDryRun: false })],
    ['taken with other prices', () => services.goodsImports.take(vendor, fileAt(5.3), { isDryRun: false })],
    ['taken back', () => services.goodsImports.undo(vendor)],
  ];
  const rows: BenchRow[] = [];
  for (const [what, work] of steps) {
    const { ms, longestMs } = await timed(work);
    rows.push({
      what: `import: ${what} (s); longest wait of others (ms)`,
      size: MAX_IMPORT_ROWS,
      figure: `${(ms / 1000).toFixed(1)}; ${longestMs.toFixed(0)}`,
      floor: `${(floor / 1000).toFixed(2)} s to read the file`,
      ratio: `${(ms / floor).toFixed(0)} ×`,
    });
  }
  services.close();
  await store.close();
  await rm(directory, { recursive: true });
  return rows;
}

/** How long something takes, and how long the longest time was in which nothing else ran. */
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

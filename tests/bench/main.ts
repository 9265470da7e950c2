/**
 * `npm run bench [-- parts… sizes…]`: runs benchmarks, each alongside a baseline measured in the same run, because machines differ. The
 * parts are listed below; all run by default. Sizes are numbers of products and orders, by default 10000 and 100000. No benchmark gates a
 * merge.
 */
import './productionMode.ts';
import 'reflect-metadata';
import { generateCatalogue } from '#seed/generate.ts';
import { seedStore } from '#seed/seedStore.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { benchResponses } from './benchResponses.ts';
import { benchCost } from './benchCost.ts';
import { benchImport } from './benchImport.ts';
import { benchIndex } from './benchIndex.ts';
import { benchLibraries } from './benchLibraries.ts';
import { benchEmails } from './benchEmails.ts';
import { benchMemory } from './benchMemory.ts';
import { benchNodes } from './benchNodes.ts';
import { benchOrders } from './benchOrders.ts';
import { benchPages } from './benchPages.ts';
import { benchPostgres } from './benchPostgres.ts';
import { benchSales } from './benchSales.ts';
import { benchVendors } from './benchVendors.ts';
import { benchStore } from './benchStore.ts';
import type { IndexReport } from './measureIndex.ts';
import { printTable, type BenchRow } from './printTable.ts';
import { readUsage } from './usage.ts';

const PARTS = {
  index: async (sizes) => {
    const rows: BenchRow[] = [];
    let smaller: IndexReport | null = null;
    for (const size of sizes) {
      const measured = await benchIndex(size, smaller);
      smaller = measured.report;
      rows.push(...measured.rows);
    }
    return rows;
  },
  libraries: (sizes) => each(sizes, benchLibraries),
  responses: (sizes) =>
    each(sizes, async (size) => {
      const store = openMemoryStore();
      await seedStore(store, generateCatalogue(size));
      const rows = await benchResponses(store, size);
      await store.close();
      return rows;
    }),
  cost: (sizes) => each(sizes, benchCost),
  memory: (sizes) => each(sizes, benchMemory),
  sales: (sizes) => each(sizes, benchSales),
  import: () => benchImport(),
  emails: () => benchEmails(),
  vendors: () => benchVendors(),
  store: (sizes) => benchStore(Math.max(...sizes)),
  orders: () => benchOrders(),
  pages: () => benchPages(),
  postgres: async (sizes) => [...(await benchPostgres()), ...(await benchNodes(sizes))],
} satisfies Record<string, (sizes: readonly number[]) => Promise<BenchRow[]>>;
const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];

const usage = readUsage(process.argv.slice(2), NAMES);
if (usage === null) {
  console.error(
    `npm run bench [-- parts… sizes…]: parts are ${NAMES.join(', ')}, by default all; each size is a number of products, such as 1000, by default 10000 and 100000.`,
  );
  process.exit(1);
}
const rows: BenchRow[] = [];
for (const part of usage.parts) rows.push(...(await PARTS[part](usage.sizes)));
printTable(rows);

async function each(sizes: readonly number[], measure: (size: number) => Promise<BenchRow[]>): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const size of sizes) rows.push(...(await measure(size)));
  return rows;
}

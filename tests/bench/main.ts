/**
 * `npm run bench [-- sizes…]`: figures that count, each beside a floor measured in the same run, because machines differ.
 * Sizes are numbers of products, and of orders, by default 10000 and 100000. Nothing here gates a merge.
 */
import './productionMode.ts';
import 'reflect-metadata';
import { generateCatalogue } from '#seed/generate.ts';
import { seedStore } from '#seed/seedStore.ts';
import { openMemoryStore } from '#server/store/memory/openMemoryStore.ts';
import { benchAnswers } from './benchAnswers.ts';
import { benchImport } from './benchImport.ts';
import { benchIndex } from './benchIndex.ts';
import { benchMemory } from './benchMemory.ts';
import { benchOrders } from './benchOrders.ts';
import { benchSales } from './benchSales.ts';
import { benchSellers } from './benchSellers.ts';
import { benchStore } from './benchStore.ts';
import { printTable } from './printTable.ts';

const given = process.argv.slice(2).map(Number);
if (given.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error('npm run bench [-- sizes…]: each size is a number of products, such as 1000. Without one: 10000 and 100000.');
  process.exit(1);
}
const sizes = given.length > 0 ? given : [10_000, 100_000];
const rows = [];
for (const size of sizes) {
  const store = openMemoryStore();
  await seedStore(store, generateCatalogue(size));
  rows.push(...(await benchIndex(store, size)), ...(await benchAnswers(store, size)));
  await store.close();
  rows.push(...(await benchSales(size)), ...(await benchMemory(size)));
}
rows.push(...(await benchImport()), ...(await benchSellers()), ...(await benchStore(Math.max(...sizes))), ...(await benchOrders()));
printTable(rows);

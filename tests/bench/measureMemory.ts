/** Prints the memory that a data folder needs: `node --expose-gc --import tsx measureMemory.ts FOLDER`. */
import { CatalogueProjection } from '#server/modules/catalog/catalogue.projection.ts';
import { Projections } from '#server/platform/projections.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';

export interface MemoryReport {
  /** Memory added by the store, and by the catalogue's projection on top of it. */
  storeMib: number;
  catalogueMib: number;
  rssMib: number;
}

const MIB = 2 ** 20;

function usedMib(): number {
  if (globalThis.gc === undefined) throw new Error('Run it with --expose-gc');
  globalThis.gc();
  return process.memoryUsage().heapUsed / MIB;
}

const empty = usedMib();
const store = await openLowdbStore({ directory: process.argv[2] ?? '' });
const withStore = usedMib();
const projection = await (await Projections.open(store, console.error)).add(new CatalogueProjection());
const withCatalogue = usedMib();
const report: MemoryReport = {
  storeMib: withStore - empty,
  catalogueMib: withCatalogue - withStore,
  rssMib: process.memoryUsage.rss() / MIB,
};
process.stdout.write(JSON.stringify(report));
projection.close();
await store.close();

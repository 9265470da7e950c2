import { FACET_FIELDS } from '#schema/rules/facets.ts';
import { CatalogueIndex } from '#server/search/catalogueIndex.ts';
import { entriesOf } from './entries.ts';
import { LIBRARIES } from './libraries.ts';
import { percentile } from './percentile.ts';
import type { BenchRow } from './printTable.ts';
import { PRICE_BUCKETS, queryPool, type PoolQuery } from './queryPool.ts';

const WARM_UP = 5;
/** Limits on measuring a slow library: the maximum duration and the minimum number of queries. */
const MAX_MS = 30_000;
const MIN_QUERIES = 12;
const QUERIES = 200;

/** Runs the pool's queries sequentially, with the index and with comparable libraries. */
export async function benchLibraries(size: number): Promise<BenchRow[]> {
  const entries = [...entriesOf(size)];
  // None of the libraries supports cursors or near matches.
  const pool = queryPool(entries, size, QUERIES * 2)
    .filter(({ kind, page }) => kind !== 'near' && page.after === undefined)
    .slice(0, QUERIES);
  const index = new CatalogueIndex();
  index.load(entries);
  const totals = pool.map(({ query }) => index.select(query).total);
  const own = await measure(pool, async ({ query, page }) => {
    const selection = index.select(query);
    selection.page(page);
    for (const field of FACET_FIELDS) selection.counts(field);
    selection.prices(PRICE_BUCKETS);
    return selection.total;
  });
  const rows: BenchRow[] = [];
  for (const { name, differs, build } of LIBRARIES) {
    const start = performance.now();
    const search = await build(entries);
    const seconds = (performance.now() - start) / 1000;
    const { times, found } = await measure(pool, search);
    const same = found.filter((total, place) => total === totals[place]).length;
    const ownP50 = percentile(own.times.slice(0, times.length), 50);
    rows.push({
      what: `${name} (${differs}): built in ${seconds.toFixed(1)} s; ${times.length} queries, as many hits in ${same}; p50 / p99 (ms)`,
      size,
      figure: `${percentile(times, 50).toFixed(1)} / ${percentile(times, 99).toFixed(1)}`,
      floor: `${ownP50.toFixed(2)} / ${percentile(own.times.slice(0, times.length), 99).toFixed(2)} the index`,
      ratio: `the index is ${(percentile(times, 50) / ownP50).toFixed(0)} × faster`,
    });
  }
  return rows;
}

async function measure(
  pool: readonly PoolQuery[],
  search: (requested: PoolQuery) => Promise<number>,
): Promise<{ times: number[]; found: number[] }> {
  for (const requested of pool.slice(0, WARM_UP)) await search(requested);
  const times: number[] = [];
  const found: number[] = [];
  const start = performance.now();
  for (const requested of pool) {
    if (times.length >= MIN_QUERIES && performance.now() - start > MAX_MS) break;
    const from = performance.now();
    found.push(await search(requested));
    times.push(performance.now() - from);
  }
  return { times, found };
}

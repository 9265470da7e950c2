/** Prints the time and memory needed for an index of SIZE products: `node --expose-gc --import tsx measureIndex.ts SIZE`. */
import './productionMode.ts';
import { setImmediate as nextLoop, setTimeout } from 'node:timers/promises';
import { FACET_FIELDS } from '#schema/rules/facets.ts';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { CatalogueIndex } from '#server/search/catalogueIndex.ts';
import { entriesOf } from './entries.ts';
import { percentile } from './percentile.ts';
import { PRICE_BUCKETS, QUERY_KINDS, queryPool, type PoolQuery, PAGE_SIZE } from './queryPool.ts';
import { scan, scanned } from './scan.ts';
import { timed } from './timed.ts';

/** Number of products, evenly spread over the catalogue, from which queries are derived. */
const PATTERNS = 5000;
const CHANGES = 200;
/** Repetitions of each query, with all others in between, so that the median excludes other load on the machine. */
const ROUNDS = 3;
const FLOOR_QUERIES = 20;
/** Above this size, entries are not held in memory for the baseline. */
const FLOOR_UP_TO = 100_000;
/** Warm-up with a separate pool of queries, so that no result of the measured pool is cached. */
const WARM_UP = { count: 500, seed: 2 };

export interface IndexReport {
  size: number;
  buildMs: number;
  /** Memory taken by the index, excluding the products. */
  mib: number;
  p50: number;
  p99: number;
  /** The slowest query, where each query counts with the fastest of its three runs. */
  worst: number;
  byKind: { kind: string; p50: number; p99: number }[];
  /** Reindexing one product after a change of price and stock: p50 and p99. */
  changeP50: number;
  changeP99: number;
  /** Longest slice of an incremental rebuild, during which other work is blocked. */
  longestSliceMs: number;
  /** p50 of the baseline scans; null if none were run. */
  scanP50: number | null;
}

/** Times for building the index, for a page of 24 products with all facets and the histogram, and for a change. */
async function measureIndex(size: number): Promise<IndexReport> {
  const patterns: CatalogueEntry[] = [];
  const held: CatalogueEntry[] = [];
  const step = Math.max(1, Math.floor(size / PATTERNS));
  // Ids are created before memory is measured, because the products share these strings.
  const ids: string[] = [];
  for (const entry of entriesOf(size)) {
    if (ids.length % step === 0) patterns.push(entry);
    ids.push(entry.id);
    if (size <= FLOOR_UP_TO) held.push(entry);
  }
  let generating = 0;
  function* entries(): Generator<CatalogueEntry, void> {
    const source = entriesOf(size);
    for (let place = 0; ; place += 1) {
      const start = performance.now();
      const { value } = source.next();
      generating += performance.now() - start;
      if (value === undefined) return;
      yield { ...value, id: ids[place] ?? value.id };
    }
  }
  const before = await usedBytes();
  const index = new CatalogueIndex();
  const wholeMs = timed(() => {
    index.load(size <= FLOOR_UP_TO ? held : entries(), size);
  });
  const buildMs = wholeMs - generating;
  const after = await usedBytes();
  const warmUp = queryPool(patterns, size, WARM_UP.count, WARM_UP.seed);
  for (const requested of warmUp) runQuery(index, requested);
  const pool = queryPool(patterns, size);
  const rounds = Array.from({ length: ROUNDS }, () => pool.map((requested) => timed(() => runQuery(index, requested))));
  const times = pool.map((_, place) =>
    percentile(
      rounds.map((round) => round[place] ?? 0),
      50,
    ),
  );
  const kindTimes = QUERY_KINDS.map((kind) => ({ kind, list: times.filter((_, place) => pool[place]?.kind === kind) }));
  const slowest = times.map((time, place) => ({ time, place })).sort((left, right) => right.time - left.time);
  const again = slowest.slice(0, 20).map(({ place }) => fastestOf(3, () => runQuery(index, pool[place] as PoolQuery)));
  const changes = changedEntries(patterns).map((entry) =>
    timed(() => {
      index.put(entry);
    }),
  );
  const longestSliceMs = await longestSlice(index, primed(entriesOf(size)));
  const floor = held.map(scanned);
  const floors = pool.slice(0, FLOOR_QUERIES).map(({ query }) => timed(() => scan(floor, query)));
  return {
    size,
    buildMs,
    mib: (after - before) / 2 ** 20,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    worst: Math.max(...again),
    byKind: kindTimes.map(({ kind, list }) => ({ kind, p50: percentile(list, 50), p99: percentile(list, 99) })),
    changeP50: percentile(changes, 50),
    changeP99: percentile(changes, 99),
    longestSliceMs,
    scanP50: held.length === 0 ? null : percentile(floors, 50),
  };
}

async function usedBytes(): Promise<number> {
  if (globalThis.gc === undefined) throw new Error('Run it with --expose-gc');
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc();
    // Waits, because buffers are freed asynchronously.
    await setTimeout(100);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Entries of which the first has already been generated, so that preparing the catalogue is not measured. */
function primed(entries: Generator<CatalogueEntry, void>): Iterable<CatalogueEntry> {
  const { value } = entries.next();
  return (function* () {
    if (value !== undefined) yield value;
    yield* entries;
  })();
}

async function longestSlice(index: CatalogueIndex, entries: Iterable<CatalogueEntry>): Promise<number> {
  let longest = 0;
  let start = performance.now();
  await index.rebuild(entries, async () => {
    longest = Math.max(longest, performance.now() - start);
    await nextLoop();
    start = performance.now();
  });
  return longest;
}

function fastestOf(runs: number, work: () => unknown): number {
  return Math.min(...Array.from({ length: runs }, () => timed(work)));
}

function runQuery(index: CatalogueIndex, { query, page }: PoolQuery): number {
  const selection = index.select(query);
  const hits = selection.page(page);
  const counted = FACET_FIELDS.reduce((sum, field) => sum + selection.counts(field).length, 0);
  const near = selection.total === 0 ? selection.nearest(PAGE_SIZE / 2).length : 0;
  return hits.length + counted + near + selection.prices(PRICE_BUCKETS).counts.length + selection.total;
}

/** The products with their availability inverted and a different price. */
function changedEntries(patterns: readonly CatalogueEntry[]): CatalogueEntry[] {
  const step = Math.max(1, Math.floor(patterns.length / CHANGES));
  return patterns
    .filter((_, place) => place % step === 0)
    .map((entry) => ({
      ...entry,
      priceCents: entry.priceCents + 310,
      values: { ...entry.values, availability: [entry.values.availability[0] === 'in-stock' ? 'out-of-stock' : 'in-stock'] },
    }));
}

process.stdout.write(JSON.stringify(await measureIndex(Number(process.argv[2]))));

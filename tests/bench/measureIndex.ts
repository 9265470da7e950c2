/** Prints what the index of so many products takes: `node --expose-gc --import tsx measureIndex.ts SIZE`. */
import './productionMode.ts';
import { setImmediate as others, setTimeout } from 'node:timers/promises';
import { FACET_FIELDS } from '#schema/rules/facets.ts';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { CatalogueIndex } from '#server/search/catalogueIndex.ts';
import { entriesOf } from './entries.ts';
import { percentile } from './percentile.ts';
import { PRICE_BUCKETS, QUERY_KINDS, queryPool, type PoolQuery } from './queryPool.ts';
import { scan, scanned } from './scan.ts';
import { timed } from './timed.ts';

/** Queries are made of so many products, evenly out of the catalogue. */
const PATTERNS = 5000;
const CHANGES = 200;
/** Each query is asked so often, with all others in between, and the middle time is taken: other work on the machine is no cost of a query. */
const ROUNDS = 3;
const FLOOR_QUERIES = 20;
/** Beyond this size the entries of all products are not kept for a floor. */
const FLOOR_UP_TO = 100_000;
/** A pool of its own warms up, so that no answer of the measured one is remembered. */
const WARM_UP = { count: 500, seed: 2 };

export interface IndexReport {
  size: number;
  buildMs: number;
  /** Of the index beside the products. */
  mib: number;
  p50: number;
  p99: number;
  /** The slowest query, asked three times, at its fastest. */
  worst: number;
  byKind: { kind: string; p50: number; p99: number }[];
  /** One product taken in again with another price and stock: half are faster, and the slowest but one percent. */
  changeP50: number;
  changeP99: number;
  /** The longest that others waited while the index was built anew. */
  longestSliceMs: number;
  /** Half of the plain scans are faster; null where none was made. */
  scanP50: number | null;
}

/** How long the index takes to be built, to answer a page of 24 with all facets and the histogram, and to take in a change. */
async function measureIndex(size: number): Promise<IndexReport> {
  const patterns: CatalogueEntry[] = [];
  const kept: CatalogueEntry[] = [];
  const step = Math.max(1, Math.floor(size / PATTERNS));
  // What is made beside the index is made before it is weighed: the texts of ids are the products' own.
  const ids: string[] = [];
  for (const entry of entriesOf(size)) {
    if (ids.length % step === 0) patterns.push(entry);
    ids.push(entry.id);
    if (size <= FLOOR_UP_TO) kept.push(entry);
  }
  let making = 0;
  function* entries(): Generator<CatalogueEntry, void> {
    const source = entriesOf(size);
    for (let place = 0; ; place += 1) {
      const start = performance.now();
      const { value } = source.next();
      making += performance.now() - start;
      if (value === undefined) return;
      yield { ...value, id: ids[place] ?? value.id };
    }
  }
  const before = await usedBytes();
  const index = new CatalogueIndex();
  const wholeMs = timed(() => {
    index.load(size <= FLOOR_UP_TO ? kept : entries(), size);
  });
  const buildMs = wholeMs - making;
  const after = await usedBytes();
  const warmUp = queryPool(patterns, size, WARM_UP.count, WARM_UP.seed);
  for (const requested of warmUp) answer(index, requested);
  const pool = queryPool(patterns, size);
  const rounds = Array.from({ length: ROUNDS }, () => pool.map((requested) => timed(() => answer(index, requested))));
  const times = pool.map((_, place) =>
    percentile(
      rounds.map((round) => round[place] ?? 0),
      50,
    ),
  );
  const kindTimes = QUERY_KINDS.map((kind) => ({ kind, list: times.filter((_, place) => pool[place]?.kind === kind) }));
  const slowest = times.map((time, place) => ({ time, place })).sort((left, right) => right.time - left.time);
  const again = slowest.slice(0, 20).map(({ place }) => fastestOf(3, () => answer(index, pool[place] as PoolQuery)));
  const changes = changedEntries(patterns).map((entry) =>
    timed(() => {
      index.put(entry);
    }),
  );
  const longestSliceMs = await longestSlice(index, begun(entriesOf(size)));
  const floor = kept.map(scanned);
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
    scanP50: kept.length === 0 ? null : percentile(floors, 50),
  };
}

async function usedBytes(): Promise<number> {
  if (globalThis.gc === undefined) throw new Error('Run it with --expose-gc');
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc();
    // Buffers are given back beside the program.
    await setTimeout(100);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Entries of which the first is made already: making the catalogue ready is no work of the index. */
function begun(entries: Generator<CatalogueEntry, void>): Iterable<CatalogueEntry> {
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
    await others();
    start = performance.now();
  });
  return longest;
}

function fastestOf(runs: number, work: () => unknown): number {
  return Math.min(...Array.from({ length: runs }, () => timed(work)));
}

function answer(index: CatalogueIndex, { query, page }: PoolQuery): number {
  const selection = index.select(query);
  const hits = selection.page(page);
  const counted = FACET_FIELDS.reduce((sum, field) => sum + selection.counts(field).length, 0);
  return hits.length + counted + selection.prices(PRICE_BUCKETS).counts.length + selection.total;
}

/** Products that are sold out, or back, at another price. */
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

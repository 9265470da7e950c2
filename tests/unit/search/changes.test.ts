import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { CatalogueIndex } from '#server/search/catalogueIndex.ts';
import type { SortPosition } from '#server/search/catalogueQuery.ts';
import {
  anyCatalogue,
  anyEntry,
  anyLargeCatalogue,
  anyQuery,
  anySort,
  bruteForceOrder,
  idsOf,
  indexOf,
  passes,
} from '#tests/support/search/catalogueEntries.ts';
import { plainEntry } from '#tests/support/search/plainEntry.ts';

/** A product to be added, changed or deleted. */
const anyChange = fc.oneof(
  fc.record({ put: anyEntry(fc.stringMatching(/^prd_[a-d]{1,2}$/)) }),
  fc.record({ remove: fc.stringMatching(/^prd_[a-d]{1,2}$/) }),
);
type Change = { put: CatalogueEntry } | { remove: string };

function change(index: CatalogueIndex, products: Map<string, CatalogueEntry>, step: Change): void {
  if ('put' in step) {
    index.put(step.put);
    products.set(step.put.id, step.put);
  } else {
    index.remove(step.remove);
    products.delete(step.remove);
  }
}

test('paging by cursor returns every unchanged product exactly once while others are added and removed', () => {
  fc.assert(
    fc.property(
      anyCatalogue,
      anyQuery,
      anySort,
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.array(anyChange, { maxLength: 3 }), { maxLength: 20 }),
      (entries, query, sort, limit, changes) => {
        const index = indexOf(entries);
        const products = new Map(entries.map((entry) => [entry.id, entry]));
        const touched = new Set<string>();
        const met: string[] = [];
        let after: SortPosition | undefined;
        for (let round = 0; ; round += 1) {
          const page = index.select(query).page({ sort, limit, after });
          met.push(...idsOf(page));
          after = page.at(-1);
          if (after === undefined) break;
          for (const step of changes[round] ?? []) {
            touched.add('put' in step ? step.put.id : step.remove);
            change(index, products, step);
          }
        }
        const untouched = (ids: readonly string[]) => ids.filter((id) => !touched.has(id));
        expect(untouched(met)).toEqual(untouched(bruteForceOrder([...products.values()], query, sort)));
      },
    ),
    { numRuns: 300 },
  );
});

test('the search index serves queries while it is rebuilt and applies all changes made meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyLargeCatalogue,
      fc.array(anyChange, { maxLength: 30 }),
      anyQuery,
      anySort,
      async (entries, changes, query, sort) => {
        const index = indexOf(entries, { storedCountsFrom: 20 });
        const products = new Map(entries.map((entry) => [entry.id, entry]));
        const selection = index.select(query);
        const isSame = () => {
          const now = [...products.values()];
          expect(idsOf(selection.page({ sort, limit: 500 }))).toEqual(bruteForceOrder(now, query, sort));
          const brands = now.filter((entry) => passes(entry, query, 'brand')).flatMap((entry) => [...new Set(entry.values.brand)]);
          expect(selection.counts('brand').reduce((sum, { count }) => sum + count, 0)).toBe(brands.length);
        };
        const left = [...changes];
        const rest = () => {
          for (const step of left.splice(0, 3)) change(index, products, step);
          isSame();
          return Promise.resolve();
        };
        // Products are read while they change, as happens on the server.
        const rebuilding = index.rebuild(slowly(products), rest);
        expect(await rebuilding).toBe(true);
        for (const step of left) change(index, products, step);
        isSame();
      },
    ),
    { numRuns: 15 },
  );
});

/** Yields products slowly enough that a rebuild pauses in between. */
function* slowly(products: ReadonlyMap<string, CatalogueEntry>): Generator<CatalogueEntry> {
  let given = 0;
  for (const entry of products.values()) {
    given += 1;
    if (given % 128 === 0) for (const start = performance.now(); performance.now() - start < 6;);
    yield entry;
  }
}

test('the search index is fragmented when most of it is left over from changes, and no longer after a rebuild', async () => {
  const index = new CatalogueIndex();
  // Words with digits are never corrected.
  const wordOf = (round: number, at: number) => `word${[...`${round}${at}`].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  const entryOf = (round: number, at: number): CatalogueEntry => ({
    ...plainEntry,
    id: `prd_${at}`,
    values: { ...plainEntry.values, tag: [`tag ${round} ${at}`] },
    texts: [{ text: wordOf(round, at), weight: 10 }],
  });
  const entries = (round: number) => Array.from({ length: 700 }, (_, at) => entryOf(round, at));
  index.load(entries(0));
  expect(index.isFragmented).toBe(false);
  for (const round of [1, 2, 3]) for (const entry of entries(round)) index.put(entry);
  expect(index.isFragmented).toBe(true);
  await index.rebuild(entries(3), () => Promise.resolve());
  expect(index.isFragmented).toBe(false);
  expect([index.size, index.select({ text: wordOf(3, 699) }).total, index.select({ text: wordOf(2, 699) }).corrections.length]).toEqual([
    700, 1, 1,
  ]);
  expect(index.select({}).counts('tag')).toHaveLength(700);
});

test('a rebuild of the search index is skipped while another is running, and abandoned if all products are loaded meanwhile', async () => {
  const index = new CatalogueIndex();
  const entry = { ...plainEntry, id: 'prd_1' };
  index.load([entry]);
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const products = new Map(Array.from({ length: 300 }, (_, at) => [`prd_${at}`, { ...plainEntry, id: `prd_${at}` }]));
  const first = index.rebuild(slowly(products), () => gate);
  expect(await index.rebuild([], () => gate)).toBe(false);
  index.load([entry]);
  goOn();
  expect([await first, index.size]).toEqual([false, 1]);
});

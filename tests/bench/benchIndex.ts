import { CatalogueRepository } from '#server/modules/catalog/catalogue.repository.ts';
import { toCatalogueEntry } from '#server/modules/catalog/toCatalogueEntry.ts';
import { COUNTED_FIELDS } from '#server/search/catalogueEntry.ts';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { createCatalogueIndex } from '#server/search/catalogueIndex.ts';
import type { CatalogueQuery } from '#server/search/catalogueQuery.ts';
import type { Selection } from '#server/search/selection.ts';
import type { Store } from '#server/store/store.ts';
import { bruteForceOrder, passes } from '#tests/support/catalogueEntries.ts';
import { percentile } from './percentile.ts';
import type { BenchRow } from './printTable.ts';

const BUCKETS = Array.from({ length: 25 }, (_, place) => place * 1000);
const RUNS = 400;
const FLOOR_RUNS = 8;

/** How long the index takes to be built and to answer a page of 24 with all facets, and how long a plain scan takes. */
export async function benchIndex(store: Store, size: number): Promise<BenchRow[]> {
  const repository = await CatalogueRepository.open(store);
  const entries = [...repository.all('products').values()].flatMap((product) => toCatalogueEntry(product, repository, Date.now()) ?? []);
  repository.close();
  const index = createCatalogueIndex();
  const buildMs = timed(() => {
    index.load(entries);
  });
  const queries = queriesFor(entries);
  for (const query of queries) answer(index.select(query));
  const times = Array.from({ length: RUNS }, (_, run) => timed(() => answer(index.select(queries[run % queries.length] ?? {}))));
  const floors = Array.from({ length: FLOOR_RUNS }, (_, run) => timed(() => scan(entries, queries[run % queries.length] ?? {})));
  const floor = percentile(floors, 50);
  return [
    { what: 'index: build (ms)', size, figure: buildMs.toFixed(0), floor: '', ratio: '' },
    ...[50, 99].map((share) => {
      const time = percentile(times, share);
      return {
        what: `index: page and all facets, p${share} (ms)`,
        size,
        figure: time.toFixed(3),
        floor: `${floor.toFixed(1)} scan, p50`,
        ratio: `${(floor / time).toFixed(0)} × faster`,
      };
    }),
  ];
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** What shoppers ask: everything, a shelf, a shelf narrowed down, words, and words narrowed down. */
function queriesFor(entries: readonly CatalogueEntry[]): CatalogueQuery[] {
  return Array.from({ length: 40 }, (_, place): CatalogueQuery => {
    const { values, titleEn } = entries[(place * 7919) % entries.length] as CatalogueEntry;
    const word = titleEn.split(' ')[0] ?? '';
    const kinds: CatalogueQuery[] = [
      {},
      { values: { category: values.category } },
      { values: { category: values.category, availability: ['in-stock'] }, price: { min: 500, max: 12_000 } },
      { values: { brand: values.brand, tag: values.tag.slice(0, 1) } },
      { values: { vendor: values.vendor }, ratingMin: 4 },
      { text: word },
      { text: word.slice(0, 3), values: { category: values.category } },
      { values: { section: values.section.slice(0, 1) } },
    ];
    return kinds[place % kinds.length] ?? {};
  });
}

function answer(selection: Selection): number {
  const page = selection.page({ sort: 'PRICE_ASC', limit: 24 });
  const counted = COUNTED_FIELDS.reduce((sum, field) => sum + selection.counts(field).length, 0);
  return page.length + counted + selection.prices(BUCKETS).counts.length + selection.total;
}

/** The floor: look at every product for the page and for each facet. */
function scan(entries: readonly CatalogueEntry[], query: CatalogueQuery): number {
  let counted = bruteForceOrder(entries, query, 'PRICE_ASC').slice(0, 24).length;
  for (const field of COUNTED_FIELDS) {
    const counts = new Map<string, number>();
    for (const entry of entries) {
      if (!passes(entry, query, field)) continue;
      for (const value of entry.values[field]) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    counted += counts.size;
  }
  return counted + entries.filter((entry) => passes(entry, query, 'price')).length;
}

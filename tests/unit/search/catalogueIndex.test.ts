import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FACET_FIELDS } from '#schema/rules/facets.ts';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import type { CatalogueIndex } from '#server/search/catalogueIndex.ts';
import type { CatalogueQuery } from '#server/search/catalogueQuery.ts';
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

function expectSameCounts(index: CatalogueIndex, entries: readonly CatalogueEntry[], query: CatalogueQuery): void {
  const selection = index.select(query);
  for (const field of FACET_FIELDS) {
    const others = entries.filter((entry) => passes(entry, query, field));
    const expected = new Map<string, number>();
    for (const value of others.flatMap((entry) => [...new Set(entry.values[field])])) expected.set(value, (expected.get(value) ?? 0) + 1);
    expect(new Map(selection.counts(field).map(({ value, count }) => [value, count]))).toEqual(expected);
  }
}

test('facet counts of any filter match a brute-force count of the products', () => {
  fc.assert(
    fc.property(anyCatalogue, anyQuery, (entries, query) => {
      expectSameCounts(indexOf(entries), entries, query);
    }),
    { numRuns: 300 },
  );
});

test('facet counts match the new products immediately after the catalogue is reloaded', () => {
  fc.assert(
    fc.property(anyCatalogue, anyCatalogue, anyQuery, fc.constantFrom(...FACET_FIELDS), (before, after, query, field) => {
      const index = indexOf(before);
      index.select(query).counts(field);
      index.load(after);
      // Compares the first read after the load, because reading refreshes the counts, so a later read would not reveal a stale count.
      const counts = new Map(
        index
          .select(query)
          .counts(field)
          .map(({ value, count }) => [value, count]),
      );
      const fresh = new Map(
        indexOf(after)
          .select(query)
          .counts(field)
          .map(({ value, count }) => [value, count]),
      );
      expect(counts).toEqual(fresh);
    }),
    { numRuns: 200 },
  );
});

test('total and order of any filter and sort match those of filtering and sorting all products', () => {
  fc.assert(
    fc.property(anyCatalogue, anyQuery, anySort, (entries, query, sort) => {
      const selection = indexOf(entries).select(query);
      const expected = bruteForceOrder(entries, query, sort);
      expect(selection.total).toBe(expected.length);
      expect(idsOf(selection.page({ sort, limit: 100 }))).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test('facet counts, prices and order match brute force in a catalogue with bitmaps and stored counts, also after changes', () => {
  fc.assert(
    fc.property(anyLargeCatalogue, fc.array(fc.tuple(anyQuery, anySort), { minLength: 4, maxLength: 8 }), (entries, requested) => {
      const index = indexOf(entries, { storedCountsFrom: 20 });
      for (const [query, sort] of requested) {
        const expected = bruteForceOrder(entries, query, sort);
        expectSameCounts(index, entries, query);
        expect(idsOf(index.select(query).page({ sort, limit: 500 }))).toEqual(expected);
        for (const offset of [1, expected.length >> 1, Math.max(0, expected.length - 3)]) {
          expect(idsOf(index.select(query).page({ sort, limit: 5, offset }))).toEqual(expected.slice(offset, offset + 5));
        }
        const prices = entries.filter((entry) => passes(entry, query, 'price')).map((entry) => entry.priceCents);
        const boundaries = [0, 1000, 20001, 25000];
        expect(index.select(query).prices(boundaries)).toEqual({
          minCents: prices.length === 0 ? null : Math.min(...prices),
          maxCents: prices.length === 0 ? null : Math.max(...prices),
          counts: boundaries.map(
            (from, place) => prices.filter((price) => price >= from && price < (boundaries[place + 1] ?? Infinity)).length,
          ),
        });
      }
      // Counts are cached, so they must follow every change.
      const products = new Map(entries.map((entry) => [entry.id, entry]));
      for (const entry of entries.slice(0, 10)) {
        const changed = { ...entry, values: { ...entry.values, availability: ['in-stock'], category: ['bags'] }, priceCents: 4999 };
        index.put(changed);
        products.set(entry.id, changed);
      }
      for (const entry of entries.slice(10, 15)) {
        index.remove(entry.id);
        products.delete(entry.id);
      }
      const now = [...products.values()];
      for (const [query, sort] of requested) {
        expectSameCounts(index, now, query);
        expect(idsOf(index.select(query).page({ sort, limit: 500 }))).toEqual(bruteForceOrder(now, query, sort));
      }
    }),
    { numRuns: 12 },
  );
});

test('price counts ignore the price filter and count each product in its price range', () => {
  fc.assert(
    fc.property(anyCatalogue, anyQuery, (entries, query) => {
      const boundaries = [0, 1000, 5000, 20001];
      const prices = entries.filter((entry) => passes(entry, query, 'price')).map((entry) => entry.priceCents);
      const expected = boundaries.map((from, place) => {
        const to = boundaries[place + 1] ?? Infinity;
        return prices.filter((price) => price >= from && price < to).length;
      });
      expect(indexOf(entries).select(query).prices(boundaries)).toEqual({
        minCents: prices.length === 0 ? null : Math.min(...prices),
        maxCents: prices.length === 0 ? null : Math.max(...prices),
        counts: expected,
      });
    }),
  );
});

test('paging by number or by cursor returns every product once', () => {
  fc.assert(
    fc.property(anyCatalogue, anyQuery, anySort, fc.integer({ min: 1, max: 7 }), (entries, query, sort, limit) => {
      const selection = indexOf(entries).select(query);
      const expected = bruteForceOrder(entries, query, sort);
      const byNumber: string[] = [];
      for (let offset = 0; offset < expected.length; offset += limit) byNumber.push(...idsOf(selection.page({ sort, limit, offset })));
      expect(byNumber).toEqual(expected);

      const byCursor: string[] = [];
      let page = selection.page({ sort, limit });
      while (page.length > 0) {
        byCursor.push(...idsOf(page));
        page = selection.page({ sort, limit, after: page.at(-1) });
      }
      expect(byCursor).toEqual(expected);
    }),
  );
});

test('a search index updated product by product gives the same results as a newly loaded one', () => {
  const change = fc.oneof(
    fc.record({ put: anyEntry(fc.constantFrom('prd_a', 'prd_b', 'prd_c', 'prd_d')) }),
    fc.record({ remove: fc.constantFrom('prd_a', 'prd_b', 'prd_c', 'prd_d') }),
  );
  fc.assert(
    fc.property(anyCatalogue, fc.array(change, { maxLength: 12 }), anyQuery, anySort, (entries, changes, query, sort) => {
      const changed = indexOf(entries);
      const products = new Map(entries.map((entry) => [entry.id, entry]));
      const selection = changed.select(query);
      expect(selection.total).toBeGreaterThanOrEqual(0);
      for (const step of changes) {
        if ('put' in step) {
          changed.put(step.put);
          products.set(step.put.id, step.put);
        } else {
          changed.remove(step.remove);
          products.delete(step.remove);
        }
      }
      const now = [...products.values()];
      expect(changed.size).toBe(now.length);
      expect(idsOf(selection.page({ sort, limit: 100 }))).toEqual(bruteForceOrder(now, query, sort));
      expectSameCounts(changed, now, query);
    }),
    { numRuns: 200 },
  );
});

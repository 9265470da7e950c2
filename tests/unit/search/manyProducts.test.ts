import { expect, test } from 'vitest';
import { byLocale } from '#schema/rules/locales.ts';
import { INDEXED_FIELDS, type CatalogueEntry, type ValueField } from '#server/search/catalogueEntry.ts';
import { CatalogueIndex } from '#server/search/catalogueIndex.ts';
import type { CatalogueSort } from '#server/search/catalogueQuery.ts';
import { bruteForceOrder, idsOf } from '#tests/support/search/catalogueEntries.ts';

// Object.fromEntries loses the type of the keys.
const NOTHING = Object.fromEntries(INDEXED_FIELDS.map((field) => [field, []])) as unknown as Record<ValueField, readonly string[]>;

function product(
  place: number,
  values: Partial<Record<ValueField, readonly string[]>>,
  other: Partial<CatalogueEntry> = {},
): CatalogueEntry {
  return {
    id: `prd_${String(place).padStart(6, '0')}`,
    values: { ...NOTHING, ...values },
    priceCents: 1000,
    ratingAverage: null,
    ratingRank: 3.5,
    ratingCount: 0,
    discountPercent: 0,
    listedAtMs: place,
    featuredRank: place,
    unitPriceRank: null,
    titles: byLocale((locale) => (locale === 'ms' ? 'Mangga' : 'Mango')),
    texts: [{ text: 'Mango', weight: 10 }],
    ...other,
  };
}

/** One tag for each bit set in a number, so that each number has a different combination. */
function tagsOf(number: number): string[] {
  return Array.from({ length: 17 }, (_, bit) => `tag-${bit}`).filter((_, bit) => ((number >>> bit) & 1) === 1);
}

test('facet counts are exact beyond the maximum number of stored tag combinations, also after changes', () => {
  const products = Array.from({ length: 70_000 }, (_, place) => product(place, { tag: tagsOf(place), brand: [`brand-${place % 7}`] }));
  const index = new CatalogueIndex();
  index.load(products);
  for (const place of [3, 66_000, 69_999]) {
    const changed = product(place, { tag: tagsOf(place + 1000), brand: ['brand-0'] });
    products[place] = changed;
    index.put(changed);
  }
  for (const brand of [undefined, 'brand-0', 'brand-3']) {
    const expected = new Map<string, number>();
    for (const { values } of products.filter((entry) => brand === undefined || entry.values.brand.includes(brand))) {
      for (const tag of values.tag) expected.set(tag, (expected.get(tag) ?? 0) + 1);
    }
    const selection = index.select(brand === undefined ? {} : { values: { brand: [brand] } });
    expect(new Map(selection.counts('tag').map(({ value, count }) => [value, count]))).toEqual(expected);
  }
});

test('pages match a full sort when all results are at the end of the sort order and most have equal keys', () => {
  const products = Array.from({ length: 20_000 }, (_, at) => {
    // Makes ids independent of the order.
    const place = (at * 7919) % 20_000;
    if (at >= 1000) return product(place, { section: ['GROCERIES'] }, { unitPriceRank: at, priceCents: 100 + (at % 50) });
    return product(place, { section: ['FASHION'] }, { unitPriceRank: at < 10 ? 100_000 + (at % 3) : null, priceCents: 9000 + (at % 4) });
  });
  const index = new CatalogueIndex();
  index.load(products);
  const query = { values: { section: ['FASHION'] } };
  for (const sort of ['UNIT_PRICE_ASC', 'PRICE_ASC', 'PRICE_DESC', 'NEWEST', 'TITLE_EN_ASC'] satisfies CatalogueSort[]) {
    const expected = bruteForceOrder(products, query, sort);
    for (const offset of [0, 3, 240, 490, 990]) {
      const page = index.select(query).page({ sort, limit: 24, offset });
      expect(idsOf(page)).toEqual(expected.slice(offset, offset + 24));
      const after = page.at(-1);
      if (after !== undefined) {
        expect(idsOf(index.select(query).page({ sort, limit: 24, after }))).toEqual(expected.slice(offset + 24, offset + 48));
      }
    }
  }
});

test('pages by relevance over many products match scoring and sorting them one by one', () => {
  const words = ['mango', 'mangosteen', 'silk', 'silken', 'kopi', 'çilek'];
  const products = Array.from({ length: 4000 }, (_, at) => {
    const pick = (step: number) => words[Math.floor(at / step) % words.length] ?? '';
    const title = at % 5 === 0 ? pick(1) : `${pick(1)} ${pick(7)}`;
    const texts = [
      { text: title, weight: 10 },
      { text: pick(43), weight: 4 },
      { text: at % 3 === 0 ? pick(11) : '', weight: 6 },
    ];
    const values = { section: [at % 2 === 0 ? 'FASHION' : 'GROCERIES'] };
    return product((at * 1777) % 4000, values, { titles: byLocale(() => title), texts, featuredRank: (at * 31) % 97 });
  });
  const index = new CatalogueIndex({ storedCountsFrom: 20 });
  index.load(products);
  for (const text of ['', 'mango', 'man', 'mango silk', 'man sil', 'silken silk', 'mango mango', 'man sil ko', 'çilek kopi']) {
    for (const query of [{ text }, { text, values: { section: ['FASHION'] } }]) {
      const expected = bruteForceOrder(products, query, 'RELEVANCE');
      expect(index.select(query).total).toBe(expected.length);
      for (const offset of [0, 24, expected.length >> 1, Math.max(0, expected.length - 10)]) {
        const page = index.select(query).page({ sort: 'RELEVANCE', limit: 24, offset });
        expect(idsOf(page)).toEqual(expected.slice(offset, offset + 24));
        const after = page.at(-1);
        if (after !== undefined) {
          expect(idsOf(index.select(query).page({ sort: 'RELEVANCE', limit: 24, after }))).toEqual(
            expected.slice(offset + page.length, offset + page.length + 24),
          );
        }
      }
    }
  }
});

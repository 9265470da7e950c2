import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import { openTestApp, postGraphql } from './openTestApp.ts';
import type { TestApp } from './openTestApp.ts';

let shop: TestApp;
let products: ProductDoc[];
beforeAll(async () => {
  shop = await openTestApp();
  products = (await shop.api.store.page('products', { limit: 1000 })).items;
});
afterAll(() => shop.close());

const NODES = 'nodes { id title status price { current { minorUnits } was { minorUnits } discountPercent } stock { level purchasable } }';
const VALUES = '... on ListFacet { values { value count selected } }';
const listing = (facets: string) => `query ($query: String, $filter: ProductFilter, $sort: ProductSort) {
  products(query: $query, filter: $filter, sort: $sort, first: 6) {
    totalCount pageInfo { hasNextPage } ${NODES} facets { key ${facets} }
    corrections { correctedQuery didYouMean relaxations { resultCount drop { value } } }
  }
}`;
/** With the prices of the whole listing, and without. */
const LISTINGS = [
  listing(`${VALUES} ... on RangeFacet { min { minorUnits } max { minorUnits } buckets { count } bands { count } }`),
  listing(VALUES),
] as const;

/** A filter that some product passes: few enough kinds for changes to meet it. */
const filters = fc
  .record({
    of: fc.nat(),
    keys: fc.subarray([
      'category',
      'brand',
      'vendor',
      'tag',
      'label',
      'fulfilment',
      'section',
      'price',
      'inStock',
      'onSale',
      'halal',
      'ratingMin',
    ]),
    cents: fc.integer({ min: 100, max: 5000 }),
    flag: fc.boolean(),
  })
  .map(({ of, keys, cents, flag }) => {
    const product = products[of % products.length]!;
    const { catalog } = shop.api.services;
    const all: Record<string, unknown> = {
      category: [product.category, products[0]!.category],
      brand: product.brand === null ? [] : [product.brand],
      vendor: [catalog.vendor(product.vendorId)?.slug],
      tag: product.tags.slice(0, 1),
      label: product.label === null ? null : [product.label],
      fulfilment: product.fulfilment.slice(0, 1),
      section: catalog.category(product.category)?.sections[0],
      price: flag ? { min: cents } : { max: cents },
      inStock: flag,
      onSale: flag,
      halal: flag,
      ratingMin: 4,
    };
    return Object.fromEntries(keys.map((key) => [key, all[key]]));
  });
const questions = fc.record({
  filter: filters,
  query: fc.option(fc.constantFrom('rice', 'susu', 'mangga', 'coffe', 'rice dress'), { freq: 3 }),
  sort: fc.constantFrom('FEATURED', 'PRICE_ASC', 'DISCOUNT'),
});

const changes = fc.record({
  of: fc.nat(),
  kind: fc.constantFrom('price', 'sale', 'stock', 'more'),
  cents: fc.integer({ min: 50, max: 6000 }),
  onHand: fc.constantFrom(0, 0, 1, 40),
});

async function change({ of, kind, cents, onHand }: { of: number; kind: string; cents: number; onHand: number }): Promise<void> {
  const { store } = shop.api;
  const { id } = products[of % products.length]!;
  const { version: _version, ...product } = (await store.get('products', id))!;
  await store.transaction(async (transaction) => {
    if (kind === 'price') await transaction.put('products', { ...product, priceCents: cents });
    else if (kind === 'sale') await transaction.put('products', { ...product, wasPriceCents: product.priceCents + cents });
    else if (kind === 'stock') for (const variant of product.variants) await transaction.put('stock', { id: variant.id, onHand });
    else await transaction.put('products', { ...product, tags: product.tags.slice(1), label: product.label === null ? 'NEW' : null });
  });
}

test('whatever changes, a kept listing is what a fresh one would be', async () => {
  let asked = 0;
  const check = async (variables: Record<string, unknown>) => {
    // The comment makes it a question that nobody asked before.
    for (const document of LISTINGS) {
      const fresh = await postGraphql(shop.app, `# ${(asked += 1)}\n${document}`, variables);
      expect(fresh.json()).not.toHaveProperty('errors');
      expect((await postGraphql(shop.app, document, variables)).json()).toEqual(fresh.json());
    }
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(questions, { minLength: 2, maxLength: 5 }),
      fc.array(changes, { minLength: 1, maxLength: 4 }),
      async (wanted, made) => {
        for (const variables of wanted) for (const document of LISTINGS) await postGraphql(shop.app, document, variables);
        for (const one of made) {
          await change(one);
          for (const variables of wanted) await check(variables);
        }
      },
    ),
    { numRuns: 25 },
  );
});

import { sampleRating } from '#tests/support/builders/ratings.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import CLIENT_DOCUMENTS from '#schema/clientDocuments.json' with { type: 'json' };
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';
import { runsOf } from '#tests/support/setup/testRuns.ts';

/** Offset of both the marketplace's and the response cache's clock. */
const clock = { aheadMs: 0 };
/** Longer than the maximum age of a cached response. */
const STEP_MS = 11_000;
const realNow = performance.now.bind(performance);

let marketplace: TestApp;
let products: ProductDoc[];
beforeAll(async () => {
  // Starts at noon, so that neither the day nor, with it, a halal certificate ends while the test runs.
  const start = Date.parse('2026-11-23T04:00:00Z');
  marketplace = await openTestApp({}, { now: () => new Date(start + clock.aheadMs) });
  products = (await marketplace.api.store.query('products', { limit: 1000 })).items;
});
afterAll(() => marketplace.close());

const NODES =
  'nodes { id title status price { current { minorUnits } was { minorUnits } discountPercent } stock { level purchasable } vendor { name } variants { price { current { minorUnits } } } }';
const VALUES = '... on ListFacet { totalValues values { value label count selected } }';
const PRICES = '... on RangeFacet { min { minorUnits } max { minorUnits } buckets { count } bands { count } }';
const listing = (facets: string) => `query ($query: String, $filter: ProductFilter, $sort: ProductSort) {
  products(query: $query, filter: $filter, sort: $sort, first: 6) {
    totalCount pageInfo { hasNextPage } ${NODES} ${facets}
    corrections { correctedQuery didYouMean relaxations { resultCount drop { value } } }
  }
}`;
const documents: Record<string, string> = {
  'with all prices': listing(`facets { key ${VALUES} ${PRICES} }`),
  'with counts': listing(`facets { key ${VALUES} }`),
  'with empty values': listing(`facets(includeEmpty: true) { key ${VALUES} }`),
  'without facets': `query ($query: String, $filter: ProductFilter, $sort: ProductSort) {
    products(query: $query, filter: $filter, sort: $sort, first: 6) { totalCount ${NODES} }
  }`,
  shelves: `query ($filter: ProductFilter) {
    categories(section: MART) { slug productCount products(first: 2) { totalCount ${NODES} } }
    products(filter: $filter, first: 2) { totalCount }
    banners(placement: "listing") { key title }
  }`,
  banners: '{ banners(placement: "listing") { key title } categories(section: MART) { slug name } vendors(first: 3) { nodes { name } } }',
  suggestions: `query ($query: String!) {
    searchSuggestions(query: $query, limit: 4) { queries { text } categories { name productCount } brands { name } vendors { name } products { title price { current { minorUnits } } } }
  }`,
  'the page of listings': Object.values(CLIENT_DOCUMENTS).find((text) => text.startsWith('query ListingPage'))!,
};
const OF_THE_PAGE = {
  ...{ locale: 'EN', placement: 'listing', categoryPlacement: 'none', hasBanner: true, hasShelves: false, withPicks: true, first: 6 },
  state: 'KUALA_LUMPUR',
  attributes: ['MATERIAL'],
};

/** A filter that matches some product and has few values, so that changes affect its results. */
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
    const { catalog } = marketplace.api.services;
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
const requests = fc.record({
  document: fc.constantFrom(...Object.keys(documents)),
  filter: filters,
  query: fc.option(fc.constantFrom('rice', 'susu', 'mangga', 'coffe', 'rice dress', 'quintessence', 'e'), { freq: 3 }),
  sort: fc.constantFrom('FEATURED', 'PRICE_ASC', 'DISCOUNT', 'UNIT_PRICE_ASC', 'RATING', 'NEWEST', 'TITLE_ASC', 'RELEVANCE'),
});

const KINDS = [
  'price',
  'sale',
  'stock',
  'several',
  'tags',
  'title',
  'status',
  'category',
  'options',
  'rating',
  'copy',
  'gone',
  'banner',
  'brand',
  'vendor',
  'closed',
  'categoryName',
  'sections',
  'variant',
  'campaign',
  'clock',
];
const changes = fc.record({
  of: fc.nat(),
  kind: fc.constantFrom(...KINDS, 'price', 'stock', 'stock', 'stock'),
  cents: fc.integer({ min: 50, max: 6000 }),
  onHand: fc.constantFrom(0, 0, 1, 40),
});
type Change = typeof changes extends fc.Arbitrary<infer One> ? One : never;

/** A product as it is after the change. */
function changed(product: ProductDoc, { of, kind, cents }: Change): ProductDoc {
  const other = products[(of * 7) % products.length]!;
  const { title, tags } = product;
  switch (kind) {
    case 'price':
      return { ...product, priceCents: cents };
    case 'sale':
      return { ...product, wasPriceCents: product.priceCents + cents };
    case 'tags':
      return {
        ...product,
        tags: cents % 2 ? tags.slice(1) : [...new Set([...tags, 'quite new'])],
        label: product.label === null ? 'NEW' : null,
      };
    case 'title':
      return { ...product, title: { ...title, en: cents % 2 ? `${title.en} quintessence` : other.title.en } };
    case 'status':
      return { ...product, status: product.status === 'DISABLED' ? 'AVAILABLE' : 'DISABLED' };
    case 'variant':
      return { ...product, variants: product.variants.map((variant) => ({ ...variant, priceCents: cents })) };
    case 'category':
      return { ...product, category: other.category, vendorId: cents % 2 ? other.vendorId : product.vendorId };
    case 'options':
      return { ...product, weight: cents % 2 ? '7kg' : null, fulfilment: cents % 2 ? ['IN_STORE'] : ['ONLINE'], color: '#123456' };
    default:
      return {
        ...product,
        createdAt: new Date(cents * 1e8).toISOString(),
      };
  }
}

async function change(wanted: Change): Promise<void> {
  const { of, kind, onHand } = wanted;
  const { store } = marketplace.api;
  if (kind === 'clock') {
    clock.aheadMs += STEP_MS;
    return;
  }
  const { id } = products[of % products.length]!;
  const { version: _version, ...product } = (await store.get('products', id)) ?? { version: 0, ...products[of % products.length]! };
  const [banner] = (await store.query('banners', { limit: 100 })).items.filter(({ placement }) => placement === 'listing');
  const brand = await store.get('brands', product.brand ?? '');
  const vendor = (await store.get('vendors', product.vendorId))!;
  const category = (await store.get('categories', product.category))!;
  await store.transaction(async (transaction) => {
    const stock = async (of: ProductDoc, units: number) => {
      for (const variant of of.variants) await transaction.put('stock', { id: variant.id, onHand: units });
    };
    if (kind === 'stock') await stock(product, onHand);
    else if (kind === 'several') for (const each of products.slice(of % 40, (of % 40) + 1 + (of % 4))) await stock(each, onHand);
    else if (kind === 'banner' && banner) await transaction.put('banners', { ...banner, title: { en: `${of}`, ms: `${of}` } });
    else if (kind === 'brand' && brand) await transaction.put('brands', { ...brand, name: `${brand.name}s` });
    else if (kind === 'vendor') await transaction.put('vendors', { ...vendor, name: `${vendor.name.slice(0, 20)} ${of}` });
    else if (kind === 'closed') {
      const holidayUntil = vendor.holidayUntil == null ? '2027-01-01T00:00:00.000Z' : null;
      await transaction.put('vendors', { ...vendor, isAwaitingApproval: of % 2 === 0, holidayUntil });
    } else if (kind === 'categoryName') await transaction.put('categories', { ...category, name: { en: `Shelf ${of}`, ms: `Rak ${of}` } });
    else if (kind === 'sections')
      await transaction.put('categories', { ...category, sections: of % 2 === 0 ? ['MART'] : ['FASHION', 'MART'] });
    else if (kind === 'campaign' && banner) {
      // The campaign ends before the clock is advanced again.
      const endsAt = new Date(Date.parse('2026-11-23T04:00:00Z') + clock.aheadMs + STEP_MS / 2).toISOString();
      await transaction.put('banners', { ...banner, id: `${banner.id}-${of}`, startsAt: null, endsAt });
    } else if (kind === 'copy') {
      const { pictures, ...rest } = product;
      const variants = rest.variants.map((variant) => ({ ...variant, id: `${variant.id}-${of}`, sku: `${variant.sku}-${of}` }));
      await transaction.put('products', { ...rest, pictures, id: `${id}-${of}`, slug: `${rest.slug}-${of}`, variants });
      for (const variant of variants) await transaction.put('stock', { id: variant.id, onHand: 5 });
    } else if (kind === 'gone' && (await transaction.get('products', id))) await transaction.delete('products', id);
    else if (kind === 'rating') await transaction.put('ratings', { ...sampleRating(id, product.vendorId, 3 * onHand + 1)! });
    else await transaction.put('products', changed(product, wanted));
  });
}

test('after any change a cached response equals a fresh one', { timeout: 240_000 }, async () => {
  // A plain function, because a spy would keep a record of every call.
  performance.now = () => realNow() + clock.aheadMs;
  onTestFinished(() => void (performance.now = realNow));
  let count = 0;
  const sent = ({ document, ...variables }: { document: string; query: string | null }) => {
    const query = variables.query ?? (document === 'suggestions' ? 'ri' : null);
    return [documents[document]!, { ...variables, query, ...(document === 'the page of listings' && OF_THE_PAGE) }] as const;
  };
  const check = async (request: Parameters<typeof sent>[0]) => {
    // The comment makes this a new document, which is not in the cache.
    const [document, variables] = sent(request);
    const fresh = await postGraphql(marketplace.app, `# ${(count += 1)}\n${document}`, variables);
    expect(fresh.json()).not.toHaveProperty('errors');
    expect((await postGraphql(marketplace.app, document, variables)).json()).toEqual(fresh.json());
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(requests, { minLength: 4, maxLength: 8 }),
      fc.array(changes, { minLength: 1, maxLength: 4 }),
      async (wanted, made) => {
        for (const request of wanted) await postGraphql(marketplace.app, ...sent(request));
        for (const one of made) {
          await change(one);
          for (const request of wanted) await check(request);
        }
      },
    ),
    // All runs share one marketplace, so a shrunk case would start from a different state.
    { numRuns: runsOf(24), endOnFailure: true },
  );
});

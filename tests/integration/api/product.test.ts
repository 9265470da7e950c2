import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import type { Catalogue } from '#seed/catalogue.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import { createTestApi } from '#tests/support/startApi.ts';
import type { TestApi } from '#tests/support/startApi.ts';

const open: TestApi[] = [];
/** The shop as seeded, for tests that only read. */
let shop: TestApi;
beforeAll(async () => {
  shop = await createTestApi();
});
afterEach(async () => {
  for (const api of open.splice(0)) await api.close();
});
afterAll(() => shop.close());

async function start(options: Parameters<typeof createTestApi>[0] = {}): Promise<TestApi> {
  const api = await createTestApi(options);
  open.push(api);
  return api;
}

/** The shop's catalogue with one product changed. */
function catalogueWith(slug: string, change: Partial<ProductDoc>): Catalogue {
  const catalogue = buildCatalogue();
  return { ...catalogue, products: catalogue.products.map((product) => (product.slug === slug ? { ...product, ...change } : product)) };
}

const PRODUCT = /* GraphQL */ `
  query Product($slug: String, $id: ID, $state: MalaysianState, $kind: RelatedKind, $first: Int) {
    product(slug: $slug, id: $id) {
      id
      slug
      href
      sku
      status
      weight
      colors
      title(locale: MS)
      brand {
        slug
      }
      category {
        slug
        group {
          slug
        }
      }
      vendor {
        slug
      }
      images {
        url(width: W320, format: AVIF)
        default: url
        alt
        width
      }
      price {
        current {
          minorUnits
          amount
          currency
          formatted
        }
        was {
          minorUnits
        }
        discountPercent
        unit {
          per
          price {
            minorUnits
          }
        }
      }
      stock {
        level
        purchasable
      }
      options {
        key
        label
        values {
          value
          label
          swatch
          available
        }
      }
      variants {
        id
        sku
        status
        price {
          current {
            minorUnits
          }
        }
        stock {
          level
          purchasable
        }
        options {
          key
          value
          label
        }
        image {
          url
        }
      }
      halal {
        body
        number
        expires
      }
      delivery(state: $state) {
        deliverable
        cheapest {
          minorUnits
        }
        minDays
        maxDays
        reason
      }
      related(kind: $kind, first: $first) {
        slug
        category {
          slug
        }
        vendor {
          slug
        }
      }
    }
  }
`;

interface Product {
  id: string;
  slug: string;
  href: string;
  status: string;
  title: string;
  images: { url: string; default: string }[];
  price: {
    current: { minorUnits: number; amount: string; currency: string; formatted: string };
    was: { minorUnits: number } | null;
    discountPercent: number | null;
    unit: { per: string; price: { minorUnits: number } } | null;
  };
  stock: { level: string; purchasable: number };
  options: { key: string; values: { value: string; available: boolean }[] }[];
  variants: { id: string; status: string; stock: { purchasable: number }; options: { key: string; value: string; label: string }[] }[];
  halal: { body: string } | null;
  category: { slug: string };
  vendor: { slug: string };
  delivery: {
    deliverable: boolean;
    cheapest: { minorUnits: number } | null;
    minDays: number | null;
    maxDays: number | null;
    reason: string | null;
  };
  related: { slug: string; category: { slug: string }; vendor: { slug: string } }[];
}

async function read(api: TestApi, variables: Record<string, unknown>, locale: 'en' | 'ms' = 'en'): Promise<Product> {
  const { data, errors } = await api.execute<{ product: Product }>(PRODUCT, variables, { locale });
  expect(errors).toBeUndefined();
  return data.product;
}

test('a product is read by slug and by id', async () => {
  const bySlug = await read(shop, { slug: 'harumanis-mango' });
  expect(bySlug).toMatchObject({
    slug: 'harumanis-mango',
    href: '/product/harumanis-mango',
    category: { slug: 'fresh-fruit', group: { slug: 'fruits-vegetable' } },
    vendor: { slug: 'kebun-utara' },
  });
  expect(bySlug.price.current).toEqual({ minorUnits: 640, amount: '6.40', currency: 'USD', formatted: '$6.40' });
  expect(bySlug.price).toMatchObject({ was: { minorUnits: 800 }, discountPercent: 20, unit: { per: 'kg', price: { minorUnits: 640 } } });
  expect(await read(shop, { id: bySlug.id })).toEqual(bySlug);
});

test('unknown products, vendors, collections and nodes are null, not errors', async () => {
  const { data, errors } = await shop.execute(
    '{ product(slug: "no-such") { id } byId: product(id: "prd_none") { id } vendor(slug: "no-such") { id } collection(key: "no-such") { key } node(id: "???") { id } banners(placement: "no-such") { key } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ product: null, byId: null, vendor: null, collection: null, node: null, banners: [] });
});

test('asking for a product without saying which is refused', async () => {
  const { errors } = await shop.execute('{ product { id } }');
  expect(errors?.[0]).toMatchObject({ message: 'Give `slug` or `id`.', extensions: { code: 'BAD_USER_INPUT' } });
});

test('a withdrawn product is in no listing and can still be read', async () => {
  const api = await start({ catalogue: catalogueWith('harumanis-mango', { status: 'DISABLED' }) });
  expect(await read(api, { slug: 'harumanis-mango' })).toMatchObject({ status: 'DISABLED', stock: { level: 'OUT', purchasable: 0 } });
  const { data } = await api.execute<{ products: { totalCount: number }; collection: { products: { slug: string }[] } }>(
    '{ products(query: "harumanis mango") { totalCount } collection(key: "deals") { products { slug } } }',
  );
  expect(data.products.totalCount).toBe(0);
  expect(data.collection.products.map(({ slug }) => slug)).not.toContain('harumanis-mango');
});

test('pictures have an address per width and format', async () => {
  const { images } = await read(shop, { slug: 'harumanis-mango' });
  expect(images.length).toBeGreaterThanOrEqual(2);
  expect(images[0]).toMatchObject({ url: '/pictures/harumanis-mango-front-320.avif', default: '/pictures/harumanis-mango-front-640.webp' });
});

test.each([
  ['500g', 900, { per: '100 g', price: { minorUnits: 180 } }],
  ['2kg', 900, { per: 'kg', price: { minorUnits: 450 } }],
  ['750ml', 900, { per: '100 ml', price: { minorUnits: 120 } }],
  ['1L', 900, { per: 'L', price: { minorUnits: 900 } }],
  ['10pcs', 999, { per: 'piece', price: { minorUnits: 100 } }],
  ['a bunch', 900, null],
])('the unit price of %s for %i cents is read from its label', async (weight, priceCents, unit) => {
  const catalogue = catalogueWith('harumanis-mango', { weight, priceCents, wasPriceCents: null });
  expect((await read(await start({ catalogue }), { slug: 'harumanis-mango' })).price.unit).toEqual(unit);
});

test('stock, price and availability follow every commit of the store', async () => {
  const api = await start();
  const before = await read(api, { slug: 'kopi-o-kampung' });
  const setStock = (onHand: number): Promise<void> =>
    api.store.transaction(async (transaction) => {
      for (const { id } of before.variants) await transaction.put('stock', { id, onHand });
    });
  const countInStock = async (): Promise<number> => {
    const { data } = await api.execute<{ products: { totalCount: number } }>(
      '{ products(query: "kopi o kampung", filter: { inStock: true }) { totalCount } }',
    );
    return data.products.totalCount;
  };
  expect(await countInStock()).toBe(1);
  await setStock(0);
  expect(await countInStock()).toBe(0);
  expect(await read(api, { slug: 'kopi-o-kampung' })).toMatchObject({ status: 'OUT_OF_STOCK', stock: { level: 'OUT', purchasable: 0 } });
  await setStock(2);
  const after = await read(api, { slug: 'kopi-o-kampung' });
  expect(after).toMatchObject({ status: 'AVAILABLE', stock: { level: 'LOW', purchasable: 2 * before.variants.length } });
  expect(await countInStock()).toBe(1);
});

test('the card shows the price of the pack its title names, and what is left when that is sold out', async () => {
  const api = await start();
  const product = api.services.catalog.find({ slug: 'kopi-o-kampung' });
  const named = product?.variants.find((variant) => variant.options['weight'] === product.weight);
  const before = await read(api, { slug: 'kopi-o-kampung' });
  expect(before.price.current.minorUnits).toBe(product?.priceCents);
  await api.store.transaction(async (transaction) => {
    await transaction.put('stock', { id: named?.id ?? '', onHand: 0 });
  });
  const after = await read(api, { slug: 'kopi-o-kampung' });
  const left = product?.variants.filter((variant) => variant !== named).map((variant) => variant.priceCents ?? 0) ?? [];
  expect(after.price.current.minorUnits).toBe(Math.min(...left));
  expect(after.options[0]?.values.filter(({ available }) => !available)).toHaveLength(1);
  const { data } = await api.execute<{ products: { totalCount: number } }>(
    `{ products(query: "kopi o kampung", filter: { price: { min: ${product?.priceCents} } }) { totalCount } }`,
  );
  expect(data.products.totalCount).toBe(0);
});

test('what is sold in a store only can be seen, but not ordered', async () => {
  const inStore = catalogueWith('harumanis-mango', { fulfilment: ['IN_STORE'] });
  const { stock, status } = await read(await start({ catalogue: inStore }), { slug: 'harumanis-mango' });
  expect({ ...stock, status }).toMatchObject({ level: 'IN_STOCK', purchasable: 0, status: 'AVAILABLE' });
});

test('new, changed and deleted products are followed too', async () => {
  const api = await start();
  const original = api.services.catalog.find({ slug: 'harumanis-mango' });
  if (original === null) throw new Error('The seed has mangoes');
  const { version: _version, ...document } = original as typeof original & { version: number };
  const twin = { ...document, id: 'prd_twin', slug: 'twin-mango', title: { en: 'Zwilling', ms: 'Kembar' }, variants: [] };
  await api.store.transaction(async (transaction) => {
    await transaction.put('products', twin);
    await transaction.put('products', { ...document, title: { en: 'Renamed', ms: 'Dinamakan' } });
  });
  const count = async (query: string): Promise<number> => {
    const { data } = await api.execute<{ products: { totalCount: number } }>(`{ products(query: "${query}") { totalCount } }`);
    return data.products.totalCount;
  };
  expect([await count('zwilling'), await count('renamed'), await count('harumanis')]).toEqual([1, 1, 0]);
  await api.store.transaction(async (transaction) => {
    await transaction.delete('products', 'prd_twin');
  });
  expect(await count('zwilling')).toBe(0);
});

test('an expired halal certificate is as good as none', async () => {
  const expires = '2026-06-01T00:00:00.000Z';
  const catalogue = catalogueWith('harumanis-mango', { halal: { body: 'Sample body', number: 'S-1', expires } });
  let now = new Date('2026-05-31T00:00:00Z');
  const api = await start({ catalogue, now: () => now });
  const certified = async (): Promise<number> => {
    const { data } = await api.execute<{ products: { totalCount: number } }>(
      '{ products(query: "harumanis mango", filter: { halal: true }) { totalCount } }',
    );
    return data.products.totalCount;
  };
  expect((await read(api, { slug: 'harumanis-mango' })).halal).toMatchObject({ body: 'Sample body' });
  expect(await certified()).toBe(1);
  now = new Date('2026-06-01T00:00:00Z');
  expect((await read(api, { slug: 'harumanis-mango' })).halal).toBeNull();
  expect(await certified()).toBe(0);
});

test('similar products begin with the same category; those of the same vendor are of the same vendor', async () => {
  const similar = await read(shop, { slug: 'harumanis-mango', kind: 'SIMILAR', first: 4 });
  expect(similar.related).toHaveLength(4);
  expect(similar.related[0]?.category.slug).toBe('fresh-fruit');
  expect(similar.related.map(({ slug }) => slug)).not.toContain('harumanis-mango');
  const sameVendor = await read(shop, { slug: 'harumanis-mango', kind: 'SAME_VENDOR', first: 24 });
  expect(sameVendor.related.length).toBeGreaterThan(3);
  expect(new Set(sameVendor.related.map(({ vendor }) => vendor.slug))).toEqual(new Set(['kebun-utara']));
  expect(sameVendor.related.map(({ slug }) => slug)).not.toContain('harumanis-mango');
});

test('nothing was bought together as long as nobody did', async () => {
  expect((await read(shop, { slug: 'harumanis-mango', kind: 'BOUGHT_TOGETHER' })).related).toEqual([]);
});

test('delivery tells days and fee for a state, and why when there is none', async () => {
  const catalogue = buildCatalogue();
  const vendors = catalogue.vendors.map((vendor) =>
    vendor.slug === 'kebun-utara' ? { ...vendor, shipsTo: ['SELANGOR' as const], deliveryFeeCents: 300 } : vendor,
  );
  const api = await start({ catalogue: { ...catalogue, vendors } });
  const toSelangor = await read(api, { slug: 'harumanis-mango', state: 'SELANGOR' });
  expect(toSelangor.delivery).toEqual({ deliverable: true, cheapest: { minorUnits: 300 }, minDays: 1, maxDays: 2, reason: null });
  const toSabah = await read(api, { slug: 'harumanis-mango', state: 'SABAH' }, 'ms');
  expect(toSabah.delivery).toMatchObject({ deliverable: false, cheapest: null, reason: 'Penjual ini tidak menghantar ke negeri itu.' });
  const inStore = catalogueWith('harumanis-mango', { fulfilment: ['IN_STORE'] });
  expect((await read(await start({ catalogue: inStore }), { slug: 'harumanis-mango' })).delivery.reason).toBe(
    "Sold in the seller's own store only.",
  );
});

test('says of fresh and chilled food that it cannot be sent back', async () => {
  const RETURNABLE = /* GraphQL */ `
    query Returnable($slug: String) {
      product(slug: $slug) {
        returnable
      }
    }
  `;
  const of = async (slug: string) => (await shop.execute(RETURNABLE, { slug })).data;
  expect([await of('musang-king-durian'), await of('halal-beef-cubes'), await of('batik-shirt-indigo')]).toEqual([
    { product: { returnable: false } },
    { product: { returnable: false } },
    { product: { returnable: true } },
  ]);
});

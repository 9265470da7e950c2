import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import type { Store } from '#server/store/store.ts';
import { KUIH, openInventoryApi } from '#tests/support/api/inventoryApi.ts';
import { IMPORT, openMarketplace } from '#tests/support/api/productFiles.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { openVendorsApi } from '#tests/support/api/vendorsApi.ts';
import { preparedDatabase } from '#tests/support/postgres/preparedDatabase.ts';

/** Names that are similar without being equal: as slugs, in ASCII, in their first characters, or without punctuation. */
const GROUPS: Record<string, string[]> = {
  'Chinese names with the same beginning': ['马来西亚咖啡厂', '马来西亚茶业', '马来西亚榴莲园', '马来西亚'],
  'Tamil names with the same beginning': ['தமிழ் கடை', 'தமிழ் காடு', 'தமிழ் கூடை', 'தமிழ்'],
  'Arabic names with the same beginning': ['مخبز النور', 'مخبز النورس', 'مخبز', 'مخبز البركة'],
  signs: ['C#', 'C++', 'C', 'C!', '+C', 'C&C', 'C & C', 'C and C'],
  accents: ['Über', 'Uber', 'Ueber', 'Ubér'],
  'hyphens and apostrophes': ['Mak Ciks', "Mak Cik's", 'Mak-Ciks', 'MakCiks', 'mak_ciks'],
  'emoji and signs alone': ['🌙', '🌙🌙', '☕️', '!!!', '+++', '***'],
  'long names': [`${'A long name '.repeat(4)}one`, `${'A long name '.repeat(4)}two`, '月'.repeat(29), '月'.repeat(30)],
  'widths and ligatures': ['Ｃ＋', 'C+', 'ﬁre', 'fire'],
  'ids of other brands': ['brand-1', 'Brand 1', 'brand'],
  ligatures: ['Straße', 'Strasse', 'Øre', 'Ore', 'Øre!'],
};
const NAMES = Object.values(GROUPS).flat();

interface Brands {
  products: { nodes: { sku: string; brand: { id: string; slug: string; name: string } }[] };
}

describe('brands', () => {
  const BRANDS = '{ products(first: 100) { nodes { sku brand { id slug name } } } }';
  const row = (sku: string, brand: string) => `${sku},Product ${sku},snacks,5,1,"${brand.replaceAll('"', '""')}"`;
  const file = (names: readonly string[], prefix = 'NAME') =>
    ['sku,title,category,newPrice,quantity,brand', ...names.map((name, at) => row(`${prefix}-${at}`, name))].join('\n');

  async function openFiles(store?: Store) {
    const marketplace = await openMarketplace(store);
    const brandsOf = async (names: readonly string[], prefix = 'NAME') => {
      await marketplace.publish();
      const { data } = await marketplace.api.execute<Brands>(BRANDS);
      return names.map((_, at) => data.products.nodes.find(({ sku }) => sku === `${prefix}-${at}`)?.brand ?? null);
    };
    return { ...marketplace, brandsOf };
  }

  test.each(Object.entries(GROUPS))('%s are different brands in one file', async (_, names) => {
    const { take, brandsOf } = await openFiles();
    expect(await take(file(names))).toMatchObject({ created: names.length, errors: [] });
    const brands = await brandsOf(names);
    expect(brands.map((brand) => brand?.name)).toEqual(names);
    expect(new Set(brands.map((brand) => brand?.slug)).size).toBe(names.length);
    for (const brand of brands) expect(brand?.slug).toMatch(/^[a-z0-9-]+$/);
  });

  test('each brand has its own filter, facet value and node', async () => {
    const { take, api, brandsOf } = await openFiles();
    await take(file(NAMES));
    for (const brand of await brandsOf(NAMES)) {
      const { data } = await api.execute<{ products: { totalCount: number; nodes: { brand: object }[] }; node: { name: string } }>(
        'query ($brand: [String!], $id: ID!) { products(filter: { brand: $brand }) { totalCount nodes { brand { name } } } node(id: $id) { ... on Brand { name } } }',
        { brand: [brand!.slug], id: brand!.id },
      );
      expect(data).toEqual({ products: { totalCount: 1, nodes: [{ brand: { name: brand!.name } }] }, node: { name: brand!.name } });
    }
  });

  test('a file of another vendor neither renames nor takes over a brand, alone or concurrently', async () => {
    const { take, brandsOf, rival } = await openFiles();
    const [own, others] = [NAMES.filter((_, at) => at % 2 === 0), NAMES.filter((_, at) => at % 2 === 1)];
    await Promise.all([take(file(own)), take(file(others, 'RIVAL'), false, rival)]);
    await take(file(own, 'AGAIN'), false, rival);
    expect((await brandsOf(own)).map((brand) => brand?.name)).toEqual(own);
    expect((await brandsOf(others, 'RIVAL')).map((brand) => brand?.name)).toEqual(others);
    expect(await brandsOf(own, 'AGAIN')).toEqual(await brandsOf(own));
  });

  test('two nodes that create the same brands concurrently share them', async () => {
    const url = await preparedDatabase();
    const open = async () => {
      const store = await openPostgresStore({ urls: [url], feedWaitMs: 10_000 });
      onTestFinished(() => store.close());
      return store;
    };
    const { api, clock, take, brandsOf, rival } = await openFiles(await open());
    const node = await createTestApi({ store: await open(), now: () => clock.now });
    onTestFinished(() => node.close());
    const names = ['C#', 'C++', '马来西亚咖啡厂', '马来西亚茶业', 'Kopi Satu'];
    const shouted = [...names].reverse().map((name) => name.toUpperCase());
    await Promise.all([take(file(names)), node.execute(IMPORT, { csv: file(shouted, 'RIVAL') }, { viewer: rival })]);
    const brands = (await api.store.query('brands')).items.map(({ name }) => name.toUpperCase());
    expect(brands.sort()).toEqual([...shouted].sort());
    expect((await brandsOf(names)).map((brand) => brand?.name.toUpperCase())).toEqual(names.map((name) => name.toUpperCase()));
  });

  test('names that differ only in case and spaces are one brand, in its first spelling', async () => {
    const { take, brandsOf, rival } = await openFiles();
    const [first, second] = [
      ['Kopi  Satu', 'über kopi', 'Éclair'],
      ['KOPI SATU', ' Über\u00A0Kopi', 'ÉCLAIR'],
    ];
    await take(file(first));
    await take(file(second, 'RIVAL'), false, rival);
    expect((await brandsOf(first)).map((brand) => brand?.name)).toEqual(['Kopi Satu', 'über kopi', 'Éclair']);
    expect(await brandsOf(second, 'RIVAL')).toEqual(await brandsOf(first));
  });

  test('a change of another field keeps the brand, even if another brand has its slug as a name', async () => {
    const { saved, save } = await openInventoryApi();
    const { product } = await saved({ ...KUIH, brand: 'C++' });
    expect(product.brand).toEqual({ slug: 'c', name: 'C++' });
    const other = await saved({ ...KUIH, brand: 'c', variants: [{ sku: 'KUIH-2', options: [], stock: 1 }] });
    expect(other.product.brand?.name).toBe('c');
    const { brand: _, ...rest } = { ...KUIH, brand: null };
    expect((await save({ ...rest, price: 777 }, { id: product.id })).product?.product.brand).toEqual({ slug: 'c', name: 'C++' });
  });

  test('a dash means no brand', async () => {
    const { saved } = await openInventoryApi();
    expect((await saved({ ...KUIH, brand: ' — ' })).product.brand).toBeNull();
  });
});

describe('tags', () => {
  const GROUPS_OF_TAGS = [
    'signs',
    'accents',
    'widths and ligatures',
    'ligatures',
    ...Object.keys(GROUPS).filter((group) => group.includes('beginning')),
  ];

  test.each(GROUPS_OF_TAGS)('%s are different tags', async (group) => {
    const { saved, execute } = await openInventoryApi();
    const names = GROUPS[group]!;
    const { product } = await saved({ ...KUIH, tags: names });
    expect(product.tags).toHaveLength(names.length);
    for (const tag of product.tags) {
      const { products } = await execute<{ products: { totalCount: number } }>(
        'query ($tag: [String!]) { products(filter: { tag: $tag }) { totalCount } }',
        { tag: [tag] },
      );
      expect(products.totalCount).toBe(1);
    }
  });

  test('spaces, hyphens, case and a leading # are ignored; a file imports tags by the same rules', async () => {
    const { saved } = await openInventoryApi();
    const { product } = await saved({ ...KUIH, tags: ['Tea time', 'tea-time', ' TEA  TIME ', '#tea time', 'tea - time', '-', '☕'] });
    expect(product.tags).toEqual(['tea-time', '☕']);
    const { take, bySku } = await openMarketplace();
    await take('sku,tags\nSKU-rice,"C++; C#; #raya"');
    expect((await bySku('SKU-rice'))?.product.tags).toEqual(['c++', 'c#', 'raya']);
  });
});

describe('vendors', () => {
  test.each(Object.entries(GROUPS).filter(([group]) => group.includes('beginning')))('%s can name different vendors', async (_, names) => {
    const { newcomer, open } = await openVendorsApi();
    for (const [at, name] of names.entries()) {
      const { vendor, errors } = await open(await newcomer(`seller${at}@example.com`), { name, slug: `kedai-${at}` });
      expect(errors).toEqual([]);
      expect(vendor?.profile).toMatchObject({ name, slug: `kedai-${at}` });
    }
  });
});

import { describe, expect, test } from 'vitest';
import { FACETS } from '#schema/rules/facets.ts';
import { aCategory } from '#tests/support/builders/documents.ts';
import { exported, mistakes, openMarketplace } from '#tests/support/api/productFiles.ts';
import { KUIH, openInventoryApi, paths } from '#tests/support/api/inventoryApi.ts';
import { texts } from '#tests/support/api/localisedTexts.ts';

const BAGS = aCategory({ id: 'bags', name: { en: 'Bags', ms: 'Beg' }, sections: ['BAGS'], position: 2 });
const RATTAN = { key: 'MATERIAL', values: ['rattan', 'cotton'] };

const READ = /* GraphQL */ `
  query ($id: ID!, $locale: Locale!) {
    product(id: $id) {
      attributes {
        key
        label(locale: $locale)
        values {
          value
          label(locale: $locale)
        }
      }
    }
  }
`;
const FOUND = /* GraphQL */ `
  query ($query: String, $filter: ProductFilter) {
    products(query: $query, filter: $filter) {
      nodes {
        id
      }
      facets(keys: [MATERIAL]) {
        ... on ListFacet {
          values {
            value
            label(locale: MS)
            count
          }
        }
      }
      appliedFilters {
        key
        label(locale: EN)
      }
    }
  }
`;

async function open() {
  const counter = await openInventoryApi();
  await counter.api.store.transaction((transaction) => transaction.put('categories', BAGS));
  const attributesOf = async (id: string, locale: 'EN' | 'MS' = 'EN') =>
    (await counter.execute<{ product: { attributes: { values: { label: string }[] }[] } }>(READ, { id, locale })).product.attributes;
  const found = async (variables: object) =>
    (
      await counter.execute<{ products: { nodes: { id: string }[]; facets: { values: object[] }[]; appliedFilters: object[] } }>(
        FOUND,
        variables,
      )
    ).products;
  return { ...counter, attributesOf, found };
}

describe('the material of a product', () => {
  test('is set by its vendor, shown in two languages, filtered, counted and found by search', async () => {
    const { saved, attributesOf, found } = await open();
    const { product } = await saved({
      ...KUIH,
      title: texts({ en: 'Round basket', ms: 'Bakul' }),
      category: 'bags',
      tags: [],
      attributes: [RATTAN],
    });
    expect(await attributesOf(product.id)).toEqual([
      {
        key: 'MATERIAL',
        label: 'Material',
        values: [
          { value: 'rattan', label: 'Rattan' },
          { value: 'cotton', label: 'Cotton' },
        ],
      },
    ]);
    expect((await attributesOf(product.id, 'MS'))[0]?.values.map(({ label }) => label)).toEqual(['Rotan', 'Kapas']);
    const { nodes, facets, appliedFilters } = await found({ filter: { material: ['rattan'] } });
    expect(nodes).toEqual([{ id: product.id }]);
    expect(facets[0]?.values).toEqual([
      { value: 'cotton', label: 'Kapas', count: 1 },
      { value: 'rattan', label: 'Rotan', count: 1 },
    ]);
    expect(appliedFilters).toEqual([{ key: 'MATERIAL', label: 'Rattan' }]);
    expect((await found({ filter: { material: ['silk'] } })).nodes).toEqual([]);
    for (const query of ['rattan', 'kapas']) expect((await found({ query })).nodes).toEqual([{ id: product.id }]);
  });

  test('is unchanged by an update without it, and removed by clearing it or by a category without materials', async () => {
    const { saved, attributesOf } = await open();
    const { product } = await saved({ ...KUIH, category: 'bags', attributes: [RATTAN] });
    const { id } = product;
    await saved({ price: 500 }, { id });
    expect(await attributesOf(id)).toHaveLength(1);
    await saved({ attributes: [{ key: 'MATERIAL', values: [] }] }, { id });
    expect(await attributesOf(id)).toEqual([]);
    await saved({ attributes: [RATTAN] }, { id });
    await saved({ category: 'snacks' }, { id });
    await saved({ category: 'bags' }, { id });
    expect(await attributesOf(id)).toEqual([]);
    await saved({ attributes: [RATTAN] }, { id });
    await saved({ attributes: null }, { id });
    expect(await attributesOf(id)).toEqual([]);
  });

  test.each([
    ['an unknown value', 'bags', { key: 'MATERIAL', values: ['cardboard'] }, /^Choose from these: Acetate, Bamboo, /],
    ['a facet that is not an attribute', 'bags', { key: 'COLOR', values: ['#7a1f42'] }, /“Colour”/],
    ['a category without materials', 'snacks', RATTAN, /^Products of this category have no “Material”/],
    ['too many values', 'bags', { key: 'MATERIAL', values: FACETS.MATERIAL.values.slice(0, 6) }, /^Choose at most 5 values\.$/],
  ])('is refused for %s', async (_case, category, attribute, message) => {
    const { save } = await open();
    const response = await save({ ...KUIH, category, attributes: [attribute] });
    expect(paths(response)).toEqual([['INVALID', 'attributes.0']]);
    expect(response.errors[0]?.message).toMatch(message);
  });

  test('is imported by its name in English or Malay, and importing an export changes nothing', async () => {
    const { api, take, bySku } = await openMarketplace();
    await api.store.transaction((transaction) => transaction.put('categories', BAGS));
    const csv = 'sku,title,category,newPrice,quantity,Bahan\nBAG-1,Basket,Beg,20,1,"Rotan; cotton"\nBAG-2,Purse,Bags,9,1,';
    expect(await take(csv)).toMatchObject({ created: 2, ignoredColumns: [] });
    expect((await bySku('BAG-1'))?.product.attributes).toEqual({ material: ['rattan', 'cotton'] });
    const file = await exported(api.services, { id: 'ven_utara' });
    expect(file).toMatch(/"?Rattan, Cotton"?/);
    expect(await take(file)).toMatchObject({ updated: 0, created: 0, rejected: 0 });
    expect(mistakes(await take('sku,material\nBAG-1,cardboard'))).toEqual(['2 material']);
    await take('sku,material\nBAG-1,');
    expect((await bySku('BAG-1'))?.product.attributes).toEqual({});
  });
});

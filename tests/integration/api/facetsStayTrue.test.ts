import { expect, test } from 'vitest';
import { createTestApi } from '#tests/support/api/startApi.ts';

const FACETS = `query ($page: Int) { products(filter: { section: GROCERIES }, first: 5, page: $page) {
  totalCount facets(keys: [AVAILABILITY, BRAND, HALAL]) { key ... on ListFacet { values { value label count } } }
} }`;
interface FacetsResponse {
  products: { totalCount: number; facets: { key: string; values: { value: string; label: string; count: number }[] }[] };
}

test('cached facet counts are recomputed after changes of stock and brand names, and when halal certificates expire', async () => {
  let now = new Date('2026-03-01T04:00:00.000Z');
  const api = await createTestApi({ now: () => now });
  const facet = async (wanted: string, page: number) => {
    const { data } = await api.execute<FacetsResponse>(FACETS, { page });
    return data.products.facets.find(({ key }) => key === wanted)!.values;
  };
  const countOf = async (wanted: string, value: string, page = 1) =>
    (await facet(wanted, page)).find((each) => each.value === value)?.count ?? 0;
  const { items } = await api.store.query('products', { limit: 1000 });
  const inStock = await countOf('AVAILABILITY', 'in-stock');
  expect(await countOf('AVAILABILITY', 'in-stock', 2)).toBe(inStock);

  const mango = items.find(({ slug }) => slug === 'harumanis-mango')!;
  const stockUp = (onHand: number) =>
    api.store.transaction(async (transaction) => {
      for (const { id } of mango.variants) await transaction.put('stock', { id, onHand });
    });
  await stockUp(0);
  expect(await countOf('AVAILABILITY', 'in-stock', 2)).toBe(inStock - 1);
  await stockUp(3);
  expect(await countOf('AVAILABILITY', 'in-stock', 2)).toBe(inStock);

  const { value: slug, count } = (await facet('BRAND', 1))[0]!;
  const brand = (await api.store.get('brands', slug))!;
  await api.store.transaction((transaction) => transaction.put('brands', { ...brand, name: 'Aaa of the day' }));
  expect(await facet('BRAND', 3)).toContainEqual({ value: slug, label: 'Aaa of the day', count });

  expect(await countOf('HALAL', 'certified')).toBeGreaterThan(0);
  now = new Date('2126-03-01T04:00:00.000Z');
  expect(await countOf('HALAL', 'certified')).toBe(0);
  await api.close();
});

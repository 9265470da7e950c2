import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi } from '#tests/support/startApi.ts';
import type { TestApi } from '#tests/support/startApi.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await createTestApi();
});
afterAll(() => shop.close());

test('a node is found by the id of a product, a variant or a vendor', async () => {
  const product = shop.services.catalog.find({ slug: 'kopi-o-kampung' })!;
  const document = 'query ($id: ID!) { node(id: $id) { __typename id } }';
  for (const [id, type] of [
    [product.id, 'Product'],
    [product.variants[0]?.id, 'Variant'],
    [product.vendorId, 'Vendor'],
  ]) {
    expect((await shop.execute(document, { id })).data).toEqual({ node: { __typename: type, id } });
  }
});

test('several nodes are found at once, in the order of their ids, with null for what nobody has', async () => {
  const { id, vendorId: vendor } = shop.services.catalog.find({ slug: 'kopi-o-kampung' })!;
  const document = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
  const { data } = await shop.execute(document, { ids: [vendor, 'prd_none', id] });
  expect(data).toEqual({ nodes: [{ __typename: 'Vendor', id: vendor }, null, { __typename: 'Product', id }] });
});

test('more than 100 nodes at once are refused, and asking for many of them counts as many', async () => {
  const ids = Array.from({ length: 101 }, (_, position) => `prd_${position}`);
  const refused = await shop.execute('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
  expect(refused.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  const greedy = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { related(first: 8) { related(first: 8) { id slug } } } } }';
  const costly = await shop.execute(greedy, { ids: ids.slice(0, 100) });
  expect(costly.errors?.[0]?.extensions?.code).toBe('QUERY_TOO_COMPLEX');
});

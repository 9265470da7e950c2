import { isInterfaceType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApiSchema } from '#server/graphql/buildSchema.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

let marketplace: TestApi;
beforeAll(async () => {
  marketplace = await createTestApi();
});
afterAll(() => marketplace.close());

test('node returns any public object by its id', async () => {
  const product = marketplace.services.catalog.find({ slug: 'kopi-o-kampung' })!;
  const document = 'query ($id: ID!) { node(id: $id) { __typename id } }';
  const brand = marketplace.services.catalog.brands(1)[0]?.id;
  const [{ id: article } = { id: '' }] = (await marketplace.store.query('articles', { limit: 1 })).items;
  for (const [id, type] of [
    [product.id, 'Product'],
    [product.variants[0]?.id, 'Variant'],
    [product.vendorId, 'Vendor'],
    [`cat_${product.category}`, 'Category'],
    [`brd_${brand}`, 'Brand'],
    [`art_${article}`, 'Article'],
  ]) {
    expect((await marketplace.execute(document, { id })).data).toEqual({ node: { __typename: type, id } });
  }
});

test('nodes returns objects in the order of their ids, with null for unknown ids', async () => {
  const { id, vendorId: vendor } = marketplace.services.catalog.find({ slug: 'kopi-o-kampung' })!;
  const document = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
  const { data } = await marketplace.execute(document, { ids: [vendor, 'prd_none', id] });
  expect(data).toEqual({ nodes: [{ __typename: 'Vendor', id: vendor }, null, { __typename: 'Product', id }] });
});

test('node returns the fields of each type, and null for unknown slugs and prefixes', async () => {
  const document = `query ($id: ID!) { node(id: $id) { ... on Category { slug name } ... on Article { slug title } ... on Brand { slug name } } }`;
  const [category] = marketplace.services.catalog.categories(null);
  expect((await marketplace.execute(document, { id: `cat_${category?.id}` })).data).toEqual({
    node: { slug: category?.id, name: category?.name.en },
  });
  for (const id of ['cat_none', 'brd_', 'art_none', 'faq_none', 'cat', '_', '', 'constructor_x', '__proto___x', 'pkg_none', 'vac_none'])
    expect((await marketplace.execute(document, { id })).data).toEqual({ node: null });
});

test('every type that implements Node has a test', async () => {
  const schema = await buildApiSchema();
  const node = schema.getType('Node');
  const types = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
  // access.test.ts covers the types that belong to accounts.
  // Tests of reviews, questions and conversations cover theirs.
  const ofAccounts = ['Conversation', 'Order', 'OrderPackage', 'Question', 'Review', 'VendorAccount', 'VendorPackage', 'Viewer'];
  expect([...types].sort()).toEqual(['Article', 'Brand', 'Category', 'Product', 'Variant', 'Vendor', ...ofAccounts].sort());
});

test('nodes accepts at most 100 ids, and its cost grows with their number', async () => {
  const ids = Array.from({ length: 101 }, (_, position) => `prd_${position}`);
  const refused = await marketplace.execute('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
  expect(refused.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  const greedy = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { related(first: 8) { related(first: 8) { id slug } } } } }';
  const costly = await marketplace.execute(greedy, { ids: ids.slice(0, 100) });
  expect(costly.errors?.[0]?.extensions?.code).toBe('QUERY_TOO_COMPLEX');
});

test('product takes either a slug or an id, not both', async () => {
  const { id, slug } = marketplace.services.catalog.find({ slug: 'kopi-o-kampung' })!;
  const document = 'query ($id: ID, $slug: String) { product(id: $id, slug: $slug) { slug } }';
  for (const by of [{ id }, { slug }, { id, slug: null }])
    expect((await marketplace.execute(document, by)).data).toEqual({ product: { slug } });
  const both = await marketplace.execute(document, { id, slug });
  expect(both.errors).toMatchObject([{ message: 'Give `slug` or `id`, not both.', extensions: { code: 'BAD_USER_INPUT' } }]);
});

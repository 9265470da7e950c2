import { afterAll, beforeAll, expect, test } from 'vitest';
import { getIntrospectionQuery, isInterfaceType, isObjectType, Kind, parse, type DocumentNode, type GraphQLObjectType } from 'graphql';
import { checkCost, costOf } from '#server/graphql/queryCost.ts';
import { LOGIN, SHOPPER, VENDOR } from '#tests/support/api/accountOperations.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const cost = (source: string, variables: Record<string, unknown> = {}): number => costIn(parse(source), variables);

function costIn(document: DocumentNode, variables: Record<string, unknown>): number {
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The operation comes first.');
  const cost = costOf({ schema: api.schema, document, operation }, variables);
  checkCost(cost);
  return cost;
}

const MONEY = '{ minorUnits formatted }';
const CARD = `{ id slug title status label images { url alt } price { current ${MONEY} was ${MONEY} discountPercent } rating { average count }
  vendor { id slug name } category { slug name } stock { level } options { key } variants { id } }`;
const LINES = `lines { quantity title image { url } unitPrice ${MONEY} total ${MONEY} options { key label } product { slug images { url } } }`;
const REVIEW = `{ id stars title text authorName createdAt photos { url alt } options { label } reply { text } product { slug title } }`;
const QUESTION = `{ id text authorName createdAt votes answers { id text authorName createdAt helpfulCount } product { slug title } }`;
const PACKAGE = `number status ${LINES} timeline { at status place note } vendor { slug name } totals { total ${MONEY} }`;

const CONVERSATION = `{ id topic lastText unreadCount vendor { id name } product { id title } }`;

/** Every list that takes `first`, at its default length and with the fields that clients usually select. */
const LISTS: Record<string, string> = {
  'Conversation.messages': '{ conversation(id: "x") { messages { nodes { id text isOwn photos { url } createdAt } } } }',
  'VendorAccount.conversations': `{ viewer { vendor { conversations { nodes ${CONVERSATION} } } } }`,
  'Viewer.conversations': `{ viewer { conversations { nodes ${CONVERSATION} } } }`,
  'Query.products': `{ products { totalCount facets { key ... on ListFacet { values { value label count } } } nodes ${CARD} } }`,
  'Query.vendors': `{ vendors { nodes { id slug name level rating { average count } productCount products { nodes ${CARD} } } } }`,
  'Query.articles': '{ articles { nodes { slug title description image { url } category { name } tags { name } readingMinutes } } }',
  'Query.brands': '{ brands { slug name productCount } }',
  'Query.outbox': '{ outbox { id to subject sentAt text } }',
  'Article.related': '{ article(slug: "x") { related { slug title image { url } } } }',
  'Category.products': `{ categories { slug products { nodes { id slug title price { current ${MONEY} } images { url } } } } }`,
  'Product.related': `{ product(slug: "harumanis-mango") { related ${CARD} } }`,
  'Product.questions': `{ product(slug: "harumanis-mango") { questions { nodes ${QUESTION} } } }`,
  'Product.reviews': `{ product(slug: "harumanis-mango") { reviews { nodes ${REVIEW} } } }`,
  'Vendor.products': `{ vendor(slug: "kebun-utara") { products { nodes ${CARD} } } }`,
  'Viewer.orders': `{ viewer { orders { nodes { number status totals { total ${MONEY} } packages { ${PACKAGE} } } } } }`,
  'Viewer.purchases': `{ viewer { purchases { nodes { line { quantity product ${CARD} } } } } }`,
  'Viewer.reviews': `{ viewer { reviews { nodes ${REVIEW} } } }`,
  'Viewer.reviewableLines': `{ viewer { reviewableLines { nodes { line { quantity product ${CARD} } } } } }`,
  'VendorAccount.demand': `{ viewer { vendor { demand { waiting variant { id sku product ${CARD} } } } } }`,
  'VendorAccount.questions': `{ viewer { vendor { questions { nodes ${QUESTION} } } } }`,
  'VendorAccount.reviews': `{ viewer { vendor { reviews { nodes ${REVIEW} } } } }`,
  'VendorAccount.products': `{ viewer { vendor { products { nodes { onHand soldUnits product ${CARD} variants { onHand } } } } } }`,
  'VendorAccount.packages': `{ viewer { vendor { packages { nodes { ${PACKAGE} } } } } }`,
  'VendorAccount.messages': '{ viewer { vendor { messages { nodes { id name email message isRead } } } } }',
  'VendorAccount.missedSearches': '{ viewer { vendor { missedSearches { words count } } } }',
  'VendorStats.topProducts': `{ viewer { vendor { stats { topProducts { units revenue ${MONEY} product ${CARD} } } } } }`,
};

/** The API's fields that take `first`. */
function pagedFields(): string[] {
  const types = Object.values(api.schema.getTypeMap()).filter((type): type is GraphQLObjectType => isObjectType(type));
  return types.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => field.args.some(({ name }) => name === 'first'))
      .map((field) => `${type.name}.${field.name}`),
  );
}

test('every list with `first` has a cost test', () => {
  expect(pagedFields().sort()).toEqual(Object.keys(LISTS).sort());
});

test.each(Object.entries(LISTS))('%s is accepted at its default length with the fields that clients select', async (_name, document) => {
  const { data } = await api.execute<{ login: { token: string } }>(LOGIN, document.includes('vendor {') ? VENDOR : SHOPPER);
  const { errors } = await api.execute(document, {}, { viewer: await api.services.sessions.find(data.login.token) });
  expect(errors).toBeUndefined();
});

test('rejects a query whose estimated cost exceeds the limit before executing it', async () => {
  const heavy = [
    '{ products(first: 100) { nodes { related(first: 8) { id } alike: related(kind: SAME_VENDOR) { id } } } }',
    `{ ${Array.from({ length: 15 }, (_, at) => `a${at}: products(first: 100) { nodes ${CARD} }`).join(' ')} }`,
    `{ categories { ${Array.from({ length: 8 }, (_, at) => `a${at}: products { nodes ${CARD} facets { key } }`).join(' ')} } }`,
  ];
  for (const document of heavy) {
    const { errors, status } = await api.execute(document);
    expect(errors?.[0]?.extensions?.['code']).toBe('QUERY_TOO_COMPLEX');
    expect(status).toBe(400);
  }
});

test("the cost of a field beside a list does not depend on the list's length", () => {
  const facets = 'facets { key ... on ListFacet { values { value label count } } }';
  const without = (first: number) => cost(`{ products(first: ${first}) { nodes { id } } }`);
  const beside = (first: number) => cost(`{ products(first: ${first}) { nodes { id } ${facets} } }`) - without(first);
  expect(beside(100)).toBe(beside(1));
  expect(without(100) - without(1)).toBe(99 * (without(2) - without(1)));
});

test('the cost grows linearly with the number of ids, cart lines and facet values', () => {
  const nodes = (count: number) => cost('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: Array.from({ length: count }, String) });
  expect(nodes(100) - nodes(50)).toBe(50 * (nodes(2) - nodes(1)));
  const quote = (count: number) =>
    cost('query ($input: QuoteInput!) { quote(input: $input) { groups { lines { quantity } } } }', {
      input: { lines: Array.from({ length: count }, () => ({ variantId: 'x', quantity: 1 })) },
    });
  // A line costs the same in a small cart as in a large one.
  expect(quote(200) - quote(100)).toBe(100 * (quote(2) - quote(1)));
  const values = (limit: number) => cost(`{ products { facets(valueLimit: ${limit}) { ... on ListFacet { values { value } } } } }`);
  expect(values(200) - values(100)).toBe(100 * (values(2) - values(1)));
});

test('the cost includes the selected values, which facets return beyond valueLimit', () => {
  const brands = (count: number) => ({ filter: { brand: Array.from({ length: count }, (_, at) => `brand-${at}`) } });
  const query = (fields: string) => `query ($filter: ProductFilter) { products(filter: $filter) { ${fields} } }`;
  const price = (fields: string, count: number) => cost(query(fields), brands(count));
  const perValue = (fields: string) => (price(fields, 201) - price(fields, 1)) / 200;
  const values = '... on ListFacet { values { value label count } }';
  const ofBrand = `facets(keys: [BRAND], valueLimit: 1) { ${values} }`;
  expect(perValue(ofBrand)).toBeCloseTo(
    cost(`{ products { facets(keys: [BRAND], valueLimit: 2) { ${values} } } }`) - cost(`{ products { ${ofBrand} } }`),
    0,
  );
  expect(perValue(`facets(valueLimit: 1) { ${values} }`)).toBeCloseTo(perValue(ofBrand), 0);
  expect(perValue(`facets(keys: [TAG], valueLimit: 1) { ${values} }`)).toBe(0);
  expect(perValue('appliedFilters { value label }')).toBeGreaterThan(1);
  expect(perValue('corrections { relaxations { drop { value label } } }')).toBeGreaterThan(1);
});

test('the cost of a cached document is computed for each set of variables', () => {
  const line = { variantId: 'x', quantity: 1 };
  const varied: [string, Record<string, unknown>[]][] = [
    [
      'query ($first: Int, $filter: ProductFilter, $more: Boolean = true) { products(first: $first, filter: $filter) { nodes { id slug @include(if: $more) } } }',
      [{}, { first: 1 }, { first: 50 }, { first: null }, { filter: { price: { min: 1 } } }, { filter: { inStock: true } }, { more: false }],
    ],
    ['query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', [{ ids: ['a'] }, { ids: ['b', 'c'] }, { ids: [] }]],
    [
      'query ($input: QuoteInput!) { quote(input: $input) { groups { lines { quantity } } } }',
      [{ input: { lines: [line] } }, { input: { lines: [line, line] } }, { input: { lines: [line], coupon: 'A' } }],
    ],
    [
      'mutation ($input: ChangeListsInput!) { changeLists(input: $input) { errors { __typename } } }',
      ['', 'x'.repeat(200), '\u0bbf'.repeat(400)].map((note) => ({
        input: { operations: [{ list: 'WISHLIST', action: 'ADD', id: 'x', note }] },
      })),
    ],
    ['query ($section: Section) { categories(section: $section) { slug } }', [{}, { section: 'FASHION' }, { section: null }]],
  ];
  for (const [source, values] of varied) {
    const document = parse(source);
    expect(values.map((variables) => costIn(document, variables))).toEqual(values.map((variables) => cost(source, variables)));
  }
});

test('first: null costs as much as the default length', () => {
  const document = 'query ($first: Int) { products(first: $first) { nodes { id } } }';
  expect(cost(document, { first: null })).toBe(cost('{ products { nodes { id } } }'));
});

test('a negative length does not reduce the cost of an operation', () => {
  const rest = '{ products(first: 10) { nodes { id } } }';
  for (const negative of [
    '{ a: products(first: -100000) { nodes { id } } products(first: 10) { nodes { id } } }',
    '{ a: products(first: 1) { facets { ... on RangeFacet { buckets(count: -100000) { count } } } } products(first: 10) { nodes { id } } }',
    '{ a: products(first: 1) { facets(valueLimit: -100000) { ... on ListFacet { values { value } } } } products(first: 10) { nodes { id } } }',
  ])
    expect(cost(negative)).toBeGreaterThan(cost(rest));
});

test('the schema declares only extensions that the cost and the cache read', () => {
  const types = Object.values(api.schema.getTypeMap()).filter((type) => isObjectType(type) || isInterfaceType(type));
  const declared = types.flatMap((type) => Object.values(type.getFields()).flatMap(({ extensions }) => Object.entries(extensions)));
  const keys = new Set(declared.filter(([, value]) => value !== undefined).map(([key]) => key));
  expect([...keys].sort()).toEqual(['below', 'cost', 'longest', 'reads']);
});

test('rejects fragments that expand exponentially', async () => {
  const doubling = Array.from({ length: 12 }, (_, at) => `fragment F${at} on Category { ...F${at + 1} ...F${at + 1} }`).join(' ');
  const { errors } = await api.execute(`{ categories { ...F0 } } ${doubling} fragment F12 on Category { slug name }`);
  expect(errors?.[0]?.extensions?.['code']).toBe('QUERY_TOO_COMPLEX');
});

test('the cost of a login includes hashing the password', () => {
  const login = cost('mutation { login(email: "a", password: "b") { token } }');
  expect(login).toBeGreaterThanOrEqual(20_000);
  expect(cost('mutation { logout { ok } }')).toBeLessThan(5000);
});

test('the cost of changeLists grows with the number of operations and the length of their notes', () => {
  const change = (count: number, note?: string) =>
    cost('mutation ($input: ChangeListsInput!) { changeLists(input: $input) { errors { __typename } } }', {
      input: { operations: Array.from({ length: count }, () => ({ list: 'WISHLIST', action: 'ADD', id: 'x', note })) },
    });
  expect(change(100) - change(1)).toBeGreaterThan(99 * 20);
  expect(change(12, 'x'.repeat(400)) - change(12)).toBeGreaterThanOrEqual(12 * 400);
  const inline = 'mutation { changeLists(input: { operations: [{ list: CART, action: ADD, id: "x" }] }) { errors { __typename } } }';
  expect(cost(inline)).toBe(change(1));
});

test('the cost of a node includes its most expensive type, whatever other types are selected', () => {
  const related = '... on Product { related(first: 8) { related(first: 8) { id title } } }';
  const order = '... on Order { packages { lines { id } } }';
  const node = (selected: string) => cost(`{ node(id: "prd_x") { ${selected} } }`);
  expect(node(`${related} ${order}`)).toBeGreaterThanOrEqual(node(related));
  expect(node(`${related} ${order}`)).toBeGreaterThanOrEqual(node(order));
});

test('rejects introspection nested through types and fields', async () => {
  const fields = 'fields { name args { name type { name ofType { enumValues { name } } } } type { name ofType { enumValues { name } } } }';
  const nested = `{ __schema { types { fields { type { ${fields} ofType { ${fields} ofType { ${fields} ofType { ${fields} } } } } } } } }`;
  const { errors } = await api.execute(nested);
  expect(errors?.[0]?.extensions?.['code']).toBe('QUERY_TOO_COMPLEX');
});

test('introspection costs little for one type and tens of milliseconds for the whole schema', () => {
  const all = cost(getIntrospectionQuery({ descriptions: true, specifiedByUrl: true, inputValueDeprecation: true, oneOf: true }));
  expect(all).toBeGreaterThan(20_000);
  expect(all).toBeLessThan(60_000);
  expect(cost('{ __type(name: "Product") { fields { name } } }')).toBeLessThan(200);
});

test('rejects aliases in introspection, which would multiply its cost', async () => {
  for (const document of [
    '{ a: __type(name: "Product") { name } }',
    '{ __type(name: "Product") { ...B } } fragment B on __Type { c: fields { name } }',
  ]) {
    const { errors } = await api.execute(document);
    expect(errors?.[0]?.extensions?.['code']).toBe('QUERY_TOO_COMPLEX');
  }
});

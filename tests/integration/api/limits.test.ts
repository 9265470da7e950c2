import { afterAll, beforeAll, expect, test } from 'vitest';
import { getIntrospectionQuery, getOperationAST } from 'graphql';
import { MAX_LINES } from '#schema/rules/limits.ts';
import { costOf, MAX_COST } from '#server/graphql/queryCost.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { sentDocument } from '#tests/support/api/sentDocument.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

const CANARY = 'canary-5ecret';
const reported: unknown[] = [];
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ reportError: (error) => reported.push(error) });
});
afterAll(() => api.close());

async function refusal(
  document: string,
  variables?: Record<string, unknown>,
): Promise<{ status: number | undefined; code: unknown; milliseconds: number }> {
  const start = performance.now();
  const { data, errors, status } = await api.execute(document, variables);
  const milliseconds = performance.now() - start;
  expect(data).toBeUndefined();
  return { status, code: errors?.[0]?.extensions?.['code'], milliseconds };
}

/** Several times as long as a rejection takes on an idle CPU. Following all fragments would take years. */
const REFUSED_WITHIN_MS = 250;

/** The fastest of several rejections, which excludes other load on the machine. */
async function fastestRefusal(document: string, variables?: Record<string, unknown>) {
  const refusals = [];
  for (let time = 0; time < 5; time += 1) refusals.push(await refusal(document, variables));
  return refusals.reduce((fastest, other) => (other.milliseconds < fastest.milliseconds ? other : fastest));
}

/** `{ a { a … } }` with this many levels below the product, which is itself at depth two. */
function nestedGroups(levels: number): string {
  const open =
    'category { group { categories { group { categories { group { categories { group { categories { group { categories { group { '
      .split('{ ')
      .slice(0, levels);
  return `{ product(slug: "harumanis-mango") { ${open.map((part) => `${part}{ `).join('')} slug ${'} '.repeat(levels)} } }`;
}

test('rejects a query that is more than twelve fields deep', async () => {
  expect((await api.execute(nestedGroups(10))).errors).toBeUndefined();
  expect(await refusal(nestedGroups(11))).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX' });
});

test('the depth of a query includes its fragments', async () => {
  const fragments = `
    fragment A on Category { group { categories { group { categories { group { ...B } } } } } }
    fragment B on CategoryGroup { categories { group { categories { group { categories { slug } } } } } }
  `;
  expect(await refusal(`{ product(slug: "x") { category { ...A } } } ${fragments}`)).toMatchObject({
    status: 400,
    code: 'QUERY_TOO_COMPLEX',
  });
});

test('rejects sixty nested fragments that double each other within 250 ms', async () => {
  const doubling = Array.from({ length: 60 }, (_, place) => `fragment F${place} on Category { ...F${place + 1} ...F${place + 1} }`).join(
    ' ',
  );
  const { status, milliseconds } = await fastestRefusal(
    `{ product(slug: "x") { category { ...F0 } } } ${doubling} fragment F60 on Category { nope }`,
  );
  expect(status).toBe(400);
  expect(milliseconds).toBeLessThan(REFUSED_WITHIN_MS);
});

test('rejects a fragment that spreads itself through another one', async () => {
  expect(await refusal('{ categories { ...A } } fragment A on Category { slug ...B } fragment B on Category { slug ...A }')).toMatchObject({
    status: 400,
    code: 'GRAPHQL_VALIDATION_FAILED',
  });
});

test('accepts the standard introspection query, despite its depth', async () => {
  const { errors } = await api.execute(getIntrospectionQuery({ descriptions: true, specifiedByUrl: true }));
  expect(errors).toBeUndefined();
});

test('accepts fifteen aliases and rejects sixteen', async () => {
  const aliases = (count: number): string => `{ ${Array.from({ length: count }, (_, place) => `a${place}: __typename`).join(' ')} }`;
  expect((await api.execute(aliases(15))).errors).toBeUndefined();
  expect(await refusal(aliases(16))).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX' });
});

test('accepts five directives and rejects six', async () => {
  const directives = (count: number): string =>
    `{ ${Array.from({ length: count }, (_, place) => `a${place}: __typename @include(if: true)`).join(' ')} }`;
  expect((await api.execute(directives(5))).errors).toBeUndefined();
  expect(await refusal(directives(6))).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX' });
});

test('rejects a document of more than a thousand tokens before parsing all of it', async () => {
  expect(await refusal(`{ ${'__typename '.repeat(1100)} }`)).toMatchObject({ status: 400, code: 'GRAPHQL_PARSE_FAILED' });
});

test('rejects nested lists whose lengths multiply to too high a cost, with lengths as literals, variables or defaults', async () => {
  const document = (first: string): string =>
    `query ($n: Int = 24) { products(first: 20) { nodes { related(first: ${first}) { related(first: ${first}) { slug } } } } }`;
  expect(await refusal(document('24').replace('($n: Int = 24)', ''))).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX' });
  expect(await refusal(document('$n'))).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX' });
  expect(await refusal(document('$n'), { n: 20 })).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX' });
  expect((await api.execute(document('$n'), { n: 1 })).errors).toBeUndefined();
});

test('a null condition of a directive returns BAD_USER_INPUT', async () => {
  const document = 'query ($x: Boolean = true) { marketplace @skip(if: $x) { name } }';
  expect(await refusal(document, { x: null })).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  expect((await api.execute(document, { x: false })).errors).toBeUndefined();
});

test('rejects expensive fields in each line of a long cart, and accepts simple ones', async () => {
  const quote = `query ($lines: [LineInput!]!) {
    quote(input: { lines: $lines }) { groups { lines { quantity product { title } } } lines { product { related(first: 24) { related(first: 8) { slug } } } } }
  }`;
  const cart = (length: number) => ({ lines: Array.from({ length }, (_, line) => ({ variantId: `var_${line}`, quantity: 1 })) });
  expect(await refusal(quote, cart(250))).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX' });
  const plain = quote.replace(/related\(first: 24.*slug \} \}/, 'title');
  expect((await api.execute(plain, cart(250))).errors).toBeUndefined();
});

test('quoting and ordering the longest cart costs less than half of the limit', async () => {
  const lines = Array.from({ length: MAX_LINES }, (_, line) => ({ variantId: `var_${line}`, quantity: 1, seenPrice: 100 }));
  const shipping = lines.map((_, line) => ({ vendorId: `ven_${line}`, optionId: 'pickup' }));
  const cart = { lines, shipping, coupon: 'RIZQ10' };
  for (const [document, input] of [
    [sentDocument('Quote'), { ...cart, state: 'SELANGOR' }],
    [sentDocument('PlaceOrder'), anOrderInput(cart)],
  ] as const) {
    const variables = { input, locale: 'EN' };
    expect((await api.execute(document, variables)).errors).toBeUndefined();
    const operation = getOperationAST(document);
    expect(operation && costOf({ schema: api.schema, document, operation }, variables)).toBeLessThan(MAX_COST / 2);
  }
});

test('rejects many searches in every category', async () => {
  const search = (at: number) =>
    `p${at}: products(query: "xaya kqop sxus ${at}") { totalCount corrections { correctedQuery } facets(valueLimit: 250, includeEmpty: true) { key } }`;
  const document = (count: number) => `{ categories { slug ${Array.from({ length: count }, (_, at) => search(at)).join(' ')} } }`;
  expect(await refusal(document(14))).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX' });
  expect((await api.execute(document(1))).errors).toBeUndefined();
});

test('the requested number of facet values counts towards the cost', async () => {
  const document = (limit: number) =>
    `{ products { facets(valueLimit: ${limit}) { ... on ListFacet { values { value label count selected } } } nodes { vendor { products(first: 8) { facets(valueLimit: ${limit}) { ... on ListFacet { values { value label } } } } } } } }`;
  expect(await refusal(document(250))).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX' });
  expect((await api.execute(document(2))).errors).toBeUndefined();
});

test.each([
  ['thousands of unknown fields', { f: Object.fromEntries(Array.from({ length: 9000 }, (_, key) => [`c${key}`, 1])) }],
  ['thousands of wrong values', { f: { tag: Array.from({ length: 50_000 }, () => 0) } }],
])('rejects variables with %s within 250 ms', async (_what, variables) => {
  const document = 'query ($f: ProductFilter) { products(filter: $f) { totalCount } }';
  const { status, code, milliseconds } = await fastestRefusal(document, variables);
  expect({ status, code }).toEqual({ status: 400, code: 'QUERY_TOO_COMPLEX' });
  expect(milliseconds).toBeLessThan(REFUSED_WITHIN_MS);
});

test('many invalid variables return one BAD_USER_INPUT error and are not reported', async () => {
  reported.length = 0;
  const document = 'query ($i: [ID!]!) { nodes(ids: $i) { id } }';
  const { errors, status } = await api.execute(document, { i: Array.from({ length: 60 }, () => null) });
  expect(status).toBe(400);
  expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['BAD_USER_INPUT']);
  expect(reported).toEqual([]);
});

test('an operation can try only one coupon, in however many quotes', async () => {
  const quotes = (...inputs: string[]): string =>
    `query Quotes${inputs.includes('$input') ? '($input: QuoteInput!)' : ''} { ${inputs.map((input, place) => `q${place}: quote(input: ${input}) { issues { message } }`).join(' ')} }`;
  const plain = '{ lines: [] }';
  const tried = '{ lines: [], coupon: "GUESS" }';
  for (const refused of [quotes(tried, tried), quotes('$input', '$input'), quotes(tried, '$input')]) {
    expect(await refusal(refused)).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX' });
  }
  expect((await api.execute(quotes(plain, tried, plain))).errors?.[0]?.extensions?.['code']).not.toBe('QUERY_TOO_COMPLEX');
});

test('an operation can contain a mutation only once', async () => {
  const place = (alias: string) => `${alias}: placeOrder(input: $input) { errors { message } }`;
  const document = `mutation ($input: PlaceOrderInput!) { ${place('a')} ${place('b')} }`;
  expect(await refusal(document)).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX' });
});

test.each(['logout { ok }', 'login(email: "a@example.com", password: "a guess") { token }'])(
  'an operation that changes the viewer cannot contain another mutation: %s',
  async (change) => {
    const document = `mutation { ${change} updateProfile(input: { firstName: "Eve" }) { viewer { id } } }`;
    expect(await refusal(document)).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX' });
  },
);

test.each(['constructor', '__proto__', 'toString'])('the filter value %s is treated like any other unknown value', async (value) => {
  const document = 'query ($f: ProductFilter) { products(filter: $f) { totalCount appliedFilters { label } } }';
  for (const field of ['color', 'category', 'brand', 'tag', 'vendor', 'size', 'weight']) {
    const { data, errors } = await api.execute<{ products: { totalCount: number } }>(document, { f: { [field]: [value] } });
    expect(errors).toBeUndefined();
    expect(data.products.totalCount).toBe(0);
  }
});

test.each([
  ['a variable of the wrong type', 'query ($n: Int) { products(first: $n) { totalCount } }', { n: CANARY }, 'BAD_USER_INPUT'],
  [
    'a wrong field deep in a variable',
    'query ($f: ProductFilter) { products(filter: $f) { totalCount } }',
    { f: { price: { min: CANARY } } },
    'BAD_USER_INPUT',
  ],
  [
    'an unknown enum value in a variable',
    'query ($f: ProductFilter) { products(filter: $f) { totalCount } }',
    { f: { section: CANARY } },
    'BAD_USER_INPUT',
  ],
  ['a literal of the wrong type', `{ products(first: "${CANARY}") { totalCount } }`, {}, 'GRAPHQL_VALIDATION_FAILED'],
  ['an unknown enum value', '{ products(sort: canary_5ecret) { totalCount } }', {}, 'GRAPHQL_VALIDATION_FAILED'],
  ['text where a name should be', `{ "${CANARY}" }`, {}, 'GRAPHQL_PARSE_FAILED'],
  ['a broken cursor', '{ products(after: "canary-5ecret") { totalCount } }', {}, 'BAD_USER_INPUT'],
])('the error for %s does not repeat the value', async (_what, document, variables, code) => {
  const { errors } = await api.execute(document, variables);
  expect(errors?.[0]?.extensions?.['code']).toBe(code);
  expect(JSON.stringify(errors)).not.toMatch(/canary/);
});

test('internal errors are masked in the response and reported to the operator', async () => {
  const broken = await createTestApi({ reportError: (error) => reported.push(error) });
  broken.services.content.inOrder = () => {
    throw new Error(CANARY);
  };
  reported.length = 0;
  const { data, errors } = await broken.execute('{ facts { key } marketplace { name } }');
  expect(data).toEqual({ facts: null, marketplace: { name: 'Rizq' } });
  expect(errors).toEqual([
    expect.objectContaining({
      message: 'Something went wrong on our side. Try again in a moment.',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
      path: ['facts'],
    }),
  ]);
  expect(reported).toEqual([expect.objectContaining({ message: CANARY })]);
  await broken.close();
});

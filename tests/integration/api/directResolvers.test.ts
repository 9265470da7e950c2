import {
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
  execute,
  getOperationAST,
  Kind,
  parse,
  validate,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApiSchema } from '#server/graphql/buildSchema.ts';
import { guestContext, type GraphQLContext } from '#server/graphql/context.ts';
import { executeOperation } from '#server/graphql/execution/executeOperation.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';
import CLIENT_DOCUMENTS from '#schema/clientDocuments.json' with { type: 'json' };

let api: TestApi;
/** Reference: the same API with type-graphql's own resolvers, executed by graphql-js. */
let plain: GraphQLSchema;
const contexts: GraphQLContext[] = [];

beforeAll(async () => {
  api = await createTestApi({ now: () => new Date('2026-03-01T04:00:00.000Z') });
  plain = await buildApiSchema({ isDirect: false });
  contexts.push(guestContext(api.services, 'en'), guestContext(api.services, 'ms'));
  for (const person of [SHOPPER, VENDOR]) {
    const { data } = await api.execute<{ login: AuthResponse }>(LOGIN, person);
    contexts.push({ ...guestContext(api.services, 'en'), viewer: await api.services.sessions.find(data.login.token ?? '') });
  }
});
afterAll(() => api.close());

/** Values that exist in the seed. */
function valueFor(name: string, type: TypeNode, operation: string, flags: boolean): unknown {
  if (type.kind === Kind.NON_NULL_TYPE) return valueFor(name, type.type, operation, flags);
  const isList = type.kind === Kind.LIST_TYPE;
  const named = isList ? '' : type.name.value;
  if (named === 'Boolean') return flags;
  if (named === 'Int') return name === 'page' ? 2 : 6;
  const [product] = api.services.catalog.listedProducts(['harumanis-mango']);
  const vendor = product && api.services.catalog.vendor(product.vendorId);
  const slugs: Record<string, string | undefined> = { BlogPostPage: 'no-such-article', VendorStore: vendor?.slug };
  const known: Record<string, unknown> = {
    locale: flags ? 'MS' : 'EN',
    state: 'SELANGOR',
    slug: operation in slugs ? slugs[operation] : product?.slug,
    id: product?.id,
    ids: [product?.id, 'prd_nothing', vendor?.id],
    key: 'PRIVACY',
    input: { lines: [{ variantId: product?.variants[0]?.id, quantity: 2 }] },
    lines: [{ variantId: product?.variants[0]?.id, quantity: 2 }],
    filter: flags ? { inStock: true } : { section: 'GROCERIES', price: { max: 2000 } },
    placement: 'home-hero',
    categoryPlacement: 'category-rice',
    attributes: ['MATERIAL'],
    facets: ['CATEGORY', 'MATERIAL'],
  };
  return name in known ? known[name] : isList ? null : named === 'String' && name === 'query' ? 'rice' : null;
}

function variablesOf({ name, variableDefinitions = [] }: OperationDefinitionNode, flags: boolean, all: boolean): Record<string, unknown> {
  const wanted = variableDefinitions.filter(({ type }) => all || type.kind === Kind.NON_NULL_TYPE);
  const given = wanted.map(({ variable, type }) => {
    const value = valueFor(variable.name.value, type, name?.value ?? '', flags);
    return [variable.name.value, value === null && type.kind === Kind.NON_NULL_TYPE ? 'nothing' : value] as const;
  });
  return Object.fromEntries(given);
}

const asSent = ({ data, errors }: ExecutionResult) => JSON.stringify({ data, errors: errors?.map((error) => ({ ...error.toJSON() })) });

/** A new address each time, since some misses are rate-limited. */
let askers = 0;

async function bothWays(source: string, context: GraphQLContext, variableValues: Record<string, unknown> = {}): Promise<ExecutionResult> {
  const document = parse(source);
  const contextValue = { ...context, address: `asker ${(askers += 1)}` };
  expect(validate(plain, document)).toEqual([]);
  const usual = await execute({ schema: plain, document, contextValue, variableValues });
  const operation = getOperationAST(document);
  if (!operation) throw new Error('Each document has one operation.');
  const ours = await executeOperation({ schema: api.schema, document, operation }, variableValues, contextValue);
  expect(asSent(ours)).toEqual(asSent(usual));
  return usual;
}

const queries = Object.values(CLIENT_DOCUMENTS).filter((text) => /^query /m.test(text));

test.each(queries.map((text) => [/query (\w+)/.exec(text)?.[1], text]))(
  'the response to %s equals that of graphql-js',
  async (_name, source = '') => {
    const operation = parse(source).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    for (const contextValue of contexts) {
      for (const [flags, all] of [
        [true, true],
        [false, true],
        [true, false],
      ] as const) {
        await bothWays(source, contextValue, operation === undefined ? {} : variablesOf(operation, flags, all));
      }
    }
  },
);

const [PRODUCT, LISTING] = ['product(slug: "harumanis-mango")', 'products(first: 3)'];

test.each([
  [
    'aliases and fields requested twice',
    `{ a: ${PRODUCT} { id } ${PRODUCT} { id price { current { minorUnits } } } ${PRODUCT} { slug price { was { amount } current { formatted } } } }`,
  ],
  [
    'fragments inside fragments',
    `{ ${LISTING} { ...A nodes { id } } } fragment A on ProductConnection { nodes { ...B ...B } } fragment B on Product { title ...C } fragment C on Node { id __typename }`,
  ],
  [
    'types behind interfaces',
    `{ ${LISTING} { facets { __typename key ... on ListFacet { values { value } } ... on RangeFacet { min { amount } } ... on Facet { label } } } }`,
  ],
  [
    'types behind interfaces in lists with holes',
    `{ nodes(ids: ["nothing", "prd_harumanis-mango"]) { __typename id ... on Product { slug } ... on Vendor { name } } }`,
  ],
  ['nothing left', `query ($no: Boolean = false) { ${PRODUCT} @include(if: $no) { id } }`],
  ['a name that objects have', `{ ${PRODUCT} { __proto__: title constructor: slug toString: id } }`],
  ['the type of the root', '{ __typename }'],
  ['introspection beside data', `{ __type(name: "Money") { fields { name } } ${PRODUCT} { id } }`],
])('%s: the same', async (_what, source) => {
  for (const context of contexts) expect((await bothWays(source, context)).errors).toBeUndefined();
});

test('what is left out by a variable is left out each time anew', async () => {
  const source = `query ($in: Boolean!, $out: Boolean = false) { ${PRODUCT} { id title @include(if: $in) ...A @skip(if: $out) ... @include(if: $in) { slug } } } fragment A on Product { sku @include(if: $in) weight }`;
  for (const variables of [{ in: true }, { in: false }, { in: true, out: true }, { in: false, out: true }, { in: true, out: false }]) {
    await bothWays(source, contexts[0]!, variables);
  }
});

test('values that variables leave open are left open', async () => {
  const source = `query ($min: SafeInt, $category: [String!], $first: Int = 2, $limit: Int) {
    products(filter: { price: { min: $min, max: 5000 }, category: $category }, first: $first) { totalCount facets(valueLimit: $limit) { selectedCount } nodes { images { url(width: W320) } } }
  }`;
  for (const variables of [
    {},
    { min: null, category: null },
    { min: 100, category: [], limit: null },
    { category: ['nothing'], limit: 3 },
  ]) {
    await bothWays(source, contexts[0]!, variables);
  }
});

test.each([
  ['a refusal in a list that may be null', `{ ${LISTING.replace('3', '1000')} { totalCount } marketplace { name } }`, {}],
  ['a refusal below a list', `{ ${LISTING} { nodes { id related(first: 99) { id } } } }`, {}],
  ['a refusal beside a list', `{ ${LISTING} { nodes { id } facets(valueLimit: 999) { key } } }`, {}],
  ['a refusal where nothing may be null', '{ searchSuggestions(query: "rice", limit: 99) { queries { text } } marketplace { name } }', {}],
  ['a variable that is missing', 'query ($slug: String!) { vendor(slug: $slug) { id } }', {}],
  ['a variable of another kind', 'query ($first: Int) { products(first: $first) { totalCount } }', { first: 'many' }],
  ['a variable out of range', 'query ($min: SafeInt) { products(filter: { price: { min: $min } }) { totalCount } }', { min: 1.5 }],
])('%s: the same errors', async (_what, source, variables) => {
  const { errors } = await bothWays(source, contexts[0]!, variables);
  expect(errors?.length).toBeGreaterThan(0);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken'))],
  ['finds nothing', () => null],
  ['gives an error', () => new Error('broken')],
  ['gives something else', () => ({ level: 'PLENTY', purchasable: 'much' })],
])('where a service %s, nulls spread as far and errors name the same places', async (_what, productStock) => {
  const [context] = contexts;
  const catalog = new Proxy(api.services.catalog, {
    get: (real, name) => (name === 'productStock' ? productStock : (Reflect.get(real, name) as unknown)),
  });
  const broken = { ...context!, services: { ...api.services, catalog } };
  for (const source of [
    `{ ${PRODUCT} { id stock { level } brand { stock: slug } } marketplace { name } }`,
    `{ ${LISTING} { nodes { id stock { purchasable } variants { stock { level } } } } a: ${LISTING} { totalCount } }`,
  ]) {
    expect((await bothWays(source, broken)).errors?.length).toBeGreaterThan(0);
  }
});

import type { ExecutionResult, GraphQLInputType, GraphQLSchema } from 'graphql';
import { execute, getOperationAST, isEnumType, isInputObjectType, isListType, isNonNullType, parse, typeFromAST, validate } from 'graphql';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildApiSchema } from '#server/graphql/buildSchema.ts';
import { guestContext } from '#server/graphql/context.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { executeOperation } from '#server/graphql/execution/executeOperation.ts';
import { LOGIN, SHOPPER, VENDOR } from '#tests/support/api/accountOperations.ts';
import type { AuthResponse } from '#tests/support/api/accountOperations.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import type { TestApi } from '#tests/support/api/startApi.ts';
import CLIENT_DOCUMENTS from '#schema/clientDocuments.json' with { type: 'json' };

/** By type-graphql's own resolvers, run by graphql-js. */
let plain: GraphQLSchema;

beforeAll(async () => {
  plain = await buildApiSchema({ isDirect: false });
});

const NOW = new Date('2026-03-01T04:00:00.000Z');
/** Drawn anew in every shop: numbers, ids and tokens. */
const DRAWN = /(RZQ|MSG)-\w{4}-\w{4}|[\w-]{22,}/g;

type Change = Partial<GraphQLContext>;
type Run = (source: string, variableValues: Record<string, unknown>, change?: Change) => Promise<ExecutionResult>;

async function aShop(options: Parameters<typeof createTestApi>[0], schema: (api: TestApi) => GraphQLSchema, run: typeof execute) {
  const api = await createTestApi({ ...options, now: () => NOW, reportError: () => undefined });
  onTestFinished(() => api.close());
  const ask: Run = async (source, variableValues, change = {}) => {
    const document = parse(source);
    expect(validate(schema(api), document)).toEqual([]);
    const contextValue = { ...guestContext(api.services, 'en'), ...change };
    return run({ schema: schema(api), document, contextValue, variableValues });
  };
  return { api, ask };
}

/** Two shops that are alike: one answers by graphql-js alone. */
const twoShops = async (options: Parameters<typeof createTestApi>[0] = {}) => ({
  usual: await aShop(options, () => plain, execute),
  ours: await aShop(
    options,
    ({ schema }) => schema,
    (args) => executeOperation({ ...args, contextValue: args.contextValue as object }),
  ),
});

const asSent = ({ data, errors }: ExecutionResult) =>
  JSON.parse(JSON.stringify({ data, errors: errors?.map((error) => error.toJSON()) }).replace(DRAWN, '…')) as unknown;

/** A value that fits; `all`: with what may be left out. */
function valueFor(type: GraphQLInputType, all: boolean): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, all);
  if (isListType(type)) return [valueFor(type.ofType, all)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => all || isNonNullType(field.type));
    return Object.fromEntries(fields.map((field) => [field.name, valueFor(field.type, all)]));
  }
  return { Boolean: true, Int: 1, SafeInt: 100, Float: 1, DateTime: NOW.toISOString() }[type.name] ?? 'made-up';
}

const mutations = Object.values(CLIENT_DOCUMENTS).filter((text) => /^mutation /m.test(text));

test.each(mutations.map((text) => [/mutation (\w+)/.exec(text)?.[1], text]))(
  'the answer to %s is that of graphql-js',
  async (_name, source = '') => {
    const { usual, ours } = await twoShops();
    const definitions = getOperationAST(parse(source))?.variableDefinitions ?? [];
    const signedIn = async ({ api }: typeof usual, person: typeof SHOPPER | null) => {
      if (person === null) return {};
      const { data } = await api.execute<{ login: AuthResponse }>(LOGIN, person);
      return { viewer: await api.services.sessions.find(data.login.token ?? '') };
    };
    for (const person of [null, SHOPPER, VENDOR]) {
      const [asUsual, asOurs] = [await signedIn(usual, person), await signedIn(ours, person)];
      for (const all of [false, true]) {
        const variables = Object.fromEntries(
          definitions.map(({ variable, type }) => [variable.name.value, valueFor(typeFromAST(plain, type) as GraphQLInputType, all)]),
        );
        const expected = await usual.ask(source, variables, asUsual);
        expect(asSent(await ours.ask(source, variables, asOurs))).toEqual(asSent(expected));
      }
    }
  },
);

const PLACE = `mutation ($input: PlaceOrderInput!) { placed: placeOrder(input: $input) {
  __typename replayed
  order { number accessToken totals { total { minorUnits formatted } } packages { number vendor { name } lines { title quantity } } }
  errors { __typename ... on UserError { code message path } }
} }`;
const market = { catalogue: aMarket(), demo: false };

test('an order is answered alike, and placed once: also when it is refused, and when its key comes again', async () => {
  const { usual, ours } = await twoShops(market);
  const first = anOrderInput();
  for (const input of [
    first,
    first,
    { ...first, note: 'another' },
    anOrderInput({ expectedTotal: 1 }),
    anOrderInput({ email: 'nobody' }),
  ]) {
    expect(asSent(await ours.ask(PLACE, { input }))).toEqual(asSent(await usual.ask(PLACE, { input })));
  }
  expect(await ours.api.store.count('orders')).toBe(1);
});

test.each([
  ['what is told of it fails', { vendor: () => Promise.reject(new Error('broken')) }],
  ['something that may not be null is', { vendor: () => null }],
])('where %s, the errors are those of graphql-js, and one order is placed', async (_what, broken) => {
  const { usual, ours } = await twoShops(market);
  for (const shop of [usual, ours]) {
    const { services } = shop.api;
    // Only what the answer reads: the order itself is priced by the services' own catalogue.
    const catalog = Object.assign(Object.create(services.catalog) as typeof services.catalog, broken);
    const answer = await shop.ask(PLACE, { input: anOrderInput() }, { services: { ...services, catalog } });
    expect(answer.errors?.map(({ path }) => path?.join('.'))).toEqual(['placed.order.packages.0.vendor']);
    expect(await shop.api.store.count('orders')).toBe(1);
  }
});

test('a mutation that throws runs once, and tells its error as graphql-js does', async () => {
  const { usual, ours } = await twoShops(market);
  const answers: unknown[] = [];
  for (const { ask, api } of [usual, ours]) {
    let runs = 0;
    const orders = Object.assign(Object.create(api.services.orders) as typeof api.services.orders, {
      placeOrder: () => {
        runs += 1;
        throw new Error('broken');
      },
    });
    answers.push(asSent(await ask(PLACE, { input: anOrderInput() }, { services: { ...api.services, orders } })));
    expect(runs).toBe(1);
  }
  expect(answers[1]).toEqual(answers[0]);
});

test('several mutations run one after the other, each once', async () => {
  const { ours } = await twoShops(market);
  const two = `mutation ($a: PlaceOrderInput!, $b: PlaceOrderInput!) { a: placeOrder(input: $a) { order { number } } b: placeOrder(input: $b) { replayed } }`;
  const input = anOrderInput();
  const { data } = await ours.ask(two, { a: input, b: input });
  expect(data).toMatchObject({ b: { replayed: true } });
  expect(await ours.api.store.count('orders')).toBe(1);
});

test('one context for two mutations: each is its own', async () => {
  const { ours } = await twoShops(market);
  const contextValue = guestContext(ours.api.services, 'en');
  const run = (change: Parameters<typeof anOrderInput>[0]) =>
    executeOperation({ schema: ours.api.schema, document: parse(PLACE), contextValue, variableValues: { input: anOrderInput(change) } });
  await run({});
  await run({ idempotencyKey: 'another-key' });
  expect(await ours.api.store.count('orders')).toBe(2);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import { LOGIN, SHOPPER } from '#tests/support/api/accountOperations.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

/** As many combining accents in non-canonical order as a request body can hold. Normalising them takes quadratic time. */
const ACCENTS = '\u0301'.repeat(24_500) + '\u0316'.repeat(24_500);
/** Rejecting the string takes tens of milliseconds; normalising all the accents would take a second or more. */
const LIMIT_MS = 700;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ catalogue: aMarket() });
  // Warm-up, so that lazy loading is not part of the measurement.
  await api.execute(LOGIN, { email: 'somebody@example.com', password: 'a wrong password' });
});
afterAll(() => api.close());

type Place = readonly string[];
const SAMPLES: Partial<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  ID: 'var_rice',
  DateTime: '2026-01-01T00:00:00Z',
  Date: '2026-01-01',
};

/** Paths of all string fields in an input type. */
function textPlaces(type: GraphQLInputType, path: Place, depth = 0): Place[] {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return depth > 3 ? [] : Object.values(named.getFields()).flatMap((field) => textPlaces(field.type, [...path, field.name], depth + 1));
  return isLeafType(named) && ['String', 'ID'].includes(named.name) ? [path] : [];
}

/** A valid input with all required values, and the hostile string at the given path. */
function valueOf(type: GraphQLInputType, target: Place | null): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, target);
  if (isListType(type)) return [valueOf(type.ofType, target)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return target === null ? (SAMPLES[type.name] ?? 'shopper@rizq.demo') : ACCENTS;
  const fields = Object.values(type.getFields()).filter((field) => isNeeded(field) || field.name === target?.[0]);
  return Object.fromEntries(
    fields.map((field) => [field.name, valueOf(field.type, field.name === target?.[0] ? target.slice(1) : null)] as const),
  );
}

const isNeeded = ({ type, defaultValue }: GraphQLArgument | GraphQLInputField) => isNonNullType(type) && defaultValue === undefined;

test('no text argument of any query or mutation can occupy the server for more than 700 ms', { timeout: 120_000 }, async () => {
  const roots = [api.schema.getQueryType(), api.schema.getMutationType()].filter((type) => type != null);
  const slow: string[] = [];
  let count = 0;
  for (const root of roots) {
    for (const field of Object.values(root.getFields())) {
      for (const target of field.args.flatMap((argument) => textPlaces(argument.type, [argument.name]))) {
        const args = field.args.filter((argument) => isNeeded(argument) || argument.name === target[0]);
        const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
        const given = args.map(({ name }) => `${name}: $${name}`).join(', ');
        const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
        const operation = root === api.schema.getMutationType() ? 'mutation' : 'query';
        const variables = Object.fromEntries(
          args.map(({ name, type }) => [name, valueOf(type, name === target[0] ? target.slice(1) : null)]),
        );
        const startedAt = performance.now();
        await api.execute(`${operation}(${declared}) { ${field.name}(${given}) ${selection} }`, variables);
        const took = performance.now() - startedAt;
        count += 1;
        if (took > LIMIT_MS) slow.push(`${field.name}(${target.join('.')}): ${Math.round(took)} ms`);
      }
    }
  }
  expect(count).toBeGreaterThan(30);
  expect(slow).toEqual([]);
});

test('a password beyond the maximum length gets the same response as a wrong one', async () => {
  const loginWith = async (password: string) => (await api.execute(LOGIN, { ...SHOPPER, password })).data;
  expect(await loginWith(ACCENTS)).toEqual(await loginWith('a wrong password'));
  expect(await loginWith(SHOPPER.password + ' '.repeat(2000))).toEqual(await loginWith('a wrong password'));
});

test('an overlong text is rejected, not truncated', async () => {
  const long = `${' '.repeat(5000)}the end`;
  const { data } = await api.execute<{ register: { errors: { path: string[] }[] } }>(
    `mutation($long: String!) { register(input: { firstName: $long, lastName: $long, email: $long, phone: $long, password: "kopi tarik panas" }) {
      errors { ... on UserError { path } } } }`,
    { long },
  );
  expect(data.register.errors.map(({ path }) => path[0])).toEqual(['firstName', 'lastName', 'phone', 'email']);
});

test('an operation can contain only one trackOrder', async () => {
  const track = (alias: string) => `${alias}: trackOrder(number: "RZQ-2222-2222", email: "a@example.com") { number }`;
  const { errors, status } = await api.execute(`{ ${track('a')} ...F } fragment F on Query { ${track('b')} }`);
  expect({ status, code: errors?.[0]?.extensions?.['code'] }).toEqual({ status: 400, code: 'QUERY_TOO_COMPLEX' });
});

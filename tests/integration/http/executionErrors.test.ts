import { createHash } from 'node:crypto';
import {
  buildSchema,
  execute,
  getOperationAST,
  GraphQLError,
  GraphQLInterfaceType,
  parse,
  validate,
  type ExecutionResult,
  type GraphQLObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { executeOperation } from '#server/graphql/execution/executeOperation.ts';

const SCHEMA = buildSchema(`
  interface Node { id: ID! }
  type Product implements Node { id: ID! title: String price: Int! level: Level parts: [Product] prices: [[Int!]] vendor: Vendor strict: Vendor! twice(of: Int!): Int }
  type Vendor implements Node { id: ID! title: String product: Product! all: [Int!]! nodes: [Node] node: Node }
  enum Level { FEW MANY }
  type Query { product: Product vendor: Vendor! level: Level }
  type Mutation { product: Product vendor: Vendor! level: Level }
`);

const DOCUMENTS = [
  '{ product { id title price level } vendor { title } level }',
  '{ product { id parts { id price vendor { id } } prices } second: product { title strict { id all } } }',
  '{ vendor { product { vendor { product { title } } } nodes { __typename id ... on Product { price } ... on Vendor { title } } } level }',
  `{ product { id id ...A } ...B product { price } }
    fragment A on Product { level vendor { title title } } fragment B on Query { product { vendor { node { id } } } }`,
  'mutation { product { id price strict { title } } level vendor { id } again: product { title parts { id } } }',
  'query ($of: Int = 2) { product { twice(of: $of) vendor { product { price twice(of: $of) } } } }',
];

/** Deterministic number from 0 to `below` per place. */
function chance(place: string, below: number): number {
  return createHash('sha256').update(place).digest().readUInt32BE() % below;
}

/** Value of a field at this place: as expected or wrong, synchronous or asynchronous. Each execution creates it anew. */
function fieldAt(place: string, expected: () => unknown): unknown {
  if (chance(`${place} later`, 3) === 0) return new Promise((resolve) => setImmediate(resolve)).then(() => valueAt(place, expected));
  return valueAt(place, expected);
}

function valueAt(place: string, expected: () => unknown): unknown {
  switch (chance(place, 25)) {
    case 0:
      return null;
    case 1:
      return undefined;
    case 2:
      return new Error('returned');
    case 3:
      return { another: 'kind' };
    case 4:
      throw new Error('thrown');
    case 5:
      throw new GraphQLError('refused', { extensions: { code: 'REFUSED' } });
    default:
      return expected();
  }
}

/** A product or a vendor, by its fields. */
function objectAt(place: string, type: string): object {
  const at = (name: string, expected: (place: string) => unknown) => () => fieldAt(`${place}.${name}`, () => expected(`${place}.${name}`));
  const listOf = (item: (place: string) => unknown) => (list: string) =>
    new Set(['a', 'b', 'c'].map((key) => valueWithoutThrowing(() => valueAt(`${list}.${key}`, () => item(`${list}.${key}`)))));
  const product = (each: string) => objectAt(each, 'Product');
  const vendor = (each: string) => objectAt(each, 'Vendor');
  return {
    type,
    id: at('id', () => 'x'),
    title: at('title', () => 'Rice'),
    price: at('price', () => 1),
    level: at('level', () => 'FEW'),
    parts: at('parts', listOf(product)),
    prices: at('prices', () => [[1, 2], null, [3, null], ['x', 4]]),
    vendor: at('vendor', vendor),
    strict: at('strict', vendor),
    twice: ({ of }: { of: number }) => fieldAt(`${place}.twice`, () => of * 2),
    product: at('product', product),
    all: at('all', () => [1, 2]),
    nodes: at(
      'nodes',
      listOf((each) => objectAt(each, chance(`${each} type`, 2) === 0 ? 'Product' : 'Vendor')),
    ),
    node: at('node', (each) => objectAt(each, chance(`${each} type`, 9) === 0 ? 'Level' : 'Vendor')),
  };
}

function valueWithoutThrowing(value: () => unknown): unknown {
  try {
    return value();
  } catch (error) {
    return error;
  }
}

/** Return values of root fields reveal the order of their calls. */
function prepareSchema(seed: number): void {
  for (const type of Object.values(SCHEMA.getTypeMap())) {
    if (type instanceof GraphQLInterfaceType) type.resolveType = (value: unknown) => (value as { type?: string }).type;
  }
  for (const root of [SCHEMA.getQueryType(), SCHEMA.getMutationType()] as GraphQLObjectType[]) {
    for (const [name, field] of Object.entries(root.getFields())) {
      field.resolve = (_source, _args, context: { calls: number }) => {
        const place = `${seed} ${root.name === 'Mutation' ? context.calls : 0} ${name}`;
        return fieldAt(place, () => {
          context.calls += 1;
          return name === 'level' ? 'FEW' : objectAt(place, name === 'vendor' ? 'Vendor' : 'Product');
        });
      };
    }
  }
}

/** Messages of server faults are masked and need not be equal. */
const FAULT = /^(Abstract type|Runtime Object type|Expected `|Expected a value).*/s;

const asSent = ({ data, errors }: ExecutionResult) =>
  JSON.stringify({ data, errors: errors?.map((error) => ({ ...error.toJSON(), message: error.message.replace(FAULT, '') })) });

test.each(DOCUMENTS)('%s: a plan has the results and errors of graphql-js', async (source) => {
  const document = parse(source);
  expect(validate(SCHEMA, document)).toEqual([]);
  const operation = getOperationAST(document);
  if (operation == null) throw new Error('Each document has one operation');
  let failed = 0;
  for (let seed = 0; seed < 300; seed += 1) {
    prepareSchema(seed);
    const variables = seed % 5 === 0 ? { of: null } : seed % 5 === 1 ? { of: 4 } : {};
    const usual = await execute({ schema: SCHEMA, document, contextValue: { calls: 0 }, variableValues: variables });
    const planned = await executeOperation({ schema: SCHEMA, document, operation }, variables, { calls: 0 });
    expect(asSent(planned)).toBe(asSent(usual));
    if (usual.errors) failed += 1;
  }
  expect(failed).toBeGreaterThan(30);
});

import { InMemoryCache, setLogVerbosity, type InMemoryCacheConfig } from '@apollo/client';
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import {
  getNamedType,
  getOperationAST,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { possibleTypes } from '#client/graphql/possibleTypes.generated.ts';
import { typePolicies } from '#client/graphql/typePolicies.ts';
import CLIENT_DOCUMENTS from '#schema/clientDocuments.json' with { type: 'json' };
import { buildApiSchema } from '#server/graphql/buildSchema.ts';
import { CLIENT_OPERATIONS, ClientRun, type Exchange, type Person } from '#tests/support/api/clientOperations.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

// Apollo warns about objects without an id that several fields select. They can make cached data incomplete, but not incorrect.
setLogVerbosity('silent');

const PEOPLE: readonly Person[] = ['guest', 'member', 'vendor'];

let api: TestApi;
let client: ClientRun;
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date('2026-03-02T04:00:00.000Z') });
  client = new ClientRun(api);
});
afterAll(() => api.close());
beforeAll(() => client.change());
for (const person of PEOPLE) beforeAll(() => client.read(person));
beforeAll(() => client.leave());

const queriesOf = (person: Person) => client.exchanges.filter(({ who, kind }) => who === person && kind === OperationTypeNode.QUERY);

/** The distinct exchanges, where those with equal responses count once. */
function distinct(): Exchange[] {
  return [...new Map(client.exchanges.map((exchange) => [`${exchange.name} ${JSON.stringify(exchange.data)}`, exchange])).values()];
}

test('every operation of the client is executed', () => {
  expect([...new Set(client.exchanges.map(({ name }) => name))].sort()).toEqual([...CLIENT_OPERATIONS].sort());
});

test('every selection of an object with an id includes the id, so that caches can identify it', async () => {
  const schema = await buildApiSchema();
  const missing = Object.values(CLIENT_DOCUMENTS).flatMap((text) => {
    const document = parse(text);
    const found: string[] = [];
    const types = new TypeInfo(schema);
    const selectsId = ({ selections }: SelectionSetNode): boolean =>
      selections.some((selection) => {
        if (selection.kind === Kind.FIELD) return selection.name.value === 'id';
        if (selection.kind === Kind.INLINE_FRAGMENT) return selectsId(selection.selectionSet);
        const isOf = (node: DefinitionNode) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value;
        return document.definitions.some((node) => isOf(node) && 'selectionSet' in node && selectsId(node.selectionSet));
      });
    const enter = ({ name, selectionSet }: FieldNode) => {
      const type = getNamedType(types.getType());
      // The client's cache identifies types that have a slug by the slug.
      if (!isObjectType(type) || !isNonNullType(type.getFields().id?.type) || 'slug' in type.getFields()) return;
      if (selectionSet !== undefined && !selectsId(selectionSet)) found.push(`${name.value} of ${getOperationAST(document)?.name?.value}`);
    };
    visit(document, visitWithTypeInfo(types, { Field: { enter } }));
    return found;
  });
  expect(missing).toEqual([]);
});

/** Differences between a response and the data read from a cache: the path and both values. Missing data is not a difference. */
function differences(raw: unknown, read: unknown, path: string): string[] {
  if (read === undefined) return [];
  if (typeof raw !== 'object' || raw === null || typeof read !== 'object' || read === null)
    return raw === read ? [] : [`${path}: ${JSON.stringify(raw)} is read as ${JSON.stringify(read)}`];
  if (Array.isArray(raw) && raw.length !== (read as unknown[]).length)
    return [`${path}: ${raw.length} are read as ${(read as unknown[]).length}`];
  return Object.keys(raw).flatMap((key) =>
    differences((raw as Record<string, unknown>)[key], (read as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

const rootOf = ({ kind }: Exchange) => (kind === OperationTypeNode.QUERY ? 'ROOT_QUERY' : 'ROOT_MUTATION');

const documents = new Map<string, DocumentNode>();

/**
 * Parses each document only once, because caches identify documents by reference. Turns it into a query, because a cache reads only
 * queries.
 */
function asQuery(text: string): DocumentNode {
  const requested = (node: DefinitionNode) =>
    node.kind === Kind.OPERATION_DEFINITION ? { ...node, operation: OperationTypeNode.QUERY } : node;
  const known = documents.get(text) ?? parse(text);
  const document = documents.has(text) ? known : { ...known, definitions: known.definitions.map(requested) };
  documents.set(text, document);
  return document;
}

function write(cache: InMemoryCache, exchange: Exchange): void {
  const { document, variables, data } = exchange;
  cache.write({ dataId: rootOf(exchange), query: asQuery(document), variables, result: data });
}

/** The cache's data, which may be incomplete. */
function read(cache: InMemoryCache, exchange: Exchange): unknown {
  const { document, variables } = exchange;
  return plain(cache.read({ query: asQuery(document), variables, rootId: rootOf(exchange), optimistic: false, returnPartialData: true }));
}

/** Apollo caches with their default settings and with the client's settings. */
const APOLLO: Record<string, InMemoryCacheConfig> = { plain: { possibleTypes }, customised: { possibleTypes, typePolicies } };

describe.each(Object.entries(APOLLO))('Apollo Client, %s cache', (_kind, config) => {
  test('a separate cache returns each response unchanged', () => {
    for (const exchange of distinct()) {
      const cache = new InMemoryCache(config);
      write(cache, exchange);
      expect({ name: exchange.name, data: read(cache, exchange) }).toEqual({ name: exchange.name, data: exchange.data });
    }
  });

  test.each(PEOPLE)('a cache shared by all queries of a %s returns no incorrect data', (person) => {
    const cache = new InMemoryCache(config);
    for (const exchange of queriesOf(person)) write(cache, exchange);
    expect(queriesOf(person).flatMap((exchange) => differences(exchange.data, read(cache, exchange), exchange.name))).toEqual([]);
  });
});

/** An urql client with a normalised cache that receives recorded responses. */
function urqlClient() {
  let next: unknown = null;
  const urql = new Client({
    url: 'https://shop.example/graphql',
    exchanges: [cacheExchange({ possibleTypes, logger: () => undefined }), fetchExchange],
    preferGetMethod: false,
    fetch: async () => Response.json({ data: next }),
  });
  return {
    take: async ({ kind, document, variables, data }: Exchange) => {
      next = data;
      const sent =
        kind === OperationTypeNode.QUERY
          ? urql.query(document, variables, { requestPolicy: 'network-only' })
          : urql.mutation(document, variables);
      return (await sent.toPromise()).data as unknown;
    },
    read: async ({ document, variables }: Exchange) =>
      (await urql.query(document, variables, { requestPolicy: 'cache-only' }).toPromise()).data as unknown,
  };
}

describe('urql with Graphcache', () => {
  test('a separate cache returns each response unchanged', async () => {
    for (const exchange of distinct()) {
      const urql = urqlClient();
      const taken = await urql.take(exchange);
      const data = exchange.kind === OperationTypeNode.QUERY ? await urql.read(exchange) : taken;
      expect({ name: exchange.name, data: plain(data) }).toEqual({ name: exchange.name, data: exchange.data });
    }
  });

  test.each(PEOPLE)('a cache shared by all queries of a %s returns no incorrect data', async (person) => {
    const urql = urqlClient();
    for (const exchange of queriesOf(person)) await urql.take(exchange);
    for (const exchange of queriesOf(person)) {
      const data = plain(await urql.read(exchange));
      // Null means that the data in the cache is incomplete, so urql would fetch it again.
      if (data !== null) expect(differences(exchange.data, data, exchange.name)).toEqual([]);
    }
  });
});

const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) as unknown;

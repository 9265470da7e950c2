import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Dependencies } from '#server/graphql/dependencies.ts';
import { PageCache } from '#server/http/pageCache.ts';
import { ResponseCache } from '#server/http/responseCache.ts';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

let marketplace: TestApp;
beforeAll(async () => {
  marketplace = await openTestApp();
});
afterAll(async () => {
  await marketplace.close();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** `$a`, `$b`, `$c` are conditions of the document; in `B` two of them are strings. */
const DOCUMENT = `
  query A($a: Boolean!) { __typename @include(if: $a) }
  query B($a: String!, $b: Boolean!, $c: String!) {
    one: product(slug: $a) { id }
    two: product(slug: $c) { id }
    products(first: 100) @include(if: $b) { nodes { title stock { level } price { current { amount } } } }
  }
  query C($c: Boolean!) { __typename @include(if: $c) }
`;

test('plans by the conditions of the operation, whatever texts other variables hold', async () => {
  const run = async (variables: Record<string, unknown>) => {
    const payload = { query: DOCUMENT, operationName: 'B', variables };
    const response = await marketplace.app.inject({ method: 'POST', url: '/graphql', payload });
    return response.json<{ data: Record<string, unknown>; extensions: { cost: { requested: number } } }>();
  };
  await run({ a: 'x', b: true, c: 'y false z' });
  // The cost is that of two missing products; the execution has a hundred products.
  const { data } = await run({ a: 'x true y', b: false, c: 'z' });
  expect(Object.keys(data)).toEqual(['one', 'two']);
});

test('counts a search without results once, also where another field fails', async () => {
  const query = '{ products(query: "zzqqxxyy") { totalCount } failing: products(first: 0) { totalCount } }';
  await postGraphql(marketplace.app, query);
  await postGraphql(marketplace.app, query);
  // Terms are listed from three searches on.
  expect(marketplace.api.services.missedSearches.most(5)).toEqual([]);
});

test('a page is no older than 10 seconds, with all that it contains', async () => {
  const { revisions } = marketplace.api.services;
  const [responses, pages] = [new ResponseCache(revisions), new PageCache(revisions)];
  const start = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start);
  responses.put('key', Buffer.from('made at 0'), new Dependencies(revisions));
  clock.mockReturnValue(start + 9900);
  const render = (dependencies: Dependencies) => {
    const cached = responses.get('key');
    if (cached === null) throw new Error('It is fresh');
    dependencies.include(cached.dependencies);
    return Promise.resolve({ status: 200, body: cached.body, location: null, stylePolicy: null, flash: null });
  };
  await pages.page('/', { network: '', enqueue: (work) => work(), render });
  clock.mockReturnValue(start + 19_700);
  expect(pages.has('/')).toBe(false);
});

test.each([
  ['no name for one of several', 'query A { __typename } query B { __typename }', undefined],
  ['an unknown name', 'query A { __typename } query B { __typename }', 'C'],
])('a document with %s is refused, and nothing is reported', async (_what, query, operationName) => {
  const limited = await openTestApp();
  const response = await limited.app.inject({ method: 'POST', url: '/graphql', payload: { query, operationName } });
  const named = { code: 'OPERATION_RESOLUTION_FAILURE' };
  expect([response.statusCode, response.json()]).toEqual([400, { errors: [{ message: expect.any(String) as string, extensions: named }] }]);
  expect(limited.log()).not.toContain('"err"');
  await limited.close();
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** Number of operations measured together, so that interruptions and the clock's resolution matter little. */
const TIMES = 100;
/** Maximum ratio of the measured CPU time to the charge. The measured time includes parsing, serialising and compiling. */
const TOLERANCE = 2;
/** The base cost that the HTTP server charges for every request. */
const REQUEST_COST = 500;

/** Sends an operation many times. Returns the cost charged and the CPU time used, in microseconds. */
async function measure(query: string, variables: (at: number) => Record<string, unknown>) {
  let charged = 0;
  const spend = (cost: number) => {
    charged += cost;
    return Promise.resolve();
  };
  const send = async (at: number) => {
    const { errors } = await api.execute(query, variables(at), { spend });
    expect(errors).toBeUndefined();
  };
  for (let at = 0; at < TIMES; at += 1) await send(-at);
  charged = 0;
  const before = process.cpuUsage();
  for (let at = 0; at < TIMES; at += 1) await send(at);
  const { user, system } = process.cpuUsage(before);
  return { charged: charged + TIMES * REQUEST_COST, took: user + system };
}

const many = (word: string, at: number) => Array.from({ length: 100 }, (_, number) => `${word}_${number}_${at}`);

test.each<[string, string, (at: number) => Record<string, unknown>]>([
  ['100 unknown ids', 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', (at) => ({ ids: many('prd_unknown', at) })],
  ['a misspelt search', 'query ($q: String!) { products(query: $q, first: 1) { totalCount } }', (at) => ({ q: `harumnais mangoo ${at}` })],
  [
    'a filter of 200 values',
    'query ($brand: [String!], $tag: [String!]) { products(filter: { brand: $brand, tag: $tag }, first: 1) { totalCount } }',
    (at) => ({ brand: many('brand', at), tag: many('tag', at) }),
  ],
])('the cost charged for %s covers its processor time', async (_what, query, variables) => {
  const { charged, took } = await measure(query, variables);
  expect(charged).toBeGreaterThan(took / TOLERANCE);
});

test('processor time beyond the estimated cost, and no more, is charged afterwards', async () => {
  const { services } = api;
  const bySlug = services.vendors.bySlug.bind(services.vendors);
  const slow = vi.spyOn(services.vendors, 'bySlug').mockImplementation((slug) => {
    const before = process.cpuUsage();
    let passed = 0;
    while (passed < 5000) {
      const { user, system } = process.cpuUsage(before);
      passed = user + system;
    }
    return bySlug(slug);
  });
  const { charged, took } = await measure('{ vendor(slug: "kebun-utara") { name } }', () => ({}));
  slow.mockRestore();
  expect(charged).toBeGreaterThan(TIMES * 5000);
  expect(charged).toBeLessThan(took * TOLERANCE);
});

test('concurrent operations are charged for the processor time that they use together', async () => {
  let charged = 0;
  const spend = (cost: number) => {
    charged += cost;
    return Promise.resolve();
  };
  const ids = { ids: many('prd_unknown', 0) };
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: TIMES }, () => api.execute('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', ids, { spend })));
  const { user, system } = process.cpuUsage(before);
  expect(charged).toBeGreaterThan((user + system) / 2);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { IN_PROCESS } from '#server/platform/caller.ts';
import { fillEmptyStore } from '#seed/fillEmptyStore.ts';
import { playgroundExamples } from '#server/http/playground.ts';
import { createServices } from '#server/services.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

let marketplace: TestApp;

beforeAll(async () => {
  marketplace = await openTestApp();
});

afterAll(() => marketplace.close());

interface Tab {
  query: string;
  variables?: string;
}

async function tabs(): Promise<Tab[]> {
  const { body } = await marketplace.app.inject({ url: '/playground' });
  return JSON.parse(/id="playground-tabs">(.*?)<\/script>/s.exec(body)?.[1] ?? '[]') as Tab[];
}

async function run({ query, variables }: Tab): Promise<Record<string, unknown>> {
  const response = await postGraphql(
    marketplace.app,
    query,
    variables === undefined ? undefined : (JSON.parse(variables) as Record<string, unknown>),
  );
  const { data, errors } = response.json<{ data: Record<string, unknown>; errors?: unknown }>();
  expect(errors).toBeUndefined();
  return data;
}

test('browsers get the playground at /graphql and /playground, and it loads files from this server only', async () => {
  for (const url of ['/graphql', '/playground']) {
    const page = await marketplace.app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).not.toMatch(/(?:src|href)="(?!\/)/);
  }
});

test('each playground example runs unchanged: products with facets, quote, orders, tracking and session', async () => {
  const [browse, quote, order, pay, track, logIn, memberOrder, mine, ...others] = await tabs();
  expect(others).toEqual([]);
  const products = await run(browse as Tab);
  expect(products).toMatchObject({ products: { nodes: expect.any(Array) as unknown, facets: expect.any(Array) as unknown } });
  expect(await run(quote as Tab)).toMatchObject({ quote: { readyToPlace: true, issues: [] } });
  expect(await run(order as Tab)).toMatchObject({ placeOrder: { replayed: false, errors: [], order: { packages: [{}, {}] } } });
  expect(await run(order as Tab)).toMatchObject({ placeOrder: { replayed: true, errors: [] } });
  expect(await run(pay as Tab)).toMatchObject({
    placeOrder: { errors: [], order: { payment: { method: 'FPX', status: 'PENDING', nextAction: { kind: 'REDIRECT' } } } },
  });
  // This marketplace has no sample orders.
  expect(await run(track as Tab)).toEqual({ trackOrder: null });
  expect(await run(logIn as Tab)).toMatchObject({ login: { viewer: {}, errors: [] } });
  expect(await run(memberOrder as Tab)).toMatchObject({ placeOrder: { replayed: false, errors: [] } });
  expect(await run(mine as Tab)).toEqual({ viewer: null });
});

test('each visit of the playground gets its own order example', async () => {
  const [first, second] = await Promise.all([tabs(), tabs()]);
  expect(first[2]?.variables).not.toBe(second[2]?.variables);
});

test('in a demo the playground tracks one of the sample orders', async () => {
  const store = openMemoryStore();
  await fillEmptyStore(store, { demo: true });
  const services = await createServices(store, { demo: true });
  const examples = await playgroundExamples(services);
  const { number, email } = JSON.parse(examples.find(({ query }) => query.includes('trackOrder('))?.variables ?? '{}') as {
    number: string;
    email: string;
  };
  expect(await services.tracking.track(number, email, IN_PROCESS)).toMatchObject({ number, packages: expect.any(Array) as unknown });
  services.close();
});

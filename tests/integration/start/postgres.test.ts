import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { preparedDatabase } from '#tests/support/postgres/preparedDatabase.ts';
import { newDatabase } from '#tests/support/postgres/testDatabase.ts';
import { freePort, runServer } from '#tests/support/processes/runServer.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { startThrowAwayPostgres } from '../../../scripts/throwAwayPostgres.ts';
import { refusalOf } from './refusal.ts';

async function send<Data>(url: string, query: string, variables: object = {}): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: Data }).data;
}

test('two servers on one database share orders: repeating an order on the other returns the same one', async () => {
  const url = await preparedDatabase();
  const seeding = await openPostgresStore({ urls: [url] });
  await seedStore(seeding, aMarket());
  await seeding.close();
  const metricsPort = await freePort();
  const env = { RIZQ_DATABASE_URL: url, RIZQ_LOG: 'info' };
  // This one is started first, because it builds files that have changed.
  const one = await runServer({ env: { ...env, RIZQ_METRICS_PORT: String(metricsPort) } });
  const other = await runServer({ env });
  onTestFinished(async () => {
    await Promise.all([one.stop(), other.stop()]);
  });
  expect(one.output()).toContain('"engine":"postgres"');
  const input = anOrderInput();
  const { order } = (await send<PlaceOrderResponse>(one.url, PLACE_ORDER, { input })).placeOrder;
  expect(order?.number).toMatch(/^RZQ-/);
  const repeated = (await send<PlaceOrderResponse>(other.url, PLACE_ORDER, { input })).placeOrder;
  expect(repeated).toMatchObject({ replayed: true, order: { number: order?.number, accessToken: order?.accessToken } });
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  for (const series of ['rizq_feed_lag_seconds ', 'rizq_store_pool{state="idle"}', 'rizq_store_waiting', 'rizq_store_retries_total'])
    expect(metrics).toContain(series);
  const ended = once(one.process, 'exit');
  one.process.kill('SIGTERM');
  const readiness = async (): Promise<unknown> => (await fetch(`${one.url}/readyz`)).json();
  await expect.poll(readiness).toEqual({ status: 'unavailable', reason: 'stopping' });
  expect(await ended).toEqual([0, null]);
  expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
});

test('servers that start together on an empty database seed it once', async () => {
  const url = await newDatabase();
  const servers = await Promise.all([1, 2].map(() => runServer({ env: { RIZQ_DATABASE_URL: url } })));
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.stop()));
  });
  const counts = await Promise.all(
    servers.map((shop) => send<{ products: { totalCount: number } }>(shop.url, '{ products(first: 1) { totalCount } }')),
  );
  expect(counts[0]?.products.totalCount).toBeGreaterThan(0);
  expect(counts[1]).toEqual(counts[0]);
  const store = await openPostgresStore({ urls: [url] });
  onTestFinished(() => store.close());
  expect((await store.query('products')).items.every(({ version }) => version === 1)).toBe(true);
});

test('while PostgreSQL is stopped a server refuses orders and serves pages, and recovers without a restart', async () => {
  const server = await startThrowAwayPostgres(['fsync=off']);
  onTestFinished(() => server.stop());
  const seeding = await openPostgresStore({ urls: [server.url] });
  await seedStore(seeding, aMarket());
  await seeding.close();
  const shop = await runServer({ env: { RIZQ_DATABASE_URL: server.url } });
  onTestFinished(() => shop.stop());
  const statusOf = async (path: string, init: RequestInit = {}) => (await fetch(`${shop.url}${path}`, init)).status;
  const input = anOrderInput();
  await server.halt();
  const refused = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: PLACE_ORDER, variables: { input } }),
  });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'STORE_UNAVAILABLE' } }] });
  expect([await statusOf('/'), await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200, 503]);
  const ofMember = { headers: { authorization: 'Bearer a-token' } };
  const picture = `/uploads/up_${'0'.repeat(32)}-320.webp`;
  expect([await statusOf('/orders', ofMember), await statusOf(picture)]).toEqual([503, 503]);
  await server.resume();
  await expect.poll(() => statusOf('/readyz'), { timeout: 60_000 }).toBe(200);
  expect((await send<PlaceOrderResponse>(shop.url, PLACE_ORDER, { input })).placeOrder.order?.number).toMatch(/^RZQ-/);
  expect(shop.process.exitCode).toBeNull();
});

test('an unusable database ends the start with a one-line message without the password', async () => {
  const url = Object.assign(new URL(await newDatabase()), { password: 'wrong-word' }).href;
  const problem = await refusalOf({ RIZQ_DATA: await temporaryFolder(), RIZQ_DATABASE_URL: url });
  expect(problem).toMatch(/^PostgreSQL at [\d.:]+ refuses the user name or password of RIZQ_DATABASE_URL: correct them\.$/);
});

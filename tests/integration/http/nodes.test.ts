import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import { LOGOUT, SHOPPER, VIEWER } from '#tests/support/api/accountOperations.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { logIn, uploadTo } from '#tests/support/api/uploads.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { halves } from '#tests/support/pictures/corpus.ts';
import { preparedDatabase } from '#tests/support/postgres/preparedDatabase.ts';
import { runSql, testServer } from '#tests/support/postgres/testDatabase.ts';
import { type HeldStore, withHeldFeed } from '#tests/support/store/wrappedStores.ts';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

/** Two nodes of a marketplace that share a database. */
let url: string;
let drop: () => Promise<void>;
let here: TestApp;
let there: TestApp;
let feedThere: HeldStore;

/** Enough for about 150 requests of 0.5 ms each. */
const LIMIT_MS = 10;

async function openNode(rateLimit: number) {
  const store = await openPostgresStore({ urls: [url], feedWaitMs: 10_000 });
  const { attempts, pictureFiles, rateExchange } = store.shared;
  const held = withHeldFeed(store);
  const node = await openTestApp(
    { rateExchange, rateLimit, trustProxy: true, store, corsOrigins: ['*'] },
    { store: held, attempts, pictureFiles, isMeasured: true },
  );
  return { node, held };
}

beforeAll(async () => {
  url = await preparedDatabase((dropIt) => (drop = dropIt));
  const seeding = await openPostgresStore({ urls: [url] });
  await seedStore(seeding, aMarket());
  await seeding.close();
  ({ node: here } = await openNode(0));
  ({ node: there, held: feedThere } = await openNode(0));
});

afterAll(async () => {
  for (const node of [here, there]) await node.close();
  await drop();
});

const STOCK = '{ product(slug: "rice") { stock { purchasable } } }';

async function stockAt({ app }: TestApp, headers: Record<string, string> = {}) {
  const response = await postGraphql(app, STOCK, {}, headers);
  return response.json<{ data: { product: { stock: { purchasable: number } } } }>().data.product.stock.purchasable;
}

/** Orders one unit on this node. Returns the response. */
async function order() {
  const input = anOrderInput({ idempotencyKey: crypto.randomUUID() });
  const response = await postGraphql(here.app, PLACE_ORDER, { input });
  expect(response.json<{ data: PlaceOrderResponse }>().data.placeOrder.errors).toEqual([]);
  return response;
}

test('a session that is revoked on one node is refused by the other immediately', async () => {
  const { bearer } = await logIn(here);
  const whoIs = async () =>
    (await postGraphql(there.app, VIEWER, {}, bearer)).json<{ data?: { viewer: { email: string } | null } }>().data?.viewer?.email;
  expect(await whoIs()).toBe(SHOPPER.email);
  await postGraphql(here.app, LOGOUT, {}, bearer);
  expect(await whoIs()).toBeUndefined();
});

test('a picture uploaded to one node is served by the other, as immutable for caches', async () => {
  const { bearer } = await logIn(here);
  const { body } = await uploadTo(here, await halves().jpeg().toBuffer(), bearer);
  const [one, other] = [await here.app.inject(body.picture.url), await there.app.inject(body.picture.url)];
  expect([other.statusCode, other.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
});

test('a node that is behind waits for the last write of a session that wrote on another node, given by header or cookie', async () => {
  for (const carry of ['header', 'cookie']) {
    const before = await stockAt(there);
    feedThere.hold();
    const response = await order();
    const position = String(response.headers['x-rizq-position']);
    const cookie = response.cookies.find(({ name }) => name === '__Host-rizq_position');
    expect(cookie).toMatchObject({ value: position, httpOnly: true, secure: true, sameSite: 'Lax', maxAge: 60 });
    expect(await stockAt(there)).toBe(before);
    const reading = stockAt(there, carry === 'header' ? { 'x-rizq-position': position } : { cookie: `${cookie?.name}=${position}` });
    // A request from another session does not wait.
    expect(await stockAt(there)).toBe(before);
    feedThere.release();
    expect(await reading).toBe(before - 1);
  }
});

test('a session waits at most 100 ms for a position, also for a forged one; the header takes precedence over the cookie', async () => {
  const forged = { 'x-rizq-position': 'FFFFFFFFFFFFFFFF' };
  const timed = async (headers: Record<string, string>) => {
    const start = performance.now();
    await stockAt(there, headers);
    return performance.now() - start;
  };
  expect(await timed(forged)).toBeGreaterThan(95);
  expect(await timed({ cookie: '__Host-rizq_position=FFFFFFFFFFFFFFFF' })).toBeGreaterThan(95);
  // Uses the fastest of several requests, which excludes other load on the machine. A request that waits never takes less than 100 ms.
  const fastest = async (headers: Record<string, string>) => {
    const times = [];
    for (let time = 0; time < 5; time += 1) times.push(await timed(headers));
    return Math.min(...times);
  };
  expect(await fastest({ 'x-rizq-position': '0', cookie: '__Host-rizq_position=FFFFFFFFFFFFFFFF' })).toBeLessThan(95);
  for (const misshapen of ['', 'x', 'F'.repeat(33), '../..']) expect(await fastest({ 'x-rizq-position': misshapen })).toBeLessThan(95);
});

test('responses without a write carry no position; pages of other origins can read the position header', async () => {
  // Waits for jobs, because they also write.
  await here.api.services.settled();
  for (const request of ['/faq', `/graphql?query=${encodeURIComponent(STOCK)}`]) {
    const { headers, cookies } = await here.app.inject(request);
    expect(headers).not.toHaveProperty('x-rizq-position');
    expect(cookies.map(({ name }) => name)).not.toContain('__Host-rizq_position');
  }
  const foreign = await postGraphql(here.app, STOCK, {}, { origin: 'https://app.example' });
  expect(foreign.headers['access-control-expose-headers']).toContain('x-rizq-position');
});

test('responses of a single-process store carry no position', async () => {
  const alone = await openTestApp({}, { catalogue: aMarket() });
  const response = await postGraphql(alone.app, PLACE_ORDER, { input: anOrderInput() });
  expect(response.json<{ data: PlaceOrderResponse }>().data.placeOrder.errors).toEqual([]);
  expect([response.headers['x-rizq-position'], response.cookies]).toEqual([undefined, []]);
  await alone.close();
});

test('a rate limit that is used up on one node is used up on the other', async () => {
  const { node: limited } = await openNode(LIMIT_MS);
  const { node: other } = await openNode(LIMIT_MS);
  const statusAt = async ({ app }: TestApp) =>
    (await app.inject({ url: '/robots.txt', headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode;
  let count = 0;
  while ((await statusAt(limited)) === 200) expect((count += 1)).toBeLessThan(400);
  let beyond = 0;
  await expect
    .poll(
      async () => {
        beyond += 1;
        return statusAt(other);
      },
      { timeout: 60_000 },
    )
    .toBe(429);
  expect(beyond).toBeLessThan(count / 3);
  for (const node of [limited, other]) await node.close();
});

test('a node whose change feed is disconnected is not ready until it has loaded the missed commits', async () => {
  const server = await testServer();
  const database = new URL(url).pathname.slice(1);
  const ready = async ({ app } = there) => (await app.inject('/readyz')).json<{ status: string; reason?: string }>();
  await expect.poll(() => ready()).toEqual({ status: 'ready' });
  await runSql(
    server,
    `ALTER DATABASE ${database} ALLOW_CONNECTIONS false`,
    `SELECT pg_terminate_backend(active_pid) FROM pg_replication_slots WHERE database = '${database}'`,
  );
  await expect.poll(() => ready(), { timeout: 60_000 }).toEqual({ status: 'unavailable', reason: 'behind' });
  await runSql(server, `ALTER DATABASE ${database} ALLOW_CONNECTIONS true`);
  for (const node of [here, there]) await expect.poll(() => ready(node), { timeout: 60_000 }).toEqual({ status: 'ready' });
  const before = await stockAt(there);
  await order();
  await expect.poll(() => stockAt(there)).toBe(before - 1);
});

test('a node on a database that a later version has migrated is not ready', async () => {
  await runSql(url, 'UPDATE rizq.schema_number SET number = number + 1');
  const { statusCode } = await there.app.inject('/readyz');
  await runSql(url, 'UPDATE rizq.schema_number SET number = number - 1');
  expect([statusCode, there.log()]).toEqual([503, expect.stringContaining('A later version has migrated the database')]);
});

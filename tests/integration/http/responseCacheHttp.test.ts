import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

let marketplace: TestApp;
beforeEach(async () => {
  marketplace = await openTestApp();
});
afterEach(() => marketplace.close());

const MANGO = 'harumanis-mango';
const CARD = `{ product(slug: "${MANGO}") { id status stock { level purchasable } price { current { minorUnits } } } }`;
const LISTING = '{ products(first: 100) { totalCount nodes { slug status } facets { key ... on ListFacet { values { value count } } } } }';

const send = (query: string, variables?: Record<string, unknown>, headers?: Record<string, string>) =>
  postGraphql(marketplace.app, query, variables, headers);

const sendByGet = (query: string, headers: Record<string, string> = {}) =>
  marketplace.app.inject({
    url: `/graphql?query=${encodeURIComponent(query)}`,
    headers: { 'apollo-require-preflight': 'yes', ...headers },
  });

test('a GET response has an ETag that changes with its data', async () => {
  const first = await sendByGet(CARD);
  expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache', etag: expect.stringMatching(/^W\/"/) as string });
  expect(first.headers['vary']).toContain('Cookie');
  const again = await sendByGet(CARD, { 'if-none-match': String(first.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const { services, store } = marketplace.api;
  const { variants } = services.catalog.listedProducts([MANGO])[0]!;
  await store.transaction(async (transaction) => {
    for (const { id } of variants) await transaction.put('stock', { id, onHand: 1 });
  });
  const changed = await sendByGet(CARD, { 'if-none-match': String(first.headers['etag']) });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers['etag']).not.toBe(first.headers['etag']);
  expect((await sendByGet('{ viewer { id } }')).headers['cache-control']).toBe('no-store');
  expect((await sendByGet('mutation { logout { ok } }')).statusCode).toBe(405);
  const simple = await marketplace.app.inject({ url: `/graphql?query=${encodeURIComponent(CARD)}` });
  expect([simple.statusCode, simple.headers['etag']]).toEqual([200, changed.headers['etag']]);
});

test('If-None-Match compares tags weakly, in lists and with *', async () => {
  const etag = String((await sendByGet(CARD)).headers['etag']);
  const strong = etag.replace('W/', '');
  const statusOf = async (tag: string) => (await sendByGet(CARD, { 'if-none-match': tag })).statusCode;
  for (const tag of [etag, strong, `"other", ${strong}`, `${etag} , "other"`, '*', ' * ']) expect(await statusOf(tag)).toBe(304);
  for (const tag of ['', '"other"', strong.slice(1, -1), `${strong}x`]) expect(await statusOf(tag)).toBe(200);
});

test('cached responses are compressed where the client accepts it', async () => {
  const plain = await send(LISTING);
  const packed = await send(LISTING, {}, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect((await send(LISTING, {}, { 'accept-encoding': 'br;q=0' })).body).toBe(plain.body);
  const zipped = await send(LISTING, {}, { 'accept-encoding': 'br;q=0, gzip' });
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
});

test('requests served from the cache count towards the rate limit', async () => {
  const small = await openTestApp({ rateLimit: 1 });
  const statuses = new Set<number>();
  for (let request = 0; request < 20; request += 1) statuses.add((await postGraphql(small.app, CARD)).statusCode);
  expect(statuses).toEqual(new Set([200, 429]));
  await small.close();
});

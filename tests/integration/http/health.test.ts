import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MemoryWatch } from '#server/platform/memoryWatch.ts';
import { BASE_URL, openTestApp, type TestApp } from './openTestApp.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await openTestApp();
});

afterAll(() => shop.close());

test('/healthz and /readyz report a running server', async () => {
  expect((await shop.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  await vi.waitFor(async () => expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' }), { timeout: 60_000 });
});

test('a server whose event loop was blocked for 600 ms is not ready for a moment', async () => {
  const ready = () => shop.app.inject('/readyz');
  await vi.waitFor(async () => expect((await ready()).statusCode).toBe(200), { timeout: 60_000 });
  const until = performance.now() + 600;
  while (performance.now() < until);
  const busy = { status: 'unavailable', reason: 'busy' };
  expect((await ready()).json()).toEqual(busy);
  // Lets three turns of the event loop pass, during which due timers run.
  for (let turn = 0; turn < 3; turn += 1) await nextTurnOfTheLoop();
  expect((await ready()).json()).toEqual(busy);
  await vi.waitFor(async () => expect((await ready()).statusCode).toBe(200), { timeout: 60_000 });
});

test('a server that cannot write is alive but not ready, and logs the reason once', async () => {
  const store = {
    ...shop.api.store,
    health: () => Promise.resolve({ writable: false, reason: 'The disk is nearly full: 12 MiB free' }),
    position: shop.api.store.position.bind(shop.api.store),
    changes: () => () => undefined,
  };
  const full = await openTestApp({ store });
  expect((await full.app.inject('/healthz')).statusCode).toBe(200);
  const readiness = await full.app.inject('/readyz');
  expect(readiness.statusCode).toBe(503);
  expect(readiness.json()).toEqual({ status: 'unavailable', reason: 'nothing can be written' });
  await full.app.inject('/readyz');
  expect(full.log().match(/12 MiB free/g)).toHaveLength(1);
  await full.close();
});

test('a server with nearly full memory is not ready; one that only refuses growth is', async () => {
  const heap = { used: 0, limit: 1000 };
  const memory = new MemoryWatch(
    0.1,
    () => undefined,
    () => heap,
  );
  const node = await openTestApp({}, { memory });
  const readyWith = async (used: number) => {
    heap.used = used;
    memory.check();
    return (await node.app.inject('/readyz')).json<{ status: string; reason?: string }>();
  };
  expect(await readyWith(901)).toEqual({ status: 'unavailable', reason: 'memory' });
  expect((await readyWith(801)).reason).not.toBe('memory');
  expect((await readyWith(100)).reason).not.toBe('memory');
  await node.close();
});

test('robots.txt names the sitemap and disallows carts, orders and the API', async () => {
  const { body } = await shop.app.inject('/robots.txt');
  for (const path of ['/cart', '/checkout', '/wishlist', '/compare', '/order/', '/graphql']) expect(body).toContain(`Disallow: ${path}\n`);
  expect(body).toContain(`Sitemap: ${BASE_URL}/sitemap.xml`);
});

test('the sitemap lists the absolute URL of every product, vendor, article and category, and no filtered views', async () => {
  const { body, headers } = await shop.app.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.every((address) => address.startsWith(`${BASE_URL}/`))).toBe(true);
  const { data } = await shop.api.execute<{
    vendors: { totalCount: number };
    products: { totalCount: number };
    articles: { totalCount: number };
    categories: unknown[];
  }>('{ vendors { totalCount } products { totalCount } articles { totalCount } categories { slug } }');
  const count = (part: string) => addresses.filter((address) => address.includes(part)).length;
  expect(count('/product/')).toBe(data.products.totalCount);
  expect(count('/shop/')).toBe(data.vendors.totalCount);
  expect(count('/blog/')).toBe(data.articles.totalCount);
  expect(count('?category=')).toBe(data.categories.length);
  expect(count('?')).toBe(data.categories.length);
});

test('a missing picture gets a plain 404 that does not repeat its name', async () => {
  for (const url of ['/pictures/canary.webp', '/pictures/a/canary.avif']) {
    const answer = await shop.app.inject({ url });
    expect(answer.statusCode, url).toBe(404);
    expect(answer.json(), url).toEqual({ error: { code: 'NOT_FOUND', message: 'There is nothing here.' } });
  }
});

test('files outside the public folders cannot be fetched', async () => {
  for (const url of [
    '/pictures/../../package.json',
    '/pictures/%2e%2e/%2e%2e/package.json',
    '/pictures/..%2f..%2fpackage.json',
    '/package.json',
  ]) {
    const answer = await shop.app.inject({ url });
    expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
    expect(answer.body.includes('"dependencies"'), url).toBe(false);
  }
});

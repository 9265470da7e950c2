import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASE_URL, openTestApp } from './openTestApp.ts';
import type { TestApp } from './openTestApp.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await openTestApp();
});

afterAll(() => shop.close());

test('the shop says that it lives and that it is ready', async () => {
  expect((await shop.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('a shop that cannot write lives, but is not ready', async () => {
  const store = {
    ...shop.api.store,
    health: () => Promise.resolve({ writable: false, reason: 'the disk is full' }),
    onCommit: () => () => undefined,
  };
  const full = await openTestApp({ store });
  expect((await full.app.inject('/healthz')).statusCode).toBe(200);
  const readiness = await full.app.inject('/readyz');
  expect(readiness.statusCode).toBe(503);
  expect(readiness.json()).toEqual({ status: 'unavailable', reason: 'the disk is full' });
  await full.close();
});

test('robots are sent to the sitemap and kept out of carts, orders and the API', async () => {
  const { body } = await shop.app.inject('/robots.txt');
  for (const path of ['/cart', '/checkout', '/wishlist', '/compare', '/order/', '/graphql']) expect(body).toContain(`Disallow: ${path}\n`);
  expect(body).toContain(`Sitemap: ${BASE_URL}/sitemap.xml`);
});

test('the sitemap names every product, shop and category in whole addresses, and no view that search engines are to leave out', async () => {
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

test('files that do not exist are a plain 404 that repeats nothing', async () => {
  for (const url of ['/pictures/canary.webp', '/pictures/a/canary.avif']) {
    const answer = await shop.app.inject({ url });
    expect(answer.statusCode, url).toBe(404);
    expect(answer.json(), url).toEqual({ error: { code: 'NOT_FOUND', message: 'There is nothing here.' } });
  }
});

test('nothing outside the public folders can be fetched', async () => {
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

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './openTestApp.ts';

let marketplace: TestApp;
beforeAll(async () => {
  marketplace = await openTestApp();
});
afterAll(() => marketplace.close());

const get = (url: string) => marketplace.app.inject({ url, headers: { accept: 'text/html' } });

test.each([
  ['/product/Harumanis-Mango', '/product/harumanis-mango'],
  ['/product/HARUMANIS-MANGO?lang=ms', '/product/harumanis-mango?lang=ms'],
  ['/product/harumanis-mango%20', '/product/harumanis-mango'],
  ['/product/%20harumanis-mango%E2%80%8B', '/product/harumanis-mango'],
])('the product URL %s redirects to its canonical spelling', async (url, canonical) => {
  const response = await get(url);
  expect([response.statusCode, response.headers.location]).toEqual([301, canonical]);
  expect((await get(canonical)).statusCode).toBe(200);
});

test.each(['shop', 'blog'])('another spelling of a /%s URL redirects to the canonical one', async (folder) => {
  const { store } = marketplace.api;
  const collection = folder === 'shop' ? 'vendors' : 'articles';
  const [first] = (await store.query(collection, { limit: 1 })).items;
  const slug = first && 'slug' in first ? first.slug : (first?.id ?? '');
  for (const spelling of [slug.toUpperCase(), `${slug}%20`]) {
    const response = await get(`/${folder}/${spelling}`);
    expect([response.statusCode, response.headers.location], spelling).toEqual([301, `/${folder}/${slug}`]);
  }
});

test('an unknown product gets 404 in every spelling', async () => {
  for (const slug of ['nope', 'Nope', 'nope%20']) expect((await get(`/product/${slug}`)).statusCode).toBe(404);
});

test.each([
  '/rizq-marketplace?q=%00abc',
  '/rizq-marketplace?q=a%00&category=%00',
  '/product/%00',
  '/product/harumanis-mango%00',
  '/%00',
  '/track-order?order=%00RZQ',
  '/faq?find=%00',
  '/login?next=%00/cart',
])('the page at %s has no NUL bytes', async (url) => {
  const { body, statusCode } = await get(url);
  expect(body).not.toContain('\0');
  expect(statusCode).toBeLessThan(500);
});

test('an invalid form with NUL bytes is shown again without them', async () => {
  const { body, statusCode } = await marketplace.app.inject({
    method: 'POST',
    url: '/contact-us',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', origin: 'https://rizq.test' },
    payload: 'form=contact&name=%00Aina&email=x%00&message=%00',
  });
  expect(statusCode).toBeLessThan(500);
  expect(body).not.toContain('\0');
});

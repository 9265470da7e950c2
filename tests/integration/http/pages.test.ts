import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASE_URL, openTestApp, type TestApp } from './openTestApp.ts';

let marketplace: TestApp;

beforeAll(async () => {
  marketplace = await openTestApp();
});

afterAll(() => marketplace.close());

const html = { accept: 'text/html' };
const get = (url: string, headers: Record<string, string> = {}) => marketplace.app.inject({ url, headers: { ...html, ...headers } });

test('the home page contains its content, and the state for scripts at its end', async () => {
  const page = await get('/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toMatch(/^<!DOCTYPE html><html lang="en-MY"/);
  expect(page.body).toContain('<h1');
  expect(page.body).toMatch(/<script type="application\/json" id="rizq-state">.*<\/script><\/body><\/html>$/s);
});

test('no script blocks a page: the inline script at its top lists the others and loads them later', async () => {
  const { body } = await get('/rizq-marketplace');
  expect(body).toMatch(
    /<script data-entry="\/assets\/entry.js" data-modules="\/assets\/page.js" data-styles="" data-fonts="\/assets\/fonts.css">/,
  );
  expect(body).not.toMatch(/modulepreload|<script[^>]*\bsrc=|type="module"/);
});

test('a listing shows its products without scripts', async () => {
  const page = await get('/rizq-marketplace?category=fresh-fruit');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('href="/product/');
});

test('a product page has the product as its heading', async () => {
  const { nodes } = (
    await marketplace.api.execute<{ products: { nodes: { slug: string; title: string }[] } }>(
      '{ products(first: 1) { nodes { slug title } } }',
    )
  ).data.products;
  const [product] = nodes;
  const page = await get(`/product/${product?.slug}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(product?.title);
});

test('the page of a product that is no longer sold is a 404 page with its title and noindex', async () => {
  const { store } = marketplace.api;
  const [found] = (await store.query('products', { limit: 1 })).items;
  const { slug, ...product } = found!;
  expect((await get(`/product/${slug}`)).body).not.toContain('noindex');
  await store.transaction((transaction) => transaction.put('products', { ...product, slug, status: 'DISABLED' }));
  for (const path of [`/product/${slug}`, `/product-full-width?id=${product.id}`]) {
    const page = await get(path);
    expect(page.statusCode, path).toBe(404);
    expect(page.body).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(page.body).toContain('No longer sold');
    expect(page.body).toContain(product.title.en);
  }
  await store.transaction((transaction) => transaction.put('products', { ...product, slug }));
  expect((await get(`/product/${slug}`)).statusCode).toBe(200);
});

test('unknown products and paths are rendered as 404 pages that do not repeat the URL', async () => {
  for (const path of ['/product/no-such-thing-canary', '/canary-address', '/a/b/canary', '/not-found']) {
    const page = await get(path);
    expect(page.statusCode, path).toBe(404);
    expect(page.body, path).toContain('<html lang="en-MY"');
    const visible = page.body
      .replace(/<script type="application\/json".*?<\/script>/s, '')
      .replace(/<input type="hidden"[^>]*>/g, '')
      .replace(/(?:href|content)="[^"]*"/g, '');
    expect(visible, path).not.toContain('canary');
  }
});

test('the preferences cookie sets language and theme, and the lang parameter overrides the language', async () => {
  const malay = await get('/', { cookie: 'other=1; rizq_prefs=ms.dark.JOHOR' });
  expect(malay.body).toContain('<html lang="ms-MY" class="theme-dark"');
  const english = await get('/?lang=en', { cookie: 'rizq_prefs=ms.dark.JOHOR' });
  expect(english.body).toContain('<html lang="en-MY" class="theme-dark"');
});

test('pages use the browser’s language until another is chosen, and vary by Accept-Language', async () => {
  const languageOf = async (acceptLanguage: string, { url = '/faq', cookie = '' } = {}) =>
    /<html lang="([\w-]+)"/.exec((await get(url, { 'accept-language': acceptLanguage, cookie })).body)?.[1];
  const first = await get('/faq', { 'accept-language': 'ms-MY,ms;q=0.9,en;q=0.8' });
  expect(first.body).toContain('<html lang="ms-MY"');
  expect(first.headers['vary']).toMatch(/Cookie, Accept-Language/);
  // Requests the same URL in a different language while the first response may still be cached.
  expect(await languageOf('en-GB,ms;q=0.5')).toBe('en-MY');
  expect(await languageOf('zh-CN')).toBe('zh-MY');
  // `qaa` is reserved for private use, so it will never be one of the marketplace's languages.
  expect(await languageOf('qaa')).toBe('en-MY');
  expect(await languageOf('ms', { cookie: 'rizq_prefs=en.system.' })).toBe('en-MY');
  expect(await languageOf('ms', { url: '/faq?lang=en' })).toBe('en-MY');
});

test('the title of the fashion page has a second line in every language', async () => {
  const secondLineOf = async (language: string) =>
    /<em>(.+?)<\/em>/.exec((await get('/fashion', { 'accept-language': language })).body)?.[1];
  expect(await secondLineOf('en')).toBe('kept for years');
  expect(await secondLineOf('ms')).toBe('tahan bertahun');
  expect(await secondLineOf('zh-CN')).toBe('好穿多年');
});

test('an invalid preferences cookie is replaced by the defaults', async () => {
  for (const cookie of ['rizq_prefs=%E0%A4%A', 'rizq_prefs=xx.neon.ATLANTIS', 'rizq_prefs=', 'rizq_prefs=__proto__.constructor.toString']) {
    const page = await get('/', { cookie });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="en-MY" class="theme-system"');
  }
});

test('a search text in the URL cannot break out of the state script', async () => {
  const page = await get(`/shop-full-width-col-4?q=${encodeURIComponent('</script><script>alert(1)</script>\u2028')}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('<script>alert');
  const state = /id="rizq-state">(.*?)<\/script>/s.exec(page.body)?.[1] ?? '';
  expect(JSON.parse(state)).toHaveProperty('routes.loaderData');
  expect(state).not.toMatch(/[<\u2028]/);
});

test('URLs on a page have the configured host, whatever host was requested', async () => {
  const page = await get('/rizq-marketplace', { host: 'evil.example' });
  expect(page.body).toContain(`<link rel="canonical" href="${BASE_URL}/rizq-marketplace"`);
  expect(page.body).not.toContain('evil.example');
});

test('malformed URLs cause no server error', async () => {
  for (const path of [
    '//evil.example/',
    '/%',
    '/%E0%A4%A',
    '/rizq-marketplace?page=-1&sort=%00&min=abc',
    '/rizq-marketplace/',
    '/..%2f..%2fetc/passwd',
  ]) {
    const page = await get(path);
    expect(page.statusCode, path).toBeLessThan(500);
    expect(page.headers.location ?? '', path).not.toContain('evil');
  }
});

test('a missing icon or script gets a plain 404, not a page', async () => {
  for (const path of ['/favicon.ico', '/wp-login.php', '/assets/old-build.js']) {
    const response = await marketplace.app.inject({ url: path, headers: { accept: 'image/*' } });
    expect(response.statusCode, path).toBe(404);
    expect(response.json(), path).toEqual({ error: { code: 'NOT_FOUND', message: 'There is nothing here.' } });
  }
});

test.each(['/?constructor=1', '/?__proto__=1', '/rizq-marketplace?valueOf', '/product/harumanis-mango?hasOwnProperty=1'])(
  'the page %s is rendered although its parameter is a name of Object.prototype',
  async (url) => {
    expect((await get(url)).statusCode).toBe(200);
  },
);

test.each(['//evil.example/', '/\\evil.example/', 'http://evil.example/rizq-marketplace'])(
  'a request URL with another host (%s) does not appear in the page',
  async (url) => {
    const page = await get(url);
    expect(page.statusCode).toBeLessThan(500);
    expect(page.body).not.toMatch(/https?:\/\/evil/);
  },
);

test('a page has one canonical URL, with or without a trailing slash', async () => {
  const canonical = async (url: string) => /<link rel="canonical" href="([^"]*)"/.exec((await get(url)).body)?.[1];
  expect(await canonical('/rizq-marketplace/')).toBe(`${BASE_URL}/rizq-marketplace`);
  expect(await canonical('/')).toBe(`${BASE_URL}/`);
  expect(await canonical('/rizq-marketplace?lang=ms')).toBe(`${BASE_URL}/rizq-marketplace?lang=ms`);
  expect(await canonical('/rizq-marketplace?lang=en')).toBe(`${BASE_URL}/rizq-marketplace`);
});

test.each(['/%zz', '/product/%ff'])('a URL that cannot be decoded (%s) is refused with 400', async (url) => {
  const response = await marketplace.app.inject({ url });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error: { code: 'BAD_REQUEST', message: 'The request could not be read.' } });
  expect(response.headers['content-security-policy']).toBeDefined();
});

test('a URL of more than 8,192 characters is refused with 414', async () => {
  expect((await get(`/${'a'.repeat(8191)}`)).statusCode).toBe(404);
  for (const url of [`/${'a'.repeat(8192)}`, `/rizq-marketplace?${'brand=x&'.repeat(1200)}`, `/a${'/'.repeat(15_000)}x`]) {
    expect((await get(url)).statusCode, url.slice(0, 30)).toBe(414);
  }
});

test.each([
  '/rizq-marketplace?q=%00kopi',
  '/rizq-marketplace?q=ko%00pi%08',
  '/rizq-marketplace?brand=%00a',
  '/vendors?q=%1Fkopi',
  '/faq?find=%00kopi',
  '/nothing?q=%00',
])('%s renders no control characters', async (url) => {
  const { body } = await get(url);
  expect(body).not.toMatch(/(?![\t\n\r])\p{Cc}/u);
});

test.each(['%00kopi', '%E2%80%8Bkopi', 'k%E2%80%8Bopi', '%E2%80%AAkopi%E2%80%AC', '%EF%BD%8B%EF%BD%8F%EF%BD%90%EF%BD%89'])(
  'a search for %s has the same results as "kopi"',
  async (words) => {
    const found = (body: string) => body.match(/href="\/product\/[^"]*"/g);
    expect(found((await get(`/rizq-marketplace?q=${words}`)).body)).toEqual(found((await get('/rizq-marketplace?q=kopi')).body));
  },
);

import { afterEach, expect, test } from 'vitest';
import { readRequest, type RenderPage } from '#client/entry-server.tsx';
import { aRegistration, LOGIN, REGISTER, SHOPPER } from '#tests/support/api/accountOperations.ts';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

let marketplace: TestApp;

afterEach(() => marketplace.close());

/** Opens a marketplace whose pages take no time to render. `rendered` collects the URLs of the pages rendered. */
async function openMarketplace(rateLimit = 250) {
  const rendered: string[] = [];
  const render: RenderPage = (options) => {
    rendered.push(options.request.url);
    return Promise.resolve({ kind: 'response', response: new Response(null, { status: 302, headers: { location: '/' } }), flash: null });
  };
  marketplace = await openTestApp({ rateLimit, trustProxy: true, renderer: () => Promise.resolve({ render, readRequest }) });
  const get = (url: string, from = '203.0.113.1', cookie?: string) =>
    marketplace.app.inject({ url, headers: { 'x-forwarded-for': from, accept: 'text/html', ...(cookie !== undefined && { cookie }) } });
  return { rendered, get };
}

let words = 0;
const freshPage = () => `/rizq-marketplace?q=${(words += 1)}`;
const cookieOf = (response: { cookies: unknown[] }, name: string) => {
  const found = (response.cookies as { name: string; value: string }[]).find((cookie) => cookie.name === name);
  return `${name}=${found?.value}`;
};
const DEVICE = '__Host-rizq_device';

/** Requests pages until a request is rejected. Returns the number of requests accepted. */
async function useUp(page: () => Promise<{ statusCode: number }>): Promise<number> {
  let count = 0;
  while ((await page()).statusCode !== 429) {
    count += 1;
    if (count > 500) throw new Error('Nothing is refused.');
  }
  return count;
}

test('a burst of requests from one IP address is limited, for rendered and for cached pages', async () => {
  const { rendered, get } = await openMarketplace();
  const fresh = await Promise.all(Array.from({ length: 250 }, () => get(freshPage())));
  expect(rendered.length).toBeLessThan(80);
  expect(fresh.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(170);
  const cached = await Promise.all(Array.from({ length: 800 }, () => get('/faq', '203.0.113.2')));
  expect(cached.filter(({ statusCode }) => statusCode === 302).length).toBeLessThan(700);
  // The rejection is a page with a Retry-After header.
  const refused = cached.find(({ statusCode }) => statusCode === 429);
  expect(refused?.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused?.body).toContain('Try again');
  expect(refused?.body).toContain(`try again in ${refused?.headers['retry-after'] as string} seconds`);
});

test('a device that opens twenty products in tabs gets all of them', async () => {
  const { get } = await openMarketplace();
  const cookie = cookieOf(await get('/'), DEVICE);
  const tabs = await Promise.all(Array.from({ length: 20 }, (_, tab) => get(`/product/p-${tab}`, undefined, cookie)));
  expect(tabs.map(({ statusCode }) => statusCode)).toEqual(tabs.map(() => 302));
});

test('devices behind one IP address have separate budgets, and the address has a larger one for all of them', async () => {
  const { get } = await openMarketplace();
  const devices = [];
  for (let device = 0; device < 6; device += 1) devices.push(cookieOf(await get('/'), DEVICE));
  const [first, second, ...others] = devices;
  const alone = await useUp(() => get(freshPage(), undefined, first));
  expect((await get(freshPage(), undefined, second)).statusCode).toBe(302);
  let together = alone + 1;
  for (const device of others) together += await useUp(() => get(freshPage(), undefined, device));
  expect(together).toBeGreaterThan(1.3 * alone);
  expect(together).toBeLessThan(3 * alone);
  // Another network's limit is still unused.
  expect((await get(freshPage(), '203.0.113.2', first?.replace(/=.*/, '=made-up'))).statusCode).toBe(302);
});

test('a device has one budget across all networks', async () => {
  const { get } = await openMarketplace();
  const device = cookieOf(await get('/'), DEVICE);
  let network = 0;
  const alone = await useUp(() => get(freshPage(), `198.51.100.${(network += 1) % 250}`, device));
  expect(alone).toBeLessThan(80);
});

test('guests and members of one network share its budget, and one member gets at least half of it', async () => {
  const { get } = await openMarketplace();
  const from = { 'x-forwarded-for': '203.0.113.1' };
  const own = await postGraphql(marketplace.app, LOGIN, SHOPPER, from);
  const input = aRegistration({ email: 'neighbour@example.com' });
  const neighbour = await postGraphql(marketplace.app, REGISTER, { input }, from);
  const [mine, theirs] = [cookieOf(own, '__Host-rizq_session'), cookieOf(neighbour, '__Host-rizq_session')];
  const alone = await useUp(() => get(freshPage(), undefined, mine));
  expect((await get(freshPage(), undefined, theirs)).statusCode).toBe(302);
  let together = alone + 1;
  for (let device = 0; device < 4; device += 1) {
    const cookie = cookieOf(await get('/', '198.51.100.1'), DEVICE);
    together += await useUp(() => get(freshPage(), undefined, cookie));
  }
  together += await useUp(() => get(freshPage(), undefined, theirs));
  expect(together).toBeLessThan(2 * alone);
  expect((await get(freshPage(), undefined, theirs)).statusCode).toBe(429);
  expect((await get(freshPage(), '203.0.113.2', theirs)).statusCode).toBe(302);
});

const HEAVY = (word: string) =>
  `{ ${Array.from({ length: 14 }, (_, place) => `a${place}: searchSuggestions(query: "${word}${place}") { queries { text } }`).join(' ')} }`;

test.each([
  ['with a new document each time', (count: number) => HEAVY(`word ${count}`), () => ({})],
  [
    'with a known document',
    () => 'query ($q: String!) { searchSuggestions(query: $q) { queries { text } } products(query: $q) { nodes { id } } }',
    (count: number) => ({ q: `word ${count}` }),
  ],
])('operations %s are charged by their estimated cost', async (_what, query, variables) => {
  await openMarketplace(100);
  let count = 0;
  let spent = 0;
  for (;;) {
    const response = await postGraphql(marketplace.app, query((count += 1)), variables(count));
    if (response.statusCode === 429) {
      const [error] = response.json<{ errors: { extensions: Record<string, unknown> }[] }>().errors;
      expect(error?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfterSeconds: Number(response.headers['retry-after']) });
      break;
    }
    expect(response.statusCode).toBe(200);
    spent += response.json<{ extensions: { cost: { requested: number } } }>().extensions.cost.requested;
    expect(count).toBeLessThan(1000);
  }
  expect(spent).toBeGreaterThan(300_000);
  const elsewhere = await postGraphql(marketplace.app, query((count += 1)), variables(count), { 'x-forwarded-for': '203.0.113.7' });
  expect(elsewhere.statusCode).toBe(200);
});

test('query parameters that a page does not read are removed from its URL and cache key', async () => {
  const { rendered, get } = await openMarketplace(0);
  for (const url of ['/', '/?x=1', '/?utm_source=mail&x=2', '/?lang=en&x=1', '/?lang=en']) await get(url);
  expect(rendered.map((url) => new URL(url).pathname + new URL(url).search)).toEqual(['/', '/?lang=en']);
  await get('/rizq-marketplace?x=1&q=mango&color=%23ff0000&color=%2300ff00');
  expect(new URL(rendered.at(-1) ?? '').search).toBe('?q=mango&color=%23ff0000&color=%2300ff00');
});

test('forwarding headers without TRUST_PROXY are reported in the log once', async () => {
  marketplace = await openTestApp();
  const warnings = () => marketplace.log().split('TRUST_PROXY is off').length - 1;
  await marketplace.app.inject('/healthz');
  expect(warnings()).toBe(0);
  for (const header of ['x-forwarded-for', 'forwarded'])
    await marketplace.app.inject({ url: '/healthz', headers: { [header]: 'for=203.0.113.1' } });
  expect(warnings()).toBe(1);
});

test('forwarding headers with TRUST_PROXY are not reported in the log', async () => {
  marketplace = await openTestApp({ trustProxy: true });
  await marketplace.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect(marketplace.log()).not.toContain('TRUST_PROXY');
});

test('IPv6 addresses with the same first 56 bits are one network', async () => {
  const { get } = await openMarketplace();
  let last = 0;
  const fromOneHousehold = () => get(freshPage(), `2001:db8:0:1${((last += 1) % 256).toString(16).padStart(2, '0')}::1`);
  expect(await useUp(fromOneHousehold)).toBeLessThan(100);
  expect((await get(freshPage(), '2001:db8:0:200::1')).statusCode).toBe(302);
});

const FRAGMENTS = Array.from({ length: 70 }, (_, number) => `F${number}`);

test.each([
  ['repeated fields', `{ ${'products { nodes { id } } '.repeat(130)} }`],
  [
    'repeated fields in fragments',
    `{ ${FRAGMENTS.map((name) => `...${name}`).join(' ')} } ${FRAGMENTS.map((name) => `fragment ${name} on Query { marketplace { name } }`).join(' ')}`,
  ],
  ['unknown fields', `{ ${'products { nodes { nothing } } '.repeat(130)} }`],
])('a new GraphQL document is charged for its validation: %s', async (_what, document) => {
  await openMarketplace(50);
  let number = 0;
  const count = await useUp(() => postGraphql(marketplace.app, `# ${(number += 1)}\n${document}`));
  expect(count).toBeLessThan(60);
});

test('a response with long texts is charged by its length', async () => {
  await openMarketplace(50);
  const { items } = await marketplace.api.store.query('products', { limit: 1000 });
  await marketplace.api.store.transaction(async (transaction) => {
    for (const { version: _version, ...product } of items) {
      const long = 'x'.repeat(2000);
      await transaction.put('products', { ...product, description: { en: long, ms: long } });
    }
  });
  const query = `{ products(first: 100) { nodes { ${Array.from({ length: 12 }, (_, at) => `a${at}: description`).join(' ')} } } }`;
  expect(await useUp(() => postGraphql(marketplace.app, query))).toBeLessThan(40);
});

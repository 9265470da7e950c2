import { afterEach, expect, test } from 'vitest';
import { readRequest, render, type RenderPage } from '#client/entry-server.tsx';
import { LOGIN, SHOPPER } from '#tests/support/api/accountOperations.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';

let marketplace: TestApp | null = null;

afterEach(async () => {
  await marketplace?.close();
  marketplace = null;
});

async function openCounting() {
  const rendered: string[] = [];
  const counting: RenderPage = (options) => {
    rendered.push(options.request.url);
    return render(options);
  };
  marketplace = await openTestApp({ renderer: () => Promise.resolve({ render: counting, readRequest }) });
  const get = async (url: string, cookie?: string) => (await marketplace!.app.inject({ url, headers: cookie ? { cookie } : {} })).body;
  return { rendered, get, api: marketplace.api };
}

test('a page that many guests request concurrently is rendered once per language and theme', async () => {
  const { rendered, get } = await openCounting();
  const pages = await Promise.all(Array.from({ length: 12 }, () => get('/faq')));
  expect(new Set(pages).size).toBe(1);
  expect(rendered).toHaveLength(1);
  expect(await get('/faq', 'rizq_prefs=ms.dark.SABAH')).toContain('lang="ms-MY"');
  expect(rendered).toHaveLength(2);
});

test('the next page shows a changed product', async () => {
  const { get, api } = await openCounting();
  expect(await get('/product/harumanis-mango')).toContain('Harumanis mango');
  const [product] = (await api.store.query('products', { where: { slug: 'harumanis-mango' } })).items;
  const title = { en: 'Mango of the day', ms: 'Mangga hari ini' };
  await api.store.transaction((transaction) => transaction.put('products', { ...product!, title }));
  expect(await get('/product/harumanis-mango')).toContain('Mango of the day');
});

test('a page with an error is not cached', async () => {
  const statuses = [503, 200];
  const failing: RenderPage = async (options) => {
    const page = await render(options);
    return page.kind === 'response' ? page : { ...page, status: statuses.shift() ?? 500 };
  };
  marketplace = await openTestApp({ renderer: () => Promise.resolve({ render: failing, readRequest }) });
  const statusOf = async () => (await marketplace!.app.inject('/faq')).statusCode;
  expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([503, 200, 200]);
});

test('pages with an email token in their URL are cached neither by the server nor by browsers', async () => {
  const { rendered } = await openCounting();
  const open = (url: string) => marketplace!.app.inject({ url });
  for (const path of [
    '/reset-password?token=secret',
    '/reset-password/?token=secret',
    '//reset-password?token=secret',
    'http://x/reset-password?token=secret',
    '/confirm-email?token=secret',
    '/user-alerts/guest?token=secret',
    '/user-alerts/guest?to%6ben=secret',
    '//confirm-email/?token=secret',
    '/order/RZQ-0000-0000?token=secret',
    '/login?next=%2Forder%2FRZQ-0000-0000%3Ftoken%3Dsecret',
  ]) {
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await open(path);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
    }
  }
  expect(rendered).toHaveLength(20);
  expect((await open('/forgot-password')).headers['cache-control']).toBe('private, max-age=10');
});

test("a member's page is rendered for that member only; a request with an unknown session gets the cached pages of guests", async () => {
  const { rendered, get, api } = await openCounting();
  const { token } = (await api.execute<{ login: { token: string } }>(LOGIN, { ...SHOPPER, remember: true })).data.login;
  const guest = await get('/faq');
  expect(await get('/faq', '__Host-rizq_session=unknown')).toBe(guest);
  expect(rendered).toHaveLength(1);
  expect(guest).not.toContain(SHOPPER.email);
  expect(await get('/faq', `__Host-rizq_session=${token}`)).toContain(SHOPPER.email);
  expect(await get('/faq')).toBe(guest);
  expect(rendered).toHaveLength(2);
});

test('pages beyond the queue limit are refused with an explanation and a time to retry, and logged as one warning', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const slow: RenderPage = async () => {
    await released;
    return { kind: 'response', response: new Response(null, { status: 302, headers: { location: '/' } }), flash: null };
  };
  marketplace = await openTestApp({ renderer: () => Promise.resolve({ render: slow, readRequest }) });
  const openPage = async (count: number) =>
    marketplace!.app.inject({ url: `/faq?find=${count}`, headers: { accept: 'text/html' }, remoteAddress: `203.0.113.${count % 4}` });
  const responses = Array.from({ length: 80 }, (_, count) => openPage(count));
  const refused = await Promise.race(responses.slice(70));
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.body).toContain('Many people are here right now');
  release();
  const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 302)).toHaveLength(62);
  const lines = marketplace
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: string; msg: string; repeated?: number });
  expect(lines.filter(({ level }) => level !== 'info')).toEqual([
    expect.objectContaining({ level: 'warn', msg: 'request refused', repeated: 0 }),
  ]);
});

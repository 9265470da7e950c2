import { afterEach, expect, test } from 'vitest';
import { render } from '#client/entry-server.tsx';
import type { RenderPage } from '#client/entry-server.tsx';
import { openTestApp } from './openTestApp.ts';
import type { TestApp } from './openTestApp.ts';

let shop: TestApp | null = null;

afterEach(async () => {
  await shop?.close();
  shop = null;
});

async function openCounting() {
  const rendered: string[] = [];
  const counting: RenderPage = (options) => {
    rendered.push(options.request.url);
    return render(options);
  };
  shop = await openTestApp({ renderer: () => Promise.resolve(counting) });
  const get = async (url: string, cookie?: string) => (await shop!.app.inject({ url, headers: cookie ? { cookie } : {} })).body;
  return { rendered, get, api: shop.api };
}

test('a page that many guests ask for is rendered once, in each language and look', async () => {
  const { rendered, get } = await openCounting();
  const pages = await Promise.all(Array.from({ length: 12 }, () => get('/faq')));
  expect(new Set(pages).size).toBe(1);
  expect(rendered).toHaveLength(1);
  expect(await get('/faq', 'rizq_prefs=ms.dark.SABAH')).toContain('lang="ms-MY"');
  expect(rendered).toHaveLength(2);
});

test('what changes in the shop is on the next page', async () => {
  const { get, api } = await openCounting();
  expect(await get('/product/harumanis-mango')).toContain('Harumanis mango');
  const [product] = await api.store.findBy('products', 'slug', 'harumanis-mango');
  const title = { en: 'Mango of the day', ms: 'Mangga hari ini' };
  await api.store.transaction((transaction) => transaction.put('products', { ...product!, title }));
  expect(await get('/product/harumanis-mango')).toContain('Mango of the day');
});

test('a member never sees a page of somebody else', async () => {
  const { rendered, get } = await openCounting();
  await get('/faq');
  await get('/faq', '__Host-rizq_session=unknown');
  expect(rendered).toHaveLength(2);
});

test('beyond what can wait, a page is refused with a word and a time to come again', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const slow: RenderPage = async () => {
    await released;
    return { kind: 'response', response: new Response(null, { status: 302, headers: { location: '/' } }) };
  };
  shop = await openTestApp({ renderer: () => Promise.resolve(slow) });
  const ask = async (count: number) => shop!.app.inject({ url: `/faq?x=${count}`, headers: { accept: 'text/html' } });
  const answers = Array.from({ length: 80 }, (_, count) => ask(count));
  const refused = await Promise.race(answers.slice(70));
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.body).toContain('The shop is busy');
  release();
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 302)).toHaveLength(62);
});

import { afterEach, expect, test, vi } from 'vitest';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

let shop: TestApp;

afterEach(() => shop.close());

/** A service that hangs: whatever its type says, resolvers wait for promises. */
const hang = (): never => new Promise<never>(() => undefined) as never;
const LIMIT_MS = 300;

function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

const LATE = { errors: [{ message: expect.stringContaining('took too long') as string, extensions: { code: 'TIMEOUT' } }] };

test('an operation that hangs ends in time, whether or not its document is known', async () => {
  shop = await openTestApp({ readTimeoutMs: LIMIT_MS });
  const { content } = shop.api.services;
  const query = '{ facts { key } }';
  expect((await postGraphql(shop.app, query)).statusCode).toBe(200);
  vi.spyOn(content, 'inOrder').mockImplementation(hang);
  // No cached response: a new document, and other fields.
  for (const requested of [`# anew\n${query}`, '{ facts { key label } }']) {
    const answer = await postGraphql(shop.app, requested);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.json()).toEqual(LATE);
  }
});

test('work that keeps the processor busy stops at the next field, and is not begun again', async () => {
  shop = await openTestApp({ readTimeoutMs: LIMIT_MS });
  const { catalog } = shop.api.services;
  let calls = 0;
  catalog.productCount = () => {
    calls += 1;
    keepBusy(50);
    return 1;
  };
  const answer = await postGraphql(shop.app, '{ categories { productCount } }');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual(LATE);
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThanOrEqual(LIMIT_MS / 50 + 1);
});

test('a mutation is never given up', async () => {
  shop = await openTestApp({ readTimeoutMs: 1 });
  const { messages } = shop.api.services;
  const subscribe = messages.subscribe.bind(messages);
  messages.subscribe = async (...given) => {
    keepBusy(50);
    return subscribe(...given);
  };
  const answer = await postGraphql(shop.app, 'mutation { subscribeNewsletter(email: "a@example.com") { errors { __typename } } }');
  expect(answer.json()).toMatchObject({ data: { subscribeNewsletter: { errors: [] } } });
});

test('a page that hangs is given up with a word in the language of the shopper, and the next is rendered', async () => {
  shop = await openTestApp({ pageTimeoutMs: LIMIT_MS });
  vi.spyOn(shop.api.services.content, 'faqs').mockImplementation(hang);
  const page = (language: string) =>
    shop.app.inject({ url: '/faq', headers: { accept: 'text/html', 'accept-language': language }, remoteAddress: '203.0.113.1' });
  const answers = await Promise.all([page('en'), page('ms')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect(answers[0].body).toContain('Try again');
  expect(answers[1].body).toContain('Cuba lagi');
  expect(answers[0].headers['retry-after']).toBe('2');
});

import { afterEach, expect, test, vi } from 'vitest';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

let marketplace: TestApp;

afterEach(() => marketplace.close());

/** A service method that never resolves. Resolvers await promises, whatever the method's declared type is. */
const hang = (): never => new Promise<never>(() => undefined) as never;
const LIMIT_MS = 300;

function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

const LATE = { errors: [{ message: expect.stringContaining('took too long') as string, extensions: { code: 'TIMEOUT' } }] };

test('an operation that hangs ends at its deadline, for new and for cached documents', async () => {
  marketplace = await openTestApp({ readTimeoutMs: LIMIT_MS });
  const { content } = marketplace.api.services;
  const query = '{ facts { key } }';
  expect((await postGraphql(marketplace.app, query)).statusCode).toBe(200);
  vi.spyOn(content, 'inOrder').mockImplementation(hang);
  // The response cache contains neither the new document nor the other fields.
  for (const document of [`# anew\n${query}`, '{ facts { key label } }']) {
    const response = await postGraphql(marketplace.app, document);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
    expect(response.json()).toEqual(LATE);
  }
});

test('an operation that keeps the processor busy stops at the next field after its deadline and is not retried', async () => {
  marketplace = await openTestApp({ readTimeoutMs: LIMIT_MS });
  const { catalog } = marketplace.api.services;
  let calls = 0;
  catalog.productCount = () => {
    calls += 1;
    keepBusy(50);
    return 1;
  };
  const response = await postGraphql(marketplace.app, '{ categories { productCount } }');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual(LATE);
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThanOrEqual(LIMIT_MS / 50 + 1);
});

test('a mutation is not aborted at the deadline', async () => {
  marketplace = await openTestApp({ readTimeoutMs: 1 });
  const { messages } = marketplace.api.services;
  const subscribe = messages.subscribe.bind(messages);
  messages.subscribe = async (...given) => {
    keepBusy(50);
    return subscribe(...given);
  };
  const response = await postGraphql(marketplace.app, 'mutation { subscribeNewsletter(email: "a@example.com") { errors { __typename } } }');
  expect(response.json()).toMatchObject({ data: { subscribeNewsletter: { errors: [] } } });
});

test('pages that hang are refused at their deadline, in the language of the shopper', async () => {
  marketplace = await openTestApp({ pageTimeoutMs: LIMIT_MS });
  vi.spyOn(marketplace.api.services.content, 'faqs').mockImplementation(hang);
  const page = (language: string) =>
    marketplace.app.inject({ url: '/faq', headers: { accept: 'text/html', 'accept-language': language }, remoteAddress: '203.0.113.1' });
  const responses = await Promise.all([page('en'), page('ms')]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect(responses[0].body).toContain('Try again');
  expect(responses[1].body).toContain('Cuba lagi');
  expect(responses[0].headers['retry-after']).toBe('2');
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './openTestApp.ts';

let marketplace: TestApp;

beforeAll(async () => {
  marketplace = await openTestApp();
});

afterAll(() => marketplace.close());

const policyOf = (header: unknown) =>
  new Map(
    String(header)
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name, ...sources]) => [name, sources]),
  );

test('the content security policy of pages allows scripts from this server, and one inline script by its hash', async () => {
  const { headers, body } = await marketplace.app.inject({ url: '/', headers: { accept: 'text/html' } });
  const policy = policyOf(headers['content-security-policy']);
  const inline = [...body.matchAll(/<script(?![^>]*\b(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
  expect(inline).toHaveLength(1);
  expect(policy.get('script-src')).toEqual([
    "'self'",
    ...inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  ]);
  expect(policy.get('default-src')).toEqual(["'self'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(body).not.toMatch(/\son[a-z]+="/);
});

test('the content security policy of the playground allows scripts from this server only', async () => {
  const { headers } = await marketplace.app.inject({ url: '/graphql', headers: { accept: 'text/html' } });
  const policy = policyOf(headers['content-security-policy']);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('worker-src')).toEqual(["'self'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
});

test('every response has the security headers', async () => {
  for (const url of ['/', '/graphql', '/healthz', '/robots.txt', '/nowhere', '/pictures/none.webp']) {
    const { headers } = await marketplace.app.inject({ url });
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['x-frame-options'], url).toBe('DENY');
    expect(headers['referrer-policy'], url).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-resource-policy'], url).toBe('same-origin');
    expect(headers['strict-transport-security'], url).toMatch(/max-age=\d{8}; includeSubDomains/);
    expect(headers['access-control-allow-origin'], url).toBeUndefined();
  }
});

test.each(['/pictures//etc/passwd', '/pictures//', '/pictures/..%2f..%2fpackage.json'])(
  'the path %s gets the same 404 as an unknown file',
  async (url) => {
    const { statusCode, body } = await marketplace.app.inject({ url });
    const unknown = await marketplace.app.inject({ url: '/pictures/none.webp' });
    expect([statusCode, body]).toEqual([404, unknown.body]);
  },
);

test('without https there is no Strict-Transport-Security', async () => {
  const plain = await openTestApp({ baseUrl: 'http://127.0.0.1:4000' });
  const { headers } = await plain.app.inject({ url: '/healthz' });
  expect(headers['strict-transport-security']).toBeUndefined();
  await plain.close();
});

test('API responses are not cached; pages are cached by the browser only', async () => {
  const response = await marketplace.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ marketplace { name } }' } });
  expect(response.headers['cache-control']).toBe('no-store');
  const page = await marketplace.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(page.headers['cache-control']).toMatch(/^private, max-age=\d{1,2}$/);
  expect(page.headers.vary).toContain('Cookie');
});

test('CORS preflights from other origins are not reflected', async () => {
  const { headers } = await marketplace.app.inject({
    method: 'OPTIONS',
    url: '/graphql',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(JSON.stringify(headers)).not.toContain('evil.example');
});

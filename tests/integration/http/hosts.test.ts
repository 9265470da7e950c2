import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { serveMetrics } from '#server/http/metrics.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';

const { baseUrl, ownHosts } = readConfig({ HOST: 'Kedai.lan' });
let marketplace: TestApp;

beforeAll(async () => {
  marketplace = await openTestApp({ baseUrl, ownHosts });
});

afterAll(() => marketplace.close());

const statusOf = async (host: string, url = '/', headers: Record<string, string> = {}) =>
  (await marketplace.app.inject({ url, headers: { host, ...headers } })).statusCode;

test.each(['127.0.0.1:4000', '[::1]:4000', '192.168.0.7:8080', '10.0.0.1', 'localhost:4000', 'LOCALHOST', 'kedai.lan:4000'])(
  'without a base URL a request to %s is served',
  async (host) => {
    expect(await statusOf(host, '/healthz')).toBe(200);
  },
);

test.each(['rebind.evil.example:4000', '127.0.0.1.evil.example', 'localhost.evil.example', '127.0.0.1@evil.example', '[::1].evil.example'])(
  'without a base URL a request to %s is refused as DNS rebinding',
  async (host) => {
    const origin = `http://${host}`;
    for (const url of ['/', '/outbox', '/healthz', '/pictures/none.webp', '/nowhere'])
      expect(await statusOf(host, url, { origin }), url).toBe(421);
    const { body } = await marketplace.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host, origin },
      payload: { query: '{ outbox { id } }' },
    });
    const { errors } = JSON.parse(body) as { errors: { message: string; extensions: object }[] };
    expect(errors).toEqual([
      { message: 'This host name is not known here: BASE_URL has to name the public address.', extensions: { code: 'FOREIGN_HOST' } },
    ]);
  },
);

test('with a base URL requests to any host name are served', async () => {
  const proxied = await openTestApp();
  const { statusCode } = await proxied.app.inject({ url: '/healthz', headers: { host: 'node1.internal' } });
  expect(statusCode).toBe(200);
  await proxied.close();
});

test('behind a proxy the Host header is checked, not X-Forwarded-Host', async () => {
  const proxied = await openTestApp({ baseUrl, ownHosts, trustProxy: true });
  const statusFor = async (host: string, forwarded: string) =>
    (await proxied.app.inject({ url: '/healthz', headers: { host, 'x-forwarded-host': forwarded, 'x-forwarded-for': '10.0.0.9' } }))
      .statusCode;
  expect(await statusFor('rebind.evil.example:4000', 'localhost')).toBe(421);
  expect(await statusFor('localhost:4000', 'shop.example')).toBe(200);
  await proxied.close();
});

test('metrics are not served under foreign host names', async () => {
  const { services, store } = marketplace.api;
  const metrics = await serveMetrics(services, store, { host: '127.0.0.1', port: 0, ownHosts });
  const statusFor = async (host: string) => (await metrics.inject({ url: '/metrics', headers: { host } })).statusCode;
  expect(await statusFor('rebind.evil.example:9000')).toBe(421);
  expect(await statusFor('localhost:9000')).toBe(200);
  await metrics.close();
});

test.each([
  ['two host names', ['Host: rizq.test', 'Host: other.example'], 400],
  ['the same host name twice', ['Host: rizq.test', 'Host: rizq.test'], 400],
  ['two host names in differently capitalised headers', ['host: rizq.test', 'X-Other: 1', 'HOST: other.example'], 400],
  ['one host name', ['Host: rizq.test', 'X-Forwarded-Host: other.example'], 200],
])('a request with %s gets the expected status', async (_what, headers, status) => {
  const proxied = await openTestApp();
  onTestFinished(() => proxied.close());
  await proxied.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((proxied.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const response = text(socket);
  socket.write(['GET /healthz HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'));
  expect(await response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

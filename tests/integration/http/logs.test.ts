import { expect, test } from 'vitest';
import { openTestApp, postGraphql } from './openTestApp.ts';

const CANARY = 'canary-7f3a';

test('logs tell of each request in one line and hold nothing that was typed or carried along', async () => {
  const shop = await openTestApp();
  const headers = {
    cookie: `session=${CANARY}`,
    authorization: `Bearer ${CANARY}`,
    'user-agent': CANARY,
    referer: `https://x.example/${CANARY}`,
  };
  await shop.app.inject({ url: `/rizq-marketplace?q=${CANARY}&token=${CANARY}`, headers });
  await postGraphql(shop.app, `query { order(number: "${CANARY}", accessToken: "${CANARY}") { number } }`, {}, headers);
  await postGraphql(shop.app, `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { errors { __typename } } }`, {
    input: { idempotencyKey: CANARY, lines: [], expectedTotal: CANARY, email: CANARY, shippingAddress: { line1: CANARY } },
  });
  await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: `{"${CANARY}`,
  });
  const named = { method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json' } } as const;
  const unknown = await shop.app.inject({ ...named, payload: { query: 'query A { __typename }', operationName: CANARY } });
  expect(unknown.body).not.toContain(CANARY);
  await shop.app.inject({ url: '/%ff' });
  await shop.app.inject({ method: 'DELETE', url: '/', headers });
  await shop.close();

  const lines = shop
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests).toHaveLength(7);
  expect(requests[5]).toMatchObject({ method: 'GET', path: '/%ff', status: 400 });
  expect(requests[0]).toMatchObject({
    level: 'info',
    method: 'GET',
    path: '/rizq-marketplace',
    status: 200,
    ms: expect.any(Number) as unknown,
    reqId: expect.any(String) as unknown,
  });
  expect(shop.log()).not.toContain(CANARY);
});

test('what breaks inside is logged by its place, and told to nobody', async () => {
  const shop = await openTestApp({
    renderer: () => Promise.reject(new Error(`the password is ${CANARY}`)),
  });
  const page = await shop.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(500);
  expect(page.headers['content-type']).toContain('text/html');
  const data = await shop.app.inject({ url: '/', headers: { accept: 'application/json' } });
  expect(data.json()).toEqual({ error: { code: 'INTERNAL_ERROR', message: 'Something went wrong.' } });
  await shop.close();
  expect(page.body + data.body).not.toMatch(/canary|password|at .*\.ts/);
  expect(shop.log()).not.toContain(CANARY);
  expect(shop.log()).toContain('"level":"error"');
});

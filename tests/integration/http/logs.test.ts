import { ApolloLink } from '@apollo/client';
import { throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { readRequest, render, type RenderPage } from '#client/entry-server.tsx';
import { openTestApp, postGraphql } from './openTestApp.ts';

const CANARY = 'canary-7f3a';

test('the log has one line per request, without its parameters, body or headers', async () => {
  const marketplace = await openTestApp();
  const headers = {
    cookie: `session=${CANARY}`,
    authorization: `Bearer ${CANARY}`,
    'user-agent': CANARY,
    referer: `https://x.example/${CANARY}`,
  };
  await marketplace.app.inject({ url: `/rizq-marketplace?q=${CANARY}&token=${CANARY}`, headers });
  await postGraphql(marketplace.app, `query { order(number: "${CANARY}", accessToken: "${CANARY}") { number } }`, {}, headers);
  await postGraphql(marketplace.app, `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { errors { __typename } } }`, {
    input: { idempotencyKey: CANARY, lines: [], expectedTotal: CANARY, email: CANARY, shippingAddress: { line1: CANARY } },
  });
  await marketplace.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: `{"${CANARY}`,
  });
  const named = { method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json' } } as const;
  const unknown = await marketplace.app.inject({ ...named, payload: { query: 'query A { __typename }', operationName: CANARY } });
  expect(unknown.body).not.toContain(CANARY);
  await marketplace.app.inject({ url: '/%ff' });
  await marketplace.app.inject({ method: 'DELETE', url: '/', headers });
  await marketplace.close();

  const lines = marketplace
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
  expect(marketplace.log()).not.toContain(CANARY);
});

test('an internal error is logged with its source location; neither the log nor the response contains its message', async () => {
  const marketplace = await openTestApp({
    renderer: () => Promise.reject(new Error(`the password is ${CANARY}`)),
  });
  const page = await marketplace.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(500);
  expect(page.headers['content-type']).toContain('text/html');
  const data = await marketplace.app.inject({ url: '/', headers: { accept: 'application/json' } });
  expect(data.json()).toEqual({ error: { code: 'INTERNAL_ERROR', message: 'Something went wrong.' } });
  await marketplace.close();
  expect(page.body + data.body).not.toMatch(/canary|password|at .*\.ts/);
  expect(marketplace.log()).not.toContain(CANARY);
  expect(marketplace.log()).toContain('"level":"error"');
});

test('a query that fails while a page is rendered is logged without its message', async () => {
  const linkFor = () => new ApolloLink(() => throwError(() => new Error(`the password is ${CANARY}`)));
  const failing: RenderPage = (options) => render({ ...options, linkFor });
  const marketplace = await openTestApp({ renderer: () => Promise.resolve({ render: failing, readRequest }) });
  const page = await marketplace.app.inject({ url: '/faq', headers: { accept: 'text/html' } });
  await marketplace.close();
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body + marketplace.log()).not.toContain(CANARY);
  expect(marketplace.log()).toContain('"level":"error"');
});

import { createClient, type ExecutionResult } from 'graphql-sse';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { MEMBER_PASSWORD, memberWithToken } from '#tests/support/api/aMember.ts';
import { LOGIN, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { BASE_URL, openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

const opened: TestApp[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

const WATCH = 'subscription ($id: ID!) { threadChanged(id: $id) { id side unreadCount messageCount lastText status } }';
const START = 'mutation { payload: startConversation(input: { productId: "prd_rice", text: "Is it new?" }) { conversation { id } } }';
const SEND = 'mutation ($id: ID!, $text: String!) { sendMessage(id: $id, text: $text) { errors { __typename } } }';

type Result = ExecutionResult<{
  threadChanged: { side: string; unreadCount: number; messageCount: number; lastText: string; status: string };
}>;

/** A listening server with a conversation of a member with Utara. */
async function open(parts: Parameters<typeof openTestApp>[0] = {}) {
  const market = aMarket();
  const vendors = market.vendors.map((vendor) => ({ ...vendor, ownerId: vendor.id === 'ven_utara' ? 'usr_demo_vendor' : null }));
  const marketplace = await openTestApp({ ownHosts: null, ...parts }, { catalogue: { ...market, vendors } });
  opened.push(marketplace);
  const { api, app } = marketplace;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql/stream`;
  const buyer = await memberWithToken(api, 'buyer@example.com');
  const stranger = await memberWithToken(api, 'stranger@example.com');
  const { data: loggedIn } = await api.execute<{ login: AuthResponse }>(LOGIN, VENDOR);
  const vendor = { token: loggedIn.login.token!, viewer: (await api.services.sessions.find(loggedIn.login.token ?? ''))! };
  const { data } = await api.execute<{ payload: { conversation: { id: string } } }>(START, {}, { viewer: buyer.viewer });
  const { id } = data.payload.conversation;
  const say = (viewer: SignedIn, text: string) => api.execute(SEND, { id, text }, { viewer });
  /** Results of a subscription, until it ends. */
  const watch = (token: string | null, query = WATCH, headers: Record<string, string> = {}) =>
    createClient({
      url,
      retryAttempts: 0,
      headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
    }).iterate({ query, variables: { id } }) as AsyncIterableIterator<Result>;
  const post = (body: object, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify(body),
    });
  return { ...marketplace, url, id, buyer, stranger, vendor, say, watch, post };
}

const codeOf = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: { extensions?: { code?: string } }[] };
  return [response.status, errors[0]?.extensions?.code];
};

test('a stream sends the conversation at first and after each message, as its side sees it', async () => {
  const { watch, buyer, vendor, say } = await open();
  const results = watch(vendor.token);
  const next = async () => ((await results.next()).value as Result).data?.threadChanged;
  expect(await next()).toMatchObject({ side: 'VENDOR', unreadCount: 1, messageCount: 1, lastText: 'Is it new?' });
  await say(buyer.viewer, 'And is it organic?');
  expect(await next()).toMatchObject({ unreadCount: 2, lastText: 'And is it organic?' });
  await say(vendor.viewer, 'It is.');
  expect(await next()).toMatchObject({ unreadCount: 0, messageCount: 3 });
  await results.return!();
});

test('responses have the headers of an event stream and begin with a comment that opens it', async () => {
  const { post, id, buyer } = await open();
  const response = await post({ query: WATCH, variables: { id } }, { authorization: `Bearer ${buyer.token}` });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toMatch(/^:\n\n/);
  await reader.cancel();
});

test.each([
  ['a log-out', (api: TestApp['api'], viewer: SignedIn) => api.execute('mutation { logout { ok } }', {}, { viewer })],
  ['a log-out everywhere', (api: TestApp['api'], viewer: SignedIn) => api.services.sessions.end(viewer, true)],
])('%s ends the stream', async (_, end) => {
  const { watch, buyer, api } = await open();
  const results = watch(buyer.token);
  await results.next();
  await end(api, buyer.viewer);
  expect(await results.next()).toEqual({ done: true, value: undefined });
  await expect(watch(buyer.token).next()).rejects.toMatchObject({ response: { status: 401 } });
});

test.each([
  ['a password change', () => `changePassword(current: "${MEMBER_PASSWORD}", next: "kopi tarik panas sekali") { ok }`],
  ['its revocation', (id: string) => `revokeSession(id: "${id}") { ok }`],
])('%s on another device ends the stream of a session, and keeps those of the other device', async (_, mutationFor) => {
  const { watch, buyer, api } = await open();
  const { result: elsewhere } = await api.store.transaction((transaction) =>
    api.services.sessions.open(transaction, buyer.viewer.userId, null),
  );
  const device = (await api.services.sessions.find(elsewhere.token))!;
  const [lost, kept] = [watch(buyer.token), watch(elsewhere.token)];
  await Promise.all([lost.next(), kept.next()]);
  const list = '{ viewer { sessions { id current } } }';
  const { data } = await api.execute<{ viewer: { sessions: { id: string; current: boolean }[] } }>(list, {}, { viewer: device });
  const id = data.viewer.sessions.find(({ current }) => !current)?.id ?? '';
  const { data: changed } = await api.execute(`mutation { changed: ${mutationFor(id)} }`, {}, { viewer: device });
  expect(changed).toMatchObject({ changed: { ok: true } });
  expect(await lost.next()).toEqual({ done: true, value: undefined });
  await expect(watch(buyer.token).next()).rejects.toMatchObject({ response: { status: 401 } });
  expect(api.services.conversationFeed.size).toBe(1);
  await kept.return!();
});

test('a conversation of others is refused, as is an unknown one', async () => {
  const { watch, stranger } = await open();
  for (const token of [stranger.token, null]) {
    const results = watch(token);
    const { value } = (await results.next()) as { value: { errors: { extensions: { code: string } }[] } };
    expect(value.errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
    expect((await results.next()).done).toBe(true);
  }
});

test('a stream ends at shut-down, and a client that leaves frees its place', async () => {
  const { watch, buyer, app, api } = await open();
  const left = watch(buyer.token);
  await left.next();
  await left.return!();
  const results = watch(buyer.token);
  await results.next();
  await expect.poll(() => api.services.conversationFeed.size).toBe(1);
  await app.close();
  expect(await results.next()).toEqual({ done: true, value: undefined });
  expect(api.services.conversationFeed.size).toBe(0);
});

test('an account has at most ten open streams', async () => {
  const { watch, post, id, buyer, vendor } = await open();
  const streams = Array.from({ length: 10 }, () => watch(buyer.token));
  await Promise.all(streams.map((stream) => stream.next()));
  const refused = await post({ query: WATCH, variables: { id } }, { authorization: `Bearer ${buyer.token}` });
  expect(await codeOf(refused)).toEqual([429, 'RATE_LIMITED']);
  const other = watch(vendor.token);
  expect((await other.next()).done).toBe(false);
  await Promise.all([...streams, other].map((stream) => stream.return!()));
});

test.each([
  ['a query', '{ marketplace { name } }', 'BAD_REQUEST'],
  ['a mutation', 'mutation { logout { ok } }', 'BAD_REQUEST'],
  ['an unknown field', 'subscription { x }', 'GRAPHQL_VALIDATION_FAILED'],
  ['a syntax error', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
  ['a document that is too long', `subscription { ${'x '.repeat(1100)} }`, 'GRAPHQL_PARSE_FAILED'],
  [
    'a document that is too deep',
    `subscription { threadChanged(id: "x") { product { ${'related { '.repeat(14)} id ${'} '.repeat(14)} } } }`,
    'QUERY_TOO_COMPLEX',
  ],
  [
    'a document that costs too much',
    'subscription { threadChanged(id: "x") { product { related(first: 50) { related(first: 50) { related(first: 50) { id } } } } } }',
    'QUERY_TOO_COMPLEX',
  ],
])('refuses %s', async (_, query, code) => {
  const { post } = await open();
  expect(await codeOf(await post({ query }))).toEqual([400, code]);
});

test('streams and their results are charged to the budget of the caller', async () => {
  const { post, id, buyer } = await open({ rateLimit: 1 });
  const statuses: number[] = [];
  for (let n = 0; n < 12 && !statuses.includes(429); n += 1) {
    const response = await post({ query: WATCH, variables: { id } }, { authorization: `Bearer ${buyer.token}` });
    statuses.push(response.status);
    await response.body?.cancel();
  }
  expect(statuses).toContain(429);
});

test('a stream ends when the budget of its caller is used up', async () => {
  const { watch, buyer, vendor, say } = await open({ rateLimit: 1 });
  const results = watch(buyer.token);
  let count = 0;
  for (let { done } = await results.next(); !done && count < 50; { done } = await results.next()) {
    count += 1;
    await say(vendor.viewer, `Message ${count}`);
  }
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(50);
});

test('results do not collect on the server for a client that does not read', async () => {
  const { url, id, buyer, vendor, say, api, app } = await open();
  for (let n = 0; n < 40; n += 1) await say(vendor.viewer, `${n} ${'x'.repeat(1900)}`);
  const fields = Array.from({ length: 12 }, (_, n) => `m${n}: messages(first: 100) { nodes { text } }`);
  const query = `subscription { threadChanged(id: "${id}") { status ${fields.join(' ')} } }`;
  const request = httpRequest(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${buyer.token}` },
  });
  request.end(JSON.stringify({ query }));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  // Each result has about a megabyte. The operating system holds some of them.
  const changes = 58;
  for (let n = 0; n < changes; n += 1) {
    const change = n % 2 === 0 ? 'closeConversation' : 'reopenConversation';
    await api.execute(`mutation { ${change}(id: "${id}") { errors { __typename } } }`, {}, { viewer: vendor.viewer });
    await nextTurn();
  }
  const closed = app.close();
  const events = (await text(response)).split('event: next').length - 1;
  await closed;
  expect(events).toBeGreaterThan(0);
  expect(events).toBeLessThan(changes / 2);
});

test('with a cookie, only pages of the marketplace can subscribe', async () => {
  const { post, id, buyer } = await open();
  const send = (headers: Record<string, string>) =>
    post({ query: WATCH, variables: { id } }, { cookie: `__Host-rizq_session=${buyer.token}`, ...headers });
  const own = await send({ origin: BASE_URL });
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  await own.body?.cancel();
  const others: Record<string, string>[] = [{ origin: 'https://evil.example' }, {}];
  for (const headers of others) expect(await codeOf(await send(headers))).toEqual([403, 'FORBIDDEN']);
});

test('/graphql refuses a subscription and names the address of streams', async () => {
  const { app } = await open();
  const response = await postGraphql(app, WATCH, { id: 'cnv_none' });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    errors: [{ message: 'Send subscriptions to /graphql/stream.', extensions: { code: 'BAD_REQUEST' } }],
  });
});

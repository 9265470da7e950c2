import { createClient, type ExecutionResult } from 'graphql-sse';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { preparedDatabase } from '#tests/support/postgres/preparedDatabase.ts';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

/** Two nodes that share a database: the buyer uses one, the vendor the other. */
let drop: () => Promise<void>;
let here: TestApp;
let there: TestApp;
let buyer: Record<string, string>;
let vendor: Record<string, string>;

beforeAll(async () => {
  const url = await preparedDatabase((dropIt) => (drop = dropIt));
  const seeding = await openPostgresStore({ urls: [url] });
  const market = aMarket();
  const vendors = market.vendors.map((each) => ({ ...each, ownerId: each.id === 'ven_utara' ? 'usr_demo_vendor' : null }));
  await seedStore(seeding, { ...market, vendors });
  await seeding.close();
  const openNode = async () => {
    const store = await openPostgresStore({ urls: [url], feedWaitMs: 10_000 });
    const { attempts, pictureFiles, rateExchange } = store.shared;
    return openTestApp({ rateExchange, rateLimit: 0, ownHosts: null, store }, { store, attempts, pictureFiles });
  };
  here = await openNode();
  there = await openNode();
  await there.app.listen({ port: 0, host: '127.0.0.1' });
  const logIn = async (who: typeof SHOPPER) => {
    const { data } = (await postGraphql(here.app, LOGIN, who)).json<{ data: { login: AuthResponse } }>();
    return { authorization: `Bearer ${data.login.token}` };
  };
  buyer = await logIn(SHOPPER);
  vendor = await logIn(VENDOR);
});

afterAll(async () => {
  for (const node of [here, there]) await node.close();
  await drop();
});

interface Payload {
  conversation: { id: string } | null;
  errors: { code: string }[];
}

const PAYLOAD = 'conversation { id } errors { ... on UserError { code } }';
const START = `mutation ($vendorId: ID!, $text: String!) { payload: startConversation(input: { vendorId: $vendorId, text: $text }) { ${PAYLOAD} } }`;
const SEND = `mutation ($id: ID!, $text: String!, $key: String) { payload: sendMessage(id: $id, text: $text, idempotencyKey: $key) { ${PAYLOAD} } }`;
const CLOSE = `mutation ($id: ID!) { payload: closeConversation(id: $id) { ${PAYLOAD} } }`;
const REOPEN = `mutation ($id: ID!) { payload: reopenConversation(id: $id) { ${PAYLOAD} } }`;
const BLOCK = `mutation ($id: ID!) { payload: blockConversation(id: $id) { ${PAYLOAD} } }`;
const UNBLOCK = `mutation ($id: ID!) { payload: blockConversation(id: $id, isBlocked: false) { ${PAYLOAD} } }`;
const ONE = 'query ($id: ID!) { conversation(id: $id) { status blockedBy messageCount unreadCount } }';

async function run(node: TestApp, who: Record<string, string>, operation: string, variables: Record<string, unknown>): Promise<Payload> {
  const { data } = (await postGraphql(node.app, operation, variables, who)).json<{ data: { payload: Payload } }>();
  return data.payload;
}

const started = async () => (await run(here, buyer, START, { vendorId: 'ven_utara', text: 'Is it new?' })).conversation!.id;

async function seen(node: TestApp, who: Record<string, string>, id: string) {
  type Data = { conversation: { status: string; blockedBy: string | null; messageCount: number; unreadCount: number } };
  return (await postGraphql(node.app, ONE, { id }, who)).json<{ data: Data }>().data.conversation;
}

test('a message that is sent to one node appears on a stream of the other, and both count it as unread', async () => {
  const id = await started();
  const url = `http://127.0.0.1:${(there.app.server.address() as AddressInfo).port}/graphql/stream`;
  const results = createClient({ url, headers: vendor, retryAttempts: 0 }).iterate<{ threadChanged: object }>({
    query: 'subscription ($id: ID!) { threadChanged(id: $id) { unreadCount messageCount lastText } }',
    variables: { id },
  });
  const next = async () => ((await results.next()).value as ExecutionResult<{ threadChanged: object }>).data?.threadChanged;
  const first = await next();
  expect(first).toMatchObject({ unreadCount: 1, messageCount: 1 });
  await run(here, buyer, SEND, { id, text: 'And is it organic?' });
  let changed = await next();
  // A node may repeat the first state, because it hears of commits of other nodes later.
  while (isDeepStrictEqual(changed, first)) changed = await next();
  expect(changed).toEqual({ unreadCount: 2, messageCount: 2, lastText: 'And is it organic?' });
  await results.return!();
  expect([await seen(here, vendor, id), await seen(there, vendor, id)]).toMatchObject([{ unreadCount: 2 }, { unreadCount: 2 }]);
  await run(there, vendor, SEND, { id, text: 'It is.' });
  await expect.poll(() => seen(here, buyer, id)).toMatchObject({ messageCount: 3, unreadCount: 1 });
});

test('concurrent requests to both nodes with the same key send one message', async () => {
  const id = await started();
  const { messageCount } = await seen(here, buyer, id);
  const sent = [here, there, here, there].map((node) => run(node, buyer, SEND, { id, text: 'Yes', key: 'one-of-four' }));
  expect(await Promise.all(sent)).toEqual(Array(4).fill({ conversation: { id }, errors: [] }));
  await expect.poll(() => seen(there, buyer, id)).toMatchObject({ messageCount: messageCount + 1 });
});

test.each([
  ['closing', CLOSE, REOPEN, { status: 'CLOSED' }],
  ['blocking', BLOCK, UNBLOCK, { blockedBy: 'VENDOR' }],
])('%s on one node and a reply on the other have one outcome', async (_, change, undo, state) => {
  const id = await started();
  for (let round = 1; round <= 8; round += 1) {
    const before = (await seen(here, buyer, id)).messageCount;
    const [changed, reply] = await Promise.all([
      run(there, vendor, change, { id }),
      run(here, buyer, SEND, { id, text: `Reply ${round} while ${change.length}` }),
    ]);
    expect(changed.errors).toEqual([]);
    expect(reply.errors.map(({ code }) => code)).toEqual(reply.conversation === null ? ['INVALID'] : []);
    const messageCount = before + (reply.conversation === null ? 0 : 1);
    for (const node of [here, there]) await expect.poll(() => seen(node, buyer, id)).toMatchObject({ ...state, messageCount });
    expect((await run(here, buyer, SEND, { id, text: 'Afterwards' })).errors).toMatchObject([{ code: 'INVALID' }]);
    await run(there, vendor, undo, { id });
    await expect.poll(() => seen(here, buyer, id)).toMatchObject({ status: 'OPEN', blockedBy: null });
  }
});

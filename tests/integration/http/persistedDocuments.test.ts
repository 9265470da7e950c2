import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import CLIENT_DOCUMENTS from '#schema/clientDocuments.json' with { type: 'json' };
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import { createApolloServer } from '#server/graphql/createApollo.ts';
import { StoreUnreachable } from '#server/store/transaction.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function named(sha256Hash: string, more: object = {}, { app } = shop) {
  const payload = { ...more, extensions: { persistedQuery: { version: 1, sha256Hash } } };
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload });
  return answer.json<{ data?: Record<string, unknown>; errors?: { extensions: { code: string } }[] }>();
}

test('the documents of the client are known by their hashes alone', async () => {
  for (const [hash, text] of Object.entries(CLIENT_DOCUMENTS)) expect(sha256(text)).toBe(hash);
  const [hash] = Object.entries(CLIENT_DOCUMENTS).find(([, text]) => text.startsWith('query SearchStart'))!;
  expect((await named(hash)).data).toBeDefined();
});

test('an unknown document is requested, and known from then on', async () => {
  const text = '{ marketplace { name vatPercent } }';
  const hash = sha256(text);
  expect((await named(hash)).errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]);
  expect((await named(hash, { query: text })).data).toMatchObject({ marketplace: { name: 'Rizq' } });
  expect((await named(hash)).data).toMatchObject({ marketplace: { name: 'Rizq' } });
  expect((await named(hash)).data).toMatchObject({ marketplace: { name: 'Rizq' } });
});

test('a document that is registered on one node is known on the others, unless it is one of the client', async () => {
  const registeredDocuments = new InMemoryLRUCache<string>();
  const openNode = () => openTestApp({ apollo: createApolloServer(shop.api.schema, { registeredDocuments }) });
  const [here, there] = [await openNode(), await openNode()];
  const text = '{ marketplace { vatPercent name } }';
  expect((await named(sha256(text), { query: text }, here)).data).toMatchObject({ marketplace: { name: 'Rizq' } });
  expect((await named(sha256(text), {}, there)).data).toMatchObject({ marketplace: { name: 'Rizq' } });
  const [hash, own] = Object.entries(CLIENT_DOCUMENTS).find(([, document]) => document.startsWith('query SearchStart'))!;
  expect((await named(hash, { query: own }, here)).data).toBeDefined();
  expect(registeredDocuments.keys()).toEqual([`apq:${sha256(text)}`]);
  for (const node of [here, there]) await node.close();
});

test('while the documents of all nodes cannot be reached, a client sends the text again', async () => {
  const away = () => Promise.reject(new StoreUnreachable(new Error('The connection was refused.')));
  const node = await openTestApp({ apollo: createApolloServer(shop.api.schema, { registeredDocuments: { get: away, set: away } }) });
  const text = '{ marketplace { vatPercent } }';
  expect((await named(sha256(text), {}, node)).errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]);
  for (const query of [text, undefined]) {
    expect((await named(sha256(text), { query }, node)).data).toMatchObject({ marketplace: { vatPercent: expect.any(Number) as number } });
  }
  await node.close();
});

test('nobody gives a document the hash of another, nor registers one beyond the limits', async () => {
  const taken = sha256('{ marketplace { name } categories { slug } }');
  expect((await named(taken, { query: '{ marketplace { vatPercent } }' })).data).toBeUndefined();
  expect((await named(taken)).errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]);
  const long = `{ ${Array.from({ length: 16 }, (_, place) => `a${place}: __typename`).join(' ')} }`;
  expect((await named(sha256(long), { query: long })).errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COMPLEX' } }]);
  expect((await named(sha256(long))).errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]);
});

test('a hash that is put together wrongly is the fault of whoever sent it', async () => {
  const query = '{ marketplace { name } }';
  const wrong = [{ version: 2, sha256Hash: sha256(query) }, { version: 1, sha256Hash: sha256('{ marketplace { vatPercent } }') }, 'x'];
  for (const persistedQuery of wrong) {
    const answer = await shop.app.inject({ method: 'POST', url: '/graphql', payload: { query, extensions: { persistedQuery } } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  }
});

test('a document known by text is answered by its hash from what is kept, to guests alone', async () => {
  const [hash, query] = Object.entries(CLIENT_DOCUMENTS).find(([, text]) => text.startsWith('query SearchStart'))!;
  const byText = await shop.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
  expect(await named(hash)).toEqual(byText.json());
});

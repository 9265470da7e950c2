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

test('the documents of the client can be executed by their hash only', async () => {
  for (const [hash, text] of Object.entries(CLIENT_DOCUMENTS)) expect(sha256(text)).toBe(hash);
  const [hash] = Object.entries(CLIENT_DOCUMENTS).find(([, text]) => text.startsWith('query SearchStart'))!;
  expect((await named(hash)).data).toBeDefined();
});

test('an unknown hash is refused with PERSISTED_QUERY_NOT_FOUND, and works once its text was sent', async () => {
  const text = '{ marketplace { name vatPercent } }';
  const hash = sha256(text);
  expect((await named(hash)).errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]);
  expect((await named(hash, { query: text })).data).toMatchObject({ marketplace: { name: 'Rizq' } });
  expect((await named(hash)).data).toMatchObject({ marketplace: { name: 'Rizq' } });
  expect((await named(hash)).data).toMatchObject({ marketplace: { name: 'Rizq' } });
});

test('a document registered on one node is known on the other; those of the client are not registered', async () => {
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

test('while the shared documents are unreachable, clients register a document on each node by its text', async () => {
  const away = () => Promise.reject(new StoreUnreachable(new Error('The connection was refused.')));
  const node = await openTestApp({ apollo: createApolloServer(shop.api.schema, { registeredDocuments: { get: away, set: away } }) });
  const text = '{ marketplace { vatPercent } }';
  expect((await named(sha256(text), {}, node)).errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]);
  for (const query of [text, undefined]) {
    expect((await named(sha256(text), { query }, node)).data).toMatchObject({ marketplace: { vatPercent: expect.any(Number) as number } });
  }
  await node.close();
});

test('a document with a wrong hash, or beyond the limits, is not registered', async () => {
  const taken = sha256('{ marketplace { name } categories { slug } }');
  expect((await named(taken, { query: '{ marketplace { vatPercent } }' })).data).toBeUndefined();
  expect((await named(taken)).errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]);
  const long = `{ ${Array.from({ length: 16 }, (_, place) => `a${place}: __typename`).join(' ')} }`;
  expect((await named(sha256(long), { query: long })).errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COMPLEX' } }]);
  expect((await named(sha256(long))).errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]);
});

test('a malformed persisted-query hash returns 400', async () => {
  const query = '{ marketplace { name } }';
  const wrong = [{ version: 2, sha256Hash: sha256(query) }, { version: 1, sha256Hash: sha256('{ marketplace { vatPercent } }') }, 'x'];
  for (const persistedQuery of wrong) {
    const answer = await shop.app.inject({ method: 'POST', url: '/graphql', payload: { query, extensions: { persistedQuery } } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  }
});

test('a document returns the same response to guests by its hash as by its text', async () => {
  const [hash, query] = Object.entries(CLIENT_DOCUMENTS).find(([, text]) => text.startsWith('query SearchStart'))!;
  const byText = await shop.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
  expect(await named(hash)).toEqual(byText.json());
});

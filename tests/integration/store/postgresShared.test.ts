import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import type { PostgresStore } from '#server/store/postgres/postgresStore.ts';
import { preparedDatabase } from '#tests/support/postgres/preparedDatabase.ts';
import { runSql } from '#tests/support/postgres/testDatabase.ts';
import { A_LIMIT, describeAttempts } from './attemptContract.ts';
import { describeExchange } from './exchangeContract.ts';
import { describePictures } from './pictureContract.ts';

let url: string;
let drop: () => Promise<void>;
let nodes: [PostgresStore, PostgresStore];
let now = () => new Date('2026-02-03T04:05:06Z');

beforeAll(async () => {
  url = await preparedDatabase((dropIt) => (drop = dropIt));
  const open = () => openPostgresStore({ urls: [url], now: () => now() });
  nodes = [await open(), await open()];
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await drop();
});

/** Empties the shared state and returns one part of it as both nodes see it, using the test's clock. */
async function openEmpty<Part extends keyof PostgresStore['shared']>(part: Part, clock: () => Date) {
  now = clock;
  await runSql(url, 'TRUNCATE rizq.attempts, rizq.rate_windows, rizq.registered_documents, rizq.pictures');
  return [nodes[0].shared[part], nodes[1].shared[part]] as [PostgresStore['shared'][Part], PostgresStore['shared'][Part]];
}

describeAttempts('postgres', (clock) => openEmpty('attempts', clock));
describeExchange('postgres', (clock) => openEmpty('rateExchange', clock));
describePictures('postgres', (clock) => openEmpty('pictureFiles', clock));

test('emails and IP addresses are stored as hashes, and expired rows are deleted', async () => {
  let at = Date.parse('2026-02-03T04:05:06Z');
  const [attempts, other] = await openEmpty('attempts', () => new Date(at));
  await attempts.take([{ limit: A_LIMIT, key: 'aminah@example.com' }]);
  await nodes[0].shared.rateExchange.exchange([{ key: 'guests 203.0.113.1', consumed: 1, points: 100, durationMs: 4000 }]);
  const rows = await runSql(url, 'SELECT a::text AS row FROM rizq.attempts a UNION ALL SELECT w::text FROM rizq.rate_windows w');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/aminah|203\.0/);
  const count = async () => (await runSql(url, 'SELECT FROM rizq.attempts UNION ALL SELECT FROM rizq.rate_windows')).length;
  at += 5000;
  await nodes[1].shared.deleteExpired();
  expect(await count()).toBe(1);
  at += A_LIMIT.forgetMs;
  await nodes[1].shared.deleteExpired();
  expect(await count()).toBe(0);
  expect(await other.read([{ limit: A_LIMIT, key: 'aminah@example.com' }])).toEqual([{ count: 0, wait: 0 }]);
});

test('concurrent take and forget calls on two nodes all succeed', async () => {
  const [here, there] = await openEmpty('attempts', () => new Date('2026-02-03T04:05:06Z'));
  const keys = ['left', 'right'].map((key) => ({ limit: { ...A_LIMIT, free: 1000 }, key }));
  const rounds = Array.from({ length: 60 }, (_, round) =>
    round % 3 === 0 ? here.forget(keys) : (round % 3 === 1 ? here : there).take(round % 2 === 0 ? keys : keys.toReversed()),
  );
  expect(new Set(await Promise.all(rounds))).toEqual(new Set([undefined, 0]));
});

test('documents registered on one node are known to the other; the newest four million characters are kept', async () => {
  const [here, there] = await openEmpty('registeredDocuments', () => new Date());
  const document = (place: number) => `query Q${place} { ${'x'.repeat(1_000_000)} }`;
  for (const place of [1, 2, 3]) await here.set(`apq:${place}`, document(place));
  expect(await there.get('apq:1')).toBe(document(1));
  await there.set('apq:1', document(1));
  for (const place of [4, 5]) await there.set(`apq:${place}`, document(place));
  const known = await Promise.all([1, 2, 3, 4, 5].map((place) => here.get(`apq:${place}`)));
  expect(known.map((text) => text !== undefined)).toEqual([false, true, true, true, true]);
  expect(await here.get('apq:unknown')).toBeUndefined();
});

import { expect, onTestFinished, test } from 'vitest';
import type { StoredDocument } from '#server/store/core/storedDocument.ts';
import { MIGRATIONS, schemaAfter, type Migration } from '#server/store/migrations.ts';
import { assertServer, openPostgresStore, type PostgresOptions } from '#server/store/postgres/openPostgresStore.ts';
import { StoreUnusable, type Store } from '#server/store/store.ts';
import { StoreUnavailable } from '#server/store/transaction.ts';
import { aStock } from '#tests/support/builders/documents.ts';
import { startDatabaseProxy } from '#tests/support/postgres/databaseProxy.ts';
import { preparedDatabase } from '#tests/support/postgres/preparedDatabase.ts';
import { newDatabase, runSql, testServer } from '#tests/support/postgres/testDatabase.ts';
import { startThrowAwayPostgres } from '../../../scripts/throwAwayPostgres.ts';

async function open(url: string, options: Partial<PostgresOptions> = {}): Promise<Store> {
  const store = await openPostgresStore({ urls: [url], ...options });
  onTestFinished(() => store.close());
  return store;
}

/** Returns the message with which the store refuses to open. */
async function refusal(url: string, options: Partial<PostgresOptions> = {}): Promise<string> {
  const error = await open(url, options).then(
    () => null,
    (problem: unknown) => problem,
  );
  expect(error).toBeInstanceOf(StoreUnusable);
  const { message } = error as StoreUnusable;
  expect(message).toMatch(/^[^\n]+\.$/);
  return message;
}

const changed = (url: string, change: Partial<URL>) => Object.assign(new URL(url), change).href;

async function aRole(rights: string): Promise<{ name: string; password: string }> {
  const name = `role_${Math.random().toString(36).slice(2)}`;
  await runSql(await testServer(), `CREATE ROLE ${name} LOGIN PASSWORD 'secret-word' ${rights}`);
  return { name, password: 'secret-word' };
}

test('an unreachable server, a wrong password and a missing database are refused with the reason', async () => {
  const url = await testServer();
  const { host, port } = new URL(url);
  expect(await refusal(changed(url, { port: '1' }))).toContain('127.0.0.1:1 cannot be used (connect ECONNREFUSED 127.0.0.1:1)');
  expect(await refusal(changed(url, { password: 'wrong-word' }))).toBe(
    `PostgreSQL at ${host} refuses the user name or password of RIZQ_DATABASE_URL: correct them.`,
  );
  expect(await refusal(changed(url, { pathname: '/nowhere' }))).toContain(`${port} has no database nowhere: create it`);
});

test('the database role needs the rights to create a schema and to replicate', async () => {
  const url = await newDatabase();
  const name = new URL(url).pathname.slice(1);
  const withRole = async (rights: string) => {
    const role = await aRole(rights);
    return { role, url: changed(url, { username: role.name, password: role.password }) };
  };
  const stranger = await withRole('');
  expect(await refusal(stranger.url)).toBe(
    `The role ${stranger.role.name} of RIZQ_DATABASE_URL may not create a schema and a publication in the database: GRANT CREATE ON DATABASE.`,
  );
  await runSql(url, `GRANT CREATE ON DATABASE ${name} TO ${stranger.role.name}`);
  expect(await refusal(stranger.url)).toContain('may not use replication: ALTER ROLE');
  await runSql(url, `ALTER ROLE ${stranger.role.name} REPLICATION`);
  expect((await (await open(stranger.url)).health()).writable).toBe(true);
});

test('PostgreSQL must be version 14 or later, with UTF8 encoding and wal_level logical', async () => {
  expect(() => assertServer({ version: 13, level: 'logical', encoding: 'UTF8' }, '--to')).toThrow(
    'PostgreSQL 13 is too old: 14 or later is needed.',
  );
  expect(() => assertServer({ version: 14, level: 'logical', encoding: 'UTF8' }, '--to')).not.toThrow();
  expect(() => assertServer({ version: 14, level: 'logical', encoding: 'LATIN1' }, '--to')).toThrow(
    'create one with ENCODING UTF8, and name it in --to.',
  );
  const server = await startThrowAwayPostgres(['wal_level=replica']);
  onTestFinished(() => server.stop());
  expect(await refusal(server.url)).toBe(
    'wal_level of the PostgreSQL server is replica: set it to logical in postgresql.conf, and restart the server.',
  );
});

test('a PostgreSQL server without a free replication slot is refused with the reason', async () => {
  const server = await startThrowAwayPostgres(['max_replication_slots=1']);
  onTestFinished(() => server.stop());
  await open(server.url);
  expect(await refusal(server.url)).toContain('no connection or replication slot left');
});

test('a start that waits for another node warns which one, and fails after its time limit', { timeout: 120_000 }, async () => {
  const url = await preparedDatabase();
  const [first, second] = [await openPostgresStore({ urls: [url] }), await openPostgresStore({ urls: [url] })];
  onTestFinished(async () => void (await Promise.all([first.close(), second.close()])));
  const warnings: string[] = [];
  let finish = () => {};
  const begun = new Promise<void>((begin) => {
    void first.exclusively('start', () => {
      begin();
      return new Promise<void>((resolve) => (finish = resolve));
    });
  });
  await begun;
  const wait = (giveUpAfterMs: number) =>
    second.exclusively('start', () => Promise.resolve('started'), { warn: (text) => warnings.push(text), warnAfterMs: 0, giveUpAfterMs });
  const holder = /another node \(PostgreSQL process \d+, from [\w.: ]+, connected since [-\d]+ [:\d]+ UTC\)/;
  await expect(wait(0)).rejects.toThrow(holder);
  const waiting = wait(60_000);
  await expect.poll(() => warnings).toEqual([expect.stringMatching(holder)]);
  finish();
  expect(await waiting).toBe('started');
});

test('a database of a later version is refused and left unchanged', async () => {
  const url = await preparedDatabase();
  const schema = schemaAfter(MIGRATIONS);
  const later = [...MIGRATIONS, { what: 'something later' }];
  await (await openPostgresStore({ urls: [url], migrations: later })).close();
  expect(await refusal(url)).toBe(
    `The database holds data of a later version (schema ${schema + 1}; this version knows ${schema}): start that version, or use a backup.`,
  );
  expect(await runSql(url, 'SELECT number FROM rizq.schema_number')).toEqual([{ number: schema + 1 }]);
});

test('a migration is refused while another process is open, changes nothing if it fails, and runs once for concurrent starts', async () => {
  const url = await preparedDatabase();
  const before = await open(url);
  await before.transaction(async (transaction) => {
    for (const id of ['a', 'b', 'c']) await transaction.put('stock', aStock(id, 1));
  });
  const step = (change: NonNullable<Migration['documents']>['change']) => [
    ...MIGRATIONS,
    { what: 'a step', documents: { collection: 'stock' as const, change } },
  ];
  const failing = step((document) => {
    if (document.id === 'c') throw new Error('cannot be migrated');
    return { ...document, onHand: 5 };
  });
  expect(await refusal(url, { migrations: failing })).toContain('1 process has it open: stop all processes of the earlier version');
  expect((await before.transaction((transaction) => transaction.put('stock', aStock('d', 1)))).result.version).toBe(1);
  await before.close();
  expect(await refusal(url, { migrations: failing })).toBe(
    'The migration of stock/c has failed (step "a step": cannot be migrated): nothing was changed, and the earlier version can go on.',
  );
  const after = await openPostgresStore({ urls: [url] });
  expect((await after.query('stock')).items.map(({ onHand }) => onHand)).toEqual([1, 1, 1, 1]);
  await after.close();
  const working = step((document) => (document.id === 'a' ? null : document.id === 'b' ? document : { ...document, onHand: 5 }));
  const stores = await Promise.all([open(url, { migrations: working }), open(url, { migrations: working })]);
  for (const store of stores) {
    expect((await store.query('stock')).items).toEqual([
      { id: 'b', onHand: 1, version: 1 },
      { id: 'c', onHand: 5, version: 2 },
      { id: 'd', onHand: 5, version: 2 },
    ]);
  }
});

test('a migration step can derive new documents from another collection', async () => {
  const url = await preparedDatabase();
  const before = await open(url);
  await before.transaction(async (transaction) => {
    for (const id of ['a', 'b', 'c']) await transaction.put('stock', aStock(id, 2));
  });
  await before.close();
  const make = (made: Map<string, StoredDocument>, { onHand }: StoredDocument) =>
    void made.set('2030', { id: '2030', version: 1, last: Number(made.get('2030')?.['last'] ?? 0) + Number(onHand) });
  const after = await open(url, {
    migrations: [...MIGRATIONS, { what: 'a step', additions: { from: 'stock', to: 'invoiceSeries', make } }],
  });
  expect((await after.query('invoiceSeries')).items).toEqual([{ id: '2030', last: 6, version: 1 }]);
});

test('a node that was disconnected while a later version migrated the database refuses writes', async () => {
  const url = await preparedDatabase();
  const proxy = await startDatabaseProxy(url);
  onTestFinished(() => proxy.close());
  const earlier = await open(proxy.url);
  await earlier.transaction((transaction) => transaction.put('stock', aStock('a', 1)));
  proxy.setCut(true);
  const later = await open(url, { migrations: [...MIGRATIONS, { what: 'something later' }] });
  proxy.setCut(false);
  await expect.poll(() => earlier.health()).toEqual({ writable: false, reason: 'A later version has migrated the database' });
  await expect(earlier.transaction((transaction) => transaction.put('stock', aStock('a', 2)))).rejects.toThrow(StoreUnavailable);
  expect((await later.get('stock', 'a'))?.onHand).toBe(1);
});

test('nodes that start together on an empty database create its tables once', async () => {
  const url = await newDatabase();
  const stores = await Promise.all([open(url), open(url), open(url)]);
  await stores[0].transaction((transaction) => transaction.put('stock', aStock('a', 1)));
  expect(await stores[2].count('stock')).toBe(1);
});

test('with several hosts an unreachable one is skipped', async () => {
  const url = await preparedDatabase();
  const store = await open(url, { urls: [changed(url, { port: '1' }), url] });
  await store.transaction((transaction) => transaction.put('stock', aStock('a', 1)));
  expect(await store.count('stock')).toBe(1);
});

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { CatalogueProjection } from '#server/modules/catalog/index.ts';
import { Projections } from '#server/platform/projections.ts';
import { openPostgresStore, type PostgresOptions } from '#server/store/postgres/openPostgresStore.ts';
import type { Commit, Store } from '#server/store/store.ts';
import { StoreBusy, StoreUnavailable, type Transaction } from '#server/store/transaction.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { aProduct, aStock } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { startDatabaseProxy } from '#tests/support/postgres/databaseProxy.ts';
import { preparedDatabase } from '#tests/support/postgres/preparedDatabase.ts';
import { runSql } from '#tests/support/postgres/testDatabase.ts';
import { startThrowAwayPostgres } from '../../../scripts/throwAwayPostgres.ts';

const CUT_FEEDS = 'SELECT pg_terminate_backend(active_pid) FROM pg_replication_slots WHERE database = current_database()';
const CUT_TRANSACTIONS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`;

async function open(url: string, options: Partial<PostgresOptions> = {}): Promise<Store> {
  const store = await openPostgresStore({ urls: [url], feedWaitMs: 10_000, ...options });
  onTestFinished(() => store.close());
  return store;
}

const putStock = (store: Store, id: string, onHand: number) =>
  store.transaction((transaction) => transaction.put('stock', aStock(id, onHand)));
const onHand = async (store: Store, id: string) => (await store.get('stock', id))?.onHand;

async function takeOne(transaction: Transaction): Promise<boolean> {
  const units = (await transaction.get('stock', 'a'))?.onHand ?? 0;
  if (units > 0) await transaction.put('stock', aStock('a', units - 1));
  return units > 0;
}

/** Collects all of a store's later commits. */
async function follow(store: Store) {
  const commits: Commit[] = [];
  const tooOld = vi.fn();
  store.changes(await store.position(), { apply: (commit) => commits.push(commit), tooOld });
  return { commits, tooOld };
}

test('100 concurrent buyers on two nodes get exactly 30 units; transactions that name their collection are not repeated', async () => {
  const url = await preparedDatabase();
  const stores = [await open(url), await open(url)];
  for (const options of [{}, { changes: 'stock' }] as const) {
    await putStock(stores[0]!, 'a', 30);
    let runs = 0;
    const takes = Array.from({ length: 100 }, (_, index) =>
      stores[index % 2]!.transaction((transaction) => {
        runs += 1;
        return takeOne(transaction);
      }, options),
    );
    const taken = (await Promise.all(takes)).filter(({ result }) => result);
    expect(taken).toHaveLength(30);
    expect(await onHand(stores[0]!, 'a')).toBe(0);
    expect(runs > 100).toBe(!('changes' in options));
  }
});

test('a failed transaction releases its locks', async () => {
  const url = await preparedDatabase();
  const [one, other] = [await open(url), await open(url)];
  await expect(one.transaction(() => Promise.reject(new Error('sold out')), { changes: 'stock' })).rejects.toThrow('sold out');
  await expect(one.transaction((transaction) => transaction.put('stock', aStock('a', NaN)), { changes: 'stock' })).rejects.toThrow(
    TypeError,
  );
  expect((await other.transaction(async () => 'free', { changes: 'stock' })).result).toBe('free');
});

test('a transaction that waits longer than queueWaitMs for others of its collection is refused and never runs', async () => {
  const store = await open(await preparedDatabase(), { queueWaitMs: 50 });
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const slow = store.transaction(() => isReleased, { changes: 'stock' });
  const work = vi.fn(async () => 'run');
  await expect(store.transaction(work, { changes: 'stock' })).rejects.toThrow(StoreBusy);
  expect(await store.transaction(async () => 'other', { changes: 'jobs' })).toMatchObject({ result: 'other' });
  await expect(store.transaction(work, { changes: 'stock' })).rejects.toThrow(StoreBusy);
  release();
  await slow;
  expect(work).not.toHaveBeenCalled();
  expect(await store.transaction(work, { changes: 'stock' })).toMatchObject({ result: 'run' });
});

describe('queued transactions of one collection', () => {
  /** Runs transactions while another transaction holds the lock, so that they queue up together. */
  async function runTogether(
    store: Store,
    works: ((transaction: Transaction) => Promise<unknown>)[],
  ): Promise<PromiseSettledResult<unknown>[]> {
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const first = store.transaction(() => isReleased, { changes: 'stock' });
    const all = works.map((work) => store.transaction(work, { changes: 'stock' }));
    release();
    await first;
    return Promise.allSettled(all);
  }

  test('are committed together, and each sees the writes of those before it', async () => {
    const store = await open(await preparedDatabase());
    await putStock(store, 'a', 10);
    const feed = await follow(store);
    const results = await runTogether(store, Array<typeof takeOne>(12).fill(takeOne));
    expect(results.map((result) => result.status === 'fulfilled' && (result.value as { result: boolean }).result)).toEqual([
      ...Array<boolean>(10).fill(true),
      false,
      false,
    ]);
    expect(feed.commits.map(({ changes }) => changes)).toEqual([
      [{ collection: 'stock', id: 'a', document: { id: 'a', onHand: 0, version: 11 } }],
    ]);
  });

  test('are rolled back one by one: a failed one does not affect the others', async () => {
    const store = await open(await preparedDatabase());
    const put = (id: string, slug: string) => (transaction: Transaction) => transaction.put('products', aProduct({ id, slug }));
    const results = await runTogether(store, [
      put('prd_1', 'kopi'),
      async (transaction) => {
        await put('prd_2', 'teh')(transaction);
        throw new Error('sold out');
      },
      put('prd_3', 'kopi'),
      put('prd_4', 'teh'),
    ]);
    expect(results.map((result) => (result.status === 'rejected' ? String(result.reason) : null))).toEqual([
      null,
      'Error: sold out',
      'UniqueViolation: products/prd_3: another document has its slug',
      null,
    ]);
    expect((await store.query('products')).items.map(({ id }) => id)).toEqual(['prd_1', 'prd_4']);
  });

  test('are all refused if their connection is lost', async () => {
    const url = await preparedDatabase();
    const store = await open(url);
    const results = await runTogether(store, [
      (transaction) => transaction.put('stock', aStock('a', 1)),
      () => runSql(url, CUT_TRANSACTIONS),
      (transaction) => transaction.put('stock', aStock('b', 1)),
    ]);
    expect(results.map((result) => result.status === 'rejected' && result.reason instanceof StoreUnavailable)).toEqual([true, true, true]);
    expect(await store.count('stock')).toBe(0);
  });
});

test('two nodes on one database deliver the same commits in the same order, each document once per commit', async () => {
  const url = await preparedDatabase();
  const [one, other] = [await open(url), await open(url)];
  const [atOne, atOther] = [await follow(one), await follow(other)];
  await Promise.all(Array.from({ length: 40 }, (_, index) => putStock(index % 2 === 0 ? one : other, `var_${index % 5}`, index)));
  await one.transaction(async (transaction) => {
    await transaction.put('stock', aStock('last', 1));
    await transaction.put('stock', aStock('last', 2));
    await transaction.delete('stock', 'var_1');
  });
  // Each node also delivers empty commits, with which the lag of its feed is measured.
  const written = ({ commits }: { commits: readonly Commit[] }) => commits.filter(({ changes }) => changes.length > 0);
  await expect.poll(() => [written(atOne).length, written(atOther).length]).toEqual([41, 41]);
  expect(written(atOther)).toEqual(written(atOne));
  const positions = atOne.commits.map(({ position }) => position);
  expect(positions).toEqual(positions.toSorted());
  expect(written(atOne).at(-1)?.changes).toEqual([
    { collection: 'stock', id: 'last', document: { id: 'last', onHand: 2, version: 2 } },
    { collection: 'stock', id: 'var_1', document: null },
  ]);
});

test('the feed reaches the position of a commit whose writer did not wait for it', async () => {
  const store = await open(await preparedDatabase(), { feedWaitMs: 0 });
  const { commits } = await follow(store);
  const { position } = await putStock(store, 'a', 1);
  await expect.poll(() => (commits.at(-1)?.position ?? '') >= position).toBe(true);
  expect(commits.flatMap(({ changes }) => changes)).toHaveLength(1);
});

test('other nodes reach the position of a commit that its writer did not wait for, without further writes', async () => {
  const url = await preparedDatabase();
  const [store, other] = [await open(url, { feedWaitMs: 0 }), await open(url)];
  const { commits } = await follow(other);
  const { position } = await putStock(store, 'a', 1);
  await expect.poll(() => (commits.at(-1)?.position ?? '') >= position, { timeout: 60_000 }).toBe(true);
});

test('a disconnected feed reports tooOld to its listeners, and delivers again after it has reconnected', async () => {
  const url = await preparedDatabase();
  const store = await open(url);
  const before = await follow(store);
  await runSql(url, CUT_FEEDS);
  const { position } = await putStock(store, 'a', 1);
  await expect.poll(() => before.tooOld.mock.calls.length).toBe(1);
  // The commit may be one of the first in the new feed.
  await expect.poll(async () => (await store.position()) >= position).toBe(true);
  const after = await follow(store);
  await putStock(store, 'b', 2);
  expect(after.commits.map(({ changes }) => changes[0]?.id)).toEqual(['b']);
  expect(before.commits).toEqual([]);
});

test('a node whose feed was disconnected shows the changes that another node made meanwhile', async () => {
  const url = await preparedDatabase();
  const [store, other] = [await open(url), await open(url)];
  await seedStore(store, aMarket());
  const api = await createTestApi({ store });
  onTestFinished(() => api.close());
  const titles = async () =>
    (
      await api.execute<{ products: { edges: { node: { title: string } }[] } }>('{ products(first: 50) { edges { node { title } } } }')
    ).data.products.edges.map(({ node }) => node.title);
  const rename = (title: string) =>
    other.transaction(async (transaction) => {
      const [product] = (await transaction.query('products', { limit: 1 })).items;
      await transaction.put('products', { ...product!, title: { en: title, ms: title } });
    });
  await rename('Renamed elsewhere');
  await expect.poll(titles).toContain('Renamed elsewhere');
  await Promise.all([runSql(url, CUT_FEEDS), rename('Renamed during the cut')]);
  await expect.poll(titles).toContain('Renamed during the cut');
  await rename('Renamed after the cut');
  await expect.poll(titles).toContain('Renamed after the cut');
});

test('a projection that loads while a delivered commit is not visible yet includes it', { timeout: 40_000 }, async () => {
  const server = await startThrowAwayPostgres(['fsync=off', 'synchronous_standby_names=missing', 'synchronous_commit=local']);
  onTestFinished(() => server.stop());
  const store = await open(server.url);
  await putStock(store, 'a', 2);
  const projections = await Projections.open(store, (error) => {
    throw error;
  });
  onTestFinished(() => projections.close());
  const { commits } = await follow(store);
  // Its commits are written and delivered, but become visible only when their wait for the missing standby is cancelled.
  const waiting = await open(`${server.url}?options=${encodeURIComponent('-c synchronous_commit=on')}`);
  const showCommits = () => runSql(server.url, `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`);
  const writing = putStock(waiting, 'a', 1);
  await vi.waitUntil(() => commits.length === 1, { timeout: 60_000 });
  expect(await onHand(store, 'a')).toBe(2);
  const position = vi.spyOn(store, 'position');
  const loading = projections.add(new CatalogueProjection());
  await Promise.race([loading, vi.waitUntil(() => position.mock.calls.length > 0, { timeout: 60_000 })]);
  await showCommits();
  expect((await loading).onHand('a')).toBe(1);
  await writing;
  const closing = waiting.close();
  await showCommits();
  await closing;
});

test('a transaction whose connection is killed is refused and changes nothing', async () => {
  const url = await preparedDatabase();
  const store = await open(url);
  const killed = store.transaction(
    async (transaction) => {
      await transaction.put('stock', aStock('a', 1));
      await runSql(url, CUT_TRANSACTIONS);
      await transaction.put('stock', aStock('b', 1));
    },
    { changes: 'stock' },
  );
  await expect(killed).rejects.toThrow(StoreUnavailable);
  expect(await store.count('stock')).toBe(0);
  await store.transaction((transaction) => transaction.put('stock', aStock('a', 1)), { changes: 'stock' });
  expect(await store.count('stock')).toBe(1);
});

test('only a transaction whose COMMIT is not answered is reported as possibly stored', async () => {
  const url = await preparedDatabase();
  const proxy = await startDatabaseProxy(url);
  onTestFinished(() => proxy.close());
  const store = await open(proxy.url);
  const refusal = (work: (transaction: Transaction) => Promise<unknown>) => store.transaction(work).catch((error: unknown) => error);
  await putStock(store, 'a', 1);
  const cutBeforeCommit = refusal(async (transaction) => {
    await transaction.put('stock', aStock('a', 2));
    await runSql(url, CUT_TRANSACTIONS);
    await transaction.get('stock', 'b');
  });
  expect(await cutBeforeCommit).toMatchObject({ name: 'StoreUnreachable', mayBeStored: false });
  expect(await onHand(store, 'a')).toBe(1);
  proxy.lostAnswer = 'COMMIT\0';
  expect(await refusal((transaction) => transaction.put('stock', aStock('a', 3)))).toMatchObject({
    name: 'StoreUnreachable',
    mayBeStored: true,
  });
  expect(await refusal((transaction) => transaction.get('stock', 'a'))).toMatchObject({ name: 'StoreUnreachable', mayBeStored: false });
  proxy.lostAnswer = null;
  expect(await onHand(store, 'a')).toBe(3);
});

test('while PostgreSQL is stopped calls fail within ten seconds; writes and the feed resume once it is back', async () => {
  const server = await startThrowAwayPostgres(['fsync=off']);
  onTestFinished(() => server.stop());
  const store = await open(server.url);
  await putStock(store, 'a', 1);
  const feed = await follow(store);
  await server.halt();
  const start = performance.now();
  await expect(putStock(store, 'a', 2)).rejects.toThrow(StoreUnavailable);
  await expect(store.get('stock', 'a')).rejects.toThrow(StoreUnavailable);
  expect(await store.health()).toEqual({ writable: false, reason: 'The database cannot be reached' });
  expect(performance.now() - start).toBeLessThan(10_000);
  await server.resume();
  await expect
    .poll(() =>
      putStock(store, 'a', 3).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  expect((await store.health()).writable).toBe(true);
  await expect.poll(() => feed.tooOld.mock.calls.length, { timeout: 60_000 }).toBe(1);
  const after = await follow(store);
  await putStock(store, 'b', 4);
  expect(after.commits).toHaveLength(1);
});

test('a node that hangs between its lock and its transaction loses the lock after ten seconds', { timeout: 40_000 }, async () => {
  const url = await preparedDatabase();
  const proxy = await startDatabaseProxy(url);
  onTestFinished(() => proxy.close());
  const [hanging, other] = [await open(proxy.url), await open(url)];
  proxy.lastStatement = 'pg_advisory_lock(';
  const work = vi.fn(() => Promise.resolve());
  const lost = hanging.transaction(work, { changes: 'stock' }).catch((error: unknown) => error);
  await vi.waitUntil(async () => (await runSql(url, `SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted`)).length > 0, {
    timeout: 60_000,
  });
  await expect(other.transaction(() => Promise.resolve(), { changes: 'stock' })).rejects.toThrow(StoreBusy);
  await other.transaction((transaction) => transaction.put('stock', aStock('a', 1)), { changes: 'stock' });
  expect(await lost).toBeInstanceOf(StoreUnavailable);
  expect(await other.count('stock')).toBe(1);
});

test('ids and keys that PostgreSQL cannot store find nothing', async () => {
  const store = await open(await preparedDatabase());
  await putStock(store, 'a', 1);
  expect(await store.get('stock', 'a\0')).toBeNull();
  expect(await store.count('orders', { number: 'half a \ud83d pair' })).toBe(0);
  expect(await store.query('products', { where: { slug: '\0' } })).toEqual({ items: [], next: null });
  expect((await store.transaction((transaction) => transaction.delete('stock', 'a\0'))).result).toBe(false);
  await expect(store.query('orders', { orderBy: 'number', after: '[true,"a"]' })).rejects.toThrow(RangeError);
});

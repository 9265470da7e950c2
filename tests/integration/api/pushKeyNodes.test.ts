import { expect, onTestFinished, test } from 'vitest';
import { PushKeys } from '#server/modules/push/index.ts';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import type { ProjectedStore } from '#server/platform/projections.ts';
import type { Store } from '#server/store/store.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { preparedDatabase } from '#tests/support/postgres/preparedDatabase.ts';

/** A node's store whose first transaction waits for the other node's after its first read. */
function waiting(store: Store, meet: () => Promise<void>): ProjectedStore {
  let isFirst = true;
  return {
    get: store.get.bind(store),
    query: store.query.bind(store),
    count: store.count.bind(store),
    transaction: async (work, options) => {
      const { result } = await store.transaction((transaction) => {
        const get: Transaction['get'] = async (...given) => {
          const found = await transaction.get(...given);
          if (isFirst) await meet();
          isFirst = false;
          return found;
        };
        return work(Object.assign(Object.create(transaction) as Transaction, { get }));
      }, options);
      return result;
    },
  };
}

test('two nodes that start at the same moment make one pair of keys', async () => {
  let drop: () => Promise<void> = () => Promise.resolve();
  const url = await preparedDatabase((dropIt) => (drop = dropIt));
  const stores = [await openPostgresStore({ urls: [url] }), await openPostgresStore({ urls: [url] })];
  onTestFinished(async () => {
    for (const store of stores) await store.close();
    await drop();
  });
  let arrived = 0;
  let release: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (release = resolve));
  const meet = () => {
    arrived += 1;
    if (arrived === stores.length) release();
    return both;
  };
  const nodes = stores.map((store) => new PushKeys({ store: waiting(store, meet), now: () => new Date() }));
  await Promise.all(nodes.map((keys) => keys.make()));
  const [first, second] = await Promise.all(nodes.map((keys) => keys.find()));
  expect(first?.publicKey).toMatch(/^[\w-]{87}$/);
  expect(second).toEqual(first);
});

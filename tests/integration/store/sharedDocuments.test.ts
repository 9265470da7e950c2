import { expect, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { CatalogueProjection } from '#server/modules/catalog/catalogue.projection.ts';
import { Projections } from '#server/platform/projections.ts';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { preparedDatabase } from '#tests/support/postgres/preparedDatabase.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

test('the catalogue holds the same document objects as the embedded store, also after a change and a restart', async () => {
  const directory = await temporaryFolder();
  for (let start = 0; start < 2; start += 1) {
    const store = await openLowdbStore({ directory });
    await seedStore(store, aMarket());
    const projection = await (await Projections.open(store, () => expect.unreachable())).add(new CatalogueProjection());
    const { id } = aMarket().products[0] ?? { id: '' };
    expect(projection.product(id)).toBe(await store.get('products', id));
    await store.transaction(async (transaction) => {
      const product = await transaction.get('products', id);
      if (product !== null) await transaction.put('products', { ...product, featuredRank: start });
    });
    expect(projection.product(id)).toMatchObject({ featuredRank: start });
    expect(projection.product(id)).toBe(await store.get('products', id));
    projection.close();
    await store.close();
  }
});

test('equal values of several documents are one frozen object in memory, whether written or read from disk', async () => {
  const directory = await temporaryFolder();
  const [pattern] = aMarket().products;
  if (pattern === undefined) throw new Error('There are no products');
  for (const isNew of [true, false]) {
    const store = await openLowdbStore({ directory });
    if (isNew) {
      await store.transaction(async (transaction) => {
        for (const id of ['prd_1', 'prd_2']) await transaction.put('products', structuredClone({ ...pattern, id, slug: id }));
      });
    }
    const [one, other] = (await store.query('products', { limit: 2 })).items;
    expect(one?.pictures).toBe(other?.pictures);
    expect(one?.description).toBe(other?.description);
    expect(one?.slug).not.toBe(other?.slug);
    expect(Object.isFrozen(one?.pictures[0]?.alt)).toBe(true);
    await store.close();
  }
});

test('with PostgreSQL the catalogue holds equal values of its documents as one frozen object, whether loaded or changed', async () => {
  const store = await openPostgresStore({ urls: [await preparedDatabase()], feedWaitMs: 10_000 });
  const [pattern] = aMarket().products;
  if (pattern === undefined) throw new Error('There are no products');
  const put = (id: string) => store.transaction((transaction) => transaction.put('products', { ...pattern, id, slug: id }));
  await put('prd_1');
  await put('prd_2');
  const projection = await (await Projections.open(store, () => expect.unreachable())).add(new CatalogueProjection());
  await put('prd_3');
  const [one, ...others] = ['prd_1', 'prd_2', 'prd_3'].map((id) => projection.product(id));
  for (const other of others) {
    expect(other?.pictures).toBe(one?.pictures);
    expect(other?.description).toBe(one?.description);
  }
  expect(Object.isFrozen(one?.pictures[0]?.alt)).toBe(true);
  projection.close();
  await store.close();
});

import { expect, onTestFinished, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { CatalogueProjection } from '#server/modules/catalog/index.ts';
import { Projections, type Snapshot } from '#server/platform/projections.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { Position } from '#server/store/store.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { aProduct, aStock } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { withHeldFeed, withLossyFeed } from '#tests/support/store/wrappedStores.ts';

const LISTING = '{ products(first: 50) { totalCount edges { node { slug title } } } vendor(slug: "utara") { followerCount } }';

interface Listing {
  products: { totalCount: number; edges: { node: { slug: string; title: string } }[] };
  vendor: { followerCount: number };
}

type Product = ProductDoc & { version: number };

async function openLossyMarket() {
  const store = withLossyFeed(openMemoryStore());
  await seedStore(store, aMarket());
  const api = await createTestApi({ store });
  onTestFinished(() => api.close());
  const read = async () => (await api.execute<Listing>(LISTING)).data;
  return { ...api, store, read };
}

test('after lost commits every projection reloads, including changed, added and deleted documents', async () => {
  const market = await openLossyMarket();
  const before = await market.read();
  market.store.lose();
  const position = await market.store.transaction(async (transaction) => {
    const [renamed, deleted] = (await transaction.query('products')).items;
    if (renamed === undefined || deleted === undefined) throw new Error('The market has no products');
    await transaction.put('products', { ...renamed, title: { en: 'Renamed while commits were lost', ms: 'Dinamakan semula' } });
    await transaction.put('products', {
      ...renamed,
      id: 'prd_added',
      slug: 'added',
      variants: [{ ...renamed.variants[0]!, id: 'var_added' }],
    });
    await transaction.put('stock', { id: 'var_added', onHand: 3 });
    await transaction.delete('products', deleted.id);
    await transaction.put('savedLists', {
      id: 'usr_demo_shopper',
      wishlist: [],
      follows: [{ vendorId: 'ven_utara', at: '2026-01-05T02:00:00.000Z' }],
    });
    return deleted.slug;
  });
  expect(await market.read()).toEqual(before);
  market.store.report();
  await expect.poll(async () => (await market.read()).vendor.followerCount).toBe(before.vendor.followerCount + 1);
  const { products } = await market.read();
  const slugs = products.edges.map(({ node }) => node.slug);
  expect(products.totalCount).toBe(before.products.totalCount);
  expect(slugs).toContain('added');
  expect(slugs).not.toContain(position.result);
  expect(products.edges.map(({ node }) => node.title)).toContain('Renamed while commits were lost');
});

test('a writer whose commit the feed has lost waits until the projections have reloaded', async () => {
  const market = await openLossyMarket();
  market.store.lose();
  let isDone = false;
  const flushed = market.services.missedSearches;
  flushed.note('xylofon');
  const writing = flushed.flush().then(() => (isDone = true));
  await market.store.transaction((transaction) => transaction.get('stock', 'var_rice'));
  expect(isDone).toBe(false);
  market.store.report();
  await writing;
  expect(isDone).toBe(true);
});

test('projections closed at any point of a reload report no error', async () => {
  for (let turns = 0; turns < 20; turns += 1) {
    const market = await openLossyMarket();
    market.store.lose();
    await market.store.transaction((transaction) => transaction.put('stock', aStock('var_rice', turns)));
    market.store.report();
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    await market.close();
    // Waits for the reload to stop at its next read.
    await new Promise((resolve) => setImmediate(resolve));
  }
});

test('a commit older than the loaded snapshot does not revert it', async () => {
  const store = withHeldFeed(openMemoryStore());
  const projections = await Projections.open(store, (error) => {
    throw error;
  });
  onTestFinished(() => projections.close());
  store.hold();
  for (const onHand of [3, 2, 1]) await store.transaction((transaction) => transaction.put('stock', aStock('var_a', onHand)));
  const catalogue = await projections.add(new CatalogueProjection());
  const seen = [catalogue.onHand('var_a')];
  catalogue.onChange(() => seen.push(catalogue.onHand('var_a')));
  await store.transaction((transaction) => transaction.put('stock', aStock('var_a', 9)));
  store.release();
  expect(seen).toEqual([1, 9]);
});

test('a commit delivered during a reload overrides the older documents of the reload', async () => {
  const projection = new CatalogueProjection();
  const [changed, deleted] = ['prd_changed', 'prd_deleted'].map((id) => ({ ...aProduct({ id, slug: id }), version: 1 })) as [
    Product,
    Product,
  ];
  const newer = { ...changed, version: 2, title: { en: 'Newer' } };
  await projection.load({
    position: '1' as Position,
    async *documents(collection: string) {
      if (collection !== 'products') return;
      projection.apply({
        position: '2' as Position,
        changes: [
          { collection: 'products', id: newer.id, document: newer },
          { collection: 'products', id: deleted.id, document: null },
        ],
      });
      await Promise.resolve();
      yield changed;
      yield deleted;
    },
  } as Snapshot);
  expect([projection.product(changed.id)?.title, projection.product(deleted.id)]).toEqual([{ en: 'Newer' }, null]);
});

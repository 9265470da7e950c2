import { expect, onTestFinished, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import type { ChangeListener, Store } from '#server/store/store.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';

/** A store whose change feed can lose commits, as one that fell too far behind. */
function withLossyFeed(inner: Store) {
  let isLosing = false;
  const listeners = new Set<ChangeListener>();
  const store: Store = {
    get: inner.get.bind(inner),
    query: inner.query.bind(inner),
    count: inner.count.bind(inner),
    transaction: inner.transaction.bind(inner),
    position: inner.position.bind(inner),
    onFailure: inner.onFailure.bind(inner),
    health: inner.health.bind(inner),
    close: inner.close.bind(inner),
    changes: (after, listener) => {
      listeners.add(listener);
      const stop = inner.changes(after, {
        apply: (commit) => {
          if (!isLosing) listener.apply(commit);
        },
        tooOld: () => listener.tooOld(),
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
  return {
    store,
    lose: () => (isLosing = true),
    /** Delivers again, and says that commits are missing. */
    report: () => {
      isLosing = false;
      for (const listener of [...listeners]) listener.tooOld();
    },
  };
}

const LISTING = '{ products(first: 50) { totalCount edges { node { slug title } } } vendor(slug: "utara") { followerCount } }';

interface Listing {
  products: { totalCount: number; edges: { node: { slug: string; title: string } }[] };
  vendor: { followerCount: number };
}

async function openLossyMarket() {
  const feed = withLossyFeed(openMemoryStore());
  await seedStore(feed.store, aMarket());
  const api = await createTestApi({ store: feed.store });
  onTestFinished(() => api.close());
  const read = async () => (await api.execute<Listing>(LISTING)).data;
  return { ...feed, ...api, store: feed.store, read };
}

test('after lost commits every projection is loaded anew: what was changed, added and deleted meanwhile', async () => {
  const market = await openLossyMarket();
  const before = await market.read();
  market.lose();
  const position = await market.store.transaction(async (tx) => {
    const [renamed, deleted] = (await tx.query('products')).items;
    if (renamed === undefined || deleted === undefined) throw new Error('The market has no products');
    await tx.put('products', { ...renamed, title: { en: 'Renamed while nobody heard', ms: 'Dinamakan semula' } });
    await tx.put('products', { ...renamed, id: 'prd_added', slug: 'added', variants: [{ ...renamed.variants[0]!, id: 'var_added' }] });
    await tx.put('stock', { id: 'var_added', onHand: 3 });
    await tx.delete('products', deleted.id);
    await tx.put('savedLists', { id: 'usr_1', wishlist: [], follows: [{ vendorId: 'ven_utara', at: '2026-01-05T02:00:00.000Z' }] });
    return deleted.slug;
  });
  expect(await market.read()).toEqual(before);
  market.report();
  await expect.poll(async () => (await market.read()).vendor.followerCount).toBe(before.vendor.followerCount + 1);
  const { products } = await market.read();
  const slugs = products.edges.map(({ node }) => node.slug);
  expect(products.totalCount).toBe(before.products.totalCount);
  expect(slugs).toContain('added');
  expect(slugs).not.toContain(position.result);
  expect(products.edges.map(({ node }) => node.title)).toContain('Renamed while nobody heard');
});

test('a writer whose commit the feed has lost waits until its projections have it', async () => {
  const market = await openLossyMarket();
  market.lose();
  let isDone = false;
  const flushed = market.services.missedSearches;
  flushed.note('xylofon');
  const writing = flushed.flush().then(() => (isDone = true));
  await market.store.transaction((tx) => tx.get('stock', 'var_rice'));
  expect(isDone).toBe(false);
  market.report();
  await writing;
  expect(isDone).toBe(true);
});

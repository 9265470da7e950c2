import { afterEach, expect, test, vi } from 'vitest';
import { PageCache } from '#server/http/pageCache.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Change, Store } from '#server/store/store.ts';

afterEach(() => vi.useRealTimers());

/** Pages of a shop whose listings are behind while `isSettled` says so; each page is the number of those rendered before it. */
function openPages() {
  const shop = { isSettled: true, rendered: 0 };
  const listeners: Parameters<Store['onCommit']>[0][] = [];
  const commit = (...collections: CollectionName[]) => {
    const changes = collections.map((collection) => ({ collection, id: 'one', document: null }) as Change);
    for (const listener of listeners) listener(changes);
  };
  const onCommit: Store['onCommit'] = (listener) => {
    listeners.push(listener);
    return () => undefined;
  };
  const pages = new PageCache<number>({ onCommit }, () => shop.isSettled);
  const show = (during: () => unknown = () => undefined) =>
    pages.get('/', async () => {
      await Promise.resolve();
      during();
      return shop.rendered++;
    });
  return { shop, show, commit };
}

test('a page is rendered once for all who ask', async () => {
  const { show } = openPages();
  expect(await Promise.all([show(), show()])).toEqual([0, 0]);
  expect(await show()).toBe(0);
});

test('a page that was rendered while the listings were behind is not shown to the next', async () => {
  const { shop, show } = openPages();
  shop.isSettled = false;
  expect(await show()).toBe(0);
  shop.isSettled = true;
  expect(await show()).toBe(1);
  expect(await show()).toBe(1);
});

test('nor is one during which they caught up', async () => {
  const { shop, show } = openPages();
  shop.isSettled = false;
  expect(await show(() => (shop.isSettled = true))).toBe(0);
  expect(await show()).toBe(1);
});

test('nor is one during which they fell behind', async () => {
  const { shop, show } = openPages();
  expect(await show(() => (shop.isSettled = false))).toBe(0);
  shop.isSettled = true;
  expect(await show()).toBe(1);
});

test('a commit that a page may show drops the pages, one that none shows does not', async () => {
  const { show, commit } = openPages();
  expect(await show()).toBe(0);
  commit('sessions', 'mails');
  expect(await show()).toBe(0);
  commit('sessions', 'products');
  expect(await show()).toBe(1);
});

test('a page that was being rendered while something changed is not shown to the next', async () => {
  const { show, commit } = openPages();
  expect(await show(() => commit('stock'))).toBe(0);
  expect(await show()).toBe(1);
});

test('a page is shown for ten seconds at most, whatever is done to the clock', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { show } = openPages();
  expect(await show()).toBe(0);
  vi.advanceTimersByTime(9_999);
  expect(await show()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(await show()).toBe(1);
});

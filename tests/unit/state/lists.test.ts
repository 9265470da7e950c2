import { beforeEach, expect, test } from 'vitest';
import { compareProduct, compareVar, isCompared, removedColumns, uncompareProduct } from '#client/state/compare.ts';
import { ordersVar, rememberOrder } from '#client/state/orders.ts';
import { recentVar, rememberViewed } from '#client/state/recent.ts';
import { rememberSearch, searchesVar } from '#client/state/searches.ts';
import { isSaved, saveProduct, unsaveProduct, wishlistVar } from '#client/state/wishlist.ts';

const entry = (productId: string) => ({ productId, slug: productId });
const idsOf = (entries: readonly { productId: string }[]) => entries.map(({ productId }) => productId);

beforeEach(() => {
  compareVar(compareVar.initial);
  ordersVar(ordersVar.initial);
  recentVar(recentVar.initial);
  searchesVar(searchesVar.initial);
  wishlistVar(wishlistVar.initial);
});

test('adding a product to the wishlist twice stores it once', () => {
  for (const id of ['a', 'a']) saveProduct({ ...entry(id), seenPriceCents: 100 });
  expect(wishlistVar().entries).toHaveLength(1);
  unsaveProduct('a');
  expect(isSaved(wishlistVar(), 'a')).toBe(false);
});

test('the comparison takes four products and rejects a fifth', () => {
  expect(['a', 'b', 'c', 'd', 'e', 'a'].map((id) => compareProduct(entry(id)))).toEqual([true, true, true, true, false, true]);
  expect(isCompared(compareVar(), 'e')).toBe(false);
  uncompareProduct('a');
  expect(compareProduct(entry('e'))).toBe(true);
});

test('restoring a removed list entry puts it back in its place, unless it was added again meanwhile', () => {
  for (const id of ['a', 'b', 'c']) compareProduct(entry(id));
  for (const id of ['a', 'b']) removedColumns.takeOut(id);
  expect(idsOf(removedColumns.withRemoved(compareVar().entries, removedColumns.removedVar()))).toEqual(['a', 'b', 'c']);
  compareProduct(entry('a'));
  for (const id of ['b', 'a']) removedColumns.putBack(id);
  expect(idsOf(compareVar().entries)).toEqual(['b', 'c', 'a']);
  expect(removedColumns.removedVar()).toEqual([]);
});

test('the last twelve viewed products are stored, newest first and without duplicates', () => {
  for (const id of [...Array.from({ length: 14 }, (_, at) => `p${at}`), 'p5']) rememberViewed(entry(id));
  const { entries } = recentVar();
  expect(entries).toHaveLength(12);
  expect(entries[0]?.productId).toBe('p5');
  expect(entries.filter((seen) => seen.productId === 'p5')).toHaveLength(1);
});

test('recent searches are stored without empty texts and without duplicates in another case', () => {
  for (const words of ['beras', 'Kopi', ' kopi ', '  ']) rememberSearch(words);
  expect(searchesVar().terms).toEqual(['kopi', 'beras']);
});

test('a device stores each of its orders once, the latest last', () => {
  const order = (number: string) => ({ number, placedAt: '2026-11-21T00:00:00.000Z', totalCents: 100, totalItems: 1, accessToken: 't' });
  for (const number of ['R-2', 'R-1', 'R-2']) rememberOrder(order(number));
  expect(ordersVar().orders.map((stored) => stored.number)).toEqual(['R-1', 'R-2']);
});

import { expect, test } from 'vitest';
import { addCompared, isCompared, removeCompared } from '#client/state/compare.ts';
import { appendOrder } from '#client/state/orders.ts';
import { addViewed } from '#client/state/recent.ts';
import { addSearch } from '#client/state/searches.ts';
import { addEntry, isSaved, removeEntry } from '#client/state/wishlist.ts';

const entry = (productId: string) => ({ productId, slug: productId });
const wish = (productId: string) => ({ ...entry(productId), seenPriceCents: 100, savedAt: '2026-11-21T00:00:00.000Z' });

test('a product is on the wishlist once, however often it is added', () => {
  const state = addEntry(addEntry({ entries: [], ownerId: null, ticked: [] }, wish('a')), wish('a'));
  expect(state.entries).toHaveLength(1);
  expect(isSaved(removeEntry(state, 'a'), 'a')).toBe(false);
});

test('four products can be compared and a fifth changes nothing', () => {
  const full = ['a', 'b', 'c', 'd'].reduce((state, id) => addCompared(state, entry(id)), { entries: [] as ReturnType<typeof entry>[] });
  expect(isCompared(addCompared(full, entry('e')), 'e')).toBe(false);
  expect(isCompared(addCompared(removeCompared(full, 'a'), entry('e')), 'e')).toBe(true);
});

test('the last twelve products looked at are remembered, the newest first and none twice', () => {
  const ids = Array.from({ length: 14 }, (_, at) => `p${at}`);
  const state = [...ids, 'p5'].reduce((before, id) => addViewed(before, entry(id)), { entries: [] as ReturnType<typeof entry>[] });
  expect(state.entries).toHaveLength(12);
  expect(state.entries[0]?.productId).toBe('p5');
  expect(state.entries.filter((seen) => seen.productId === 'p5')).toHaveLength(1);
});

test('a search is remembered once, whatever its case, and an empty one never', () => {
  expect(addSearch({ terms: ['Kopi', 'beras'], fashion: [] }, ' kopi ').terms).toEqual(['kopi', 'beras']);
  expect(addSearch({ terms: [], fashion: [] }, '  ').terms).toEqual([]);
});

test('adding an order appends it', () => {
  const order = (number: string) => ({ number, placedAt: '2026-11-21T00:00:00.000Z', totalCents: 100, totalItems: 1, accessToken: 't' });
  const state = appendOrder(appendOrder({ orders: [], isTable: false }, order('R-1')), order('R-2'));
  expect(state.orders.map((stored) => stored.number)).toEqual(['R-1', 'R-2']);
});

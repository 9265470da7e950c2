// @vitest-environment jsdom
import { MAX_COMPARED } from '#schema/rules/limits.ts';
import { number, object, record, string } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToCart, cartVar } from '#client/state/cart.ts';
import { changeDraft, checkoutVar } from '#client/state/checkout.ts';
import { compareProduct, compareVar } from '#client/state/compare.ts';
import { dropDraft, vendorDraftsVar } from '#client/state/drafts.ts';
import { followsVar, unfollowVendor } from '#client/state/follows.ts';
import { saveProduct, wishlistVar } from '#client/state/wishlist.ts';
import { mergeFields } from '#client/state/mergeChanges.ts';
import { persistedVar } from '#client/state/persistedVar.ts';
import { KEPT_SLICES } from '#client/state/keptSlices.ts';
import { STATE_REGISTRY } from '#client/state/registry.ts';
import { onRefused, readStored, removeStored, storedKeys } from '#client/state/storage.ts';

const schema = object({ count: number() });
const initial = { count: 0 };
const CART_KEY = 'persist:cart';

function makeCounter() {
  return persistedVar({ slice: 'cart', schema, initial });
}
function makeSlowCounter() {
  return persistedVar({ slice: 'recent', schema, initial });
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['absent', null],
  ['not JSON', '{"count":'],
  ['of another shape', '["a","b"]'],
  ['of the wrong type', '{"count":"many"}'],
  ['empty', ''],
  ['the word null', 'null'],
])('stored state that is %s falls back to the default', (_, text) => {
  const counter = makeCounter();
  counter.hydrate(text);
  expect(counter()).toEqual(initial);
});

test('valid stored state is loaded', () => {
  const counter = makeCounter();
  counter.hydrate('{"count":7}');
  expect(counter()).toEqual({ count: 7 });
});

test('a change is not written before the stored state has been read', () => {
  makeCounter()({ count: 3 });
  expect(readStored(CART_KEY)).toBeNull();
});

test('each change of the cart is written immediately', () => {
  const counter = makeCounter();
  counter.hydrate(null);
  counter({ count: 1 });
  expect(readStored(CART_KEY)).toBe('{"count":1}');
  counter({ count: 2 });
  expect(readStored(CART_KEY)).toBe('{"count":2}');
});

test('a burst of changes to another slice is written once, after a delay', () => {
  const counter = makeSlowCounter();
  counter.hydrate(null);
  counter({ count: 1 });
  counter({ count: 2 });
  expect(readStored('persist:recent')).toBeNull();
  vi.advanceTimersByTime(200);
  expect(readStored('persist:recent')).toBe('{"count":2}');
});

test('a pending change is written when the page is left', () => {
  const counter = makeSlowCounter();
  counter.hydrate(null);
  counter({ count: 9 });
  window.dispatchEvent(new Event('pagehide'));
  expect(readStored('persist:recent')).toBe('{"count":9}');
});

test('a change from another tab is applied and not written back', () => {
  const counter = makeCounter();
  counter.hydrate(null);
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue: '{"count":5}' }));
  expect(counter()).toEqual({ count: 5 });
  expect(readStored(CART_KEY)).toBeNull();
});

test('concurrent changes of two tabs are merged by field', () => {
  const basket = persistedVar({
    slice: 'cart',
    schema: object({ colour: string(), fruit: record(string(), number()) }),
    initial: { colour: 'red', fruit: { durian: 1 } },
    merge: mergeFields<{ colour: string; fruit: Record<string, number> }>({ fruit: mergeFields() }),
  });
  basket.hydrate(null);
  basket({ ...basket(), fruit: { durian: 2 } });
  localStorage.setItem(CART_KEY, JSON.stringify({ colour: 'blue', fruit: { durian: 2, guava: 1 } }));
  basket({ ...basket(), fruit: { durian: 2, papaya: 1 } });
  const joined = { colour: 'blue', fruit: { durian: 2, guava: 1, papaya: 1 } };
  expect(basket()).toEqual(joined);
  expect(readStored(CART_KEY)).toBe(JSON.stringify(joined));
});

/** Stores a value as another tab would. */
function writeElsewhere(key: string, value: unknown): void {
  const newValue = JSON.stringify(value);
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

test('a pending change is merged with a write of another tab', () => {
  checkoutVar.hydrate(null);
  changeDraft({ note: 'typed here' });
  writeElsewhere(checkoutVar.key, { ...checkoutVar.initial, draft: { city: 'Ipoh' }, pendingOrders: ['sent there'] });
  expect(checkoutVar()).toMatchObject({ draft: { note: 'typed here', city: 'Ipoh' }, pendingOrders: ['sent there'] });
  expect(JSON.parse(readStored(checkoutVar.key)!)).toEqual(checkoutVar());
});

test('a pending change is discarded when another tab clears the storage', () => {
  checkoutVar.hydrate(null);
  changeDraft({ note: 'typed here' });
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  vi.advanceTimersByTime(1000);
  expect([checkoutVar(), readStored(checkoutVar.key)]).toEqual([checkoutVar.initial, null]);
});

test('listeners receive whether a change was made in this tab or in another', () => {
  const counter = makeCounter();
  counter.hydrate(null);
  const heard: string[] = [];
  const stop = counter.onChange((madeIn) => heard.push(madeIn));
  counter({ count: 1 });
  writeElsewhere(CART_KEY, { count: 2 });
  stop();
  expect(heard).toEqual(['here', 'elsewhere']);
});

test('concurrent changes of two tabs to cart, wishlist, comparison and follows are merged', () => {
  // The other tab has written the value, but its event has not arrived yet.
  const writtenElsewhere = (key: string, value: object) => localStorage.setItem(key, JSON.stringify(value));
  const entry = (productId: string) => ({ productId, slug: productId, seenPriceCents: 100, savedAt: '2026-11-21T08:00:00.000Z' });
  const snapshot = { slug: 'a', title: 'A', optionLabel: null, picture: null, vendorId: 'v', vendorName: 'V', weight: null };
  const line = (variantId: string) => ({ variantId, productId: 'p', quantity: 1, seenPriceCents: 100, snapshot });
  cartVar.hydrate(null);
  writtenElsewhere(cartVar.key, { lines: [line('there')], origin: 'own' });
  addToCart(line('here'));
  expect(cartVar().lines.map(({ variantId }) => variantId)).toEqual(['there', 'here']);

  wishlistVar.hydrate(null);
  writtenElsewhere(wishlistVar.key, { ...wishlistVar.initial, entries: [entry('there')] });
  saveProduct(entry('here'));
  expect(wishlistVar().entries.map(({ productId }) => productId)).toEqual(['there', 'here']);

  compareVar.hydrate(JSON.stringify({ entries: [{ productId: 'a', slug: 'a' }] }));
  const others = Array.from({ length: MAX_COMPARED - 1 }, (_, index) => ({ productId: `p${index}`, slug: `p${index}` }));
  writtenElsewhere(compareVar.key, { entries: [{ productId: 'a', slug: 'a' }, ...others] });
  compareProduct({ productId: 'b', slug: 'b' });
  expect(compareVar().entries).toEqual([{ productId: 'a', slug: 'a' }, ...others]);

  const follow = (vendorId: string) => ({ vendorId, slug: vendorId, name: vendorId, followedAt: '2026-11-21T08:00:00.000Z' });
  followsVar.hydrate(JSON.stringify({ entries: [follow('ended')] }));
  writtenElsewhere(followsVar.key, { entries: [follow('ended'), follow('there')] });
  unfollowVendor('ended');
  expect(followsVar().entries).toEqual([follow('there')]);
});

test('a draft deleted in this tab is not restored by another tab, and drafts of the other tab are kept', () => {
  vendorDraftsVar.hydrate(JSON.stringify({ drafts: { dropped: { name: 'A' } } }));
  dropDraft('dropped', vendorDraftsVar);
  writeElsewhere(vendorDraftsVar.key, { drafts: { dropped: { name: 'A' }, there: { name: 'B' } } });
  expect(vendorDraftsVar()).toStrictEqual({ drafts: { there: { name: 'B' } } });
});

test('refreshing a slice loads the value of another tab and does not lose pending changes', () => {
  const counter = makeSlowCounter();
  counter.hydrate(null);
  localStorage.setItem('persist:recent', '{"count":3}');
  counter.refresh();
  expect(counter()).toEqual({ count: 3 });
  counter({ count: 4 });
  counter.refresh();
  expect(readStored('persist:recent')).toBe('{"count":4}');
});

test('the defaults are restored when another tab clears the storage', () => {
  const counter = makeCounter();
  counter.hydrate('{"count":5}');
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(counter()).toEqual(initial);
});

test('a change of another storage key does not affect the slice', () => {
  const counter = makeCounter();
  counter.hydrate('{"count":5}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else', newValue: '{"count":1}' }));
  expect(counter()).toEqual({ count: 5 });
});

test('a subscriber is called for every change until it unsubscribes', () => {
  const counter = makeCounter();
  const heard: number[] = [];
  const stop = counter.subscribe(() => heard.push(counter().count));
  counter({ count: 1 });
  counter({ count: 2 });
  stop();
  counter({ count: 3 });
  expect(heard).toEqual([1, 2]);
});

test('a value is kept in memory if the storage is full', () => {
  localStorage.setItem('older', '1');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const heard = vi.fn();
  const stop = onRefused(heard);
  const counter = makeCounter();
  counter.hydrate(null);
  counter({ count: 4 });
  expect(counter()).toEqual({ count: 4 });
  expect(heard).toHaveBeenCalledOnce();
  expect(readStored(CART_KEY)).toBe('{"count":4}');
  // Entries that were already in storage remain, and can be deleted.
  expect(readStored('older')).toBe('1');
  expect(storedKeys().sort()).toEqual(['older', CART_KEY].sort());
  for (const key of storedKeys()) removeStored(key);
  expect(localStorage.getItem('older')).toBeNull();
  expect(readStored(CART_KEY)).toBeNull();
  stop();
});

test('the state registry lists each persisted slice once, with the storage key that it uses', () => {
  const keys = Object.values(STATE_REGISTRY)
    .map((record) => record.key)
    .filter((key) => key !== null);
  expect(new Set(keys).size).toBe(keys.length);
  expect(
    Object.values(KEPT_SLICES)
      .map((slice) => slice.key)
      .sort(),
  ).toEqual([...keys].sort());
});

test('storage keys are those of the specification or start with persist:', () => {
  const named = ['filter', 'login_user'];
  const keys = Object.values(STATE_REGISTRY)
    .map((record) => record.key)
    .filter((key) => key !== null);
  expect(keys).toEqual(expect.arrayContaining(named));
  expect(keys.filter((key) => !named.includes(key) && !key.startsWith('persist:'))).toEqual([]);
});

import { beforeEach, expect, test } from 'vitest';
import {
  addLine,
  cartVar,
  changeQuantity,
  countUnits,
  emptyCart,
  rejoin,
  removeLine,
  restoreLine,
  type CartLine,
  type CartState,
} from '#client/state/cart.ts';

function line(variantId: string, quantity = 1): CartLine {
  return {
    variantId,
    productId: `prd_${variantId}`,
    quantity,
    seenPriceCents: 640,
    snapshot: {
      slug: 'harumanis-mango',
      title: 'Harumanis mango',
      optionLabel: null,
      picture: null,
      vendorId: 'ven_1',
      vendorName: 'Kebun Utara',
      weight: '1kg',
    },
  };
}

const cart = (...lines: CartLine[]): CartState => ({ lines, origin: 'own' });

beforeEach(() => {
  cartVar(cartVar.initial);
});

test('adding a variant that is already in the cart increases its quantity', () => {
  const state = addLine(cart(line('a', 2)), line('a', 3));
  expect(state.lines.map((entry) => entry.quantity)).toEqual([5]);
});

test('two variants of a product are separate cart lines', () => {
  const state = addLine(cart(line('m')), line('l'));
  expect(state.lines.map((entry) => entry.variantId)).toEqual(['m', 'l']);
});

test("adding a line to an untouched cart makes it the shopper's own", () => {
  expect(addLine({ lines: [], origin: 'untouched' }, line('a')).origin).toBe('own');
});

test.each([0, -1, 0.4, Number.NaN, -Infinity])('the quantity of a cart line never falls below one: %s', (quantity) => {
  cartVar(cart(line('a', 2)));
  changeQuantity('a', quantity);
  expect(cartVar().lines[0]?.quantity).toBe(1);
});

test('the quantity of a cart line has no upper bound', () => {
  cartVar(cart(line('a')));
  changeQuantity('a', 1_000_000);
  expect(cartVar().lines[0]?.quantity).toBe(1_000_000);
});

test('removing a cart line by its variant keeps the others', () => {
  expect(removeLine(cart(line('a'), line('b')), 'a').lines.map((entry) => entry.variantId)).toEqual(['b']);
});

test('restoring a removed cart line keeps its position and quantity', () => {
  const removed = { line: line('b', 4), position: 1 };
  const state = restoreLine(cart(line('a'), line('c')), removed);
  expect(state.lines.map((entry) => [entry.variantId, entry.quantity])).toEqual([
    ['a', 1],
    ['b', 4],
    ['c', 1],
  ]);
});

test('restoring a removed cart line that was added again meanwhile adds up the quantities', () => {
  const state = restoreLine(cart(line('b', 1)), { line: line('b', 4), position: 0 });
  expect(state.lines.map((entry) => entry.quantity)).toEqual([5]);
});

test("clearing the cart makes it the shopper's own", () => {
  cartVar(cart(line('a')));
  emptyCart();
  expect(cartVar()).toEqual({ lines: [], origin: 'own' });
});

test('the cart counts units, not lines', () => {
  expect(countUnits(cart(line('a', 2), line('b', 3)))).toBe(5);
});

test('undoing the removal of cart lines keeps changes made since', () => {
  const before = [line('a', 2), line('b')];
  const now = [line('b', 3), line('c')];
  expect(rejoin(before, [line('b', 1)], now).map((entry) => [entry.variantId, entry.quantity])).toEqual([
    ['a', 2],
    ['b', 3],
    ['c', 1],
  ]);
});

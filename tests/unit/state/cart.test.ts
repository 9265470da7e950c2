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

test('adding the same variant again adds up its quantity', () => {
  const state = addLine(cart(line('a', 2)), line('a', 3));
  expect(state.lines.map((entry) => entry.quantity)).toEqual([5]);
});

test('two variants of one product are two lines', () => {
  const state = addLine(cart(line('m')), line('l'));
  expect(state.lines.map((entry) => entry.variantId)).toEqual(['m', 'l']);
});

test('the first line a shopper adds makes the cart their own', () => {
  expect(addLine({ lines: [], origin: 'untouched' }, line('a')).origin).toBe('own');
});

test.each([0, -1, 0.4, Number.NaN, -Infinity])('quantity never falls below one: %s', (quantity) => {
  cartVar(cart(line('a', 2)));
  changeQuantity('a', quantity);
  expect(cartVar().lines[0]?.quantity).toBe(1);
});

test('quantity has no upper bound', () => {
  cartVar(cart(line('a')));
  changeQuantity('a', 1_000_000);
  expect(cartVar().lines[0]?.quantity).toBe(1_000_000);
});

test('a line is removed by its variant and the others stay', () => {
  expect(removeLine(cart(line('a'), line('b')), 'a').lines.map((entry) => entry.variantId)).toEqual(['b']);
});

test('a removed line returns to its place with its quantity', () => {
  const removed = { line: line('b', 4), position: 1 };
  const state = restoreLine(cart(line('a'), line('c')), removed);
  expect(state.lines.map((entry) => [entry.variantId, entry.quantity])).toEqual([
    ['a', 1],
    ['b', 4],
    ['c', 1],
  ]);
});

test('a removed line that was added again meanwhile is not doubled but summed', () => {
  const state = restoreLine(cart(line('b', 1)), { line: line('b', 4), position: 0 });
  expect(state.lines.map((entry) => entry.quantity)).toEqual([5]);
});

test('clearing empties the cart and makes it the shopper’s own', () => {
  cartVar(cart(line('a')));
  emptyCart();
  expect(cartVar()).toEqual({ lines: [], origin: 'own' });
});

test('the cart counts units, not lines', () => {
  expect(countUnits(cart(line('a', 2), line('b', 3)))).toBe(5);
});

test('taking back what emptied a cart keeps what was put in since', () => {
  const before = [line('a', 2), line('b')];
  const now = [line('b', 3), line('c')];
  expect(rejoin(before, [line('b', 1)], now).map((entry) => [entry.variantId, entry.quantity])).toEqual([
    ['a', 2],
    ['b', 3],
    ['c', 1],
  ]);
});

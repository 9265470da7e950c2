import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computeTotals,
  freeShippingRemainingCents,
  qualifiesForFreeShipping,
  splitByLargestRemainder,
  VAT_PERCENT,
} from '#schema/rules/totals.ts';

const cents = fc.integer({ min: 0, max: 1_000_000_000 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('totals', () => {
  test('VAT is 20 % of the products and is added to the total', () => {
    expect(computeTotals({ lineTotalsCents: [1999, 501] })).toEqual({
      subtotalCents: 2500,
      discountCents: 0,
      shippingCents: 0,
      taxCents: 500,
      totalCents: 3000,
    });
  });

  test('the discount is subtracted before VAT, and delivery has no VAT', () => {
    expect(computeTotals({ lineTotalsCents: [10000], discountCents: 2500, shippingCents: 300 })).toEqual({
      subtotalCents: 10000,
      discountCents: 2500,
      shippingCents: 300,
      taxCents: 1500,
      totalCents: 9300,
    });
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
    [7, 1],
    [8, 2],
    [12, 2],
    [13, 3],
  ])('VAT on %i cents is %i', (subtotal, tax) => {
    expect(computeTotals({ lineTotalsCents: [subtotal] }).taxCents).toBe(tax);
  });

  test('VAT is rounded half up once per cart, not per line', () => {
    expect(computeTotals({ lineTotalsCents: [3, 3, 3, 3] }).taxCents).toBe(2);
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 20 }), cents, cents, (lines, discount, shipping) => {
        const totals = computeTotals({ lineTotalsCents: lines, discountCents: discount, shippingCents: shipping });
        const products = totals.subtotalCents - totals.discountCents;
        expect(products).toBeGreaterThanOrEqual(0);
        // |tax − products × rate| is at most half a cent, and exactly half a cent is rounded up.
        const twiceTheError = 2 * (totals.taxCents * 100 - products * VAT_PERCENT);
        expect(twiceTheError).toBeGreaterThan(-100);
        expect(twiceTheError).toBeLessThanOrEqual(100);
        expect(totals.totalCents).toBe(products + totals.taxCents + totals.shippingCents);
      }),
    );
  });

  test('the total of an empty cart is zero', () => {
    expect(computeTotals({ lineTotalsCents: [] }).totalCents).toBe(0);
  });
});

describe('free shipping', () => {
  test('applies above $200.00, not at $200.00', () => {
    expect(qualifiesForFreeShipping(20000)).toBe(false);
    expect(qualifiesForFreeShipping(20001)).toBe(true);
    expect(freeShippingRemainingCents(0)).toBe(20001);
    expect(freeShippingRemainingCents(20000)).toBe(1);
    expect(freeShippingRemainingCents(20001)).toBe(0);
    expect(freeShippingRemainingCents(99999)).toBe(0);
  });

  test('is reached by adding the remaining amount, and not by a cent less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20000 }), (products) => {
        const remaining = freeShippingRemainingCents(products);
        expect(qualifiesForFreeShipping(products + remaining)).toBe(true);
        expect(qualifiesForFreeShipping(products + remaining - 1)).toBe(false);
      }),
    );
  });
});

describe('splitting by largest remainder', () => {
  /** Checks the parts, and that they add up to the amount. */
  function expectSplit(amount: number, weights: number[], parts: number[]) {
    expect(splitByLargestRemainder(amount, weights)).toEqual(parts);
    expect(sum(parts)).toBe(weights.length === 0 ? 0 : amount);
  }

  test('gives each weight its share', () => expectSplit(100, [1, 1, 2], [25, 25, 50]));
  test('gives the odd cent to the largest remainder', () => expectSplit(100, [1, 1, 1], [34, 33, 33]));
  test('prefers the larger remainder to the earlier place', () => expectSplit(10, [1, 3, 3], [2, 4, 4]));
  test('splits zero into zeros', () => expectSplit(0, [3, 4], [0, 0]));
  test('gives all to the only weight', () => expectSplit(7, [0, 5, 0], [0, 7, 0]));
  test('splits equally if all weights are zero', () => expectSplit(5, [0, 0], [3, 2]));
  test('splits a negative amount like a positive one', () => expectSplit(-100, [1, 1, 1], [-34, -33, -33]));
  test('returns an empty list for no weights', () => expectSplit(5, [], []));

  test('adds up exactly and differs from each true share by less than a cent', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 30 }), (amount, weights) => {
        const parts = splitByLargestRemainder(amount, weights);
        expect(sum(parts)).toBe(amount);
        const whole = BigInt(sum(weights));
        if (whole === 0n) return;
        parts.forEach((part, index) => {
          const error = BigInt(part) * whole - BigInt(amount) * BigInt(weights[index] ?? 0);
          expect(error > -whole && error < whole).toBe(true);
        });
      }),
    );
  });
});

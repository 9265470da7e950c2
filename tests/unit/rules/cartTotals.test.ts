import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalCart, type PackageToPrice } from '#schema/rules/cartTotals.ts';
import { type CouponTerms, couponMissingCents, isCouponCode, normaliseCouponCode } from '#schema/rules/coupons.ts';
import { refundCents, refundLines } from '#schema/rules/refunds.ts';

const VENDORS = ['ven_a', 'ven_b', 'ven_c', 'ven_d'];
const FIELDS = ['subtotalCents', 'discountCents', 'shippingCents', 'taxCents', 'totalCents'] as const;
const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

const aPackage = fc.record({
  lineTotalsCents: fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 1, maxLength: 8 }),
  delivery: fc.option(fc.record({ regularCents: fc.integer({ min: 0, max: 50_000 }), canBeFree: fc.boolean() })),
});
const packagesOf = fc
  .array(aPackage, { minLength: 1, maxLength: VENDORS.length })
  .map((packages) => packages.map((orderPackage, at): PackageToPrice => ({ ...orderPackage, vendorId: VENDORS[at] ?? '' })));
const terms: fc.Arbitrary<CouponTerms | null> = fc.option(
  fc.record({
    discount: fc.oneof(
      fc.record({ kind: fc.constant('PERCENT' as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('AMOUNT' as const), cents: fc.integer({ min: 1, max: 200_000 }) }),
    ),
    vendorId: fc.option(fc.constantFrom(...VENDORS)),
    minimumCents: fc.constant(0),
  }),
);

test('the package totals of any cart add up to the cart totals, and no amount is negative', () => {
  fc.assert(
    fc.property(packagesOf, terms, (packages, coupon) => {
      const { totals, packages: parts, freeShippingRemainingCents } = totalCart(packages, coupon);
      for (const field of FIELDS) expect(sum(parts.map((part) => part[field]))).toBe(totals[field]);
      for (const part of [...parts, totals]) {
        expect(part.totalCents).toBe(part.subtotalCents - part.discountCents + part.taxCents + part.shippingCents);
        for (const cents of [part.discountCents, part.taxCents, part.shippingCents, part.subtotalCents - part.discountCents]) {
          expect(cents).toBeGreaterThanOrEqual(0);
        }
      }
      const taxed = totals.subtotalCents - totals.discountCents;
      expect(totals.taxCents).toBe(Math.round(taxed / 5));
      expect(freeShippingRemainingCents).toBe(Math.max(0, 20_001 - taxed));
      // A vendor's products never receive a discount from another vendor's coupon.
      parts.forEach((part, at) => {
        if (coupon?.vendorId != null && coupon.vendorId !== VENDORS[at]) expect(part.discountCents).toBe(0);
      });
    }),
    { numRuns: 500 },
  );
});

test('returning all lines of a package, unit by unit, refunds exactly the amount paid for them', () => {
  fc.assert(
    fc.property(packagesOf, terms, fc.integer({ min: 1, max: 7 }), (packages, coupon, quantity) => {
      totalCart(packages, coupon).packages.forEach((totals, at) => {
        const lines = (packages[at]?.lineTotalsCents ?? []).map((totalCents, index) => ({ id: `lin_${index}`, quantity, totalCents }));
        const orderPackage = { lines, totals };
        // Returns unit by unit and line by line, which takes the largest number of steps.
        const back = new Map<string, number>();
        let given = 0;
        for (const { id } of lines) {
          for (let unit = 0; unit < quantity; unit += 1) {
            const refunds = refundLines(orderPackage, back, [{ lineId: id, quantity: 1 }]);
            expect(refunds.every(({ productsCents, taxCents }) => productsCents >= 0 && taxCents >= 0)).toBe(true);
            given += refundCents(refunds);
            back.set(id, unit + 1);
          }
        }
        expect(given).toBe(totals.totalCents - totals.shippingCents);
      });
    }),
    { numRuns: 100 },
  );
});

test('the minimum of a coupon applies to the products of its vendor, before the discount', () => {
  const products = [
    { vendorId: 'ven_a', subtotalCents: 3000 },
    { vendorId: 'ven_b', subtotalCents: 1500 },
  ];
  const ten = { discount: { kind: 'PERCENT' as const, percent: 10 }, vendorId: null, minimumCents: 5000 };
  expect(couponMissingCents(ten, products)).toBe(500);
  expect(couponMissingCents({ ...ten, vendorId: 'ven_b' }, products)).toBe(3500);
  expect(couponMissingCents({ ...ten, minimumCents: 4500 }, products)).toBe(0);
});

test('coupon codes ignore letter case and surrounding spaces', () => {
  expect(normaliseCouponCode('  rizq10 ')).toBe('RIZQ10');
  expect(['RIZQ10', 'RAYA-2026', 'ABC'].every(isCouponCode)).toBe(true);
  expect(['', 'AB', 'rizq', 'A--B', '-ABC', 'A B C', 'X'.repeat(25), 'É10'].some(isCouponCode)).toBe(false);
});

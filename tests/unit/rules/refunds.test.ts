import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundCents, refundLines } from '#schema/rules/refunds.ts';

const line = fc.record({ quantity: fc.integer({ min: 1, max: 40 }), unitPriceCents: fc.integer({ min: 0, max: 100_000 }) });

/** A paid package, and the order in which its units are returned one by one. */
const paidPackage = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 6 }), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat())
  .chain(([lines, discounted, seed]) => {
    const subtotal = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0);
    const discountCents = Math.floor(subtotal * discounted);
    const orderPackage = {
      lines: lines.map(({ quantity, unitPriceCents }, at) => ({ id: `lin_${at}`, quantity, totalCents: quantity * unitPriceCents })),
      totals: { discountCents, taxCents: Math.round((subtotal - discountCents) / 5) + (seed % 2) },
    };
    const units = orderPackage.lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
    return fc.record({ orderPackage: fc.constant(orderPackage), units: fc.shuffledSubarray(units, { minLength: units.length }) });
  });

test('returning a package in any order of steps refunds exactly the amount paid, and never more in between', () => {
  fc.assert(
    fc.property(paidPackage, ({ orderPackage, units }) => {
      const paid =
        orderPackage.lines.reduce((sum, { totalCents }) => sum + totalCents, 0) -
        orderPackage.totals.discountCents +
        orderPackage.totals.taxCents;
      const returned = new Map<string, number>();
      let given = 0;
      for (const lineId of units) {
        const [refund] = refundLines(orderPackage, returned, [{ lineId, quantity: 1 }]);
        expect(refund!.productsCents).toBeGreaterThanOrEqual(0);
        expect(refund!.taxCents).toBeGreaterThanOrEqual(0);
        given += refundCents([refund!]);
        expect(given).toBeLessThanOrEqual(paid);
        returned.set(lineId, (returned.get(lineId) ?? 0) + 1);
      }
      expect(given).toBe(paid);
      const atOnce = refundLines(
        orderPackage,
        new Map(),
        orderPackage.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
      );
      expect(refundCents(atOnce)).toBe(paid);
    }),
  );
});

test('a line of another package is not refunded', () => {
  const orderPackage = { lines: [{ id: 'lin_a', quantity: 2, totalCents: 200 }], totals: { discountCents: 0, taxCents: 40 } };
  expect(refundLines(orderPackage, new Map(), [{ lineId: 'lin_b', quantity: 1 }])).toEqual([]);
});

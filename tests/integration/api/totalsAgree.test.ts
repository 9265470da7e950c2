import { assert, asyncProperty, constantFrom, integer, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { computeTotals } from '#schema/rules/totals.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { aStock } from '#tests/support/builders/documents.ts';
import { anAddressInput } from '#tests/support/builders/orderInput.ts';
import { violations } from '#tests/support/orderInvariants.ts';
import { CASH_LIMIT_CENTS } from '#schema/rules/payments.ts';
import { APPROVED } from '#tests/support/payments.ts';
import { openMarket } from '#tests/support/orderingApi.ts';
import type { TotalsAnswer } from '#tests/support/orderOperations.ts';

const GOODS = ['var_rice', 'var_tea', 'var_lamp', 'var_cent', 'var_coffee', 'var_shirt_m', 'var_shirt_l'];
const PRICES: Record<string, number> = {
  var_rice: 1234,
  var_tea: 333,
  var_lamp: 20000,
  var_cent: 1,
  var_coffee: 777,
  var_shirt_m: 1000,
  var_shirt_l: 1500,
};
const FIELDS = ['subtotal', 'discount', 'shipping', 'tax', 'total'] as const;

const cents = (totals: TotalsAnswer) => Object.fromEntries(FIELDS.map((field) => [field, totals[field].minorUnits]));
const sumOf = (parts: readonly TotalsAnswer[]) =>
  Object.fromEntries(FIELDS.map((field) => [field, parts.reduce((sum, totals) => sum + totals[field].minorUnits, 0)]));

const aCart = uniqueArray(record({ variantId: constantFrom(...GOODS), quantity: integer({ min: 1, max: 9 }) }), {
  selector: ({ variantId }) => variantId,
  minLength: 1,
});
const aPayment = constantFrom({ method: 'CASH_ON_DELIVERY' }, APPROVED);

test('whatever is bought, drawer, quote, order, packages and payment agree to the cent', { timeout: 60_000 }, async () => {
  const stock = GOODS.map((id) => aStock(id, 100_000));
  const { quote, placeOrder, store } = await openMarket('memory', aMarket({ stock }));
  let keys = 0;
  await assert(
    asyncProperty(aCart, aPayment, async (lines, payment) => {
      // What the drawer shows at once: goods and VAT by the shared rule, delivery still to come.
      const drawer = computeTotals({
        lineTotalsCents: lines.map(({ variantId, quantity }) => (PRICES[variantId] ?? 0) * quantity),
        shippingCents: 0,
      });
      const priced = await quote({ lines, state: 'KUALA_LUMPUR' });
      expect([priced.totals.subtotal.minorUnits, priced.totals.tax.minorUnits]).toEqual([drawer.subtotalCents, drawer.taxCents]);
      expect(priced.totals.total.minorUnits - priced.totals.shipping.minorUnits).toBe(drawer.totalCents);
      expect(sumOf(priced.groups.map(({ totals }) => totals))).toEqual(cents(priced.totals));

      const { order, errors } = await placeOrder({
        idempotencyKey: `random-cart-${(keys += 1)}`,
        lines,
        expectedTotal: priced.totals.total.minorUnits,
        shippingAddress: anAddressInput(),
        // The courier carries only so much cash.
        payment: priced.totals.total.minorUnits > CASH_LIMIT_CENTS ? APPROVED : payment,
      });
      expect(errors).toEqual([]);
      if (order === null) throw new Error('An order without errors is there');
      expect(cents(order.totals)).toEqual(cents(priced.totals));
      expect(sumOf(order.packages.map(({ totals }) => totals))).toEqual(cents(order.totals));
      expect(order.packages.flatMap((parcel) => parcel.lines).reduce((sum, line) => sum + line.total.minorUnits, 0)).toBe(
        order.totals.subtotal.minorUnits,
      );
      expect(order.payment.amount.minorUnits).toBe(order.totals.total.minorUnits);
    }),
    { numRuns: 60 },
  );
  expect(await violations(store, stock)).toEqual([]);
});

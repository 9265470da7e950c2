import { assert, asyncProperty, constantFrom, dictionary, integer, option, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { cartFigures } from '#client/features/cart/cartFigures.ts';
import type { QuoteQuery } from '#client/features/cart/Cart.generated.ts';
import type { CartChoices } from '#client/state/cartChoices.ts';
import type { CartLine } from '#client/state/cart.ts';
import { aCoupon, aStock } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anAddressInput } from '#tests/support/builders/orderInput.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { CASH_LIMIT_CENTS } from '#schema/rules/payments.ts';
import { APPROVED } from '#tests/support/api/payments.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { sentDocument } from '#tests/support/api/sentDocument.ts';
import type { TotalsResponse } from '#tests/support/api/orderOperations.ts';

const QUOTE = sentDocument('Quote');
const VENDOR_OF: Record<string, string> = {
  var_rice: 'ven_utara',
  var_tea: 'ven_utara',
  var_lamp: 'ven_utara',
  var_cent: 'ven_utara',
  var_coffee: 'ven_selatan',
  var_shirt_m: 'ven_selatan',
  var_shirt_l: 'ven_selatan',
};
const PRODUCTS = Object.keys(VENDOR_OF);
const STOCK = PRODUCTS.map((id) => aStock(id, 100_000));
const COUPONS = [
  aCoupon({ id: 'THIRD', discount: { kind: 'PERCENT', percent: 33 } }),
  aCoupon({ id: 'SEVEN', discount: { kind: 'AMOUNT', cents: 777 } }),
  aCoupon({ id: 'OWN', vendorId: 'ven_selatan', discount: { kind: 'PERCENT', percent: 7 } }),
];
const FIELDS = ['subtotal', 'discount', 'shipping', 'tax', 'total'] as const;

const cents = (totals: TotalsResponse) => Object.fromEntries(FIELDS.map((field) => [field, totals[field].minorUnits]));
const sumOf = (parts: readonly TotalsResponse[]) =>
  Object.fromEntries(FIELDS.map((field) => [field, parts.reduce((sum, totals) => sum + totals[field].minorUnits, 0)]));

const aCart = uniqueArray(record({ variantId: constantFrom(...PRODUCTS), quantity: integer({ min: 1, max: 9 }) }), {
  selector: ({ variantId }) => variantId,
  minLength: 1,
});
const aPayment = constantFrom({ method: 'CASH_ON_DELIVERY' }, APPROVED);
const aCouponCode = option(constantFrom('THIRD', 'SEVEN', 'OWN'));
const deliveries = dictionary(constantFrom('ven_utara', 'ven_selatan'), constantFrom('standard', 'express', 'pickup'));

/** Cart lines as the browser stores them. */
function toCartLines(lines: readonly { variantId: string; quantity: number }[]): CartLine[] {
  return lines.map(({ variantId, quantity }) => {
    const vendorId = VENDOR_OF[variantId] ?? '';
    const snapshot = { slug: '', title: '', optionLabel: null, picture: null, vendorId, vendorName: '', weight: null };
    return { variantId, productId: '', quantity, seenPriceCents: 0, snapshot };
  });
}

/** Every vendor offers standard delivery, express delivery and pickup for all its products. */
function openWithAllDeliveries() {
  const market = aMarket({ stock: STOCK });
  const products = market.products.map((product) => ({ ...product, fulfilment: ['ONLINE' as const, 'IN_STORE' as const] }));
  const vendors = market.vendors.map((vendor) => ({ ...vendor, expressFeeCents: 250, offersPickup: true }));
  return openMarket('memory', { ...market, products, vendors });
}

test('estimate and quote agree on the free delivery of a large order', async () => {
  const { execute } = await openWithAllDeliveries();
  const lines = [{ variantId: 'var_lamp', quantity: 9 }];
  const fees = async (quantity: number) => {
    const rows = ['standard', 'express', 'pickup'].map(async (optionId) => {
      const input = {
        lines: [{ variantId: 'var_lamp', quantity }],
        state: 'KUALA_LUMPUR',
        shipping: [{ vendorId: 'ven_utara', optionId }],
      };
      const { data } = await execute<QuoteQuery>(QUOTE, { input, locale: 'EN' });
      const choices: CartChoices = { coupon: null, shipping: { ven_utara: optionId } };
      const quote = data.quote!;
      const estimate = cartFigures(toCartLines(lines), quote, choices);
      return { optionId, quoted: quote.totals.shipping.minorUnits, estimated: estimate.shippingCents };
    });
    return await Promise.all(rows);
  };
  const quotes = await fees(9);
  expect(quotes.map(({ optionId, quoted }) => [optionId, quoted > 0])).toEqual([
    ['standard', false],
    ['express', true],
    ['pickup', false],
  ]);
  expect(quotes.map(({ estimated }) => estimated)).toEqual(quotes.map(({ quoted }) => quoted));
  // Estimated from a quote for a small cart, for which delivery is not free.
  expect((await fees(1)).map(({ estimated }) => estimated)).toEqual(quotes.map(({ quoted }) => quoted));
});

test('for random carts, coupons and shipping options, estimate, quote, order, packages and payment agree to the cent', async () => {
  const { quote, placeOrder, store, execute } = await openWithAllDeliveries();
  await store.transaction(async (transaction) => {
    for (const coupon of COUPONS) await transaction.put('coupons', coupon);
  });
  let keys = 0;
  await assert(
    asyncProperty(aCart, aPayment, aCouponCode, deliveries, async (lines, payment, wanted, chosen) => {
      const isThere = (vendorId: string) => lines.some(({ variantId }) => VENDOR_OF[variantId] === vendorId);
      const shipping = Object.entries(chosen).flatMap(([vendorId, optionId]) => (isThere(vendorId) ? [{ vendorId, optionId }] : []));
      const coupon = wanted === 'OWN' && !isThere('ven_selatan') ? null : wanted;
      const requested = { state: 'KUALA_LUMPUR', shipping, coupon };
      const priced = await quote({ lines, ...requested });
      expect(priced.issues).toEqual([]);
      expect(sumOf(priced.groups.map(({ totals }) => totals))).toEqual(cents(priced.totals));

      // The estimate that the client makes before this response, based on a quote with different quantities.
      const input = { lines: lines.map(({ variantId }) => ({ variantId, quantity: 10 })), ...requested };
      const { data } = await execute<QuoteQuery>(QUOTE, { input, locale: 'EN' });
      const choices: CartChoices = {
        coupon,
        shipping: Object.fromEntries(shipping.map(({ vendorId, optionId }) => [vendorId, optionId])),
      };
      const figures = cartFigures(toCartLines(lines), data.quote, choices);
      expect({
        subtotal: figures.subtotalCents,
        discount: figures.discountCents,
        shipping: figures.shippingCents,
        tax: figures.taxCents,
        total: figures.totalCents,
      }).toEqual(cents(priced.totals));
      expect(figures.freeShippingRemainingCents).toBe(priced.totals.freeShippingRemaining?.minorUnits);

      const { order, errors } = await placeOrder({
        idempotencyKey: `random-cart-${(keys += 1)}`,
        lines,
        expectedTotal: priced.totals.total.minorUnits,
        shippingAddress: anAddressInput(),
        shipping,
        coupon,
        // Cash on delivery has a maximum amount.
        payment: priced.totals.total.minorUnits > CASH_LIMIT_CENTS ? APPROVED : payment,
      });
      expect(errors).toEqual([]);
      if (order === null) throw new Error('An order without errors is there');
      expect(cents(order.totals)).toEqual(cents(priced.totals));
      expect(sumOf(order.packages.map(({ totals }) => totals))).toEqual(cents(order.totals));
      expect(order.packages.map(({ totals }) => cents(totals))).toEqual(priced.groups.map(({ totals }) => cents(totals)));
      expect(order.packages.flatMap((orderPackage) => orderPackage.lines).reduce((sum, line) => sum + line.total.minorUnits, 0)).toBe(
        order.totals.subtotal.minorUnits,
      );
      expect(order.payment.amount.minorUnits).toBe(order.totals.total.minorUnits);
    }),
    { numRuns: 60 },
  );
  expect(await violations(store, STOCK)).toEqual([]);
});

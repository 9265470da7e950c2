import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { PRICE_CART } from '#tests/support/api/orderOperations.ts';

const cents = (totals: {
  subtotal: { minorUnits: number };
  tax: { minorUnits: number };
  shipping: { minorUnits: number };
  total: { minorUnits: number };
}) => [totals.subtotal.minorUnits, totals.tax.minorUnits, totals.shipping.minorUnits, totals.total.minorUnits];

describe('a quote', () => {
  test('adds lines, VAT of twenty percent and one delivery fee per vendor, to the cent', async () => {
    const { quote } = await openMarket();
    const priced = await quote({
      lines: [
        { variantId: 'var_rice', quantity: 2 },
        { variantId: 'var_coffee', quantity: 1 },
        { variantId: 'var_tea', quantity: 3 },
      ],
      state: 'KUALA_LUMPUR',
    });
    // 2 × 12.34 + 7.77 + 3 × 3.33 = 42.44; VAT 8.488 → 8.49.
    expect(cents(priced.totals)).toEqual([4244, 849, 750, 5843]);
    expect(priced.totals).toMatchObject({ taxRatePercent: 20, discount: { minorUnits: 0 }, freeShippingRemaining: { minorUnits: 15757 } });
    expect(priced).toMatchObject({ readyToPlace: true, issues: [] });
    expect(priced.groups.map((group) => [group.vendor.id, group.lines.map((line) => line.variant.id)])).toEqual([
      ['ven_utara', ['var_rice', 'var_tea']],
      ['ven_selatan', ['var_coffee']],
    ]);
    // VAT of 849 cents, split in the ratio 3467 : 777.
    expect(priced.groups.map((group) => cents(group.totals))).toEqual([
      [3467, 694, 300, 4461],
      [777, 155, 450, 1382],
    ]);
    expect(priced.groups[0]?.chosen).toMatchObject({
      code: 'standard',
      name: 'Standard delivery',
      price: { minorUnits: 300 },
      minDays: 1,
      maxDays: 2,
    });
    expect(priced.groups[0]?.totals.freeShippingRemaining).toBeNull();
  });

  test('has free delivery above $200.00, but not at $200.00', async () => {
    const { quote } = await openMarket();
    const at = await quote({ lines: [{ variantId: 'var_lamp', quantity: 1 }] });
    expect(cents(at.totals)).toEqual([20000, 4000, 300, 24300]);
    expect(at.totals.freeShippingRemaining?.minorUnits).toBe(1);
    const above = await quote({
      lines: [
        { variantId: 'var_lamp', quantity: 1 },
        { variantId: 'var_cent', quantity: 1 },
      ],
    });
    expect(cents(above.totals)).toEqual([20001, 4000, 0, 24001]);
    expect(above.totals.freeShippingRemaining?.minorUnits).toBe(0);
    expect(above.groups[0]?.chosen?.price.minorUnits).toBe(0);
  });

  test('of an empty cart costs nothing and cannot be ordered', async () => {
    const { quote } = await openMarket();
    const priced = await quote({ lines: [] });
    expect(cents(priced.totals)).toEqual([0, 0, 0, 0]);
    expect(priced.readyToPlace).toBe(false);
  });

  test('merges several lines of one variant', async () => {
    const { quote } = await openMarket();
    const priced = await quote({
      lines: [{ variantId: 'var_tea', quantity: 2 }, { variantId: 'var_rice' }, { variantId: 'var_tea', quantity: 3 }],
    });
    expect(priced.lines.map((line) => [line.variant.id, line.quantity, line.total.minorUnits])).toEqual([
      ['var_tea', 5, 1665],
      ['var_rice', 1, 1234],
    ]);
  });

  test("prefers a variant's price to its product's", async () => {
    const { quote } = await openMarket();
    const priced = await quote({ lines: [{ variantId: 'var_shirt_m' }, { variantId: 'var_shirt_l' }] });
    expect(priced.lines.map((line) => line.unitPrice.minorUnits)).toEqual([1000, 1500]);
  });

  test.each([
    ['more units than in stock', { variantId: 'var_rice', quantity: 11 }, 'INSUFFICIENT_STOCK', true, 10, 'Only 10 left.'],
    ['a sold-out product', { variantId: 'var_soldout' }, 'INSUFFICIENT_STOCK', true, 0, 'This product is sold out.'],
    ['a paused product', { variantId: 'var_paused' }, 'UNAVAILABLE', true, 0, 'This product is not for sale at the moment.'],
    ['a withdrawn product', { variantId: 'var_withdrawn' }, 'UNAVAILABLE', true, 0, 'This product is not for sale at the moment.'],
    ['an unknown variant', { variantId: 'var_unicorn' }, 'UNKNOWN_VARIANT', true, null, 'This product is no longer in the shop.'],
    [
      'a product sold only at the counter',
      { variantId: 'var_counter' },
      'NOT_DELIVERABLE',
      true,
      null,
      "Sold in the seller's own store only.",
    ],
    [
      'a price that has changed',
      { variantId: 'var_tea', seenPrice: 300 },
      'PRICE_CHANGED',
      false,
      null,
      'The price changed from $3.00 to $3.33.',
    ],
  ])('of %s returns an issue for the line', async (_title, line, code, blocking, available, message) => {
    const { quote } = await openMarket();
    const priced = await quote({ lines: [{ variantId: 'var_coffee' }, line] });
    expect(priced.issues).toEqual([{ code, blocking, available, message, variantId: line.variantId, vendorId: null, spendMore: null }]);
    expect(priced.readyToPlace).toBe(!blocking);
    expect(priced.lines.flatMap((each) => each.issues)).toEqual(code === 'UNKNOWN_VARIANT' ? [] : priced.issues);
  });

  test('names the vendor that does not deliver to the state, and leaves out its fee', async () => {
    const { quote } = await openMarket();
    const priced = await quote({ lines: [{ variantId: 'var_rice' }, { variantId: 'var_coffee' }], state: 'SABAH' });
    expect(priced.issues).toMatchObject([{ code: 'NOT_DELIVERABLE', variantId: 'var_rice', message: 'Utara does not deliver to Sabah.' }]);
    expect(priced.groups.map((group) => [group.shippingOptions.length, group.chosen?.price.minorUnits])).toEqual([
      [0, undefined],
      [1, 450],
    ]);
    expect(priced.groups[1]?.chosen).toMatchObject({ minDays: 4, maxDays: 8 });
    expect(priced.totals.shipping.minorUnits).toBe(450);
  });

  test("is in the viewer's language", async () => {
    const { quote } = await openMarket();
    const priced = await quote({ lines: [{ variantId: 'var_rice', quantity: 11 }] }, 'ms');
    expect(priced.issues[0]?.message).toBe('Hanya tinggal 10.');
    expect(priced.groups[0]?.chosen?.name).toBe('Penghantaran standard');
  });

  test.each([
    ['a zero quantity', [{ variantId: 'var_rice', quantity: 0 }]],
    ['a negative quantity', [{ variantId: 'var_rice', quantity: -1 }]],
    ['a quantity beyond the limit', [{ variantId: 'var_rice', quantity: 1_000_000 }]],
    ['quantities that exceed the limit together', [1, 2].map(() => ({ variantId: 'var_rice', quantity: 600_000 }))],
    ['more than 250 lines', Array.from({ length: 251 }, (_, index) => ({ variantId: `var_${index}` }))],
  ])('with %s returns BAD_USER_INPUT', async (_title, lines) => {
    const { execute } = await openMarket();
    const { errors } = await execute(PRICE_CART, { input: { lines } });
    expect(errors?.map((error) => error.extensions?.['code'])).toEqual(['BAD_USER_INPUT']);
  });

  test('accepts 250 lines', async () => {
    const { quote } = await openMarket();
    const lines = Array.from({ length: 250 }, () => ({ variantId: 'var_rice', quantity: 1 }));
    expect((await quote({ lines })).lines).toMatchObject([{ quantity: 250 }]);
  });

  test('of any cart has groups whose totals add up to its own, VAT included', async () => {
    const { services } = await openMarket();
    const variantIds = aMarket().stock.map(({ id }) => id);
    const line = fc.record({
      variantId: fc.constantFrom(...variantIds),
      quantity: fc.integer({ min: 1, max: 400 }),
    });
    const states = fc.constantFrom('KUALA_LUMPUR' as const, 'SABAH' as const, null);
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), states, async (lines, destination) => {
        const { groups, totals } = await services.quotes.quote({ lines, state: destination });
        for (const field of ['subtotalCents', 'discountCents', 'shippingCents', 'taxCents', 'totalCents'] as const) {
          expect(groups.reduce((sum, group) => sum + group.totals[field], 0)).toBe(totals[field]);
        }
        if (totals.subtotalCents > 20_000) expect(totals.shippingCents).toBe(0);
      }),
    );
  });

  test('has the same total as the order', async () => {
    const { quote, placeOrder } = await openMarket();
    const { lines } = anOrderInput({
      lines: [
        { variantId: 'var_tea', quantity: 5 },
        { variantId: 'var_coffee', quantity: 3 },
        { variantId: 'var_shirt_l', quantity: 2 },
      ],
    });
    const { totals } = await quote({ lines, state: 'KUALA_LUMPUR' });
    const { order } = await placeOrder({ lines, expectedTotal: totals.total.minorUnits });
    expect(order?.totals).toEqual({ ...totals, freeShippingRemaining: null });
  });
});

import { describe, expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { aProduct, aStock, aVendor } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anAddressInput } from '#tests/support/builders/orderInput.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

const KL = 'KUALA_LUMPUR';
/** A Tuesday at noon in Malaysia. */
const NOW = new Date('2026-11-24T04:00:00Z');
const LINES = [{ variantId: 'var_rice' }, { variantId: 'var_coffee' }];

/** Utara in Alor Setar offers express delivery for an extra $2.50 and self-pickup; Selatan offers only standard delivery. */
async function openMarketplace(now = NOW, place: Partial<VendorDoc> = {}) {
  const market = aMarket();
  const products = [
    ...market.products.map((product) =>
      ['prd_rice', 'prd_lamp'].includes(product.id) ? { ...product, fulfilment: ['ONLINE' as const, 'IN_STORE' as const] } : product,
    ),
    aProduct({ id: 'prd_anchor', vendorId: 'ven_utara', priceCents: 500, fulfilment: ['IN_STORE'] }),
  ];
  const vendors = market.vendors.map((vendor) =>
    vendor.id === 'ven_utara'
      ? { ...vendor, city: 'Alor Setar', state: 'KEDAH' as const, expressFeeCents: 250, offersPickup: true, ...place }
      : vendor,
  );
  const stock = [...market.stock, aStock('var_anchor', 10)];
  const marketplace = await openMarket('memory', { ...market, products, vendors, stock }, { now: () => now });
  return { ...marketplace, stock };
}

const choose = (optionId: string, vendorId = 'ven_utara') => [{ vendorId, optionId }];

describe('shipping options', () => {
  test('include standard delivery, express delivery in half the time, and pick-up, if their vendor offers them', async () => {
    const { quote } = await openMarketplace();
    const { groups } = await quote({ lines: LINES, state: KL });
    expect(groups.map(({ shippingOptions }) => shippingOptions.map(({ code, price }) => [code, price.minorUnits]))).toEqual([
      [
        ['standard', 300],
        ['express', 550],
        ['pickup', 0],
      ],
      [['standard', 450]],
    ]);
    expect(groups[0]?.chosen).toMatchObject({ code: 'standard', minDays: 1, maxDays: 2 });
    const express = await quote({ lines: LINES, state: KL, shipping: choose('express') });
    expect(express.groups[0]?.chosen).toMatchObject({
      name: 'Express delivery',
      minDays: 1,
      maxDays: 1,
      latest: '2026-11-25T15:59:59.000Z',
      place: null,
    });
    expect(express.totals.shipping.minorUnits).toBe(1000);
  });

  test('have stable ids, which differ by vendor and by terms', async () => {
    const { quote } = await openMarketplace();
    const idsOf = async (lines: { variantId: string; quantity?: number }[], state: string | null) =>
      (await quote({ lines, ...(state !== null && { state }) })).groups.flatMap(({ shippingOptions }) =>
        shippingOptions.map(({ id }) => id),
      );
    const ids = await idsOf(LINES, KL);
    expect(new Set(ids).size).toBe(4);
    expect(await idsOf([...LINES].reverse(), KL)).toEqual([ids[3], ...ids.slice(0, 3)]);
    // A different fee, different days or free delivery result in a different id.
    const [elsewhere] = await idsOf(LINES, null);
    const [large] = await idsOf([{ variantId: 'var_rice', quantity: 20 }], KL);
    expect(new Set([...ids, elsewhere, large]).size).toBe(6);
  });

  test('are chosen by id or by code, and a repeated order may use either', async () => {
    const { quote, placeOrder } = await openMarketplace();
    const { groups } = await quote({ lines: LINES, state: KL });
    const express = groups[0]?.shippingOptions.find(({ code }) => code === 'express')?.id ?? '';
    const { totals, issues, readyToPlace } = await quote({ lines: LINES, state: KL, shipping: choose(express) });
    expect({ issues, readyToPlace, shipping: totals.shipping.minorUnits }).toEqual({ issues: [], readyToPlace: true, shipping: 1000 });
    const order = { idempotencyKey: 'by-id-and-code', lines: LINES, expectedTotal: totals.total.minorUnits };
    const placed = await placeOrder({ ...order, shipping: choose(express) });
    expect(placed.order?.packages[0]?.shipping).toMatchObject({ code: 'express', price: { minorUnits: 550 } });
    const again = await placeOrder({ ...order, shipping: choose('express') });
    expect([again.replayed, again.order?.number]).toEqual([true, placed.order?.number]);
    // An option id that was issued before the state was known selects the option with the same code.
    const [elsewhere] = (await quote({ lines: LINES })).groups;
    const old = elsewhere?.shippingOptions.find(({ code }) => code === 'express')?.id ?? '';
    expect((await quote({ lines: LINES, state: KL, shipping: choose(old) })).groups[0]?.chosen).toMatchObject({ code: 'express' });
    expect((await quote({ lines: LINES, state: KL, shipping: choose('shp_balloon_x') })).issues[0]).toMatchObject({
      code: 'SHIPPING_UNAVAILABLE',
    });
  });

  test("for pick-up are ready by the calendar of the vendor's state", async () => {
    // It is Thursday at noon. Kedah's weekend is Friday and Saturday; Kuala Lumpur's is Saturday and Sunday.
    const { quote } = await openMarketplace(new Date('2026-11-26T04:00:00Z'));
    const pickup = await quote({ lines: LINES, state: KL, shipping: choose('pickup') }, 'ms');
    expect(pickup.groups[0]?.chosen).toMatchObject({
      name: 'Ambil sendiri',
      price: { minorUnits: 0 },
      latest: '2026-11-29T15:59:59.000Z',
      place: 'Alor Setar, Kedah',
    });
    const standard = await quote({ lines: LINES, state: KL });
    expect(standard.groups[0]?.chosen).toMatchObject({ earliest: '2026-11-27T15:59:59.000Z', latest: '2026-11-30T15:59:59.000Z' });
  });

  test('for pick-up are not offered with products that are sold only online', async () => {
    const { quote } = await openMarketplace();
    const { groups } = await quote({ lines: [...LINES, { variantId: 'var_tea' }], state: KL });
    expect(groups[0]?.shippingOptions.map(({ code }) => code)).toEqual(['standard', 'express']);
  });

  test('become free above $200.00 only for standard delivery', async () => {
    const { quote } = await openMarketplace();
    const lines = [{ variantId: 'var_lamp', quantity: 2 }, { variantId: 'var_coffee' }];
    const { groups, totals } = await quote({ lines, state: KL, shipping: choose('express') });
    expect(groups[0]?.shippingOptions.map(({ price }) => price.minorUnits)).toEqual([0, 550, 0]);
    expect(groups.map(({ chosen }) => [chosen?.price.minorUnits, chosen?.regularPrice.minorUnits])).toEqual([
      [550, 550],
      [0, 450],
    ]);
    expect(totals.shipping.minorUnits).toBe(550);
  });

  test("for pick-up make products of the vendor's own store orderable, but only if the buyer chooses them", async () => {
    const { quote, placeOrder, store, stock, services, mailbox } = await openMarketplace();
    const lines = [{ variantId: 'var_anchor' }];
    const unasked = await quote({ lines, state: KL });
    expect(unasked.issues).toMatchObject([{ code: 'NOT_DELIVERABLE', message: expect.stringContaining('pick it up') as string }]);
    expect(unasked.groups[0]?.shippingOptions.map(({ code }) => code)).toEqual(['pickup']);
    expect(unasked.groups[0]?.chosen).toBeNull();
    const requested = await quote({ lines, state: 'SABAH', shipping: choose('pickup') });
    expect(requested).toMatchObject({
      readyToPlace: true,
      issues: [],
      totals: { shipping: { minorUnits: 0 }, total: { minorUnits: 600 } },
    });
    const shippingAddress = anAddressInput({ state: 'SABAH', postalCode: '88000' });
    const payment = { method: 'CARD' };
    const { order, errors } = await placeOrder({ lines, shipping: choose('pickup'), expectedTotal: 600, shippingAddress, payment });
    expect(errors).toEqual([]);
    expect(order).toMatchObject({
      shippingMethod: 'Self-pickup',
      packages: [{ shipping: { code: 'pickup', place: 'Alor Setar, Kedah' } }],
    });
    await services.settled();
    const mail = mailbox.mails.find(({ to }) => to === order?.email);
    expect(mail?.text).toContain(`You pick up package ${order?.packages[0]?.number ?? ''} at the seller's`);
    expect(mail?.text).not.toMatch(/Delivered to|Expected by/);
    expect(await violations(store, stock)).toEqual([]);
  });
});

describe('an order', () => {
  test('stores the shipping option, its price and the expected date of each package', async () => {
    const { placeOrder } = await openMarketplace();
    const { order } = await placeOrder({ lines: LINES, shipping: choose('express'), expectedTotal: 3413 });
    expect(order?.shippingMethod).toBe('Express delivery, Standard delivery');
    expect(order?.packages).toMatchObject([
      {
        shipping: { code: 'express', price: { minorUnits: 550 }, latest: '2026-11-25T15:59:59.000Z' },
        expectedBy: '2026-11-25T15:59:59.000Z',
      },
      { shipping: { code: 'standard', price: { minorUnits: 450 } } },
    ]);
  });

  test('for pick-up is handed over once it is packed, without a courier', async () => {
    const { placeOrder, services } = await openMarketplace();
    const { order } = await placeOrder({ lines: [{ variantId: 'var_rice' }], shipping: choose('pickup'), expectedTotal: 1481 });
    const number = order?.packages[0]?.number ?? '';
    await services.fulfilment.advance(number, 'PACKED', OPERATOR);
    expect(await services.fulfilment.advance(number, 'SHIPPED', OPERATOR)).toEqual({
      kind: 'illegal',
      from: 'PACKED',
      allowed: ['DELIVERED', 'CANCELLED'],
    });
    expect(await services.fulfilment.advance(number, 'DELIVERED', OPERATOR)).toMatchObject({ kind: 'done' });
  });

  test.each([
    ['an unknown delivery option', choose('drone'), ['shipping', '0', 'optionId'], 'Utara does not offer'],
    ['an option that its vendor does not offer', choose('express', 'ven_selatan'), ['shipping', '0', 'optionId'], 'Selatan does not offer'],
    ['an option of a vendor not in the order', choose('standard', 'ven_other'), ['shipping', '0', 'vendorId'], 'nothing in the cart'],
    ['two options of one vendor', [...choose('express'), ...choose('pickup')], ['shipping', '1', 'vendorId'], 'one delivery'],
  ])('is refused for %s, and takes no stock', async (_, shipping, path, message) => {
    const { placeOrder, quote, store } = await openMarketplace();
    const { order, errors } = await placeOrder({ lines: LINES, shipping, expectedTotal: 3163 });
    expect(order).toBeNull();
    expect(errors).toMatchObject([
      { __typename: 'InvalidInput', code: 'INVALID', path, message: expect.stringContaining(message) as string },
    ]);
    expect(await store.count('orders')).toBe(0);
    if (new Set(shipping.map(({ vendorId }) => vendorId)).size < shipping.length) {
      await expect(quote({ lines: LINES, state: KL, shipping })).rejects.toThrow('BAD_USER_INPUT');
      return;
    }
    // The cart is still priced, with standard delivery.
    const quoted = await quote({ lines: LINES, state: KL, shipping });
    expect(quoted).toMatchObject({ readyToPlace: false, totals: { total: { minorUnits: 3163 } } });
    expect(quoted.issues).toMatchObject([{ code: 'SHIPPING_UNAVAILABLE', vendorId: shipping[0]?.vendorId }]);
  });

  test('is replayed with its key if only the order of its options differs, and refused with other options', async () => {
    const { placeOrder } = await openMarketplace();
    const shipping = [...choose('express'), ...choose('standard', 'ven_selatan')];
    const input = { idempotencyKey: 'one-key-and-ways', lines: LINES, expectedTotal: 3413 };
    await placeOrder({ ...input, shipping });
    expect(await placeOrder({ ...input, shipping: [...shipping].reverse() })).toMatchObject({ replayed: true });
    expect((await placeOrder({ ...input, shipping: choose('pickup') })).errors).toMatchObject([{ code: 'IDEMPOTENCY_MISMATCH' }]);
  });
});

test('a vendor without a rate for a state, an express fee or a pick-up address does not offer that option', async () => {
  const vendors = [aVendor({ id: 'ven_utara', shipsTo: ['KUALA_LUMPUR'] }), aVendor({ id: 'ven_selatan', expressFeeCents: null })];
  const { quote } = await openMarket('memory', aMarket({ vendors }));
  const { groups } = await quote({ lines: LINES, state: 'SELANGOR' });
  expect(groups.map(({ shippingOptions }) => shippingOptions.map(({ code }) => code))).toEqual([[], ['standard']]);
});

import { expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/index.ts';
import type { CouponDoc } from '#server/store/documents/coupons.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';
import type { PlaceOrderInput } from '#tests/support/builders/orderInput.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { APPROVED, openTwoVendors } from '#tests/support/api/packages.ts';

const MONEY = '{ discount { minorUnits } tax { minorUnits } shipping { minorUnits } total { minorUnits } }';
const REFUND = `{ gross { minorUnits } charge ${MONEY} refund { minorUnits } }`;
const OPEN = /* GraphQL */ `
  query ($number: String!, $accessToken: String, $lines: [ReturnLineInput!]!) {
    order(number: $number, accessToken: $accessToken) {
      payment {
        status
        amount { minorUnits }
        toCollect { minorUnits }
        refunded { minorUnits }
        due { minorUnits }
      }
      packages {
        status
        toCollect { minorUnits }
        collected { minorUnits }
        lostTerms ${MONEY}
        cancellation ${REFUND}
        returnRefund(lines: $lines) ${REFUND}
        returns { status refund { minorUnits } charge ${MONEY} }
      }
    }
  }
`;
const CANCEL = `mutation ($number: String!, $accessToken: String) {
  cancelPackage(number: $number, accessToken: $accessToken) { errors { __typename ... on UserError { code message } } }
}`;

interface Cents {
  minorUnits: number;
}
interface Charge {
  discount: Cents;
  tax: Cents;
  shipping: Cents;
  total: Cents;
}
interface Refund {
  gross: Cents;
  charge: Charge | null;
  refund: Cents;
}
interface OpenedOrder {
  payment: { status: string; amount: Cents; toCollect: Cents; refunded: Cents; due: Cents };
  packages: {
    status: string;
    toCollect: Cents;
    collected: Cents;
    lostTerms: Charge | null;
    cancellation: Refund | null;
    returnRefund: Refund | null;
    returns: { status: string; refund: Cents; charge: Charge | null }[];
  }[];
}

/** Two lamps from Utara at $200.00 and one coffee from Selatan at $7.77, with 20 % off orders from $25.00. Delivery is free. */
const LAMPS_AND_COFFEE: Partial<PlaceOrderInput> = {
  lines: [{ variantId: 'var_lamp', quantity: 2 }, { variantId: 'var_coffee' }],
  coupon: 'TEN',
  expectedTotal: 39146,
  payment: APPROVED,
};
const TWENTY: Partial<CouponDoc> = { discount: { kind: 'PERCENT', percent: 20 }, minimumCents: 2500 };

/** The lamps, including discount and VAT. */
const LAMPS = 38400;
/** The coffee, including discount and VAT, delivered free of charge. */
const COFFEE = 746;
/** The coffee on its own: $7.77, VAT, and delivery for $4.50. */
const COFFEE_ALONE = 777 + 155 + 450;
/** The extra cost of the coffee once it is the only item left: the lost discount, the VAT on it, and delivery. */
const LOST = { discount: { minorUnits: 155 }, tax: { minorUnits: 31 }, shipping: { minorUnits: 450 }, total: { minorUnits: 636 } };
const money = (minorUnits: number) => ({ minorUnits });

async function openWithCoupon(change: Partial<CouponDoc> = TWENTY) {
  const marketplace = await openTwoVendors();
  await marketplace.store.transaction((transaction) => transaction.put('coupons', aCoupon(change)));
  const run = async <Data>(operation: string, variables: object) => {
    const { data, errors } = await marketplace.execute<Data>(operation, { ...variables });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  };
  const place = async (input: Partial<PlaceOrderInput> = LAMPS_AND_COFFEE) => {
    const order = await marketplace.order(input);
    const { number, accessToken } = order;
    return {
      ...order,
      cancel: async (position: number) => {
        const answer = await run<{ cancelPackage: { errors: { code: string }[] } }>(CANCEL, {
          number: `${number}-${position}`,
          accessToken,
        });
        return answer.cancelPackage.errors;
      },
      open: async (lines: { lineId: string; quantity: number }[] = []) =>
        (await run<{ order: OpenedOrder }>(OPEN, { number, accessToken, lines })).order,
    };
  };
  return { ...marketplace, place, violations: () => violations(marketplace.store, marketplace.initialStock) };
}

test("after a buyer's cancellation the remaining package costs as much as if ordered alone", async () => {
  const { place, violations: found } = await openWithCoupon();
  const order = await place();
  const before = await order.open();
  expect(before.payment.amount).toEqual(money(LAMPS + COFFEE));
  expect(before.packages[0]!.cancellation).toEqual({ gross: money(LAMPS), charge: LOST, refund: money(LAMPS - 636) });
  expect(await order.cancel(1)).toEqual([]);
  const after = await order.open();
  expect(after.payment.refunded).toEqual(money(LAMPS - 636));
  expect(LAMPS + COFFEE - after.payment.refunded.minorUnits).toBe(COFFEE_ALONE);
  expect(after.packages).toMatchObject([
    { lostTerms: null, cancellation: { gross: money(LAMPS), charge: LOST, refund: money(LAMPS - 636) } },
    { lostTerms: LOST, cancellation: { gross: money(COFFEE), refund: money(COFFEE_ALONE) } },
  ]);
  expect(await found()).toEqual([]);
});

test('a cancellation by the vendor or an operator does not change the terms of the other packages', async () => {
  for (const by of ['vendor', 'operator']) {
    const { place, advance, services, violations: found } = await openWithCoupon();
    const order = await place();
    const [lamps] = order.packages;
    if (by === 'vendor') await advance('utara', lamps!.id, 'CANCELLED', { note: 'Broken' });
    else await services.fulfilment.advance(lamps!.number, 'CANCELLED', OPERATOR);
    const { payment, packages } = await order.open();
    expect([payment.refunded, packages[1]!.lostTerms]).toEqual([money(LAMPS), null]);
    expect(await order.cancel(2)).toEqual([]);
    expect((await order.open()).payment).toMatchObject({ status: 'REFUNDED', refunded: money(LAMPS + COFFEE) });
    expect(await found()).toEqual([]);
  }
});

test('cancelling all packages refunds everything that was paid, and repeating changes nothing', async () => {
  const { place, violations: found } = await openWithCoupon();
  const order = await place();
  expect(await order.cancel(1)).toEqual([]);
  expect(await order.cancel(1)).toEqual([]);
  expect(await Promise.all([order.cancel(2), order.cancel(2)])).toEqual([[], []]);
  expect((await order.open()).payment).toMatchObject({ status: 'REFUNDED', refunded: money(LAMPS + COFFEE) });
  expect(await found()).toEqual([]);
});

test('cancelling two packages concurrently refunds no more than was paid', async () => {
  const { place, violations: found } = await openWithCoupon();
  const order = await place();
  expect(await Promise.all([order.cancel(2), order.cancel(1)])).toEqual([[], []]);
  expect((await order.open()).payment).toMatchObject({ status: 'REFUNDED', refunded: money(LAMPS + COFFEE) });
  expect(await found()).toEqual([]);
});

test('a return is charged like a cancellation, before it is requested, while it is open, and when it is received', async () => {
  const { place, deliver, request, returnStep, find, violations: found } = await openWithCoupon();
  const order = await place();
  const [lamps, coffee] = order.packages;
  await deliver('utara', lamps!.id);
  const lines = [{ lineId: lamps!.lines[0]!.id, quantity: 2 }];
  expect((await order.open(lines)).packages[0]!.returnRefund).toEqual({ gross: money(LAMPS), charge: LOST, refund: money(LAMPS - 636) });
  expect((await order.open([{ ...lines[0]!, quantity: 1 }])).packages[0]!.returnRefund).toMatchObject({
    gross: money(LAMPS / 2),
    charge: { discount: money(0), shipping: money(750), total: money(750) },
  });
  const { package: requested } = await request({ packageId: lamps!.id, lines, accessToken: order.accessToken });
  const step = { packageId: lamps!.id, returnId: requested!.returns[0]!.id };
  expect((await order.open()).packages[0]!.returns).toEqual([{ status: 'REQUESTED', refund: money(LAMPS - 636), charge: LOST }]);
  expect((await find('utara', lamps!.number))!.package.returns[0]!.refund).toEqual(money(LAMPS - 636));
  await returnStep('utara', 'acceptReturn', step);
  await Promise.all([1, 2].map(() => returnStep('utara', 'receiveReturn', { ...step, restock: true })));
  const after = await order.open();
  expect(after.payment.refunded).toEqual(money(LAMPS - 636));
  expect(after.packages[0]!.returns).toEqual([{ status: 'RECEIVED', refund: money(LAMPS - 636), charge: LOST }]);
  expect(after.packages[1]!.lostTerms).toEqual(LOST);
  expect(await order.cancel(2)).toEqual([]);
  expect((await order.open()).payment.refunded).toEqual(money(LAMPS + COFFEE));
  expect(coffee!.number).toMatch(/-2$/);
  expect(await found()).toEqual([]);
});

test('a refused return is not charged', async () => {
  const { place, deliver, request, returnStep, violations: found } = await openWithCoupon();
  const order = await place();
  const [lamps] = order.packages;
  await deliver('utara', lamps!.id);
  const lines = [{ lineId: lamps!.lines[0]!.id, quantity: 2 }];
  const { package: requested } = await request({ packageId: lamps!.id, lines, accessToken: order.accessToken });
  await returnStep('utara', 'refuseReturn', { packageId: lamps!.id, returnId: requested!.returns[0]!.id, reason: 'Used' });
  const { payment, packages } = await order.open();
  expect([payment.refunded, packages[1]!.lostTerms]).toEqual([money(0), null]);
  expect(await found()).toEqual([]);
});

test('the charge for lost terms never exceeds the refund', async () => {
  const { place, violations: found } = await openWithCoupon({ discount: { kind: 'AMOUNT', cents: 1500 }, minimumCents: 2000 });
  const lines = [{ variantId: 'var_rice' }, { variantId: 'var_coffee' }];
  const order = await place({ lines, coupon: 'TEN', payment: APPROVED, expectedTotal: 511 + 102 + 750 });
  const { gross, charge, refund } = (await order.open()).packages[1]!.cancellation!;
  expect(refund).toEqual(money(0));
  expect(charge!.total).toEqual(gross);
  expect(await order.cancel(2)).toEqual([]);
  expect((await order.open()).payment).toMatchObject({ status: 'PAID', refunded: money(0) });
  expect(await order.cancel(1)).toEqual([]);
  expect((await order.open()).payment).toMatchObject({ status: 'REFUNDED', refunded: money(511 + 102 + 750) });
  expect(await found()).toEqual([]);
});

test('after a cancellation in a cash order, the remaining package costs more on delivery', async () => {
  const { place, deliver, find, violations: found } = await openWithCoupon({ ...TWENTY, minimumCents: 2000 });
  const lines = [{ variantId: 'var_rice' }, { variantId: 'var_coffee' }];
  const order = await place({ lines, coupon: 'TEN', expectedTotal: 1609 + 322 + 750 });
  const before = await order.open();
  const { charge, refund } = before.packages[0]!.cancellation!;
  expect(await order.cancel(1)).toEqual([]);
  const after = await order.open();
  const alone = 777 + 155 + 450;
  expect(after.packages[1]).toMatchObject({ toCollect: money(alone), lostTerms: charge });
  expect(after.payment).toMatchObject({ amount: money(alone), toCollect: money(alone), refunded: money(0) });
  expect(before.payment.amount.minorUnits - refund.minorUnits).toBe(alone);
  expect((await find('selatan', order.packages[1]!.number))!.toCollect).toEqual(money(alone));
  await deliver('selatan', order.packages[1]!.id);
  expect((await order.open()).packages[1]).toMatchObject({ toCollect: money(0), collected: money(alone) });
  expect(await found()).toEqual([]);
});

const RICE_AND_COFFEE: Partial<PlaceOrderInput> = {
  lines: [{ variantId: 'var_rice' }, { variantId: 'var_coffee' }],
  coupon: 'TEN',
  expectedTotal: 1609 + 322 + 750,
};

test('cancelling a cash package whose amount has risen reduces the amount to pay by the risen amount', async () => {
  const { place, services, mailbox, violations: found } = await openWithCoupon({ ...TWENTY, minimumCents: 2000 });
  const order = await place(RICE_AND_COFFEE);
  expect(await order.cancel(1)).toEqual([]);
  const alone = { gross: money(COFFEE_ALONE), charge: null, refund: money(COFFEE_ALONE) };
  expect((await order.open()).packages[1]).toMatchObject({ toCollect: money(COFFEE_ALONE), cancellation: alone });
  expect(await order.cancel(2)).toEqual([]);
  expect((await order.open()).packages[1]).toMatchObject({ toCollect: money(0), lostTerms: null, cancellation: alone });
  await services.settled();
  const mails = mailbox.mails.filter(({ text }) => text.includes(`${order.number}-2`) && text.includes('$13.82'));
  const ofStep = mails.filter(({ subject }) => /cancelled/i.test(subject)).map(({ text }) => text);
  expect(ofStep).toHaveLength(2);
  for (const sentence of ['You do not have to pay $13.82 for it.', 'Nothing was paid: $13.82 is not collected.'])
    expect(ofStep.join()).toContain(sentence);
  expect(ofStep.join()).not.toContain('charged');
  expect(await found()).toEqual([]);
});

test("a vendor's cancellation of a cash package whose amount has risen leaves nothing to collect", async () => {
  const { place, advance, services, mailbox } = await openWithCoupon({ ...TWENTY, minimumCents: 2000 });
  const order = await place(RICE_AND_COFFEE);
  expect(await order.cancel(1)).toEqual([]);
  await advance('selatan', order.packages[1]!.id, 'CANCELLED', { note: 'Broken' });
  expect((await order.open()).packages[1]!.cancellation).toEqual({ gross: money(COFFEE_ALONE), charge: null, refund: money(COFFEE_ALONE) });
  await services.settled();
  expect(mailbox.mails.filter(({ text }) => text.includes('You do not have to pay $13.82 for it.'))).toHaveLength(1);
});

test('the amount to collect of a shipped cash package does not change after another cancellation', async () => {
  const { place, services, violations: found } = await openWithCoupon({ ...TWENTY, minimumCents: 2000 });
  for (const last of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY'] as const) {
    const order = await place({ ...RICE_AND_COFFEE, idempotencyKey: `cash-${last}` });
    const before = (await order.open()).packages[1]!.toCollect;
    for (const to of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY'] as const) {
      await services.fulfilment.advance(order.packages[1]!.id, to, OPERATOR);
      if (to === last) break;
    }
    const { gross, refund } = (await order.open()).packages[0]!.cancellation!;
    expect(await order.cancel(1)).toEqual([]);
    expect((await order.open()).packages[1]!.toCollect).toEqual(last === 'PACKED' ? money(COFFEE_ALONE) : before);
    if (last !== 'PACKED') expect(refund).toEqual(gross);
  }
  expect(await found()).toEqual([]);
});

test('a return from a cash order is charged for the rest of its package', async () => {
  const { place, deliver, request, returnStep, violations: found } = await openWithCoupon({ ...TWENTY, minimumCents: 2000 });
  const order = await place({ lines: [{ variantId: 'var_rice', quantity: 2 }], coupon: 'TEN', expectedTotal: 1974 + 395 + 300 });
  await deliver('utara', order.packages[0]!.id);
  const lines = [{ lineId: order.packages[0]!.lines[0]!.id, quantity: 1 }];
  const { refund } = (await order.open(lines)).packages[0]!.returnRefund!;
  const { package: requested } = await request({ packageId: order.packages[0]!.id, lines, accessToken: order.accessToken });
  const step = { packageId: order.packages[0]!.id, returnId: requested!.returns[0]!.id };
  await returnStep('utara', 'acceptReturn', step);
  await returnStep('utara', 'receiveReturn', { ...step, restock: true });
  const received = await order.open();
  // The remaining unit: $12.34, VAT and delivery.
  expect(2669 - received.payment.due.minorUnits).toBe(1234 + 247 + 300);
  expect(received.payment).toMatchObject({ amount: money(2669), due: refund });
  await returnStep('utara', 'payBackReturn', step);
  const paid = await order.open();
  expect(paid.payment).toMatchObject({ amount: money(2669), due: money(0), refunded: refund });
  expect(paid.packages[0]).toMatchObject({ collected: money(2669) });
  expect(await found()).toEqual([]);
});

test('orders stored without regular delivery fees are not charged for lost terms', async () => {
  const { place, store, violations: found } = await openWithCoupon();
  const order = await place();
  await store.transaction(async (transaction) => {
    const { couponTerms: _, ...stored } = (await transaction.get('orders', order.id))!;
    const packages = stored.packages.map(({ regularShippingCents: __, ...each }) => each);
    await transaction.put('orders', { ...stored, packages });
  });
  expect((await order.open()).packages[0]!.cancellation).toEqual({ gross: money(LAMPS), charge: null, refund: money(LAMPS) });
  expect(await order.cancel(1)).toEqual([]);
  expect((await order.open()).payment.refunded).toEqual(money(LAMPS));
  expect(await found()).toEqual([]);
});

test('lost terms are computed from the stored order, not from current prices, fees and coupons', async () => {
  const { place, store, violations: found } = await openWithCoupon();
  const order = await place();
  await store.transaction(async (transaction) => {
    const vendor = (await transaction.get('vendors', 'ven_selatan'))!;
    await transaction.put('vendors', { ...vendor, deliveryFeeCents: 9900 });
    const product = (await transaction.get('products', 'prd_coffee'))!;
    await transaction.put('products', { ...product, priceCents: 99000 });
    await transaction.delete('coupons', 'TEN');
  });
  expect(await order.cancel(1)).toEqual([]);
  expect((await order.open()).payment.refunded).toEqual(money(LAMPS - 636));
  expect(await found()).toEqual([]);
});

test('emails about a cancellation state the refund and the reason for the deduction', async () => {
  const { place, services, mailbox } = await openWithCoupon();
  const order = await place();
  await order.cancel(1);
  await services.settled();
  const mails = mailbox.mails.filter(({ text }) => text.includes('$377.64'));
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `Cancelled by the buyer: ${order.number}-1`,
    `Package cancelled: order ${order.number}`,
    `Refund: order ${order.number}`,
  ]);
  expect(mails.find(({ subject }) => subject.startsWith('Package cancelled'))!.text).toContain(
    '$6.36 is deducted: without these goods, the discount of your coupon and free delivery no longer apply.',
  );
});

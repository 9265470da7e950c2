import { describe, expect, test } from 'vitest';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { openTwoVendors } from '#tests/support/api/packages.ts';
import { APPROVED } from '#tests/support/api/payments.ts';
import type { PlaceOrderInput } from '#tests/support/builders/orderInput.ts';

const PAYMENT = `query ($number: String!, $accessToken: String) {
  order(number: $number, accessToken: $accessToken) { payment { status refunded { minorUnits } due { minorUnits } } }
}`;

/** An order from Utara for three teas at $3.33 and one rice at $12.34, paid in cash and delivered, with helpers to return its lines. */
async function cameBack(locale: 'en' | 'ms' = 'en', method: PlaceOrderInput['payment'] = { method: 'CASH_ON_DELIVERY' }) {
  const marketplace = await openTwoVendors();
  const lines = [{ variantId: 'var_tea', quantity: 3 }, { variantId: 'var_rice' }];
  const order = await marketplace.order({ lines, expectedTotal: 2980, payment: method }, locale);
  const [orderPackage] = order.packages;
  const packageId = orderPackage!.id;
  const [tea, rice] = orderPackage!.lines.map(({ id }) => id);
  await marketplace.deliver('utara', packageId);
  const requestReturn = async (wanted: object[]) => {
    const requested = await marketplace.request({ packageId, lines: wanted, reason: 'It does not fit', accessToken: order.accessToken });
    expect(requested.errors).toEqual([]);
    return requested.package?.returns.at(-1)?.id ?? '';
  };
  const sendBack = async (wanted: object[]) => {
    const returnId = await requestReturn(wanted);
    await marketplace.returnStep('utara', 'acceptReturn', { packageId, returnId });
    await marketplace.returnStep('utara', 'receiveReturn', { packageId, returnId, restock: true });
    return returnId;
  };
  const payBack = (returnId: string, who: 'utara' | 'selatan' = 'utara') =>
    marketplace.returnStep(who, 'payBackReturn', { packageId, returnId });
  const payment = async () => {
    const { data } = await marketplace.execute<{ order: { payment: object } }>(PAYMENT, {
      number: order.number,
      accessToken: order.accessToken,
    });
    return data.order.payment;
  };
  const mails = async () => {
    await marketplace.services.settled();
    return marketplace.mailbox.mails.filter(({ to }) => to.startsWith('aina@')).reverse();
  };
  return {
    ...marketplace,
    number: orderPackage!.number,
    packageId,
    tea: tea!,
    rice: rice!,
    requestReturn,
    sendBack,
    payBack,
    payment,
    mails,
  };
}

describe('a cash refund of returned products', () => {
  test.each([
    ['en', 'Refund: order', 'Utara has transferred $14.81 to your bank account'],
    ['ms', 'Bayaran balik: pesanan', 'Utara telah memindahkan $14.81 ke akaun bank anda'],
  ] as const)('is marked as paid back by the seller only once, and emailed to the buyer in %s', async (locale, subject, text) => {
    const { sendBack, payBack, payment, mails, rice, find, number, store, initialStock } = await cameBack(locale);
    const returnId = await sendBack([{ lineId: rice, quantity: 1 }]);
    expect(await payment()).toEqual({ status: 'PAID', refunded: { minorUnits: 0 }, due: { minorUnits: 1481 } });
    expect((await mails()).filter((mail) => mail.subject.startsWith(subject))).toEqual([]);
    const results = await Promise.all([1, 2, 3].map(() => payBack(returnId)));
    expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(results.flatMap(({ errors }) => errors)).toMatchObject([1, 2].map(() => ({ code: 'ILLEGAL_TRANSITION', from: 'DELIVERED' })));
    expect(await payment()).toEqual({ status: 'PAID', refunded: { minorUnits: 1481 }, due: { minorUnits: 0 } });
    const orderPackage = (await find('utara', number))?.package;
    expect(orderPackage).toMatchObject({
      status: 'DELIVERED',
      returns: [{ status: 'REFUNDED', refund: { minorUnits: 1481 }, paidBackAt: expect.stringMatching(/^2026-02-03T/) as string }],
    });
    expect(orderPackage?.timeline.at(-1)).toMatchObject({
      returnStatus: 'REFUNDED',
      note: '1 × Product rice',
    });
    const mail = (await mails()).filter((each) => each.subject.startsWith(subject));
    expect(mail).toHaveLength(1);
    for (const body of [mail[0]?.text, mail[0]?.html]) expect(body).toContain(text);
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test('is paid back in any order of the returns, also while another return is open', async () => {
    const { requestReturn, sendBack, payBack, payment, mails, rice, tea, find, number, store, initialStock } = await cameBack();
    const first = await sendBack([{ lineId: rice, quantity: 1 }]);
    const second = await sendBack([{ lineId: tea, quantity: 1 }]);
    await requestReturn([{ lineId: tea, quantity: 1 }]);
    await payBack(second);
    expect((await mails()).at(-1)?.text).toContain('$3.99');
    await payBack(first);
    expect((await mails()).at(-1)?.text).toContain('$14.81');
    expect((await mails()).at(-1)?.text).toContain('Product rice: × 1');
    expect((await find('utara', number))?.package).toMatchObject({
      status: 'RETURN_REQUESTED',
      returns: [{ status: 'REFUNDED' }, { status: 'REFUNDED' }, { status: 'REQUESTED' }],
    });
    expect(await payment()).toMatchObject({ refunded: { minorUnits: 1880 }, due: { minorUnits: 0 } });
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test('is refused before the products are received, and to other vendors', async () => {
    const { requestReturn, returnStep, packageId, sendBack, payBack, payment, tea, rice } = await cameBack();
    const waiting = await requestReturn([{ lineId: tea, quantity: 1 }]);
    expect((await payBack(waiting)).errors).toMatchObject([{ code: 'ILLEGAL_TRANSITION' }]);
    await returnStep('utara', 'refuseReturn', { packageId, returnId: waiting, reason: 'It was opened' });
    expect((await payBack(waiting)).errors).toMatchObject([{ code: 'ILLEGAL_TRANSITION' }]);
    const received = await sendBack([{ lineId: rice, quantity: 1 }]);
    expect((await payBack(received, 'selatan')).errors).toMatchObject([{ code: 'NOT_FOUND', path: ['packageId'] }]);
    expect((await payBack('ret_none')).errors).toMatchObject([{ code: 'NOT_FOUND', path: ['returnId'] }]);
    expect(await payment()).toMatchObject({ refunded: { minorUnits: 0 }, due: { minorUnits: 1481 } });
  });

  test('is refused for an order paid online, which the gateway refunds', async () => {
    const { sendBack, payBack, payment, rice, find, number, services, store, initialStock } = await cameBack('en', APPROVED);
    const returnId = await sendBack([{ lineId: rice, quantity: 1 }]);
    const refusal = [{ code: 'ILLEGAL_TRANSITION', message: expect.stringContaining('nothing to transfer') as string }];
    expect((await payBack(returnId)).errors).toMatchObject(refusal);
    await services.settled();
    expect((await payBack(returnId)).errors).toMatchObject(refusal);
    expect(await payment()).toMatchObject({ refunded: { minorUnits: 1481 }, due: { minorUnits: 0 } });
    expect((await find('utara', number))?.package.returns).toMatchObject([{ paidBackAt: null }]);
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test("does not change the seller's figures, which already counted the received return", async () => {
    const { sendBack, payBack, rice, execute, sellers } = await cameBack();
    const figures = '{ viewer { vendor { stats(days: 30) { period { units revenue { minorUnits } } } } } }';
    const earned = async () => (await execute(figures, {}, { viewer: sellers.utara })).data;
    const returnId = await sendBack([{ lineId: rice, quantity: 1 }]);
    const before = await earned();
    expect(before).toMatchObject({ viewer: { vendor: { stats: { period: { units: 3, revenue: { minorUnits: 999 + 300 } } } } } });
    await payBack(returnId);
    expect(await earned()).toEqual(before);
  });
});

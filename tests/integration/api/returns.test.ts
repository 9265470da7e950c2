import { describe, expect, test } from 'vitest';
import { MAX_RETURNS } from '#schema/rules/limits.ts';
import type { ReportError } from '#server/graphql/createApollo.ts';
import { OPERATOR } from '#server/modules/fulfilment/index.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { OPEN_ORDER, type OrderResponse } from '#tests/support/api/orderOperations.ts';
import { APPROVED, openTwoVendors } from '#tests/support/api/packages.ts';

/** Three teas at $3.33 and one rice at $12.34 from Utara: products $22.33, VAT $4.47 (half a cent is rounded up), delivery $3.00. */
const THREE_TEAS = { lines: [{ variantId: 'var_tea', quantity: 3 }, { variantId: 'var_rice' }], expectedTotal: 2980, payment: APPROVED };

/** A delivered package from Utara, with helpers for its buyer's and its seller's steps. */
async function delivered(payment: object = APPROVED, reportError?: ReportError) {
  const marketplace = await openTwoVendors(undefined, undefined, reportError);
  const order = await marketplace.order({ ...THREE_TEAS, payment: payment as typeof APPROVED });
  const orderPackage = order.packages[0]!;
  const [tea, rice] = orderPackage.lines.map(({ id }) => id);
  await marketplace.deliver('utara', orderPackage.id);
  const packageId = orderPackage.id;
  const request = (lines: object[], reason = 'It does not fit') =>
    marketplace.request({ packageId, lines, reason, accessToken: order.accessToken });
  const sendBack = async (lines: object[], restock = true) => {
    const requested = await request(lines);
    expect(requested.errors).toEqual([]);
    const returnId = requested.package?.returns.at(-1)?.id ?? '';
    await marketplace.returnStep('utara', 'acceptReturn', { packageId, returnId });
    const received = await marketplace.returnStep('utara', 'receiveReturn', { packageId, returnId, restock });
    expect(received.errors).toEqual([]);
    return received.package!.package;
  };
  const open = async () =>
    (await marketplace.execute<{ order: OrderResponse }>(OPEN_ORDER, { number: order.number, accessToken: order.accessToken })).data.order;
  return {
    ...marketplace,
    shops: marketplace,
    buyersOrder: order,
    packageId,
    number: orderPackage.number,
    tea: tea!,
    rice: rice!,
    request,
    sendBack,
    open,
  };
}

test('returning products bought with a coupon refunds the amount paid for them, in however many steps', async () => {
  const marketplace = await openTwoVendors();
  await marketplace.store.transaction((transaction) => transaction.put('coupons', aCoupon({ discount: { kind: 'PERCENT', percent: 33 } })));
  // 33 % of $22.33 is $7.37; VAT on $14.96 is $2.99.
  const order = await marketplace.order({ ...THREE_TEAS, coupon: 'TEN', expectedTotal: 2233 - 737 + 299 + 300 });
  const { id: packageId, lines } = order.packages[0]!;
  await marketplace.deliver('utara', packageId);
  for (const line of [...lines, ...lines, ...lines].filter(({ sku }, at) => at < lines.length || sku.includes('tea'))) {
    const wanted = [{ lineId: line.id, quantity: 1 }];
    const requested = await marketplace.request({ packageId, lines: wanted, reason: 'It does not fit', accessToken: order.accessToken });
    expect(requested.errors).toEqual([]);
    const returnId = requested.package?.returns.at(-1)?.id ?? '';
    await marketplace.returnStep('utara', 'acceptReturn', { packageId, returnId });
    await marketplace.returnStep('utara', 'receiveReturn', { packageId, returnId, restock: true });
  }
  const stored = await marketplace.store.get('orders', order.id);
  expect(stored?.payment.refundedCents).toBe(2233 - 737 + 299);
  // A return does not make the coupon usable again.
  expect((await marketplace.store.get('coupons', 'TEN'))?.used).toBe(1);
  expect(await violations(marketplace.store, marketplace.initialStock)).toEqual([]);
});

describe('a return', () => {
  test('is refused for fresh food, but not for the rest of the package', async () => {
    const { store, request, rice, tea, buyersOrder, find, number } = await delivered();
    await store.transaction(async (transaction) => {
      const order = await transaction.get('orders', buyersOrder.id);
      const packages = order!.packages.map((orderPackage) => ({
        ...orderPackage,
        lines: orderPackage.lines.map((line) => (line.id === rice ? { ...line, isReturnable: false } : line)),
      }));
      await transaction.put('orders', { ...order!, packages });
    });
    const refused = await request([{ lineId: rice, quantity: 1 }]);
    expect(refused.errors).toMatchObject([{ path: ['lines', '0', 'lineId'] }]);
    const requested = await request([{ lineId: tea, quantity: 3 }]);
    expect(requested.errors).toEqual([]);
    expect((await find('utara', number))?.package).toMatchObject({ restReturnableUntil: null });
  });

  test('remains possible if the seller later moves the product to a category without returns', async () => {
    const { store, request, rice } = await delivered();
    const product = await store.get('products', 'prd_rice');
    await store.transaction(async (transaction) => transaction.put('products', { ...product!, category: 'fresh-fruit' }));
    expect((await request([{ lineId: rice, quantity: 1 }])).errors).toEqual([]);
  });

  test('of an order without stored terms is decided by the stored product, not by a delayed read model', async () => {
    const { store, services, rice, packageId, buyersOrder } = await delivered();
    await store.transaction(async (transaction) => {
      const order = await transaction.get('orders', buyersOrder.id);
      const packages = order!.packages.map((orderPackage) => ({
        ...orderPackage,
        lines: orderPackage.lines.map(({ isReturnable: _promised, ...line }) => line),
      }));
      await transaction.put('orders', { ...order!, packages });
    });
    const product = await store.get('products', 'prd_rice');
    const run = store.transaction.bind(store);
    store.transaction = (work) =>
      run(async (transaction) => {
        await transaction.put('products', { ...product!, category: 'fresh-fruit' });
        return work(transaction);
      });
    const request = { lines: [{ lineId: rice, quantity: 1 }], reason: 'It does not fit' };
    expect(await services.returns.request(packageId, request, OPERATOR)).toMatchObject({
      kind: 'refused',
      errors: [{ path: ['lines', '0', 'lineId'] }],
    });
  });

  test('of one unit refunds its price and VAT and leaves the rest delivered', async () => {
    const { sendBack, tea, open, store, initialStock, services, mailbox } = await delivered();
    const orderPackage = await sendBack([{ lineId: tea, quantity: 1 }]);
    // The VAT on the teas is $2.00 of the $4.47. A third of it, rounded down, is 66 cents.
    expect(orderPackage).toMatchObject({ status: 'DELIVERED', returns: [{ status: 'RECEIVED', refund: { minorUnits: 333 + 66 } }] });
    expect(orderPackage.timeline.slice(-3).map(({ status, returnStatus, note }) => [status, returnStatus, note])).toEqual([
      ['RETURN_REQUESTED', 'REQUESTED', '1 × Product tea'],
      ['RETURN_REQUESTED', 'ACCEPTED', '1 × Product tea'],
      ['DELIVERED', 'RECEIVED', '1 × Product tea'],
    ]);
    expect(await open()).toMatchObject({ status: 'COMPLETED', payment: { status: 'PAID', refunded: { minorUnits: 399 } } });
    expect((await store.get('stock', 'var_tea'))?.onHand).toBe(8);
    expect(await violations(store, initialStock)).toEqual([]);
    await services.settled();
    expect(mailbox.mails.slice(0, 3).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Refund',
      'Return accepted',
      'Return requested',
    ]);
    expect(mailbox.mails[0]?.text).toContain('$3.99');
    expect(mailbox.mails[1]?.text).toContain('The seller left a note. You can read it on the order page.');
    expect(mailbox.mails[1]?.text).not.toContain('3 Jalan Dapur');
  });

  test('of everything in several steps refunds exactly the price paid, without delivery', async () => {
    const { sendBack, tea, rice, open, store, initialStock } = await delivered();
    await sendBack([{ lineId: tea, quantity: 1 }]);
    await sendBack([{ lineId: tea, quantity: 1 }], false);
    const all = await sendBack([
      { lineId: tea, quantity: 1 },
      { lineId: rice, quantity: 1 },
    ]);
    expect(all).toMatchObject({ status: 'RETURNED', canReturnUntil: null, returnable: [] });
    expect(await open()).toMatchObject({ status: 'COMPLETED', payment: { status: 'PAID', refunded: { minorUnits: 2680 } } });
    expect((await store.get('stock', 'var_tea'))?.onHand).toBe(9);
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test("is subtracted from the seller's revenue, except for the delivery fee", async () => {
    const { sendBack, tea, rice, execute, sellers } = await delivered();
    const earned = async () => {
      const { data } = await execute<{ viewer: { vendor: { stats: { period: { units: number; revenue: { minorUnits: number } } } } } }>(
        '{ viewer { vendor { stats(days: 30) { period { units revenue { minorUnits } } } } } }',
        {},
        { viewer: sellers.utara },
      );
      const { units, revenue } = data.viewer.vendor.stats.period;
      return [units, revenue.minorUnits];
    };
    expect(await earned()).toEqual([4, 2233 + 300]);
    await sendBack([{ lineId: tea, quantity: 1 }]);
    expect(await earned()).toEqual([3, 1900 + 300]);
    await sendBack([
      { lineId: tea, quantity: 2 },
      { lineId: rice, quantity: 1 },
    ]);
    expect(await earned()).toEqual([0, 300]);
  });

  test('that is refused refunds nothing, states the reason, and can be requested again', async () => {
    const { request, returnStep, packageId, tea, find, number, open, store, initialStock } = await delivered();
    const returnId = (await request([{ lineId: tea, quantity: 3 }])).package?.returns[0]?.id ?? '';
    expect((await returnStep('utara', 'refuseReturn', { packageId, returnId, reason: '' })).errors).toMatchObject([
      { code: 'INVALID', path: ['reason'] },
    ]);
    await returnStep('utara', 'refuseReturn', { packageId, returnId, reason: 'The tin was opened' });
    const orderPackage = await find('utara', number);
    expect(orderPackage?.package).toMatchObject({ status: 'DELIVERED', returns: [{ status: 'REFUSED', refusal: 'The tin was opened' }] });
    expect(orderPackage?.package.timeline.at(-1)).toMatchObject({ returnStatus: 'REFUSED', note: 'The tin was opened' });
    for (const step of ['acceptReturn', 'receiveReturn'] as const) {
      expect((await returnStep('utara', step, { packageId, returnId, restock: true })).errors).toMatchObject([
        { code: 'ILLEGAL_TRANSITION', from: 'DELIVERED', allowed: [] },
      ]);
    }
    expect((await request([{ lineId: tea, quantity: 3 }])).errors).toEqual([]);
    expect((await open()).payment.refunded.minorUnits).toBe(0);
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test('needs instructions of at most 500 characters to be accepted', async () => {
    const { request, returnStep, packageId, tea } = await delivered();
    const returnId = (await request([{ lineId: tea, quantity: 1 }])).package?.returns[0]?.id ?? '';
    for (const instructions of [' ', 'x'.repeat(501)]) {
      expect((await returnStep('utara', 'acceptReturn', { packageId, returnId, instructions })).errors).toMatchObject([
        { code: 'INVALID', path: ['instructions'] },
      ]);
    }
  });

  test('is received and refunded once, however often it is reported', async () => {
    const { request, returnStep, packageId, tea, open, store, initialStock } = await delivered();
    const returnId = (await request([{ lineId: tea, quantity: 2 }])).package?.returns[0]?.id ?? '';
    expect((await returnStep('utara', 'receiveReturn', { packageId, returnId, restock: true })).errors).toMatchObject([
      { code: 'ILLEGAL_TRANSITION', from: 'RETURN_REQUESTED' },
    ]);
    await Promise.all([1, 2].map(() => returnStep('utara', 'acceptReturn', { packageId, returnId })));
    const results = await Promise.all([1, 2, 3].map(() => returnStep('utara', 'receiveReturn', { packageId, returnId, restock: true })));
    expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect((await open()).payment.refunded.minorUnits).toBe(666 + 133);
    expect((await store.get('stock', 'var_tea'))?.onHand).toBe(9);
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test('of an order paid in cash is refunded by transfer', async () => {
    const { sendBack, rice, execute, buyersOrder, store, initialStock } = await delivered({ method: 'CASH_ON_DELIVERY' });
    const orderPackage = await sendBack([{ lineId: rice, quantity: 1 }]);
    expect(orderPackage.returns).toMatchObject([{ refundBy: 'TRANSFER', refund: { minorUnits: 1234 + 247 } }]);
    const { data } = await execute(
      'query ($number: String!, $accessToken: String) { order(number: $number, accessToken: $accessToken) { payment { status refunded { minorUnits } due { minorUnits } } } }',
      { number: buyersOrder.number, accessToken: buyersOrder.accessToken },
    );
    expect(data).toEqual({ order: { payment: { status: 'PAID', refunded: { minorUnits: 0 }, due: { minorUnits: 1481 } } } });
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test('is possible for thirty days from the delivery, also for the rest of a package', async () => {
    const { sendBack, request, tea, rice, pass, find, number } = await delivered();
    const until = (await find('utara', number))?.package.canReturnUntil;
    pass(24 * 10);
    await sendBack([{ lineId: tea, quantity: 1 }]);
    expect((await find('utara', number))?.package.canReturnUntil).toBe(until);
    pass(24 * 20 + 1);
    expect((await request([{ lineId: rice, quantity: 1 }])).errors).toMatchObject([{ code: 'ILLEGAL_TRANSITION', from: 'DELIVERED' }]);
  });

  test('in progress leaves the other units returnable until the same time, once it has ended', async () => {
    const { request, tea, pass, find, number } = await delivered();
    const until = (await find('utara', number))?.package.canReturnUntil;
    expect((await find('utara', number))?.package.restReturnableUntil).toBe(until);
    await request([{ lineId: tea, quantity: 3 }]);
    expect((await find('utara', number))?.package).toMatchObject({ canReturnUntil: null, restReturnableUntil: until });
    pass(24 * 30 + 1);
    expect((await find('utara', number))?.package).toMatchObject({ restReturnableUntil: null });
    const other = await delivered();
    await other.request([
      { lineId: other.tea, quantity: 3 },
      { lineId: other.rice, quantity: 1 },
    ]);
    expect((await other.find('utara', other.number))?.package).toMatchObject({ restReturnableUntil: null });
  });

  test('is limited to the units in the package and to one open return', async () => {
    const { request, shops: marketplace, packageId, tea, rice } = await delivered();
    const problems = async (lines: object[], reason?: string) =>
      (await request(lines, reason)).errors.map(({ code, path }) => [code, path?.join('.')]);
    expect(await problems([])).toEqual([['INVALID', 'lines']]);
    expect(await problems([{ lineId: tea, quantity: 4 }])).toEqual([['INVALID', 'lines.0.quantity']]);
    expect(
      await problems([
        { lineId: tea, quantity: 2 },
        { lineId: tea, quantity: 2 },
      ]),
    ).toEqual([['INVALID', 'lines.0.quantity']]);
    expect(
      await problems([
        { lineId: tea, quantity: -1 },
        { lineId: tea, quantity: 2 },
      ]),
    ).toEqual([['INVALID', 'lines.0.quantity']]);
    expect(
      await problems(
        [
          { lineId: tea, quantity: 1 },
          { lineId: 'lin_other', quantity: 1 },
        ],
        ' ',
      ),
    ).toEqual([
      ['NOT_FOUND', 'lines.1.lineId'],
      ['INVALID', 'reason'],
    ]);
    expect(await problems([{ lineId: tea, quantity: 1 }], 'x'.repeat(501))).toEqual([['INVALID', 'reason']]);
    const stranger = await marketplace.request({ packageId, lines: [{ lineId: tea, quantity: 1 }], accessToken: 'not the token' });
    expect(stranger.errors).toMatchObject([{ code: 'NOT_FOUND', path: ['packageId'] }]);
    expect(await problems([{ lineId: tea, quantity: 1 }])).toEqual([]);
    expect(await problems([{ lineId: rice, quantity: 1 }])).toEqual([['ILLEGAL_TRANSITION', undefined]]);
  });
});

describe('the reason of a return', () => {
  const one = ({ tea, packageId, buyersOrder }: Awaited<ReturnType<typeof delivered>>) => ({
    packageId,
    lines: [{ lineId: tea, quantity: 1 }],
    accessToken: buyersOrder.accessToken,
  });
  const recordOf = async ({ find, number }: Awaited<ReturnType<typeof delivered>>) => (await find('utara', number))?.package.returns[0];

  test('is a usual one with or without a note, which the seller reads in an email and the console', async () => {
    for (const note of ['', ' Too small ']) {
      const marketplace = await delivered();
      const { shops, services, mailbox } = marketplace;
      expect((await shops.request({ ...one(marketplace), cause: 'DOES_NOT_FIT', note })).errors).toEqual([]);
      expect(await recordOf(marketplace)).toMatchObject({
        cause: 'DOES_NOT_FIT',
        note: note.trim() || null,
        reason: note === '' ? 'It does not fit' : 'It does not fit: Too small',
      });
      await services.settled();
      const mail = mailbox.mails.find(({ text }) => text.includes('wants to return'));
      expect(mail?.text).toContain('Reason: it does not fit.');
      expect(mail?.text).not.toContain('Too small');
    }
  });

  test('is stated in a note if it is another one', async () => {
    const marketplace = await delivered();
    const { shops } = marketplace;
    const problems = async (reason: object) =>
      (await shops.request({ ...one(marketplace), ...reason })).errors.map(({ code, path }) => [code, path?.join('.')]);
    expect(await problems({ cause: 'OTHER' })).toEqual([['INVALID', 'note']]);
    expect(await problems({ cause: 'OTHER', note: ' ' })).toEqual([['INVALID', 'note']]);
    expect(await problems({ cause: 'DAMAGED', note: 'x'.repeat(501) })).toEqual([['INVALID', 'note']]);
    expect(await problems({ cause: null })).toEqual([['INVALID', 'cause']]);
    expect(await problems({ cause: 'OTHER', note: 'A gift' })).toEqual([]);
    expect(await recordOf(marketplace)).toMatchObject({ cause: 'OTHER', note: 'A gift', reason: 'A gift' });
  });

  test('can still be sent as text', async () => {
    const marketplace = await delivered();
    expect((await marketplace.shops.request({ ...one(marketplace), reason: 'Squashed' })).errors).toEqual([]);
    expect(await recordOf(marketplace)).toMatchObject({ cause: 'OTHER', note: 'Squashed', reason: 'Squashed' });
  });
});

describe('a requested return', () => {
  /** A package with a requested return of two teas. */
  async function requested() {
    const marketplace = await delivered();
    const { packageId, tea, buyersOrder } = marketplace;
    const returnId = (await marketplace.request([{ lineId: tea, quantity: 2 }])).package?.returns[0]?.id ?? '';
    const take = (accessToken: string | null = buyersOrder.accessToken) => marketplace.withdraw({ packageId, returnId, accessToken });
    return { ...marketplace, returnId, take };
  }

  test('can be withdrawn, which refunds nothing, tells the vendor and leaves every unit returnable', async () => {
    const { take, request, find, number, tea, rice, open, services, mailbox, store, initialStock } = await requested();
    await services.settled();
    const { package: withdrawn, errors } = await take();
    expect(errors).toEqual([]);
    expect(withdrawn).toMatchObject({ status: 'DELIVERED', returns: [{ status: 'WITHDRAWN' }] });
    const orderPackage = (await find('utara', number))?.package;
    expect(orderPackage).toMatchObject({
      returns: [{ status: 'WITHDRAWN' }],
      returnable: [
        { lineId: tea, quantity: 3 },
        { lineId: rice, quantity: 1 },
      ],
    });
    expect(orderPackage?.timeline.at(-1)).toMatchObject({ status: 'DELIVERED', returnStatus: 'WITHDRAWN', note: '2 × Product tea' });
    expect(await open()).toMatchObject({ status: 'COMPLETED', payment: { refunded: { minorUnits: 0 } } });
    await services.settled();
    const mail = mailbox.mails.find(({ subject }) => subject === `Return withdrawn: ${number}`);
    expect(mail).toMatchObject({ to: 'utara@example.com' });
    expect((await take()).errors).toEqual([]);
    expect((await find('utara', number))?.package.timeline).toHaveLength(orderPackage?.timeline.length ?? 0);
    expect((await request([{ lineId: tea, quantity: 3 }])).errors).toEqual([]);
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test.each(['acceptReturn', 'refuseReturn'] as const)('cannot be withdrawn after %s', async (step) => {
    const { take, returnStep, packageId, returnId, find, number } = await requested();
    await returnStep('utara', step, { packageId, returnId, reason: 'The tin was opened' });
    expect((await take()).errors).toMatchObject([
      { code: 'ILLEGAL_TRANSITION', message: expect.stringContaining('already answered') as string },
    ]);
    const status = step === 'acceptReturn' ? 'ACCEPTED' : 'REFUSED';
    expect((await find('utara', number))?.package.returns).toMatchObject([{ status }]);
  });

  test('is either withdrawn or accepted if both happen at once', async () => {
    const { take, returnStep, packageId, returnId, find, number, store, initialStock } = await requested();
    const results = await Promise.all([take(), returnStep('utara', 'acceptReturn', { packageId, returnId })]);
    const [isWithdrawn, isAccepted] = results.map(({ errors }) => errors.length === 0);
    expect(isWithdrawn).not.toBe(isAccepted);
    const status = isWithdrawn ? 'WITHDRAWN' : 'ACCEPTED';
    expect((await find('utara', number))?.package.returns).toMatchObject([{ status }]);
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test('whose email to the vendor was not sent yet is withdrawn without an email to the vendor', async () => {
    const reported: unknown[] = [];
    const marketplace = await delivered(APPROVED, (error) => reported.push(error));
    const { packageId, tea, number, buyersOrder, mailbox, services, store, pass } = marketplace;
    await services.settled();
    mailbox.isBroken = true;
    const returnId = (await marketplace.request([{ lineId: tea, quantity: 2 }])).package?.returns[0]?.id ?? '';
    await services.settled();
    expect((await marketplace.shops.withdraw({ packageId, returnId, accessToken: buyersOrder.accessToken })).errors).toEqual([]);
    expect(reported).not.toEqual([]);
    mailbox.isBroken = false;
    pass(2);
    await services.settled();
    const subjects = mailbox.mails.filter(({ to }) => to === 'utara@example.com').map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes(number) && /return/i.test(subject))).toEqual([]);
    expect((await store.query('mails', { where: { state: 'WAITING' } })).items.filter(({ kind }) => kind.startsWith('RETURN_'))).toEqual(
      [],
    );
  });

  test('is not withdrawn by a stranger', async () => {
    const { take, find, number } = await requested();
    for (const accessToken of ['not the token', null])
      expect((await take(accessToken)).errors).toMatchObject([{ code: 'NOT_FOUND', path: ['packageId'] }]);
    expect((await find('utara', number))?.package.returns).toMatchObject([{ status: 'REQUESTED' }]);
  });
});

test(`a package has ${MAX_RETURNS} returns at most, also if they were withdrawn or refused`, async () => {
  const { request, shops, returnStep, packageId, tea, buyersOrder, find, number, store, initialStock } = await delivered();
  const one = [{ lineId: tea, quantity: 1 }];
  for (let count = 1; count <= MAX_RETURNS; count += 1) {
    const { package: requested, errors } = await request(one);
    expect(errors).toEqual([]);
    const returnId = requested?.returns.at(-1)?.id ?? '';
    if (count === 1) await returnStep('utara', 'refuseReturn', { packageId, returnId, reason: 'The tin was opened' });
    else await shops.withdraw({ packageId, returnId, accessToken: buyersOrder.accessToken });
  }
  const before = (await find('utara', number))?.package;
  expect(before).toMatchObject({ status: 'DELIVERED', canReturnUntil: null, restReturnableUntil: null, returnable: [] });
  expect((await request(one)).errors).toMatchObject([
    { code: 'ILLEGAL_TRANSITION', from: 'DELIVERED', message: expect.stringContaining(`already had ${MAX_RETURNS} returns`) as string },
  ]);
  expect((await find('utara', number))?.package).toEqual(before);
  expect(await violations(store, initialStock)).toEqual([]);
});

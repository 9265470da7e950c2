import { describe, expect, test } from 'vitest';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { OPEN_ORDER, TRACK_ORDER, type OrderResponse } from '#tests/support/api/orderOperations.ts';
import { APPROVED, openTwoVendors, TRACKING, TWO_VENDORS } from '#tests/support/api/packages.ts';
import { WAITING } from '#tests/support/api/payments.ts';

interface Door {
  status?: string;
  toCollect: { minorUnits: number };
  collected?: { minorUnits: number };
}

describe('a seller', () => {
  test('moves a package step by step to the buyer, with courier and tracking number', async () => {
    const { order, advance, execute, find } = await openTwoVendors();
    const { number, email, packages } = await order();
    const [rice] = packages;
    const packageId = rice?.id ?? '';
    expect((await advance('utara', packageId, 'PACKED')).package).toMatchObject({
      nextSteps: ['SHIPPED', 'CANCELLED'],
      package: { status: 'PACKED' },
    });
    const shipped = await advance('utara', packageId, 'SHIPPED', { tracking: TRACKING, note: 'Handle with care' });
    const tracking = { carrier: 'Pos Laju', code: 'EH123456789MY', url: 'https://tracking.pos.com.my/tracking/EH123456789MY' };
    expect(shipped.package?.package).toMatchObject({ status: 'SHIPPED', tracking });
    await advance('utara', packageId, 'OUT_FOR_DELIVERY');
    expect((await find('utara', packageId))?.toCollect.minorUnits).toBe(1781);
    await advance('utara', packageId, 'DELIVERED');
    expect((await find('utara', packageId))?.toCollect.minorUnits).toBe(0);
    const orderPackage = await find('utara', rice?.number ?? '');
    expect(orderPackage?.package.timeline.map(({ status, note }) => [status, note])).toEqual([
      ['PLACED', null],
      ['PACKED', null],
      ['SHIPPED', 'Handle with care'],
      ['OUT_FOR_DELIVERY', null],
      ['DELIVERED', null],
    ]);
    expect(orderPackage?.nextSteps).toEqual([]);
    const { data } = await execute<{ trackOrder: { packages: { status: string; tracking: unknown }[] } }>(
      'query ($number: String!, $email: String!) { trackOrder(number: $number, email: $email) { packages { status tracking { carrier code url } } } }',
      { number, email },
    );
    expect(data.trackOrder.packages).toEqual([
      { status: 'DELIVERED', tracking },
      { status: 'PLACED', tracking: null },
    ]);
  });

  test('collects the price of each package on delivery, and the buyer sees the remaining amount', async () => {
    const { order, deliver, advance, execute } = await openTwoVendors();
    const { number, accessToken, packages } = await order();
    const due = async () => {
      const { data } = await execute<{ order: { payment: Door; packages: Door[] } }>(
        `query ($number: String!, $accessToken: String) { order(number: $number, accessToken: $accessToken) {
          payment { status toCollect { minorUnits } } packages { toCollect { minorUnits } collected { minorUnits } } } }`,
        { number, accessToken },
      );
      const cents = ({ toCollect, collected }: Door) => [toCollect.minorUnits, collected?.minorUnits];
      return [data.order.payment.status, data.order.payment.toCollect.minorUnits, ...data.order.packages.map(cents)];
    };
    expect(await due()).toEqual(['PENDING', 3163, [1781, 0], [1382, 0]]);
    await deliver('utara', packages[0]?.id ?? '');
    expect(await due()).toEqual(['PENDING', 1382, [0, 1781], [1382, 0]]);
    await advance('selatan', packages[1]?.id ?? '', 'CANCELLED', { note: 'Sold out' });
    expect(await due()).toEqual(['PAID', 0, [0, 1781], [0, 0]]);
  });

  test.each([
    [[], 'DELIVERED', 'not packed yet'],
    [['PACKED'], 'PACKED', 'already packed'],
    [['PACKED', 'SHIPPED'], 'PACKED', 'with the courier'],
    [['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY'], 'SHIPPED', 'out for delivery'],
    [['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'], 'PACKED', 'delivered'],
    [['CANCELLED'], 'PACKED', 'cancelled'],
  ])('whose package has passed the steps %j gets an error that says so for the step %s', async (steps, to, words) => {
    const { order, advance } = await openTwoVendors();
    const packageId = (await order()).packages[0]?.id ?? '';
    for (const step of steps) await advance('utara', packageId, step, { tracking: TRACKING, note: 'Sold out' });
    expect((await advance('utara', packageId, to)).errors).toMatchObject([
      { code: 'ILLEGAL_TRANSITION', message: expect.stringContaining(words) as string },
    ]);
  });

  test("sees the address of its own packages and no data of other vendors' packages", async () => {
    const { order, find, advance, returnStep, sellers, execute, store } = await openTwoVendors();
    const { packages, number } = await order({ ...TWO_VENDORS, note: 'Leave it at the guard house' });
    const [rice, coffee] = packages;
    expect(await find('utara', rice?.number.toLowerCase() ?? '')).toMatchObject({
      orderNumber: number,
      note: 'Leave it at the guard house',
      toCollect: { minorUnits: 1781 },
      shippingAddress: { firstName: 'Nur Aina', phone: '+60123456789' },
    });
    for (const name of [coffee?.number ?? '', coffee?.id ?? '', `${number}-9`, 'RZQ-2222-2222-1', number, '']) {
      expect(await find('utara', name)).toBeNull();
    }
    const unknown = [{ code: 'NOT_FOUND', path: ['packageId'] }];
    const before = JSON.stringify(await store.query('orders', { limit: 10 }));
    const foreign = coffee?.id ?? '';
    const missing = 'pkg_none';
    for (const packageId of [foreign, missing]) {
      expect((await advance('utara', packageId, 'PACKED')).errors).toMatchObject(unknown);
      for (const step of ['acceptReturn', 'refuseReturn', 'receiveReturn'] as const) {
        const variables = { packageId, returnId: 'ret_none', reason: 'No', restock: true };
        expect((await returnStep('utara', step, variables)).errors).toMatchObject(unknown);
      }
    }
    expect(JSON.stringify(await store.query('orders', { limit: 10 }))).toBe(before);
    // The public API's package type contains no buyer data.
    const { errors } = await execute(
      '{ viewer { vendor { packages { nodes { shippingAddress { line1 } } } } } }',
      {},
      { viewer: sellers.utara },
    );
    expect(errors?.[0]?.message).toContain('Cannot query field');
  });

  test('is refused an illegal or repeated step, which changes nothing', async () => {
    const { order, advance, find } = await openTwoVendors();
    const [rice] = (await order()).packages;
    const packageId = rice?.id ?? '';
    expect((await advance('utara', packageId, 'DELIVERED')).errors).toMatchObject([
      { __typename: 'IllegalTransition', code: 'ILLEGAL_TRANSITION', from: 'PLACED', allowed: ['PACKED', 'CANCELLED'] },
    ]);
    const both = await Promise.all([advance('utara', packageId, 'PACKED'), advance('utara', packageId, 'PACKED')]);
    expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect((await advance('utara', packageId, 'PACKED')).errors).toMatchObject([{ from: 'PACKED', allowed: ['SHIPPED', 'CANCELLED'] }]);
    expect((await find('utara', rice?.number ?? ''))?.package.timeline).toHaveLength(2);
    await advance('utara', packageId, 'SHIPPED', { tracking: TRACKING });
    const late = await advance('utara', packageId, 'CANCELLED', { note: 'Sold out' });
    expect(late.errors).toMatchObject([{ from: 'SHIPPED', allowed: ['OUT_FOR_DELIVERY'] }]);
  });

  test.each([
    [null, ['carrier', 'code']],
    [{ carrier: ' - ', code: 'AB12' }, ['carrier']],
    [{ carrier: 'x'.repeat(61), code: 'AB12' }, ['carrier']],
    [{ carrier: 'My own van', code: '' }, ['code']],
    [{ carrier: 'My own van', code: '<script>' }, ['code']],
    [{ carrier: 'My own van', code: 'A'.repeat(41) }, ['code']],
    [{ carrier: 'My own van', code: 'AB12', url: 'http://courier.example/AB12' }, ['url']],
    [{ carrier: 'My own van', code: 'AB12', url: 'javascript:alert(1)' }, ['url']],
    [{ carrier: 'My own van', code: 'AB12', url: 'https://user:pass@courier.example/' }, ['url']],
  ])('gets an error with the path of the field for the tracking %j', async (tracking, fields) => {
    const { order, advance, find } = await openTwoVendors();
    const [rice] = (await order()).packages;
    await advance('utara', rice?.id ?? '', 'PACKED');
    const { errors } = await advance('utara', rice?.id ?? '', 'SHIPPED', { tracking });
    expect(errors.map(({ code, path }) => [code, path])).toEqual(fields.map((field) => ['INVALID', ['tracking', field]]));
    expect((await find('utara', rice?.number ?? ''))?.package).toMatchObject({ status: 'PACKED', tracking: null });
  });

  test('can enter an unknown courier, with or without a tracking URL', async () => {
    const { order, advance } = await openTwoVendors();
    const { packages } = await order();
    const ship = async (who: 'utara' | 'selatan', index: number, url?: string) => {
      await advance(who, packages[index]?.id ?? '', 'PACKED');
      const { package: orderPackage } = await advance(who, packages[index]?.id ?? '', 'SHIPPED', {
        tracking: { carrier: 'Kapal Layar', code: 'kl-7', url },
      });
      return orderPackage?.package.tracking;
    };
    expect(await ship('utara', 0)).toEqual({ carrier: 'Kapal Layar', code: 'KL-7', url: null });
    const url = 'https://kapal.example/kl-7';
    // An invisible character that was pasted into the URL is removed.
    expect(await ship('selatan', 1, `${url}\u202e`)).toEqual({ carrier: 'Kapal Layar', code: 'KL-7', url });
  });

  test('can cancel a package with a reason before it is shipped, which returns stock once and refunds the buyer', async () => {
    const { order, advance, execute, store, initialStock } = await openTwoVendors();
    const { number, accessToken, packages } = await order({ ...TWO_VENDORS, payment: APPROVED });
    const packageId = packages[0]?.id ?? '';
    expect((await advance('utara', packageId, 'CANCELLED', { note: ' ' })).errors).toMatchObject([{ code: 'INVALID', path: ['note'] }]);
    await Promise.all([1, 2, 3].map(() => advance('utara', packageId, 'CANCELLED', { note: 'Sold out at the stall' })));
    const { data } = await execute<{ order: OrderResponse }>(OPEN_ORDER, { number, accessToken });
    expect(data.order).toMatchObject({
      payment: { status: 'PAID', refunded: { minorUnits: 1781 } },
      packages: [{ status: 'CANCELLED' }, { status: 'PLACED' }],
    });
    expect(data.order.packages[0]?.timeline.map(({ status, note }) => [status, note])).toEqual([
      ['PLACED', null],
      ['CANCELLED', 'Sold out at the stall'],
    ]);
    expect((await store.get('stock', 'var_rice'))?.onHand).toBe(10);
    expect(await violations(store, initialStock)).toEqual([]);
  });

  test('cannot advance a package before its online payment is confirmed', async () => {
    const { order, advance, find } = await openTwoVendors();
    const { packages } = await order({ ...TWO_VENDORS, payment: WAITING });
    expect((await advance('utara', packages[0]?.id ?? '', 'PACKED')).errors).toMatchObject([{ from: 'PLACED', allowed: [] }]);
    expect(await find('utara', packages[0]?.number ?? '')).toMatchObject({ waitsForBank: true, nextSteps: [] });
  });
});

describe('emails about a package', () => {
  test('are sent to the buyer for each step in the language of the order, without products of other vendors', async () => {
    const { order, deliver, services, mailbox } = await openTwoVendors();
    const { number, email, packages } = await order(TWO_VENDORS, 'ms');
    await deliver('utara', packages[0]?.id ?? '');
    await services.settled();
    const mails = mailbox.mails.filter(({ to, subject }) => to === email && !subject.startsWith('Pesanan anda'));
    expect(mails.map(({ subject }) => subject).reverse()).toEqual([
      `Dibungkus: pesanan ${number}`,
      `Dalam penghantaran: pesanan ${number}`,
      `Sedang dihantar kepada anda: pesanan ${number}`,
      `Sudah diterima: pesanan ${number}`,
    ]);
    expect(mails[2]?.text).toContain('Nombor penjejakan: EH123456789MY');
    expect(mails[2]?.text).toContain('https://tracking.pos.com.my/tracking/EH123456789MY');
    expect(mails.every(({ text }) => !text.includes('coffee'))).toBe(true);
  });
});

test('tracking an order by number and email does not return the reason of a return', async () => {
  const { order, deliver, request, execute } = await openTwoVendors();
  const { number, email, accessToken, packages } = await order();
  await deliver('utara', packages[0]?.id ?? '');
  await request({
    packageId: packages[0]?.number ?? '',
    lines: [{ lineId: packages[0]?.lines[0]?.id, quantity: 1 }],
    reason: 'A secret of mine',
    accessToken,
  });
  const { data } = await execute(TRACK_ORDER, { number, email });
  expect(data).toMatchObject({ trackOrder: { packages: [{ status: 'RETURN_REQUESTED' }, {}] } });
  expect(JSON.stringify(data)).not.toContain('secret');
});

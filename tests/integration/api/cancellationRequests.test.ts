import { describe, expect, test } from 'vitest';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { openTwoVendors, TRACKING, type StepResponse } from '#tests/support/api/packages.ts';
import { APPROVED } from '#tests/support/api/payments.ts';
import { confirmOrder } from '#tests/support/api/confirmed.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';

const PACKAGE = `package { status canCancel canRequestCancellation
  cancellationRequest { state reason requestedAt respondBy answeredAt refusal isBySilence }
  cancellation { refund { minorUnits } }
  timeline { status cancellation note } }`;
const ERRORS = 'errors { __typename ... on UserError { code message path } ... on IllegalTransition { from allowed } }';
const REQUEST = `mutation ($number: String!, $reason: String!, $accessToken: String) {
  requestCancellation(number: $number, reason: $reason, accessToken: $accessToken) { ${PACKAGE} ${ERRORS} }
}`;
const CANCEL = `mutation ($number: String!, $accessToken: String) {
  cancelPackage(number: $number, accessToken: $accessToken) { ${PACKAGE} ${ERRORS} }
}`;
const ANSWERS = {
  accept: `mutation ($packageId: ID!) { payload: acceptCancellation(packageId: $packageId) { package { nextSteps package { status } } ${ERRORS} } }`,
  decline: `mutation ($packageId: ID!, $reason: String!) {
    payload: declineCancellation(packageId: $packageId, reason: $reason) { package { nextSteps package { status } } ${ERRORS} }
  }`,
};
const TODO = `{ viewer { vendor { todo { cancellations } packages(cancellationRequested: true) { totalCount nodes { number cancellationRequest { reason } } } } } }`;

interface Shown {
  package: {
    status: string;
    canCancel: boolean;
    canRequestCancellation: boolean;
    cancellationRequest: { state: string; reason: string; respondBy: string; refusal: string | null; isBySilence: boolean } | null;
    cancellation: { refund: { minorUnits: number } } | null;
    timeline: { status: string; cancellation: string | null; note: string | null }[];
  } | null;
  errors: { code: string; path: string[] | null; message: string; allowed?: string[] }[];
}

/** Rice from Utara for $17.81 including delivery, packed. */
const RICE = { lines: [{ variantId: 'var_rice' }], expectedTotal: 1781 };

async function openRequests(change: object = { ...RICE, payment: APPROVED }, locale: 'en' | 'ms' = 'en') {
  const market = await openTwoVendors();
  await market.store.transaction((transaction) => transaction.put('coupons', aCoupon()));
  const { number, accessToken, packages } = await market.order(change, locale);
  await confirmOrder(market, number);
  const packageId = packages[0]?.id ?? '';
  await market.advance('utara', packageId, 'PACKED');
  const send = async (document: string, variables: object, viewer: (typeof market.sellers)['utara'] = null) => {
    const { data, errors } = await market.execute<Record<string, Shown>>(document, { ...variables }, { viewer });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0]!;
  };
  return {
    ...market,
    number,
    packageId,
    request: (reason = 'Ordered twice', token: string | null = accessToken ?? null) =>
      send(REQUEST, { number: `${number}-1`, reason, accessToken: token }),
    cancel: () => send(CANCEL, { number: `${number}-1`, accessToken }),
    answer: async (how: keyof typeof ANSWERS, who: 'utara' | 'selatan' = 'utara', reason = 'It is with the courier already') =>
      (await send(ANSWERS[how], { packageId, ...(how === 'decline' && { reason }) }, market.sellers[who])) as unknown as StepResponse,
    todo: async () => (await market.execute<{ viewer: { vendor: object } }>(TODO, {}, { viewer: market.sellers.utara })).data.viewer.vendor,
    left: async () => (await market.store.get('stock', 'var_rice'))?.onHand,
    payment: async () => (await market.store.query('orders', { where: { number } })).items[0]?.payment,
    hours: async (hours: number) => {
      market.pass(hours);
      await market.services.jobs.runDue();
    },
    violations: () => violations(market.store, market.initialStock),
  };
}

describe('a request to cancel a packed package', () => {
  test('waits for the vendor, who cannot ship the package meanwhile and sees the request first', async () => {
    const { request, cancel, advance, packageId, todo, number, find } = await openRequests();
    const refused = await cancel();
    expect(refused.errors).toMatchObject([{ code: 'ILLEGAL_TRANSITION' }]);
    expect(refused.errors[0]?.message).toContain('already packed');
    const wanted = await request();
    expect(wanted).toMatchObject({
      package: {
        status: 'PACKED',
        canCancel: false,
        canRequestCancellation: false,
        cancellationRequest: { state: 'REQUESTED', reason: 'Ordered twice', respondBy: '2026-02-04T04:00:00.000Z', refusal: null },
        cancellation: { refund: { minorUnits: 1781 } },
        timeline: [{ status: 'PLACED' }, { status: 'PACKED' }, { status: 'PACKED', cancellation: 'REQUESTED', note: null }],
      },
      errors: [],
    });
    expect(await request('Once more')).toEqual(wanted);
    expect(await todo()).toEqual({
      todo: { cancellations: 1 },
      packages: { totalCount: 1, nodes: [{ number: `${number}-1`, cancellationRequest: { reason: 'Ordered twice' } }] },
    });
    expect((await find('utara', `${number}-1`))?.nextSteps).toEqual([]);
    for (const to of ['SHIPPED', 'CANCELLED'] as const) {
      const { errors } = await advance('utara', packageId, to, { tracking: TRACKING, note: 'No' });
      expect(errors).toMatchObject([{ code: 'ILLEGAL_TRANSITION', allowed: [] }]);
      expect(errors[0]?.message).toContain('asked to cancel');
    }
  });

  test('is accepted: the package is cancelled, its units return to stock, and the buyer is refunded', async () => {
    const { request, answer, left, payment, todo, violations: found } = await openRequests();
    await request();
    expect(await answer('accept')).toMatchObject({ package: { nextSteps: [], package: { status: 'CANCELLED' } }, errors: [] });
    expect(await left()).toBe(10);
    expect(await payment()).toMatchObject({ status: 'REFUNDED', refundedCents: 1781 });
    expect(await todo()).toMatchObject({ todo: { cancellations: 0 } });
    expect((await answer('accept')).errors).toMatchObject([{ code: 'ILLEGAL_TRANSITION' }]);
    expect(await found()).toEqual([]);
  });

  test('is declined with a reason: the package is shipped, and cannot be requested again', async () => {
    const { request, answer, advance, packageId, hours, violations: found } = await openRequests();
    await request();
    expect((await answer('decline', 'utara', ' ')).errors).toMatchObject([{ code: 'INVALID', path: ['reason'] }]);
    expect(await answer('decline')).toMatchObject({ package: { nextSteps: ['SHIPPED', 'CANCELLED'] }, errors: [] });
    const again = await request();
    expect(again.errors).toMatchObject([{ code: 'ILLEGAL_TRANSITION' }]);
    await hours(25);
    expect((await advance('utara', packageId, 'SHIPPED', { tracking: TRACKING })).errors).toEqual([]);
    expect(await found()).toEqual([]);
  });

  test('is accepted by silence after a day, once, and not a minute earlier', async () => {
    const { request, hours, left, payment, execute, number, sellers, violations: found } = await openRequests();
    await request();
    await hours(23.9);
    expect(await left()).toBe(9);
    await hours(0.2);
    expect(await left()).toBe(10);
    expect(await payment()).toMatchObject({ status: 'REFUNDED', refundedCents: 1781 });
    const READ =
      'query ($number: String!) { viewer { vendor { package(number: $number) { package { cancellationRequest { state isBySilence } } } } } }';
    const { data } = await execute(READ, { number: `${number}-1` }, { viewer: sellers.utara });
    expect(data).toEqual({
      viewer: { vendor: { package: { package: { cancellationRequest: { state: 'ACCEPTED', isBySilence: true } } } } },
    });
    await hours(48);
    expect(await found()).toEqual([]);
  });

  test('is possible for a cash order, and not before packing, after shipping, without a reason or for another person', async () => {
    const { request, order, execute, answer, advance, left } = await openRequests(RICE);
    expect((await request('')).errors).toMatchObject([{ code: 'INVALID', path: ['reason'] }]);
    for (const token of [null, 'guessed']) expect((await request('Mine?', token)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const placed = await order(RICE);
    const early = await execute<Record<string, Shown>>(REQUEST, {
      number: `${placed.number}-1`,
      reason: 'Too soon',
      accessToken: placed.accessToken,
    });
    expect(early.data['requestCancellation']?.errors).toMatchObject([{ code: 'ILLEGAL_TRANSITION', allowed: ['CANCELLED'] }]);
    await request();
    expect((await answer('accept', 'selatan')).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await answer('accept')).errors).toEqual([]);
    expect(await left()).toBe(9);
    await advance('utara', placed.packages[0]?.id ?? '', 'PACKED');
    await advance('utara', placed.packages[0]?.id ?? '', 'SHIPPED', { tracking: TRACKING });
    const late = await execute<Record<string, Shown>>(REQUEST, {
      number: `${placed.number}-1`,
      reason: 'Too late',
      accessToken: placed.accessToken,
    });
    expect(late.data['requestCancellation']?.errors).toMatchObject([{ code: 'ILLEGAL_TRANSITION', allowed: [] }]);
  });

  test('has one result when it is accepted, declined, shipped and silently accepted at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { request, answer, advance, packageId, hours, violations: found, pass, services, store, number } = await openRequests();
      await request();
      pass(24);
      await Promise.all([
        answer('accept'),
        answer('decline'),
        advance('utara', packageId, 'SHIPPED', { tracking: TRACKING }),
        services.cancellations.consentBySilence(`${number}-1`),
      ]);
      await hours(1);
      const [order] = (await store.query('orders', { where: { number } })).items;
      const [orderPackage] = order?.packages ?? [];
      const isCancelled = orderPackage?.timeline.at(-1)?.status === 'CANCELLED';
      expect(orderPackage?.cancellationRequest?.state).toBe(isCancelled ? 'ACCEPTED' : 'DECLINED');
      expect(order?.payment.status).toBe(isCancelled ? 'REFUNDED' : 'PAID');
      expect(await found()).toEqual([]);
    }
  });
});

describe('a package that is not shipped two working days after the promised day', () => {
  /** From Tuesday 3 February 2026; Utara promises one to two working days in Kuala Lumpur. */
  async function untilLate(market: Awaited<ReturnType<typeof openRequests>>) {
    const [order] = (await market.store.query('orders', { where: { number: market.number } })).items;
    const promised = order?.packages[0]?.expectedBy ?? '';
    return { promised, hoursTo: (moment: string) => (Date.parse(moment) - Date.parse('2026-02-03T04:00:00Z')) / 3_600_000 };
  }

  test('can be cancelled immediately, also while a request is open or after it was declined', async () => {
    for (const before of ['nothing', 'request', 'decline'] as const) {
      const market = await openRequests();
      const { promised, hoursTo } = await untilLate(market);
      expect(promised).toBe('2026-02-05T15:59:59.000Z');
      // The second working day after Thursday is Monday.
      market.pass(hoursTo('2026-02-09T15:59:00Z'));
      expect((await market.cancel()).errors).toMatchObject([{ code: 'ILLEGAL_TRANSITION' }]);
      if (before !== 'nothing') await market.request();
      if (before === 'decline') await market.answer('decline');
      market.pass(0.05);
      expect(await market.cancel()).toMatchObject({ package: { status: 'CANCELLED' }, errors: [] });
      if (before !== 'nothing')
        expect((await market.cancel()).package?.cancellationRequest?.state).toBe(before === 'request' ? 'ACCEPTED' : 'DECLINED');
      expect(await market.payment()).toMatchObject({ status: 'REFUNDED', refundedCents: 1781 });
      expect(await market.violations()).toEqual([]);
    }
  });

  test('loses no terms when it is cancelled', async () => {
    const lines = [{ variantId: 'var_rice' }, { variantId: 'var_coffee' }];
    const market = await openTwoVendors();
    await market.store.transaction((transaction) => transaction.put('coupons', aCoupon({ minimumCents: 2000 })));
    const { number, accessToken, packages } = await market.order({ lines, coupon: 'TEN', expectedTotal: 2922, payment: APPROVED });
    await market.advance('utara', packages[0]?.id ?? '', 'PACKED');
    const read = async () => {
      const document = `query ($number: String!, $accessToken: String) { order(number: $number, accessToken: $accessToken) { packages { cancellation { charge { total { minorUnits } } } } } }`;
      return (
        await market.execute<{ order: { packages: { cancellation: { charge: object | null } | null }[] } }>(document, {
          number,
          accessToken,
        })
      ).data.order.packages[0];
    };
    expect((await read())?.cancellation?.charge).not.toBeNull();
    market.pass(24 * 7);
    expect(await read()).toMatchObject({ cancellation: { charge: null } });
    await market.execute(CANCEL, { number: `${number}-1`, accessToken });
    const [order] = (await market.store.query('orders', { where: { number } })).items;
    expect(order?.packages[1]?.lostTerms).toBeUndefined();
    expect(order?.payment.refundedCents).toBe(order?.packages[0]?.totals.totalCents);
    expect(await violations(market.store, market.initialStock)).toEqual([]);
  });
});

describe('emails about a request to cancel', () => {
  test('reach the buyer and the vendor in their languages, without what either has typed', async () => {
    const { request, answer, hours, mailbox, services } = await openRequests({ ...RICE, payment: APPROVED }, 'ms');
    const sent = async () => {
      await services.settled();
      const mails = mailbox.mails.map(({ to, subject, text, html }) => ({ to, subject, text, html })).reverse();
      mailbox.close();
      return mails;
    };
    await sent();
    await request('TYPED');
    const wanted = await sent();
    expect(wanted.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Pembatalan diminta: pesanan'),
        expect.stringContaining('Cancellation requested: RZQ-'),
      ]),
    );
    expect(wanted).toHaveLength(2);
    for (const { text, html } of wanted) for (const body of [text, html]) expect(body).not.toContain('TYPED');
    expect(wanted.find(({ subject }) => subject.startsWith('Cancellation'))?.text).toContain('4 Feb');
    await answer('decline', 'utara', 'TYPED');
    const declined = await sent();
    expect(declined.map(({ subject }) => subject)).toEqual([expect.stringContaining('Pembatalan ditolak')]);
    expect(declined[0]?.text).not.toContain('TYPED');
    await hours(25);
    expect(await sent()).toEqual([]);
  });

  test.each([
    ['accepted', 'has accepted your request to cancel', 'You have agreed to cancel this package'],
    ['silent', 'did not answer your request to cancel within 24 hours', 'You did not answer the buyer’s request within 24 hours'],
  ])('tell both sides of a cancellation that the vendor %s', async (how, toBuyer, toVendor) => {
    const { request, answer, hours, mailbox, services } = await openRequests();
    await request();
    await services.settled();
    mailbox.close();
    if (how === 'accepted') await answer('accept');
    else await hours(24.1);
    await services.settled();
    const texts = mailbox.mails.map(({ text }) => text);
    expect(texts.some((text) => text.includes(toBuyer) && text.includes('$17.81'))).toBe(true);
    expect(texts.some((text) => text.includes(toVendor) && text.includes('$17.81'))).toBe(true);
  });
});

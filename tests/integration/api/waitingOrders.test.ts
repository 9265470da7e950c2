import { describe, expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { FORGOT, RESET } from '#tests/support/api/accountOperations.ts';
import { aMember } from '#tests/support/api/aMember.ts';
import { confirmationToken, resetToken } from '#tests/support/api/mailbox.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { openTwoVendors } from '#tests/support/api/packages.ts';
import { APPROVED } from '#tests/support/api/payments.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';
import { anOrderInput, type PlaceOrderInput } from '#tests/support/builders/orderInput.ts';

const CONFIRM = `mutation ($token: String!) {
  confirmEmail(token: $token) { subject isOrderCancelled errors { ... on UserError { code message } } }
}`;
const STATE = 'query ($token: String!) { emailConfirmation(token: $token) { state isOrderCancelled } }';
const STATUS = `query ($number: String!, $accessToken: String, $email: String!) {
  order(number: $number, accessToken: $accessToken) { status confirmBy isEmailConfirmed packages { canCancel timeline { status note } } }
  trackOrder(number: $number, email: $email) { status confirmBy }
}`;
const CANCEL = `mutation ($number: String!, $accessToken: String) {
  cancelPackage(number: $number, accessToken: $accessToken) { errors { ... on UserError { message } } }
}`;
const LISTED = '{ viewer { vendor { packages { totalCount nodes { number } } } } }';
const EMAIL = 'aina@example.com';

interface StatusResponse {
  order: {
    status: string;
    confirmBy: string | null;
    isEmailConfirmed: boolean;
    packages: { canCancel: boolean; timeline: { status: string; note: string | null }[] }[];
  };
  trackOrder: { status: string; confirmBy: string | null };
}

interface Confirmed {
  confirmEmail: { subject: string | null; isOrderCancelled: boolean; errors: { code: string; message: string }[] };
}

async function open() {
  const market = await openTwoVendors();
  const { services, store, execute, mailbox, sellers } = market;
  let people = 0;
  /** A cash order for rice from a new guest in a separate network. */
  const order = async (quantity: number, change: Partial<PlaceOrderInput> = {}, options: Parameters<typeof execute>[2] = {}) => {
    people += 1;
    const lines = (change.lines ?? [{ variantId: 'var_rice' }]).map((line) => ({ ...line, quantity: line.quantity ?? quantity }));
    const { totals } = await services.quotes.quote({ lines, state: 'KUALA_LUMPUR', coupon: change.coupon ?? null });
    const input = anOrderInput({ email: EMAIL, idempotencyKey: `waiting-${people}`, expectedTotal: totals.totalCents, ...change, lines });
    const { data } = await execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { address: `198.18.${people}.1`, ...options });
    await services.settled();
    return { ...data.placeOrder, number: data.placeOrder.order?.number ?? '', input };
  };
  const status = async ({ number, accessToken }: { number: string; accessToken?: string | null }) =>
    (await execute<StatusResponse>(STATUS, { number, accessToken, email: EMAIL })).data;
  const confirm = async (token = confirmationToken(mailbox, EMAIL)) => {
    const { data } = await execute<Confirmed>(CONFIRM, { token });
    await services.settled();
    return data.confirmEmail;
  };
  const pass = async (minutes: number) => {
    market.pass(minutes / 60);
    await services.jobs.runDue();
    await services.settled();
  };
  const left = async (variantId = 'var_rice') => (await store.get('stock', variantId))?.onHand;
  const listed = async () =>
    (await execute<{ viewer: { vendor: { packages: { totalCount: number } } } }>(LISTED, {}, { viewer: sellers.utara })).data.viewer.vendor
      .packages.totalCount;
  const subjects = (to: string) => mailbox.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
  /** Subjects of the emails that tell vendors about new packages. */
  const sold = () => mailbox.mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('New order '));
  const broken = () => violations(store, market.initialStock);
  return { ...market, order, status, confirm, pass, left, listed, subjects, sold, broken };
}

describe("a guest's cash order of more than five units", () => {
  test('takes no stock and is hidden from its vendor until the email is confirmed', async () => {
    const { order, status, confirm, left, listed, find, subjects, sold, mailbox, broken, services } = await open();
    const placed = await order(8);
    expect(placed.errors).toEqual([]);
    expect(await left()).toBe(10);
    const before = await status(placed);
    expect(before.order).toMatchObject({ status: 'PENDING', confirmBy: '2026-02-03T05:00:00.000Z', isEmailConfirmed: false });
    expect(before.trackOrder).toEqual({ status: 'PENDING', confirmBy: '2026-02-03T05:00:00.000Z' });
    expect([await listed(), await find('utara', `${placed.number}-1`)]).toEqual([0, null]);
    expect(services.vendorNumbers.stats(services.catalog.vendor('ven_utara')!, 7).period).toMatchObject({ orders: 0, revenueCents: 0 });
    expect(sold()).toEqual([]);
    expect(mailbox.mails[0]).toMatchObject({ to: EMAIL, subject: `Confirm your order ${placed.number}` });
    expect(mailbox.mails[0]?.text).toContain('please confirm by 3 Feb 2026, 1:00 pm that this email is yours');
    expect(await broken()).toEqual([]);

    expect(await confirm()).toEqual({ subject: 'ORDER', isOrderCancelled: false, errors: [] });
    expect(await left()).toBe(2);
    expect((await status(placed)).order).toMatchObject({ status: 'PENDING', confirmBy: null, isEmailConfirmed: true });
    expect(await listed()).toBe(1);
    expect((await find('utara', `${placed.number}-1`))?.nextSteps).toEqual(['PACKED', 'CANCELLED']);
    expect(sold()).toEqual([`New order ${placed.number}-1`]);
    expect(subjects(EMAIL)[0]).toBe(`Your order ${placed.number}`);
    expect(await broken()).toEqual([]);
  });

  test('is cancelled after an hour without confirmation, which its link then reports', async () => {
    const { order, status, confirm, pass, left, listed, execute, mailbox, store, broken } = await open();
    const placed = await order(8);
    const token = confirmationToken(mailbox, EMAIL);
    await pass(59);
    expect((await status(placed)).order.status).toBe('PENDING');
    await pass(2);
    const { order: ended, trackOrder } = await status(placed);
    expect(ended).toMatchObject({ status: 'CANCELLED', confirmBy: null });
    expect(ended.packages[0]?.timeline.at(-1)).toEqual({
      status: 'CANCELLED',
      note: 'Cancelled: the email of the order was not confirmed within 60 minutes',
    });
    expect(trackOrder.status).toBe('CANCELLED');
    expect(mailbox.mails[0]?.text).toContain('was not confirmed within 60 minutes');
    expect([await left(), await listed()]).toEqual([10, 0]);
    const [stored] = (await store.query('orders', { where: { number: placed.number } })).items;
    expect(stored?.packages[0]?.timeline.at(-1)?.by).toBeUndefined();
    expect(stored?.unreserved?.network).toBeNull();
    const { data } = await execute(STATE, { token });
    expect(data).toEqual({ emailConfirmation: { state: 'OPEN', isOrderCancelled: true } });
    expect(await confirm(token)).toEqual({ subject: 'ORDER', isOrderCancelled: true, errors: [] });
    expect([await left(), await listed(), await broken()]).toEqual([10, 0, []]);
  });

  test('is cancelled if its products are sold before the confirmation', async () => {
    const { order, status, confirm, left, listed, mailbox, sold, broken } = await open();
    const waiting = await order(8);
    const token = confirmationToken(mailbox, EMAIL);
    await order(5, { email: 'other@example.com' });
    expect(await left()).toBe(5);
    expect(await confirm(token)).toEqual({ subject: 'ORDER', isOrderCancelled: true, errors: [] });
    const { order: ended } = await status(waiting);
    expect(ended).toMatchObject({ status: 'CANCELLED', confirmBy: null, isEmailConfirmed: true });
    expect(ended.packages[0]?.timeline.at(-1)?.note).toBe(
      'Cancelled: when the email of the order was confirmed, there was no longer enough in stock',
    );
    expect(mailbox.mails[0]?.text).toContain('there was no longer enough in stock');
    expect([await left(), await listed()]).toEqual([5, 1]);
    expect(sold()).toHaveLength(1);
    expect(await broken()).toEqual([]);
  });

  test('is cancelled as a whole if one of its two packages is sold out', async () => {
    const { order, status, confirm, left, mailbox, broken } = await open();
    const lines = [
      { variantId: 'var_coffee', quantity: 8 },
      { variantId: 'var_rice', quantity: 1 },
    ];
    const waiting = await order(0, { lines });
    const token = confirmationToken(mailbox, EMAIL);
    await order(0, { lines: [{ variantId: 'var_coffee', quantity: 4 }], email: 'other@example.com' });
    expect((await confirm(token)).isOrderCancelled).toBe(true);
    expect((await status(waiting)).order.packages.map(({ timeline }) => timeline.at(-1)?.status)).toEqual(['CANCELLED', 'CANCELLED']);
    expect([await left(), await left('var_coffee')]).toEqual([10, 6]);
    expect(await broken()).toEqual([]);
  });

  test('is replayed with its key before and after the confirmation', async () => {
    const { order, confirm, left, execute, broken } = await open();
    const { input, number } = await order(8);
    const repeat = async () => (await execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { address: '198.18.99.1' })).data.placeOrder;
    expect(await repeat()).toMatchObject({ replayed: true, order: { number } });
    await confirm();
    await confirm();
    expect(await repeat()).toMatchObject({ replayed: true, order: { number } });
    expect([await left(), await broken()]).toEqual([2, []]);
  });

  test('takes stock on confirmation only for packages that its buyer has not cancelled', async () => {
    const { order, status, confirm, left, execute, sold, broken, services } = await open();
    const lines = [
      { variantId: 'var_rice', quantity: 8 },
      { variantId: 'var_coffee', quantity: 1 },
    ];
    const placed = await order(0, { lines });
    await execute(CANCEL, { number: `${placed.number}-1`, accessToken: placed.accessToken });
    await services.settled();
    expect(sold()).toEqual([]);
    expect([await left(), await broken()]).toEqual([10, []]);
    await confirm();
    expect((await status(placed)).order.packages.map(({ timeline }) => timeline.at(-1)?.status)).toEqual(['CANCELLED', 'PLACED']);
    expect([await left(), await left('var_coffee'), await broken()]).toEqual([10, 9, []]);
    expect(sold()).toEqual([`New order ${placed.number}-2`]);
  });

  test('cannot be packed or cancelled by its vendor, nor packed by an operator', async () => {
    const { order, advance, services, status } = await open();
    const placed = await order(8);
    for (const to of ['PACKED', 'CANCELLED'])
      expect((await advance('utara', `${placed.number}-1`, to)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await services.fulfilment.advance(`${placed.number}-1`, 'PACKED', OPERATOR)).toEqual({ kind: 'unreserved' });
    expect((await status(placed)).order.status).toBe('PENDING');
  });

  test('releases its coupon when it is cancelled', async () => {
    const { order, pass, store, broken } = await open();
    await store.transaction((transaction) => transaction.put('coupons', aCoupon({ id: 'TEN', useLimit: 1 })));
    const placed = await order(8, { coupon: 'TEN' });
    expect(placed.errors).toEqual([]);
    expect((await store.get('coupons', 'TEN'))?.used).toBe(1);
    await pass(61);
    expect((await store.get('coupons', 'TEN'))?.used).toBe(0);
    expect(await broken()).toEqual([]);
  });

  test('takes on confirmation no more than the share of the network that placed it', async () => {
    const { order, confirm, left, mailbox, store, broken } = await open();
    await store.transaction((transaction) => transaction.put('stock', { id: 'var_rice', onHand: 60 }));
    const tokens: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      await order(20, {}, { address: '203.0.113.7' });
      tokens.push(confirmationToken(mailbox, EMAIL));
    }
    const results = [];
    for (const token of tokens) results.push((await confirm(token)).isOrderCancelled);
    expect(results).toEqual([false, true, true]);
    expect(await left()).toBe(40);
    expect(await broken()).toHaveLength(1);
  });
});

test.each([
  ['five units of ten', 10, 5, false],
  ['six units of ten', 10, 6, true],
  ['an eighth of a larger stock', 80, 10, false],
  ['more than an eighth of a larger stock', 80, 11, true],
])("a guest's cash order of %s waits only above five units and an eighth of the stock", async (_what, onHand, quantity, waits) => {
  const { order, left, store } = await open();
  await store.transaction((transaction) => transaction.put('stock', { id: 'var_rice', onHand }));
  const { errors } = await order(quantity);
  expect(errors).toEqual([]);
  expect(await left()).toBe(waits ? onHand : onHand - quantity);
});

test('orders paid online and cash orders of confirmed members do not wait for confirmation', async () => {
  const market = await open();
  const { order, left, status, confirm, mailbox, store } = market;
  const viewer = await aMember(market, EMAIL);
  const paid = await order(5, { payment: APPROVED });
  expect((await status(paid)).order.confirmBy).toBeNull();
  const waiting = await order(4, { lines: [{ variantId: 'var_coffee', quantity: 6 }] }, { viewer });
  expect(await left('var_coffee')).toBe(10);
  expect(await confirm(confirmationToken(mailbox, EMAIL))).toMatchObject({ isOrderCancelled: false });
  expect((await store.query('orders', { where: { number: waiting.number } })).items[0]?.unreserved).toBeUndefined();
  expect(await left('var_coffee')).toBe(4);
  await store.transaction(async (transaction) => {
    const user = await transaction.get('users', viewer.userId);
    await transaction.put('users', { ...user!, emailConfirmedAt: '2026-02-03T04:00:00.000Z' });
  });
  await order(0, { lines: [{ variantId: 'var_tea', quantity: 9 }] }, { viewer });
  expect(await left('var_tea')).toBe(1);
});

test("confirming a member's account takes the stock of the member's waiting orders", async () => {
  const market = await open();
  const { order, left, store, services, execute, mailbox } = market;
  const viewer = await aMember(market, 'farah@example.com');
  await order(8, {}, { viewer });
  expect(await left()).toBe(10);
  await execute('mutation { resendConfirmation { ok } }', {}, { viewer });
  await services.settled();
  expect(mailbox.mails[0]?.to).toBe('farah@example.com');
  await execute(CONFIRM, { token: confirmationToken(mailbox, 'farah@example.com') });
  expect(await left()).toBe(2);
  expect(await violations(store, market.initialStock)).toEqual([]);
});

test("a password reset takes the stock of the member's waiting orders", async () => {
  const market = await open();
  const { order, left, listed, sold, store, services, execute, mailbox } = market;
  const viewer = await aMember(market, 'farah@example.com');
  const { number } = await order(8, {}, { viewer });
  await execute(FORGOT, { email: 'farah@example.com' });
  await services.settled();
  await execute(RESET, { token: resetToken(mailbox), password: 'teh halia madu' });
  await services.settled();
  expect([await left(), await listed()]).toEqual([2, 1]);
  expect(sold()).toEqual([`New order ${number}-1`]);
  expect(await violations(store, market.initialStock)).toEqual([]);
});

test("the link of a member's account reports an order that sold out before the confirmation, also when it is used or opened again", async () => {
  const market = await open();
  const { order, confirm, pass, left, services, execute, mailbox } = market;
  const viewer = await aMember(market, 'farah@example.com');
  await order(8, {}, { viewer });
  await execute('mutation { resendConfirmation { ok } }', {}, { viewer });
  await services.settled();
  const token = confirmationToken(mailbox, 'farah@example.com');
  await order(5, { email: 'other@example.com' });
  await pass(1);
  expect((await execute(STATE, { token })).data).toEqual({ emailConfirmation: { state: 'OPEN', isOrderCancelled: false } });
  for (const _time of [1, 2]) {
    expect(await confirm(token)).toEqual({ subject: 'ACCOUNT', isOrderCancelled: true, errors: [] });
    await pass(1);
  }
  expect((await execute(STATE, { token })).data).toEqual({ emailConfirmation: { state: 'CONFIRMED', isOrderCancelled: true } });
  expect(await left()).toBe(5);
});

test.each([
  ['its buyer', 'buyer'],
  ['an operator', 'operator'],
])('the network of a waiting order that %s cancels is deleted when the hour is over', async (_who, by) => {
  const { order, pass, execute, services, store, status } = await open();
  const placed = await order(8);
  const name = `${placed.number}-1`;
  if (by === 'buyer') await execute(CANCEL, { number: name, accessToken: placed.accessToken });
  else await services.fulfilment.advance(name, 'CANCELLED', OPERATOR);
  const before = (await status(placed)).order;
  expect(before.status).toBe('CANCELLED');
  await pass(61);
  expect((await status(placed)).order).toEqual(before);
  expect((await store.query('orders', { where: { number: placed.number } })).items[0]?.unreserved?.network).toBeNull();
});

test('two nodes that confirm and end orders concurrently take the stock once', async () => {
  const { order, left, mailbox, store, broken, pass, services } = await open();
  for (let count = 0; count < 3; count += 1) await order(6, { email: `guest${count}@example.com` });
  const tokens = [0, 1, 2].map((count) => confirmationToken(mailbox, `guest${count}@example.com`));
  const other = await createTestApi({ store, now: () => new Date('2026-02-03T04:30:00Z') });
  const results = await Promise.all([
    ...tokens.flatMap((token) => [services.confirmations.confirm(token), other.services.confirmations.confirm(token)]),
    pass(90),
  ]);
  expect(results.filter((result) => result?.state === 'CONFIRMED')).toHaveLength(6);
  expect([4, 10]).toContain(await left());
  const orders = (await store.query('orders')).items;
  expect(orders.filter(({ unreserved }) => unreserved === undefined)).toHaveLength((await left()) === 4 ? 1 : 0);
  expect(await broken()).toEqual([]);
  await other.close();
});

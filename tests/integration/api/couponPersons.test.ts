import { expect, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { OPERATOR } from '#server/modules/fulfilment/index.ts';
import type { CouponDoc } from '#server/store/documents/coupons.ts';
import type { PackageStatus } from '#server/store/documents/orders.ts';
import { aMember } from '#tests/support/api/aMember.ts';
import { confirmAccount } from '#tests/support/api/confirmed.ts';
import { confirmationToken } from '#tests/support/api/mailbox.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { APPROVED } from '#tests/support/api/payments.ts';
import { aCoupon, aStock } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';

/** Rice and coffee with 10 % off. */
const INPUT = { lines: [{ variantId: 'var_rice' }, { variantId: 'var_coffee' }], expectedTotal: 2922, coupon: 'TEN' };

async function openWith(change: Partial<CouponDoc>) {
  const market = aMarket();
  const marketplace = await openMarket('memory', { ...market, stock: market.stock.map(({ id }) => aStock(id, 1000)) });
  const { store, execute, services } = marketplace;
  await store.transaction((transaction) => transaction.put('coupons', aCoupon({ usesPerPerson: 1, ...change })));
  const place = async (email: string, viewer: SignedIn | null = null) => {
    const { data } = await execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput({ ...INPUT, email }) }, { viewer });
    return { ...data.placeOrder, refusal: data.placeOrder.errors.map(({ message }) => message).join() };
  };
  const member = async (email: string, isConfirmed = true) => {
    const viewer = await aMember(marketplace, email);
    if (isConfirmed) await confirmAccount(marketplace, viewer.userId);
    return viewer;
  };
  const advance = (number: string, to: PackageStatus) => services.fulfilment.advance(`${number}-1`, to, OPERATOR);
  const coupon = async () => {
    const { used, held } = (await store.get('coupons', 'TEN'))!;
    return { used, held };
  };
  return { ...marketplace, place, member, advance, coupon };
}

test('an account uses a coupon limited per person once, whatever email it enters', async () => {
  const { place, member, coupon } = await openWith({});
  const viewer = await member('nadia@example.com');
  expect((await place('nadia@example.com', viewer)).errors).toEqual([]);
  expect((await place('other@example.com', viewer)).refusal).toContain('used it already');
  expect((await place('nadia@example.com')).refusal).toContain('used it already');
  expect(await coupon()).toEqual({ used: 1, held: 0 });
});

test('a guest uses a coupon limited per person once per inbox, and again after a cancellation', async () => {
  const { place, advance, services, coupon } = await openWith({ usesPerPerson: 2 });
  const first = await place('lim@gmail.com');
  expect((await place('Lim+2@gmail.com')).errors).toEqual([]);
  expect((await place('l.i.m@googlemail.com')).refusal).toContain('used it already');
  await advance(first.order!.number, 'CANCELLED');
  expect((await place('lim@gmail.com')).refusal).toContain('used it already');
  await services.fulfilment.advance(`${first.order!.number}-2`, 'CANCELLED', OPERATOR);
  expect((await place('lim@gmail.com')).errors).toEqual([]);
  expect(await coupon()).toEqual({ used: 2, held: 2 });
});

test("a guest's order with the email of a member does not use up the member's coupon", async () => {
  const { place, member } = await openWith({});
  const viewer = await member('siti@example.com');
  expect((await place('siti@example.com')).errors).toEqual([]);
  expect((await place('siti@example.com', viewer)).errors).toEqual([]);
});

test("orders of unconfirmed emails take at most a fifth of a coupon's uses; confirmed members can take the others", async () => {
  const { place, member, advance, coupon } = await openWith({ useLimit: 10 });
  const held: string[] = [];
  for (const number of Array(20).keys()) {
    const { order, refusal } = await place(`invented${number}@example.com`);
    if (order === null) expect(refusal).toContain('confirmed email');
    else held.push(order.number);
  }
  expect(await coupon()).toEqual({ used: 2, held: 2 });
  const unconfirmed = await member('unconfirmed@example.com', false);
  expect((await place('unconfirmed@example.com', unconfirmed)).refusal).toContain('confirmed email');
  for (const number of Array(6).keys()) {
    const email = `member${number}@example.com`;
    expect((await place(email, await member(email))).errors).toEqual([]);
  }
  // Delivering orders from unconfirmed email addresses does not release any uses.
  for (const step of ['PACKED', 'SHIPPED', 'DELIVERED'] as const) await advance(held[0]!, step);
  expect(await coupon()).toEqual({ used: 8, held: 2 });
  expect((await place('another@example.com')).refusal).toContain('confirmed email');
  for (const email of ['seventh@example.com', 'last@example.com']) expect((await place(email, await member(email))).errors).toEqual([]);
  expect((await place('late@example.com', await member('late@example.com'))).refusal).toContain('has been used up');
  expect(await coupon()).toEqual({ used: 10, held: 2 });
});

test('coupon uses stop counting as unconfirmed when the account confirms its email or claims the order', async () => {
  const { place, member, coupon, execute, services, mailbox } = await openWith({ useLimit: 10 });
  for (const email of ['first@example.com', 'second@example.com']) {
    const viewer = await member(email, false);
    expect((await place(email, viewer)).errors).toEqual([]);
    await execute('mutation { resendConfirmation { ok } }', {}, { viewer });
    await services.settled();
  }
  expect((await place('guest@example.com')).refusal).toContain('confirmed email');
  for (const email of ['first@example.com', 'second@example.com'])
    expect((await services.confirmations.confirm(confirmationToken(mailbox, email))).errors).toEqual([]);
  expect(await coupon()).toEqual({ used: 2, held: 0 });
  const { order, accessToken } = await place('guest@example.com');
  expect(await coupon()).toEqual({ used: 3, held: 1 });
  const claimed = await services.ownOrders.claim(order!.number, accessToken!, await member('guest@example.com'));
  expect(claimed.errors).toEqual([]);
  expect(await coupon()).toEqual({ used: 3, held: 0 });
});

test("a guest's paid order does not count as unconfirmed, and counts for the member with the same inbox", async () => {
  const { placeOrder, place, member, coupon } = await openWith({});
  const { errors } = await placeOrder({ ...INPUT, email: 'paid@example.com', payment: APPROVED });
  expect(errors).toEqual([]);
  expect(await coupon()).toEqual({ used: 1, held: 0 });
  expect((await place('paid@example.com', await member('paid@example.com'))).refusal).toContain('used it already');
});

test('concurrent orders of one person use a coupon once, and those of many persons never exceed its limit', async () => {
  const { place, member, coupon } = await openWith({ useLimit: 5 });
  const viewer = await member('omar@example.com');
  const own = await Promise.all(Array.from({ length: 8 }, () => place('omar@example.com', viewer)));
  expect(own.filter(({ order }) => order !== null)).toHaveLength(1);
  const members = await Promise.all(Array.from({ length: 12 }, (_, number) => member(`member${number}@example.com`)));
  const all = await Promise.all(members.map((each, number) => place(`member${number}@example.com`, each)));
  expect(all.filter(({ order }) => order !== null)).toHaveLength(4);
  expect(await coupon()).toEqual({ used: 5, held: 0 });
});

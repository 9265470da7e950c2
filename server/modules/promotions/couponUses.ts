import { hash } from 'node:crypto';
import { inboxOf } from '#schema/rules/emails.ts';
import type { CouponDoc, CouponUseDoc } from '#server/store/documents/coupons.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** The buyer who is about to use a coupon. */
export interface CouponBuyer {
  /** Null for a guest. */
  userId: string | null;
  /** As typed for the order. */
  email: string;
}

/** A buyer's use of a coupon, for coupons with a limit per person. */
export type CouponStanding = 'FREE' | 'USED_BY_BUYER' | 'HELD_BY_UNCONFIRMED';

/** Share of a coupon's uses that unconfirmed buyers' orders may hold between them, so that invented email addresses cannot use it up. */
const UNCONFIRMED_SHARE = 0.2;

interface Person {
  inboxKey: string;
  userKey: string | null;
  isConfirmed: boolean;
}

/**
 * Whether a buyer may use a coupon. A person is identified by account and by inbox. Unconfirmed buyers' orders count only against
 * other unconfirmed buyers.
 */
export async function couponStanding(transaction: Transaction, coupon: CouponDoc, buyer: CouponBuyer): Promise<CouponStanding> {
  const { usesPerPerson = null, useLimit, held = 0 } = coupon;
  if (usesPerPerson === null) return 'FREE';
  const person = await personOf(transaction, coupon.id, buyer);
  const { inboxKey, userKey, isConfirmed } = person;
  const ofInbox = (await transaction.query('couponUses', { where: { inboxKey } })).items;
  const ofUser = userKey === null ? [] : (await transaction.query('couponUses', { where: { userKey } })).items;
  const counted = ofInbox.filter((use) => !(isConfirmed && use.isHeld));
  if (new Set([...counted, ...ofUser].map(({ id }) => id)).size >= usesPerPerson) return 'USED_BY_BUYER';
  const places = useLimit === null ? Infinity : Math.max(1, Math.floor(useLimit * UNCONFIRMED_SHARE));
  return !isConfirmed && held >= places ? 'HELD_BY_UNCONFIRMED' : 'FREE';
}

/**
 * Counts a use of a coupon, in the transaction that places the order. An unconfirmed buyer's use is only held. Throws if no use
 * is left, which the caller has ruled out in the same transaction.
 */
export async function takeUse(transaction: Transaction, coupon: CouponDoc, { id, userId, email }: OrderDoc): Promise<void> {
  if (coupon.useLimit !== null && coupon.used >= coupon.useLimit) throw new Error('A coupon has no use left');
  const { inboxKey, userKey, isConfirmed } = await personOf(transaction, coupon.id, { userId, email });
  const isHeld = !isConfirmed;
  await transaction.put('coupons', { ...coupon, used: coupon.used + 1, held: (coupon.held ?? 0) + (isHeld ? 1 : 0) });
  await transaction.put('couponUses', { id, inboxKey, userKey, isHeld });
}

/**
 * Makes a held use permanent after the buyer has confirmed or paid online, regardless of what a vendor does. Does nothing if
 * there is no held use.
 */
export async function confirmUse(transaction: Transaction, { id, coupon: code }: OrderDoc): Promise<void> {
  if (code === undefined) return;
  const [coupon, use] = await Promise.all([transaction.get('coupons', code), transaction.get('couponUses', id)]);
  if (use?.isHeld !== true) return;
  await transaction.put('couponUses', { ...use, isHeld: false });
  if (coupon !== null) await transaction.put('coupons', { ...coupon, held: heldWithout(coupon, use) });
}

/** Releases a use, in the transaction that cancels the order. Does nothing for a coupon that no longer exists. */
export async function giveBackUse(transaction: Transaction, { id, coupon: code }: OrderDoc): Promise<void> {
  if (code === undefined) return;
  const [coupon, use] = await Promise.all([transaction.get('coupons', code), transaction.get('couponUses', id)]);
  if (use !== null) await transaction.delete('couponUses', id);
  if (coupon === null) return;
  await transaction.put('coupons', { ...coupon, used: Math.max(0, coupon.used - 1), held: heldWithout(coupon, use) });
}

function heldWithout({ held = 0 }: CouponDoc, use: CouponUseDoc | null): number {
  return use?.isHeld === true ? Math.max(0, held - 1) : held;
}

async function personOf(transaction: Transaction, code: string, { userId, email }: CouponBuyer): Promise<Person> {
  const user = userId === null ? null : await transaction.get('users', userId);
  return {
    inboxKey: keyOf(code, inboxOf(user?.email ?? email)),
    userKey: userId === null ? null : keyOf(code, userId),
    isConfirmed: user?.emailConfirmedAt != null,
  };
}

/** Hashed, so that coupons contain no data about buyers. */
function keyOf(code: string, person: string): string {
  return hash('sha256', `${code}\n${person}`, 'base64url');
}

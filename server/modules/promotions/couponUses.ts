import type { Transaction } from '#server/store/store.ts';

/** Counts an order with a coupon, in the transaction that places it. Throws when there is no use left: the caller has judged in the same transaction. */
export async function takeUse(transaction: Transaction, code: string): Promise<void> {
  const coupon = await transaction.get('coupons', code);
  if (coupon === null || (coupon.useLimit !== null && coupon.used >= coupon.useLimit)) throw new Error('A coupon has no use left');
  await transaction.put('coupons', { ...coupon, used: coupon.used + 1 });
}

/** Gives a use back, in the transaction that cancels the order. A coupon that is not kept any more has nothing to be given back to. */
export async function giveBackUse(transaction: Transaction, code: string): Promise<void> {
  const coupon = await transaction.get('coupons', code);
  if (coupon !== null) await transaction.put('coupons', { ...coupon, used: Math.max(0, coupon.used - 1) });
}

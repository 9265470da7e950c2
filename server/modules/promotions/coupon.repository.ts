import { listAll } from '#server/platform/allDocuments.ts';
import type { CouponDoc } from '#server/store/documents/coupons.ts';
import type { Reader } from '#server/store/store.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** Coupons, as the store or a transaction has them. */
export class CouponRepository {
  constructor(private readonly reader: Reader) {}

  /** The coupon of a code; null when there is none. */
  find(code: string): Promise<CouponDoc | null> {
    return this.reader.get('coupons', code);
  }

  /** All coupons, by code. */
  all(): Promise<CouponDoc[]> {
    return listAll(this.reader, 'coupons');
  }
}

/**
 * Counts a use of a coupon, in the transaction that places the order. Throws when no use is left: the caller has checked in the same
 * transaction.
 */
export async function takeUse(transaction: Transaction, code: string): Promise<void> {
  const coupon = await transaction.get('coupons', code);
  if (coupon === null || (coupon.useLimit !== null && coupon.used >= coupon.useLimit)) throw new Error('A coupon has no use left');
  await transaction.put('coupons', { ...coupon, used: coupon.used + 1 });
}

/** Releases a use, in the transaction that cancels the order. No effect for a coupon that no longer exists. */
export async function giveBackUse(transaction: Transaction, code: string): Promise<void> {
  const coupon = await transaction.get('coupons', code);
  if (coupon !== null) await transaction.put('coupons', { ...coupon, used: Math.max(0, coupon.used - 1) });
}

import { listAll } from '#server/platform/allDocuments.ts';
import type { CouponDoc } from '#server/store/documents/coupons.ts';
import type { Reader } from '#server/store/store.ts';

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

import { listAll } from '#server/platform/allDocuments.ts';
import type { CouponDoc } from '#server/store/documents/coupons.ts';
import type { Reader } from '#server/store/store.ts';

/** Reads coupons from the store or a transaction. */
export class CouponRepository {
  constructor(private readonly reader: Reader) {}

  /** The coupon with this code; null if there is none. */
  find(code: string): Promise<CouponDoc | null> {
    return this.reader.get('coupons', code);
  }

  /** All coupons, by code. */
  all(): Promise<CouponDoc[]> {
    return listAll(this.reader, 'coupons');
  }
}

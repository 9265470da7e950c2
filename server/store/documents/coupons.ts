/** Coupons. Money is integer cents of US dollars. */
import type { CouponTerms } from '#schema/rules/coupons.ts';

/** What takes something off an order: of the whole market, or of one vendor's goods. */
export interface CouponDoc extends CouponTerms {
  /** The code, in capitals. */
  id: string;
  /** It counts from this moment on; null: at once. ISO 8601, like the next. */
  startsAt: string | null;
  /** It counts before this moment; null: for good. */
  endsAt: string | null;
  /** How many orders it is for; null: any number. */
  useLimit: number | null;
  /** Orders that have it, but for those that were cancelled altogether. */
  used: number;
  /** Whether it is a sample: it counts in a demo only, which shows it to everybody.  */
  isSample: boolean;
}

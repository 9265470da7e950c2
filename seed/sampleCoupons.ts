import * as v from 'valibot';
import { isCouponCode } from '#schema/rules/coupons.ts';
import type { CouponDoc } from '#server/store/documents/coupons.ts';
import { idOf } from './build/ids.ts';
import records from './data/coupons.json' with { type: 'json' };
import { centsSchema, endMomentSchema, momentSchema, slugSchema } from './records/sharedSchemas.ts';

const wholeAbove = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));

/** A coupon with either a percentage or an amount. */
const couponRecordSchema = v.pipe(
  v.strictObject({
    code: v.pipe(v.string(), v.check(isCouponCode, 'must be capitals, digits and single dashes')),
    percent: v.optional(v.nullable(v.pipe(wholeAbove(1), v.maxValue(100))), null),
    amountCents: v.optional(v.nullable(centsSchema), null),
    vendor: v.optional(v.nullable(slugSchema), null),
    minimumCents: v.optional(wholeAbove(0), 0),
    startsAt: v.optional(v.nullable(momentSchema), null),
    endsAt: v.optional(v.nullable(endMomentSchema), null),
    useLimit: v.optional(v.nullable(wholeAbove(1)), null),
    usesPerPerson: v.optional(v.nullable(wholeAbove(1)), null),
  }),
  v.check(({ percent, amountCents }) => (percent === null) !== (amountCents === null), 'must take off a percentage or an amount'),
);

/** A demo's coupons, one of which has expired. Throws if the file is invalid. */
export function sampleCoupons(): CouponDoc[] {
  return v.parse(v.array(couponRecordSchema), records).map(({ code, percent, amountCents, vendor, ...limits }): CouponDoc => ({
    id: code,
    discount: percent === null ? { kind: 'AMOUNT', cents: amountCents ?? 0 } : { kind: 'PERCENT', percent },
    vendorId: vendor === null ? null : idOf('ven', vendor),
    ...limits,
    used: 0,
    isSample: true,
  }));
}

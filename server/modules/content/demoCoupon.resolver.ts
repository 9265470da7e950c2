import { Ctx, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { Marketplace } from './marketplace.type.ts';
import type { CouponDoc } from '#server/store/documents/coupons.ts';
import { couponWords } from '#server/modules/promotions/index.ts';

/** Source object: CouponDoc. */
@ObjectType({ description: 'A sample coupon: its code is public.', simpleResolvers: true })
export class DemoCoupon {}

@Resolver(() => DemoCoupon)
export class DemoCouponResolver {
  @FieldResolver(() => String, { description: 'Its code.' })
  code(@Root() coupon: CouponDoc): string {
    return coupon.id;
  }

  @FieldResolver(() => String, { description: 'Its discount, in a few words.' })
  description(@Root() coupon: CouponDoc, @InLocale() locale: Locale, @Ctx() { services }: GraphQLContext): string {
    return textIn(couponWords(coupon, services.catalog.vendor(coupon.vendorId ?? '')?.name ?? null), locale);
  }
}

@Resolver(() => Marketplace)
export class DemoCouponsResolver {
  @FieldResolver(() => [DemoCoupon], {
    description: 'The sample coupons of a demo marketplace that can be used now; empty outside a demo.',
  })
  demoCoupons(@Ctx() { services }: GraphQLContext): Promise<CouponDoc[]> {
    return services.coupons.samples();
  }
}

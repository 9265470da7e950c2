import { Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { lostCents, type LostTerms as LostTermsSource } from '#schema/rules/lostTerms.ts';
import { MoneyFields } from '#server/graphql/derivedFields.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import type { PackageRefund as PackageRefundSource } from './lostTerms.ts';
import { OrderPackage } from './orderPackage.resolver.ts';
import type { PackageView } from './orderViews.ts';

/** Source object: LostTermsSource. */
@ObjectType({
  description:
    'Discount and free delivery that no longer apply, because the buyer cancelled or returned a part of the order and the rest does not reach the minimum. Negative amounts are returned to the buyer.',
})
@Resolver(() => LostTerms)
@MoneyFields<LostTermsSource>({ discount: 'Lost discount, before VAT.', tax: 'VAT on the lost discount.', shipping: 'Lost free delivery.' })
export class LostTerms {
  @FieldResolver(() => Money, { description: 'Sum of the parts.' })
  total(@Root() lost: LostTermsSource): Money {
    return moneyOf(lostCents(lost));
  }
}

/** Source object: PackageRefundSource. */
@ObjectType({
  description:
    'Refund of a cancelled package or of a return: refund = gross − charge. Of an unpaid cash package: the amount that is no longer due.',
  simpleResolvers: true,
})
@Resolver(() => PackageRefund)
@MoneyFields<PackageRefundSource>({
  gross: 'Amount agreed for what is cancelled or returned; for a package to be paid in cash, what it would have cost with its lost terms.',
  refund: 'Amount that the buyer gets.',
})
export class PackageRefund {
  @Field(() => LostTerms, {
    nullable: true,
    description: 'Lost terms of the rest of the order, at most `gross` together with earlier ones; null without any.',
  })
  charge!: LostTermsSource | null;
}

/** Fields of `OrderPackage` for lost terms. */
@Resolver(() => OrderPackage)
export class PackageLostTermsResolver {
  @FieldResolver(() => LostTerms, {
    nullable: true,
    description:
      'Additional cost of the package, beyond its `totals`, because the order lost terms: charged against refunds or to be paid in cash. Null if none.',
  })
  lostTerms(@Root() { lostTerms }: PackageView): LostTermsSource | null {
    return lostTerms ?? null;
  }
}

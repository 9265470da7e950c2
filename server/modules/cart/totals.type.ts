import { FieldResolver, Float, ObjectType, Resolver, Root } from 'type-graphql';
import { VAT_PERCENT } from '#schema/rules/totals.ts';
import { Money, moneyOf, moneyOrNull } from '#server/graphql/money.type.ts';
import type { TotalsView } from './quote.ts';

/** Source object: TotalsView. */
@ObjectType({
  description: 'Totals: total = subtotal − discount + tax + shipping, to the cent.',
  simpleResolvers: true,
})
export class Totals {}

@Resolver(() => Totals)
export class TotalsResolver {
  @FieldResolver(() => Money, { description: 'Total of the products.' })
  subtotal(@Root() totals: TotalsView): Money {
    return moneyOf(totals.subtotalCents);
  }

  @FieldResolver(() => Money, { description: 'Discount on the subtotal, before VAT.' })
  discount(@Root() totals: TotalsView): Money {
    return moneyOf(totals.discountCents);
  }

  @FieldResolver(() => Money, { description: 'Delivery; it carries no VAT.' })
  shipping(@Root() totals: TotalsView): Money {
    return moneyOf(totals.shippingCents);
  }

  @FieldResolver(() => Money, {
    description: 'VAT on subtotal − discount, rounded half up once per order and split over its packages to the cent.',
  })
  tax(@Root() totals: TotalsView): Money {
    return moneyOf(totals.taxCents);
  }

  @FieldResolver(() => Float, { description: 'VAT rate in percent; for an order, the rate at which it was placed.' })
  taxRatePercent(@Root() totals: TotalsView): number {
    return totals.taxPercent ?? VAT_PERCENT;
  }

  @FieldResolver(() => Money, { description: 'Total to pay.' })
  total(@Root() totals: TotalsView): Money {
    return moneyOf(totals.totalCents);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'Amount of products missing for free delivery, 0 once it is reached; null on packages and orders, where it is decided.',
  })
  freeShippingRemaining(@Root() totals: TotalsView): Money | null {
    return moneyOrNull(totals.freeShippingRemainingCents);
  }
}

import { Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { Money, moneyOrNull } from '#server/graphql/money.type.ts';
import type { DeliveryEstimate as Estimate } from './delivery.ts';

@ObjectType({ description: 'Whether something can be delivered, at what fee and how fast.', simpleResolvers: true })
export class DeliveryEstimate {
  @Field(() => Boolean, { description: 'Whether it can be delivered to the state.' })
  deliverable!: boolean;

  @Field(() => Int, { nullable: true, description: 'Minimum delivery time in working days after the order; null if not deliverable.' })
  minDays!: number | null;

  @Field(() => Int, { nullable: true, description: 'Maximum delivery time in working days after the order; null if not deliverable.' })
  maxDays!: number | null;
}

@Resolver(() => DeliveryEstimate)
export class DeliveryEstimateResolver {
  @FieldResolver(() => Money, {
    nullable: true,
    description: 'Lowest delivery fee of a package, before free shipping; null if not deliverable.',
  })
  cheapest(@Root() estimate: Estimate): Money | null {
    return moneyOrNull(estimate.cheapestCents);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Reason for not being deliverable; null if it is.' })
  reason(@Root() estimate: Estimate, @InLocale() locale: Locale): string | null {
    return estimate.reason && textIn(estimate.reason, locale);
  }
}

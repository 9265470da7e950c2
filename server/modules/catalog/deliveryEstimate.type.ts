import { Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { Money, moneyOrNull } from '#server/graphql/money.type.ts';
import type { DeliveryEstimate as Estimate } from './delivery.ts';

@ObjectType({ description: 'Whether, for how much and how fast something is delivered.', simpleResolvers: true })
export class DeliveryEstimate {
  @Field(() => Boolean, { description: 'Whether it is delivered there at all.' })
  deliverable!: boolean;

  @Field(() => Int, { nullable: true, description: 'Fewest working days after the order; null when it is not delivered.' })
  minDays!: number | null;

  @Field(() => Int, { nullable: true, description: 'Most working days after the order; null when it is not delivered.' })
  maxDays!: number | null;
}

@Resolver(() => DeliveryEstimate)
export class DeliveryEstimateResolver {
  @FieldResolver(() => Money, {
    nullable: true,
    description: 'Cheapest fee of a parcel, before the offer of free shipping; null when it is not delivered.',
  })
  cheapest(@Root() estimate: Estimate): Money | null {
    return moneyOrNull(estimate.cheapestCents);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Why it is not delivered; null when it is.' })
  reason(@Root() estimate: Estimate, @InLocale() locale: Locale): string | null {
    return estimate.reason && textIn(estimate.reason, locale);
  }
}

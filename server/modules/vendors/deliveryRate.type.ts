import { Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { MalaysianState } from '#server/graphql/enums.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import type { DeliveryRate as DeliveryRateSource } from '#server/modules/catalog/index.ts';

/** Source object: DeliveryRate of deliveryRates.ts. */
@ObjectType({
  description: 'Standard delivery of one package to one state, before free delivery applies.',
  simpleResolvers: true,
})
export class DeliveryRate {
  @Field(() => MalaysianState, { description: 'The destination state.' })
  state!: StateCode;

  @Field(() => Int, { description: 'Minimum duration in working days.' })
  minDays!: number;

  @Field(() => Int, { description: 'Maximum duration in working days.' })
  maxDays!: number;
}

@Resolver(() => DeliveryRate)
export class DeliveryRateResolver {
  @FieldResolver(() => Money, { description: 'The fee per package.' })
  price(@Root() { priceCents }: DeliveryRateSource): Money {
    return moneyOf(priceCents);
  }
}

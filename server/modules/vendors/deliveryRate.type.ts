import { Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { MalaysianState } from '#server/graphql/malaysianState.enum.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import type { DeliveryRate as DeliveryRateSource } from './deliveryRates.ts';

/** Its source object is a DeliveryRate of deliveryRates.ts. */
@ObjectType({
  description: 'Standard delivery of one package to one state, before free delivery is taken into account.',
  simpleResolvers: true,
})
export class DeliveryRate {
  @Field(() => MalaysianState, { description: 'Where to.' })
  state!: StateCode;

  @Field(() => Int, { description: 'Working days, at least.' })
  minDays!: number;

  @Field(() => Int, { description: 'Working days, at most.' })
  maxDays!: number;
}

@Resolver(() => DeliveryRate)
export class DeliveryRateResolver {
  @FieldResolver(() => Money, { description: 'The fee of one package.' })
  price(@Root() { priceCents }: DeliveryRateSource): Money {
    return moneyOf(priceCents);
  }
}

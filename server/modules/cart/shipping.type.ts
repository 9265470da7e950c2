import { Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { localise } from '#schema/rules/localisedText.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { MoneyFields, TextFields } from '#server/graphql/derivedFields.ts';
import { InLocale, type Locale } from '#server/graphql/locale.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { MalaysianState } from '#server/modules/accounts/graphql.ts';
import { townOf, type PickupPlace as PickupPlaceSource } from './pickupPlace.ts';
import type { ShippingOption as ShippingOptionSource } from './quote.ts';
import { shippingOptionId } from './shipping.ts';

@ObjectType({ description: "Place where a buyer picks up a package: the vendor's current store.", simpleResolvers: true })
export class PickupPlace {
  @Field(() => String, { description: 'Name of the vendor.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'House number and street; null if not given.' })
  line1!: string | null;

  @Field(() => String, { nullable: true, description: 'Floor, unit or building; null if none.' })
  line2!: string | null;

  @Field(() => String, { nullable: true, description: 'Postcode of five digits; null if not given.' })
  postalCode!: string | null;

  @Field(() => String, { description: 'City of the pick-up place.' })
  city!: string;

  @Field(() => MalaysianState, { description: 'State of the pick-up place.' })
  state!: StateCode;

  @Field(() => String, { nullable: true, description: 'Opening hours as entered by the vendor; null if not given.' })
  hours!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number in E.164 format; null if not given.' })
  phone!: string | null;
}

@ObjectType({ description: "A shipping option for one vendor's package.", simpleResolvers: true })
@Resolver(() => ShippingOption)
@TextFields<ShippingOptionSource>({ name: 'Localised name.' })
@MoneyFields<ShippingOptionSource>({
  price: 'Price; 0 when the cart qualifies for free delivery.',
  regularPrice: 'Price before free delivery.',
})
export class ShippingOption {
  @Field(() => String, { description: 'Code of the option: "standard", "express" or "pickup"; unique within a package.' })
  code!: string;

  @Field(() => Int, { description: 'Minimum number of working days after the order.' })
  minDays!: number;

  @Field(() => Int, { description: 'Maximum number of working days after the order.' })
  maxDays!: number;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'End of the first expected day of delivery, or of readiness for pickup, by the working calendar of the state; null without a state, and in older orders.',
  })
  earliest!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'End of the last expected day; null when unknown.' })
  latest!: string | null;

  @Field(() => PickupPlace, { nullable: true, description: 'Pickup place; null for a delivery.' })
  pickup!: PickupPlaceSource | null;

  @FieldResolver(() => ID, {
    description: 'Opaque id of the option with its current terms. `ShippingChoice.optionId` accepts it as well as `code`.',
  })
  id(@Root() option: ShippingOptionSource): string {
    return shippingOptionId(option);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Town and state of the pickup place; null for a delivery.' })
  place(@Root() { pickup }: ShippingOptionSource, @InLocale() locale: Locale): string | null {
    return pickup === null ? null : localise(townOf(pickup), locale);
  }
}

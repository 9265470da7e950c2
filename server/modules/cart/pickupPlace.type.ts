import { Field, ObjectType } from 'type-graphql';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { MalaysianState } from '#server/graphql/malaysianState.enum.ts';

/** Its source object is a PickupPlace of pickupPlace.ts. */
@ObjectType({ description: "Where a buyer fetches a parcel: the seller's shop as it is now.", simpleResolvers: true })
export class PickupPlace {
  @Field(() => String, { description: "The name on the shop's sign." })
  name!: string;

  @Field(() => String, { nullable: true, description: 'House number and street; null where the seller has not told them.' })
  line1!: string | null;

  @Field(() => String, { nullable: true, description: 'Floor, unit or building; null without.' })
  line2!: string | null;

  @Field(() => String, { nullable: true, description: 'Five digits; null where the seller has not told them.' })
  postalCode!: string | null;

  @Field(() => String, { description: 'The city.' })
  city!: string;

  @Field(() => MalaysianState, { description: 'The state.' })
  state!: StateCode;

  @Field(() => String, { nullable: true, description: 'When it is open, as the seller wrote it; null when not told.' })
  hours!: string | null;

  @Field(() => String, { nullable: true, description: 'Where to call, in E.164; null when not told.' })
  phone!: string | null;
}

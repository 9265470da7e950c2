import { Field, ObjectType } from 'type-graphql';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { MalaysianState } from '#server/graphql/enums.ts';

/** Source object: PickupPlace of pickupPlace.ts. */
@ObjectType({ description: "Where a buyer picks up a package: the seller's shop as it is now.", simpleResolvers: true })
export class PickupPlace {
  @Field(() => String, { description: "The name on the shop's sign." })
  name!: string;

  @Field(() => String, { nullable: true, description: 'House number and street; null when the seller has not given them.' })
  line1!: string | null;

  @Field(() => String, { nullable: true, description: 'Floor, unit or building; null without one.' })
  line2!: string | null;

  @Field(() => String, { nullable: true, description: 'Five digits; null when the seller has not given them.' })
  postalCode!: string | null;

  @Field(() => String, { description: 'The city.' })
  city!: string;

  @Field(() => MalaysianState, { description: 'The state.' })
  state!: StateCode;

  @Field(() => String, { nullable: true, description: 'Opening hours as typed by the seller; null when not given.' })
  hours!: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number in E.164; null when not given.' })
  phone!: string | null;
}

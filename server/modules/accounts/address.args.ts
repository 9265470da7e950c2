import { Field, InputType } from 'type-graphql';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { MalaysianState } from '#server/graphql/enums.ts';

@InputType({ description: 'A postal address in Malaysia.' })
export class AddressInput {
  @Field(() => String, { description: 'Given name, or the whole name. At most 80 characters.' })
  firstName!: string;

  @Field(() => String, { nullable: true, description: "Family or father's name. At most 80 characters." })
  lastName?: string | null;

  @Field(() => String, {
    description: 'Malaysian number, with +60 or 0; spaces and dashes are allowed. A delivery address needs a mobile number.',
  })
  phone!: string;

  @Field(() => String, { description: 'Street and house number. At most 120 characters.' })
  line1!: string;

  @Field(() => String, { nullable: true, description: 'Unit, floor, taman. At most 120 characters.' })
  line2?: string | null;

  @Field(() => String, { description: 'Town or city. At most 80 characters.' })
  city!: string;

  @Field(() => String, { description: 'Five digits; a postcode of another state is accepted, one that is not in use is refused.' })
  postalCode!: string;

  @Field(() => MalaysianState, { description: 'State or federal territory.' })
  state!: StateCode;
}

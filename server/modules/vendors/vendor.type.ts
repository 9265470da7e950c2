import { Field, Int, ObjectType } from 'type-graphql';
import { MalaysianState } from '#server/graphql/enums.ts';
import { Node } from '#server/graphql/node.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { RatingSummary } from '#server/modules/catalog/graphql.ts';

@ObjectType({ description: 'A time span in whole years and months.', simpleResolvers: true })
export class SellingFor {
  @Field(() => Int, { description: 'Whole years.' })
  years!: number;

  @Field(() => Int, { description: 'Whole months beyond the years, 0 to 11.' })
  months!: number;
}

/** Source object: VendorDoc. Computed fields are in vendor.resolver.ts. */
@ObjectType({ implements: Node, description: 'A vendor of the marketplace.', simpleResolvers: true })
export class Vendor extends Node {
  @Field(() => String, { description: 'Its slug.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'The city it sells from.' })
  city!: string;

  @Field(() => MalaysianState, { nullable: true, description: 'The state it sells from; null when unknown.' })
  state!: StateCode | null;

  @Field(() => DateTime, { description: 'When it joined the marketplace.' })
  joinedAt!: string;

  @Field(() => RatingSummary, { description: 'Its sample rating, not derived from reviews.' })
  rating!: RatingSummary;

  @Field(() => [MalaysianState], { description: 'The states it delivers to.' })
  shipsTo!: StateCode[];

  @Field(() => String, { description: "Registered name of the business, the shopper's contract partner." })
  businessName!: string;

  @Field(() => String, { nullable: true, description: 'Contact email.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Contact telephone number in E.164.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'WhatsApp number in E.164; null without one.' })
  whatsapp!: string | null;

  @Field(() => String, { nullable: true, description: 'Its opening hours.' })
  openingHours!: string | null;
}

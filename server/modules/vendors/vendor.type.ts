import { Field, Int, ObjectType } from 'type-graphql';
import { MalaysianState } from '#server/graphql/malaysianState.enum.ts';
import { Node } from '#server/graphql/node.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { RatingSummary } from '#server/modules/catalog/ratingSummary.type.ts';

@ObjectType({ description: 'A span of time in whole years and months.', simpleResolvers: true })
export class SellingFor {
  @Field(() => Int, { description: 'Whole years.' })
  years!: number;

  @Field(() => Int, { description: 'Whole months beyond the years, 0 to 11.' })
  months!: number;
}

/** Its source object is a VendorDoc; what needs more than reading is in vendor.resolver.ts. */
@ObjectType({ implements: Node, description: 'A seller in the market.', simpleResolvers: true })
export class Vendor extends Node {
  @Field(() => String, { description: 'Its name in addresses.' })
  slug!: string;

  @Field(() => String, { description: 'The name on the shop sign.' })
  name!: string;

  @Field(() => String, { description: 'The city it sells from.' })
  city!: string;

  @Field(() => MalaysianState, { nullable: true, description: 'The state it sells from; null when unknown.' })
  state!: StateCode | null;

  @Field(() => DateTime, { description: 'When it joined the market.' })
  joinedAt!: string;

  @Field(() => RatingSummary, { description: 'Its sample rating, which no review gave.' })
  rating!: RatingSummary;

  @Field(() => [MalaysianState], { description: 'The states it delivers to.' })
  shipsTo!: StateCode[];

  @Field(() => String, { description: 'Registered name of the business, which a shopper deals with.' })
  businessName!: string;

  @Field(() => String, { nullable: true, description: 'Where to write to.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Where to call, in E.164.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'WhatsApp number in E.164; null when it has none.' })
  whatsapp!: string | null;

  @Field(() => String, { nullable: true, description: 'When it can be reached.' })
  openingHours!: string | null;
}

import { ArgsType, Extensions, Field, Int, ObjectType, Resolver } from 'type-graphql';
import { MALAYSIAN_STATES, type MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import {
  LEVEL_DELIVERIES,
  LEVEL_FOLLOWERS,
  LEVEL_MONTHS,
  LEVEL_PRODUCTS,
  type LevelPartKind as LevelPartKindName,
} from '#schema/rules/vendorLevels.ts';
import { MoneyFields } from '#server/graphql/derivedFields.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { Node } from '#server/graphql/node.type.ts';
import { pageOf } from '#server/graphql/pageInfo.type.ts';
import { LENGTH_ABOVE } from '#server/graphql/queryCost.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { MalaysianState } from '#server/modules/accounts/graphql.ts';
import { Image } from '#server/modules/catalog/graphql.ts';
import type { DeliveryRate as DeliveryRateSource } from '#server/modules/catalog/index.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { VendorRequest, VendorSort as VendorSortName } from './vendor.service.ts';

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
  @Field(() => String, { description: 'URL slug.' })
  slug!: string;

  @Field(() => String, { description: 'Name of the vendor.' })
  name!: string;

  @Field(() => String, { description: 'City from which the vendor sells.' })
  city!: string;

  @Field(() => MalaysianState, { nullable: true, description: 'State from which the vendor sells; null if unknown.' })
  state!: StateCode | null;

  @Field(() => Image, { nullable: true, description: 'Logo; null if none.' })
  logo!: PictureDoc | null;

  @Field(() => Image, { nullable: true, description: "Banner of the vendor's page; null if none." })
  banner!: PictureDoc | null;

  @Field(() => String, { nullable: true, description: 'Name of the person behind the vendor; null if not given.' })
  makerName!: string | null;

  @Field(() => Image, { nullable: true, description: 'Portrait of the person behind the vendor; null if none.' })
  portrait!: PictureDoc | null;

  @Field(() => DateTime, { description: 'Time at which the vendor joined the marketplace.' })
  joinedAt!: string;

  @Extensions({ cost: 5 })
  @Field(() => [MalaysianState], { description: 'States to which the vendor delivers.' })
  shipsTo!: StateCode[];

  @Field(() => String, { description: "Registered name of the business, the shopper's contract partner." })
  businessName!: string;

  @Field(() => String, { nullable: true, description: 'WhatsApp number in E.164; null if none.' })
  whatsapp!: string | null;

  @Field(() => String, { nullable: true, description: 'Opening hours.' })
  openingHours!: string | null;
}

const deliveries = LEVEL_DELIVERIES.map(
  ({ delivered, percent }) => `${delivered}${percent > 0 ? ` (if they are ${percent} % of all buyers, delivered or failed)` : ''}`,
);

export const LevelPartKind = describedEnum<LevelPartKindName>('LevelPartKind', 'Reason for points of a vendor level.', {
  TIME: `Months on the marketplace: one point each at ${LEVEL_MONTHS.join(', ')}.`,
  DELIVERIES: `Buyers with a confirmed email to whom the vendor delivered, each counted once, except the owner: one point each at ${deliveries.join(', ')}.`,
  PRODUCTS: `Products on offer: one point each at ${LEVEL_PRODUCTS.join(', ')}.`,
  FOLLOWERS: `Followers: one point each at ${LEVEL_FOLLOWERS.join(', ')}.`,
  BROUGHT: 'Initial level of the vendor, above the points earned since then.',
});

@ObjectType({ description: "One part of a vendor's level.", simpleResolvers: true })
export class LevelPart {
  @Field(() => LevelPartKind, { description: 'Reason for the points.' })
  kind!: LevelPartKindName;

  @Field(() => Int, { description: 'Points earned.' })
  points!: number;

  @Field(() => Int, { description: 'Maximum points.' })
  outOf!: number;

  @Field(() => Int, { description: 'Count behind the points: months, buyers, products or followers; for BROUGHT the initial level.' })
  count!: number;
}

@ObjectType({
  description: 'Rate of standard delivery of a package to a state, before free delivery.',
  simpleResolvers: true,
})
@Resolver(() => DeliveryRate)
@MoneyFields<DeliveryRateSource>({ price: 'Fee per package.' })
export class DeliveryRate {
  @Field(() => MalaysianState, { description: 'Destination state.' })
  state!: StateCode;

  @Field(() => Int, { description: 'Minimum duration in working days.' })
  minDays!: number;

  @Field(() => Int, { description: 'Maximum duration in working days.' })
  maxDays!: number;
}

@ObjectType({ description: 'A vendor in a list.', simpleResolvers: true })
export class VendorEdge {
  @Field(() => String, { description: 'Cursor of the vendor; pass it as `after` to continue after it.' })
  cursor!: string;

  @Field(() => Vendor, { description: 'The vendor.' })
  node!: VendorDoc;
}

@ObjectType({ description: 'A state with the number of its vendors.', simpleResolvers: true })
export class VendorStateCount {
  @Field(() => MalaysianState, { description: 'The state.' })
  state!: StateCode;

  @Field(() => Int, { description: 'Number of vendors that match the query, whatever state it asks for.' })
  vendorCount!: number;
}

@ObjectType({ description: 'A page of vendors.', simpleResolvers: true })
export class VendorConnection extends pageOf(() => Vendor, 'vendors') {
  @Extensions({ longest: LENGTH_ABOVE })
  @Field(() => [VendorEdge], { description: 'Vendors with their cursors.' })
  edges!: VendorEdge[];

  @Field(() => Int, { description: 'Number of pages of this size.' })
  pageCount!: number;

  @Extensions({ longest: MALAYSIAN_STATES.length })
  @Field(() => [VendorStateCount], { description: 'All states, with their numbers of vendors.' })
  states!: VendorStateCount[];
}

export const VendorSort = describedEnum<VendorSortName>('VendorSort', 'Sort order of vendors. Ties are broken by name.', {
  NAME: 'By name, A to Z.',
  LEVEL: 'Highest level first.',
  RATING: 'Best rated first, like `ProductSort.RATING`.',
  NEWEST: 'Newest first.',
  PRODUCT_COUNT: 'Most products first.',
});

@ArgsType()
export class VendorsArgs implements VendorRequest {
  @Field(() => String, {
    nullable: true,
    description: 'Search text of at most 100 characters; each word must be a prefix of a word in the name, city or kind.',
  })
  query?: string | null;

  @Field(() => VendorSort, { nullable: true, defaultValue: 'LEVEL', description: 'Sort order.' })
  sort?: VendorSortName | null;

  @Field(() => MalaysianState, { nullable: true, description: 'Only vendors in this state.' })
  state?: StateCode | null;

  @Field(() => Int, { nullable: true, defaultValue: 24, description: 'Page size, 1 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor after which the page starts; cannot be combined with `page`.' })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Page number, starting at 1; cannot be combined with `after`. Pages beyond the end are empty.',
  })
  page?: number | null;
}

import { Field, Int, ObjectType } from 'type-graphql';
import { LEVEL_DELIVERIES, LEVEL_FOLLOWERS, LEVEL_MONTHS, LEVEL_PRODUCTS } from '#schema/rules/vendorLevels.ts';
import type { LevelPartKind as LevelPartKindName } from '#schema/rules/vendorLevels.ts';
import { describedEnum } from '#server/graphql/enums.ts';

const deliveries = LEVEL_DELIVERIES.map(
  ({ delivered, percent }) => `${delivered}${percent > 0 ? ` (${percent} % of all that ended)` : ''}`,
);

export const LevelPartKind = describedEnum<LevelPartKindName>('LevelPartKind', 'Reason for points of a vendor level.', {
  TIME: `Months on the marketplace: a point each at ${LEVEL_MONTHS.join(', ')}.`,
  DELIVERIES: `Packages delivered and not returned: a point each at ${deliveries.join(', ')}.`,
  PRODUCTS: `Products on offer: a point each at ${LEVEL_PRODUCTS.join(', ')}.`,
  FOLLOWERS: `Followers: a point each at ${LEVEL_FOLLOWERS.join(', ')}.`,
  BROUGHT: 'Initial level of the vendor, beyond the points earned since.',
});

@ObjectType({ description: "One part of a vendor's level.", simpleResolvers: true })
export class LevelPart {
  @Field(() => LevelPartKind, { description: 'The reason for the points.' })
  kind!: LevelPartKindName;

  @Field(() => Int, { description: 'Points earned.' })
  points!: number;

  @Field(() => Int, { description: 'Maximum points.' })
  outOf!: number;

  @Field(() => Int, { description: 'The count behind the points: months, packages, products or followers; for BROUGHT the initial level.' })
  count!: number;
}

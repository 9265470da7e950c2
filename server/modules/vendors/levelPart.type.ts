import { Field, Int, ObjectType } from 'type-graphql';
import { LEVEL_DELIVERIES, LEVEL_FOLLOWERS, LEVEL_MONTHS, LEVEL_PRODUCTS } from '#schema/rules/vendorLevels.ts';
import type { LevelPartKind as LevelPartKindName } from '#schema/rules/vendorLevels.ts';
import { describedEnum } from '#server/graphql/describedEnum.ts';

const deliveries = LEVEL_DELIVERIES.map(
  ({ delivered, percent }) => `${delivered}${percent > 0 ? ` (${percent} % of all that ended)` : ''}`,
);

export const LevelPartKind = describedEnum<LevelPartKindName>('LevelPartKind', 'What a shop gets points for.', {
  TIME: `Months on the market: a point each at ${LEVEL_MONTHS.join(', ')}.`,
  DELIVERIES: `Packages that arrived and were kept: a point each at ${deliveries.join(', ')}.`,
  PRODUCTS: `Products on offer: a point each at ${LEVEL_PRODUCTS.join(', ')}.`,
  FOLLOWERS: `Followers: a point each at ${LEVEL_FOLLOWERS.join(', ')}.`,
  BROUGHT: 'What it had when it came to the market, beyond what it has earned here since.',
});

@ObjectType({ description: 'One reason for the level of a shop.', simpleResolvers: true })
export class LevelPart {
  @Field(() => LevelPartKind, { description: 'What the points are for.' })
  kind!: LevelPartKindName;

  @Field(() => Int, { description: 'How many it has.' })
  points!: number;

  @Field(() => Int, { description: 'How many there are to have.' })
  outOf!: number;

  @Field(() => Int, { description: 'What was counted: months, packages, products or followers; for BROUGHT the level it came with.' })
  count!: number;
}

import { Field, Int, ObjectType } from 'type-graphql';
import { StockLevel } from './catalog.enums.ts';
import type { StockLevelName } from './catalog.enums.ts';

@ObjectType({ description: 'How much can be bought.', simpleResolvers: true })
export class StockInfo {
  @Field(() => StockLevel, { description: 'The amount in words.' })
  level!: StockLevelName;

  @Field(() => Int, { description: 'Units that can be bought now; 0 when it is not for sale.' })
  purchasable!: number;
}

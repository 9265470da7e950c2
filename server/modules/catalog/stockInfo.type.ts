import { Field, Int, ObjectType } from 'type-graphql';
import { StockLevel } from './catalog.enums.ts';
import type { StockLevelName } from './catalog.enums.ts';

@ObjectType({ description: 'How much there is.', simpleResolvers: true })
export class StockInfo {
  @Field(() => StockLevel, { description: 'What the vendor has for sale, here or in the own store.' })
  level!: StockLevelName;

  @Field(() => Int, { description: "Units that can be ordered now; 0 when it is not for sale, or only in the vendor's own store." })
  purchasable!: number;
}

import { Field, Int, ObjectType } from 'type-graphql';
import { StockLevel } from './catalog.enums.ts';
import type { StockLevelName } from './catalog.enums.ts';

@ObjectType({ description: 'Stock of a product or variant.', simpleResolvers: true })
export class StockInfo {
  @Field(() => StockLevel, { description: "Level of the units for sale, online or in the vendor's physical store." })
  level!: StockLevelName;

  @Field(() => Int, { description: "Units that can be ordered now; 0 if it is not for sale, or only in the vendor's physical store." })
  purchasable!: number;
}

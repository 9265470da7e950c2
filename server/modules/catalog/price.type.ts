import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '#server/graphql/money.type.ts';

@ObjectType({ description: 'A price per unit of measure, derived from the weight label.', simpleResolvers: true })
export class UnitPrice {
  @Field(() => Money, { description: 'Price of one `per`, rounded to the cent.' })
  price!: Money;

  @Field(() => String, { description: 'The measure: "100 g", "kg", "100 ml", "L" or "piece".' })
  per!: string;
}

@ObjectType({ description: 'A price, excluding VAT.', simpleResolvers: true })
export class PriceInfo {
  @Field(() => Money, { description: 'Current price.' })
  current!: Money;

  @Field(() => Money, { nullable: true, description: 'Former, higher price; null if none.' })
  was!: Money | null;

  @Field(() => Int, { nullable: true, description: 'Discount off the former price in whole percent; null if none.' })
  discountPercent!: number | null;

  @Field(() => UnitPrice, { nullable: true, description: 'Unit price for comparing packs; null if the weight label contains no measure.' })
  unit!: UnitPrice | null;
}

import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '#server/graphql/money.type.ts';

@ObjectType({ description: 'A price per unit of measure, read from the weight label.', simpleResolvers: true })
export class UnitPrice {
  @Field(() => Money, { description: 'Price of one `per`, rounded to the cent.' })
  price!: Money;

  @Field(() => String, { description: 'The measure: "100 g", "kg", "100 ml", "L" or "piece".' })
  per!: string;
}

@ObjectType({ description: 'What something costs, before VAT.', simpleResolvers: true })
export class PriceInfo {
  @Field(() => Money, { description: 'The price now.' })
  current!: Money;

  @Field(() => Money, { nullable: true, description: 'The former, higher price; null without one.' })
  was!: Money | null;

  @Field(() => Int, { nullable: true, description: 'Whole percent off the former price; null without one.' })
  discountPercent!: number | null;

  @Field(() => UnitPrice, { nullable: true, description: 'The price for comparing packs; null when the weight label tells none.' })
  unit!: UnitPrice | null;
}

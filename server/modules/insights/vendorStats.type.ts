import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/scalars.ts';
import { Product } from '#server/modules/catalog/graphql.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { SalesPeriod as SalesPeriodSource } from './salesPeriod.ts';

@ObjectType({ description: "Current numbers of a vendor's pending tasks.", simpleResolvers: true })
export class VendorTodo {
  @Field(() => Int, { description: 'Packages ordered and not yet packed.' })
  toPack!: number;

  @Field(() => Int, { description: 'Packages packed and not yet handed over.' })
  toShip!: number;

  @Field(() => Int, { description: 'Packages with the courier.' })
  onTheWay!: number;

  @Field(() => Int, { description: 'Packages delivered, of all time.' })
  delivered!: number;

  @Field(() => Int, { description: 'Packages with a requested return.' })
  returns!: number;

  @Field(() => Int, { description: 'Products on sale with a variant of which six or fewer units are left.' })
  lowStock!: number;
}

/** Source object: DayOfSales. */
@ObjectType({ description: 'Sales of one day.', simpleResolvers: true })
export class DayStats {
  @Field(() => DateTime, { description: 'Start of the day in Malaysia.' })
  day!: string;

  @Field(() => Int, { description: 'Packages ordered, without cancelled ones.' })
  orders!: number;

  @Field(() => Int, { description: 'Units ordered, without cancelled and returned ones.' })
  units!: number;
}

/** Source object: SalesPeriod. */
@ObjectType({
  description: 'Sales of consecutive days. Cancelled packages are not counted; returns are deducted from the day of the order.',
  simpleResolvers: true,
})
export class SalesPeriod {
  @Field(() => DateTime, { description: 'Start of the first day in Malaysia.' })
  from!: string;

  @Field(() => Int, { description: 'Number of days.' })
  days!: number;

  @Field(() => Int, { description: 'Packages ordered.' })
  orders!: number;

  @Field(() => Int, { description: 'Units ordered, without returned ones.' })
  units!: number;
}

/** Source object: TopProduct. */
@ObjectType({ description: 'A product sold in a period.', simpleResolvers: true })
export class TopProduct {
  @Field(() => Product, { description: 'The current product.' })
  product!: ProductDoc;

  @Field(() => Int, { description: 'Units ordered, without cancelled and returned ones.' })
  units!: number;
}

@ObjectType({ description: 'Sales statistics of a vendor.', simpleResolvers: true })
export class VendorStats {
  @Field(() => DateTime, { description: 'Time of the statistics.' })
  asOf!: string;

  @Field(() => SalesPeriod, { description: 'The requested days, ending today.' })
  period!: SalesPeriodSource;

  @Field(() => SalesPeriod, { description: 'The same number of days before them, for comparison.' })
  previous!: SalesPeriodSource;

  @Field(() => SalesPeriod, { description: 'The current month until now.' })
  month!: SalesPeriodSource;
}

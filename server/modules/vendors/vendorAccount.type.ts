import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.type.ts';
import { PageInfo } from '#server/graphql/pageInfo.type.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { Product } from '#server/modules/catalog/product.type.ts';
import { OrderPackage } from '#server/modules/orders/order.type.ts';
import type { PackageView } from '#server/modules/orders/orderViews.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { SalesPeriod as SalesPeriodSource } from '#server/modules/insights/salesPeriod.ts';
import type { OwnProduct } from '#server/modules/inventory/vendorProducts.service.ts';
import { SOLD_DAYS } from '#server/modules/insights/vendorNumbers.service.ts';

/** Its source object is a VendorDoc; the rest of its fields are in vendorAccount.resolver.ts. */
@ObjectType({ implements: Node, description: "The back office of the viewer's own shop. Nobody else ever sees it." })
export class VendorAccount extends Node {}

@ObjectType({ description: 'A product as its seller sees it.', simpleResolvers: true })
export class VendorProduct {
  @Field(() => Product, { description: 'The product, withdrawn ones included.' })
  product!: ProductDoc;

  @Field(() => Int, { description: 'Counts the changes of the product: send it back as `expectedVersion`.' })
  version!: number;

  @Field(() => Int, { description: 'Units on the shelf over all variants, whether for sale or not.' })
  onHand!: number;

  @Field(() => Int, { description: 'Variants of which six or fewer are left, or none, without withdrawn ones.' })
  lowVariants!: number;

  @Field(() => Int, { description: `Units ordered in the last ${SOLD_DAYS} days, without what was cancelled or came back.` })
  soldUnits!: number;
}

@ObjectType({ description: 'A page of the products of a shop.', simpleResolvers: true })
export class VendorProductConnection {
  @Field(() => [VendorProduct], { description: 'The products.' })
  nodes!: OwnProduct[];

  @Field(() => PageInfo, { description: 'Where this page lies.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Products of the whole list, not only of this page.' })
  totalCount!: number;
}

@ObjectType({ description: 'A page of packages.', simpleResolvers: true })
export class PackageConnection {
  @Field(() => [OrderPackage], { description: 'The packages.' })
  nodes!: PackageView[];

  @Field(() => PageInfo, { description: 'Where this page lies.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Packages of the whole list, not only of this page.' })
  totalCount!: number;
}

@ObjectType({ description: 'What waits in a shop, counted now.', simpleResolvers: true })
export class VendorTodo {
  @Field(() => Int, { description: 'Packages that were ordered and not packed.' })
  toPack!: number;

  @Field(() => Int, { description: 'Packages that are packed and not handed over.' })
  toShip!: number;

  @Field(() => Int, { description: 'Packages with the courier.' })
  onTheWay!: number;

  @Field(() => Int, { description: 'Packages that arrived, of all time.' })
  delivered!: number;

  @Field(() => Int, { description: 'Packages that a buyer wants to send back.' })
  returns!: number;

  @Field(() => Int, { description: 'Products on offer with a variant of which six or fewer are left, or none.' })
  lowStock!: number;
}

/** Its source object is a DayOfSales. */
@ObjectType({ description: 'What was sold on one day.', simpleResolvers: true })
export class DayStats {
  @Field(() => DateTime, { description: 'The first moment of the day in Malaysia.' })
  day!: string;

  @Field(() => Int, { description: 'Packages ordered, without those that were cancelled.' })
  orders!: number;

  @Field(() => Int, { description: 'Units ordered, without what was cancelled or came back.' })
  units!: number;
}

/** Its source object is a SalesPeriod. */
@ObjectType({
  description:
    'What was sold on some days in a row. Cancelled packages count for nothing; what came back is taken off the day on which it was ordered.',
  simpleResolvers: true,
})
export class SalesPeriod {
  @Field(() => DateTime, { description: 'The first moment of the first day in Malaysia.' })
  from!: string;

  @Field(() => Int, { description: 'How many days.' })
  days!: number;

  @Field(() => Int, { description: 'Packages ordered.' })
  orders!: number;

  @Field(() => Int, { description: 'Units ordered, without what came back.' })
  units!: number;
}

@ObjectType({ description: 'The products of a shop, counted now.', simpleResolvers: true })
export class ProductCounts {
  @Field(() => Int, { description: 'All of them, withdrawn ones included.' })
  total!: number;

  @Field(() => Int, { description: 'Those that shoppers can buy.' })
  onOffer!: number;

  @Field(() => Int, { description: 'Those that are sold out or paused.' })
  outOfStock!: number;

  @Field(() => Int, { description: 'Those that were withdrawn.' })
  disabled!: number;
}

/** Its source object is a TopProduct. */
@ObjectType({ description: 'A product that sold in a period.', simpleResolvers: true })
export class TopProduct {
  @Field(() => Product, { description: 'The product as it is now.' })
  product!: ProductDoc;

  @Field(() => Int, { description: 'Units ordered, without what was cancelled or came back.' })
  units!: number;
}

@ObjectType({ description: 'How a shop sells.', simpleResolvers: true })
export class VendorStats {
  @Field(() => DateTime, { description: 'When it was counted.' })
  asOf!: string;

  @Field(() => SalesPeriod, { description: 'The days asked for; the last of them is today.' })
  period!: SalesPeriodSource;

  @Field(() => SalesPeriod, { description: 'As many days before them, to compare.' })
  previous!: SalesPeriodSource;

  @Field(() => SalesPeriod, { description: 'The month so far.' })
  month!: SalesPeriodSource;
}

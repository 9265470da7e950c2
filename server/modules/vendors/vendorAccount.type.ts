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

/** Source object: VendorDoc. Its other fields are in vendorAccount.resolver.ts. */
@ObjectType({ implements: Node, description: "The vendor console of the viewer's own vendor. Visible to its owner only." })
export class VendorAccount extends Node {}

@ObjectType({ description: 'A product as its vendor sees it.', simpleResolvers: true })
export class VendorProduct {
  @Field(() => Product, { description: 'The product; it may be withdrawn.' })
  product!: ProductDoc;

  @Field(() => Int, { description: 'Version of the product: pass it back as `expectedVersion`.' })
  version!: number;

  @Field(() => Int, { description: 'Units on hand of all variants, listed or not.' })
  onHand!: number;

  @Field(() => Int, { description: 'Number of variants with six or fewer units left, without withdrawn ones.' })
  lowVariants!: number;

  @Field(() => Int, { description: `Units ordered in the last ${SOLD_DAYS} days, without cancelled and returned ones.` })
  soldUnits!: number;
}

@ObjectType({ description: "A page of a vendor's products.", simpleResolvers: true })
export class VendorProductConnection {
  @Field(() => [VendorProduct], { description: 'The products.' })
  nodes!: OwnProduct[];

  @Field(() => PageInfo, { description: 'Position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Number of products on all pages.' })
  totalCount!: number;
}

@ObjectType({ description: 'A page of packages.', simpleResolvers: true })
export class PackageConnection {
  @Field(() => [OrderPackage], { description: 'The packages.' })
  nodes!: PackageView[];

  @Field(() => PageInfo, { description: 'Position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Number of packages on all pages.' })
  totalCount!: number;
}

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

@ObjectType({ description: "Current number of a vendor's products by status.", simpleResolvers: true })
export class ProductCounts {
  @Field(() => Int, { description: 'All products, withdrawn ones included.' })
  total!: number;

  @Field(() => Int, { description: 'Products that can be bought.' })
  onOffer!: number;

  @Field(() => Int, { description: 'Products sold out or paused.' })
  outOfStock!: number;

  @Field(() => Int, { description: 'Withdrawn products.' })
  disabled!: number;
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

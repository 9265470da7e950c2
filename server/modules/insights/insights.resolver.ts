import { Arg, Args, ArgsType, Ctx, Extensions, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { FieldFrom, MoneyFields } from '#server/graphql/derivedFields.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { pageOf } from '#server/graphql/pageInfo.type.ts';
import { LENGTH_ABOVE } from '#server/graphql/queryCost.ts';
import { DateOnly, DateTime } from '#server/graphql/scalars.ts';
import { Product } from '#server/modules/catalog/graphql.ts';
import { MAX_SHOWN, type MissedSearch as MissedSearchSource } from '#server/modules/catalog/index.ts';
import { OrderPackage, PackageStatus } from '#server/modules/orders/graphql.ts';
import type { PackageView } from '#server/modules/orders/index.ts';
import { OwnListArgs, VendorAccount } from '#server/modules/vendors/graphql.ts';
import type { SortedPage } from '#server/platform/pagination.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { OwnPackageRequest } from './packageList.service.ts';
import type {
  SalesPeriod as SalesPeriodSource,
  DayOfSales,
  TopProduct as TopProductSource,
  VendorStats as VendorStatsSource,
} from './vendorNumbers.service.ts';

@ObjectType({
  description: 'A search without matching products in the marketplace. Contains no personal data.',
  simpleResolvers: true,
})
@Resolver(() => MissedSearch)
export class MissedSearch {
  @Field(() => String, { description: 'Search words in lower case without accents.' })
  words!: string;

  @Field(() => Int, { description: 'Number of searches; at least three.' })
  count!: number;

  @FieldFrom<MissedSearchSource>('lastDay', () => DateOnly, { description: 'Last day with such a search.' })
  lastDate!: string;

  @Field(() => DateTime, {
    description: 'Start, in Malaysia, of the last day with such a search.',
    deprecationReason: 'Use `lastDate`: a day, not a moment.',
  })
  lastDay!: string;
}

@ArgsType()
export class OwnPackagesArgs extends OwnListArgs implements OwnPackageRequest {
  @Field(() => [PackageStatus], { nullable: true, description: 'Only packages of these statuses.' })
  status?: PackageStatusName[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only packages with an open request to cancel them, whatever `status`. Otherwise all.',
  })
  cancellationRequested?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Only packages whose number contains this text, at most 100 characters.' })
  query?: string | null;
}

@ObjectType({ description: 'A page of packages.', simpleResolvers: true })
export class PackageConnection extends pageOf(() => OrderPackage, 'packages') {}

@ObjectType({ description: "Current numbers of a vendor's pending tasks.", simpleResolvers: true })
export class VendorTodo {
  @Field(() => Int, { description: 'Number of packages ordered and not yet packed.' })
  toPack!: number;

  @Field(() => Int, { description: 'Number of packages packed and not yet handed over.' })
  toShip!: number;

  @Field(() => Int, { description: 'Number of packages with the courier.' })
  onTheWay!: number;

  @Field(() => Int, { description: 'Number of packages delivered in total.' })
  delivered!: number;

  @Field(() => Int, { description: 'Number of packages with a requested return.' })
  returns!: number;

  @Field(() => Int, { description: 'Number of packages with an open request to cancel them.' })
  cancellations!: number;

  @Field(() => Int, { description: 'Number of products on sale that have a variant with six or fewer units left.' })
  lowStock!: number;
}

/** Source object: DayOfSales. */
@ObjectType({ description: 'Sales of one day.', simpleResolvers: true })
@Resolver(() => DayStats)
@MoneyFields<DayOfSales>({ revenue: 'Revenue of the day, defined like `SalesPeriod.revenue`.' })
export class DayStats {
  @FieldFrom<DayOfSales>('day', () => DateOnly, { description: 'The day.' })
  date!: string;

  @Field(() => DateTime, { description: 'Start of the day in Malaysia.', deprecationReason: 'Use `date`: a day, not a moment.' })
  day!: string;

  @Field(() => Int, { description: 'Number of packages ordered, except cancelled ones.' })
  orders!: number;

  @Field(() => Int, { description: 'Number of units ordered, except cancelled and returned ones.' })
  units!: number;
}

/** Source object: SalesPeriod. */
@ObjectType({
  description: 'Sales of consecutive days. Cancelled packages are not counted; returns are deducted from the day of the order.',
  simpleResolvers: true,
})
@Resolver(() => SalesPeriod)
@MoneyFields<SalesPeriodSource>({ revenue: 'Revenue of the vendor: products after discounts, and delivery, without VAT.' })
export class SalesPeriod {
  @Field(() => DateTime, { description: 'Start of the first day in Malaysia.' })
  from!: string;

  @Field(() => Int, { description: 'Number of days.' })
  days!: number;

  @Field(() => Int, { description: 'Number of packages ordered.' })
  orders!: number;

  @Field(() => Int, { description: 'Number of units ordered, except returned ones.' })
  units!: number;

  @Extensions({ longest: LENGTH_ABOVE })
  @Field(() => [DayStats], { description: 'Days of the period, earliest first, including days without sales.' })
  byDay!: DayOfSales[];
}

/** Source object: TopProduct. */
@ObjectType({ description: 'A product sold in a period.', simpleResolvers: true })
@Resolver(() => TopProduct)
@MoneyFields<TopProductSource>({ revenue: 'Revenue of these units, before discounts on the whole order, without delivery and VAT.' })
export class TopProduct {
  @Field(() => Product, { description: 'Current product.' })
  product!: ProductDoc;

  @Field(() => Int, { description: 'Number of units ordered, except cancelled and returned ones.' })
  units!: number;
}

@ObjectType({ description: 'Sales statistics of a vendor.', simpleResolvers: true })
@Resolver(() => VendorStats)
export class VendorStats {
  @Field(() => DateTime, { description: 'Time of the statistics.' })
  asOf!: string;

  @Field(() => SalesPeriod, { description: 'Requested days, ending today.' })
  period!: SalesPeriodSource;

  @Field(() => SalesPeriod, { description: 'Same number of days before them, for comparison.' })
  previous!: SalesPeriodSource;

  @Field(() => SalesPeriod, { description: 'Current month until now.' })
  month!: SalesPeriodSource;

  @Extensions({ cost: 300 })
  @FieldResolver(() => [TopProduct], { description: 'Products sold most in the period, most units first.' })
  topProducts(
    @Root() stats: VendorStatsSource,
    @Arg('first', () => Int, { nullable: true, defaultValue: 5, description: 'Maximum number of products, 1 to 100.' })
    first: number | null,
    @Ctx() { services }: GraphQLContext,
  ): TopProductSource[] {
    return services.vendorNumbers.topProducts(stats, first ?? 5);
  }
}

/** Fields of `VendorAccount` for its packages, tasks, sales and searches. */
@Resolver(() => VendorAccount)
class VendorInsightsResolver {
  @Extensions({ cost: 500 })
  @FieldResolver(() => PackageConnection, {
    nullable: true,
    description: 'Packages of the vendor, newest first.',
  })
  packages(
    @Root() vendor: VendorDoc,
    @Args(() => OwnPackagesArgs) request: OwnPackagesArgs,
    @Ctx() { services }: GraphQLContext,
  ): Promise<SortedPage<PackageView>> {
    return services.packageList.list(vendor, request);
  }

  @Extensions({ cost: 300 })
  @FieldResolver(() => VendorTodo, { description: 'Pending tasks of the vendor.' })
  todo(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): VendorTodo {
    const { vendorProducts, vendorNumbers } = services;
    return { ...vendorNumbers.todo(vendor), lowStock: vendorProducts.lowCount(vendor) };
  }

  @Extensions({ cost: 2000, longest: ({ days }: { days: number }) => days })
  @FieldResolver(() => VendorStats, {
    nullable: true,
    description: 'Sales statistics of the vendor, by Malaysian days.',
  })
  stats(
    @Root() vendor: VendorDoc,
    @Arg('days', () => Int, { nullable: true, defaultValue: 30, description: 'Number of days, 1 to 366.' }) days: number | null,
    @Ctx() { services }: GraphQLContext,
  ): VendorStatsSource {
    return services.vendorNumbers.stats(vendor, days ?? 30);
  }

  @Extensions({ cost: 300 })
  @FieldResolver(() => [MissedSearch], {
    nullable: true,
    description: 'Searches without a result in the whole marketplace in the last 90 days, most frequent first. Errors: BAD_USER_INPUT.',
  })
  missedSearches(
    @Arg('first', () => Int, { nullable: true, defaultValue: 10, description: `Maximum number of searches, 1 to ${MAX_SHOWN}.` })
    first: number | null,
    @Ctx() { services }: GraphQLContext,
  ): MissedSearchSource[] {
    return services.missedSearches.most(first ?? 10);
  }
}

export const insightsResolvers = [DayStats, MissedSearch, SalesPeriod, TopProduct, VendorStats, VendorInsightsResolver] as const;

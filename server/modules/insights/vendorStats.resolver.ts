import { Arg, Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import { MAX_SHOWN, type MissedSearch as MissedSearchSource } from '#server/modules/catalog/index.ts';
import type { PackageView } from '#server/modules/orders/index.ts';
import { VendorAccount } from '#server/modules/vendors/graphql.ts';
import type { SortedPage } from '#server/platform/sortedPage.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { MissedSearch } from './missedSearch.type.ts';
import { OwnPackagesArgs, PackageConnection } from './packageList.type.ts';
import type { DayOfSales, SalesPeriod as SalesPeriodSource } from './salesPeriod.ts';
import type { TopProduct as TopProductSource, VendorStats as VendorStatsSource } from './vendorNumbers.service.ts';
import { DayStats, SalesPeriod, TopProduct, VendorStats, VendorTodo } from './vendorStats.type.ts';

/** Fields of `VendorAccount` about its packages, tasks and sales. */
@Resolver(() => VendorAccount)
export class VendorInsightsResolver {
  @FieldResolver(() => PackageConnection, {
    nullable: true,
    complexity: 500,
    description: 'Its packages, newest first.',
  })
  packages(
    @Root() vendor: VendorDoc,
    @Args(() => OwnPackagesArgs) request: OwnPackagesArgs,
    @Ctx() { services }: GraphQLContext,
  ): Promise<SortedPage<PackageView>> {
    return services.packageList.list(vendor, request);
  }

  @FieldResolver(() => VendorTodo, { complexity: 300, description: 'Its pending tasks.' })
  todo(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): VendorTodo {
    const { vendorProducts, vendorNumbers } = services;
    return { ...vendorNumbers.todo(vendor), lowStock: vendorProducts.lowCount(vendor) };
  }

  @FieldResolver(() => VendorStats, { nullable: true, complexity: 2000, description: 'Its sales statistics, by days of Malaysia.' })
  stats(
    @Root() vendor: VendorDoc,
    @Arg('days', () => Int, { nullable: true, defaultValue: 30, description: 'Number of days, 1 to 366.' }) days: number | null,
    @Ctx() { services }: GraphQLContext,
  ): VendorStatsSource {
    return services.vendorNumbers.stats(vendor, days ?? 30);
  }
}

@Resolver(() => VendorAccount)
export class MissedSearchesResolver {
  @FieldResolver(() => [MissedSearch], {
    nullable: true,
    complexity: 300,
    description: 'Searches without a result in the whole marketplace in the last 90 days, most frequent first. Errors: BAD_USER_INPUT.',
  })
  missedSearches(
    @Arg('first', () => Int, { nullable: true, defaultValue: 10, description: `Upper bound of the list, 1 to ${MAX_SHOWN}.` })
    first: number | null,
    @Ctx() { services }: GraphQLContext,
  ): MissedSearchSource[] {
    return services.missedSearches.most(first ?? 10);
  }
}

@Resolver(() => VendorStats)
export class VendorStatsResolver {
  @FieldResolver(() => [TopProduct], { complexity: 300, description: 'The products sold most in the period, most units first.' })
  topProducts(
    @Root() stats: VendorStatsSource,
    @Arg('first', () => Int, { nullable: true, defaultValue: 5, description: 'Upper bound of the list, 1 to 100.' }) first: number | null,
    @Ctx() { services }: GraphQLContext,
  ): TopProductSource[] {
    return services.vendorNumbers.topProducts(stats, first ?? 5);
  }
}

@Resolver(() => TopProduct)
export class TopProductResolver {
  @FieldResolver(() => Money, { description: 'Revenue of these units, before discounts on the whole order, without delivery and VAT.' })
  revenue(@Root() { revenueCents }: TopProductSource): Money {
    return moneyOf(revenueCents);
  }
}

@Resolver(() => SalesPeriod)
export class SalesPeriodResolver {
  @FieldResolver(() => Money, { description: 'Revenue of the vendor: products after discounts, and delivery, without VAT.' })
  revenue(@Root() { revenueCents }: SalesPeriodSource): Money {
    return moneyOf(revenueCents);
  }

  @FieldResolver(() => [DayStats], { description: 'Each day of the period, earliest first, days without a sale included.' })
  byDay(@Root() { byDay }: SalesPeriodSource): DayOfSales[] {
    return byDay;
  }
}

@Resolver(() => DayStats)
export class DayStatsResolver {
  @FieldResolver(() => Money, { description: 'Revenue of the day, defined as for the period.' })
  revenue(@Root() { revenueCents }: DayOfSales): Money {
    return moneyOf(revenueCents);
  }
}

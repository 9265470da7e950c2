import { Arg, Args, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import { Viewer } from '#server/modules/accounts/viewer.type.ts';
import { MissedSearch } from '#server/modules/insights/missedSearch.type.ts';
import { MAX_SHOWN } from '#server/modules/insights/missedSearches.ts';
import type { MissedSearch as MissedSearchSource } from '#server/modules/insights/missedSearches.ts';
import { derivedId } from '#server/platform/derivedIds.ts';
import type { PackageView } from '#server/modules/orders/orderViews.ts';
import type { SortedPage } from '#server/platform/sortedPage.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { DayOfSales, SalesPeriod as SalesPeriodSource } from '#server/modules/insights/salesPeriod.ts';
import { Vendor } from './vendor.type.ts';
import { OwnPackagesArgs, OwnProductsArgs } from './vendorAccount.args.ts';
import type { OwnProduct } from '#server/modules/inventory/vendorProducts.service.ts';
import type { TopProduct as TopProductSource, VendorStats as VendorStatsSource } from '#server/modules/insights/vendorNumbers.service.ts';
import {
  DayStats,
  PackageConnection,
  ProductCounts,
  SalesPeriod,
  TopProduct,
  VendorAccount,
  VendorProduct,
  VendorProductConnection,
  VendorStats,
  VendorTodo,
} from './vendorAccount.type.ts';

/** Entry point of the vendor console: through the viewer only. */
@Resolver(() => Viewer)
export class ViewerVendorResolver {
  @FieldResolver(() => VendorAccount, { nullable: true, description: 'The vendor of this user; null without one.' })
  vendor(@Root() { id }: UserDoc, @Ctx() { services }: GraphQLContext): VendorDoc | null {
    return services.vendorAccounts.shopOf(id);
  }
}

@Resolver(() => VendorAccount)
export class VendorAccountResolver {
  @FieldResolver(() => ID, { description: 'Global id, opaque and prefixed by type.' })
  id(@Root() vendor: VendorDoc): string {
    return derivedId('vac', vendor.id);
  }

  @FieldResolver(() => Vendor, { description: 'The public vendor.' })
  profile(@Root() vendor: VendorDoc): VendorDoc {
    return vendor;
  }

  @FieldResolver(() => VendorProductConnection, {
    nullable: true,
    complexity: 500,
    description: 'Its products by title, withdrawn ones included.',
  })
  products(
    @Root() vendor: VendorDoc,
    @Args(() => OwnProductsArgs) request: OwnProductsArgs,
    @Ctx() { services, locale }: GraphQLContext,
  ): SortedPage<OwnProduct> {
    return services.vendorAccounts.products.list(vendor, request, locale);
  }

  @FieldResolver(() => VendorProduct, {
    nullable: true,
    description: 'One of its products, withdrawn ones included; null for any other id.',
  })
  product(
    @Root() vendor: VendorDoc,
    @Arg('id', () => ID, { description: 'The product.' }) id: string,
    @Ctx() { services }: GraphQLContext,
  ): OwnProduct | null {
    return services.vendorAccounts.products.find(vendor, id);
  }

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
    return services.vendorAccounts.packages.list(vendor, request);
  }

  @FieldResolver(() => VendorTodo, { complexity: 300, description: 'Its pending tasks.' })
  todo(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): VendorTodo {
    const { products, numbers } = services.vendorAccounts;
    return { ...numbers.todo(vendor), lowStock: products.lowCount(vendor) };
  }

  @FieldResolver(() => VendorStats, { nullable: true, complexity: 2000, description: 'Its sales statistics, by days of Malaysia.' })
  stats(
    @Root() vendor: VendorDoc,
    @Arg('days', () => Int, { nullable: true, defaultValue: 30, description: 'Number of days, 1 to 366.' }) days: number | null,
    @Ctx() { services }: GraphQLContext,
  ): VendorStatsSource {
    return services.vendorAccounts.numbers.stats(vendor, days ?? 30);
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
    return services.vendorAccounts.numbers.topProducts(stats, first ?? 5);
  }

  @FieldResolver(() => ProductCounts, { complexity: 300, description: 'Current number of its products by status.' })
  products(@Root() { vendorId }: VendorStatsSource, @Ctx() { services }: GraphQLContext): ProductCounts {
    return services.vendorAccounts.products.counts(vendorId);
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

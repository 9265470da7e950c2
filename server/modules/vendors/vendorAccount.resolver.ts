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

/** The one way to a back office: by whoever asks. */
@Resolver(() => Viewer)
export class ViewerVendorResolver {
  @FieldResolver(() => VendorAccount, { nullable: true, description: 'The shop of this person; null without one.' })
  vendor(@Root() { id }: UserDoc, @Ctx() { services }: GraphQLContext): VendorDoc | null {
    return services.vendorAccounts.shopOf(id);
  }
}

@Resolver(() => VendorAccount)
export class VendorAccountResolver {
  @FieldResolver(() => ID, { description: 'Opaque and prefixed by kind.' })
  id(@Root() vendor: VendorDoc): string {
    return derivedId('vac', vendor.id);
  }

  @FieldResolver(() => Vendor, { description: 'The shop as everybody sees it.' })
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
    description: 'One of its products, withdrawn ones included; null for every other id.',
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
    description: 'What it has to send and has sent, the newest first.',
  })
  packages(
    @Root() vendor: VendorDoc,
    @Args(() => OwnPackagesArgs) request: OwnPackagesArgs,
    @Ctx() { services }: GraphQLContext,
  ): Promise<SortedPage<PackageView>> {
    return services.vendorAccounts.packages.list(vendor, request);
  }

  @FieldResolver(() => VendorTodo, { complexity: 300, description: 'What waits to be done.' })
  todo(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): VendorTodo {
    const { products, numbers } = services.vendorAccounts;
    return { ...numbers.todo(vendor), lowStock: products.lowCount(vendor) };
  }

  @FieldResolver(() => VendorStats, { nullable: true, complexity: 2000, description: 'How it sells, by days of Malaysia.' })
  stats(
    @Root() vendor: VendorDoc,
    @Arg('days', () => Int, { nullable: true, defaultValue: 30, description: 'How many days, 1 to 366.' }) days: number | null,
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
    description: 'What shoppers of the whole market looked for in vain in the last 90 days, the most wanted first. Errors: BAD_USER_INPUT.',
  })
  missedSearches(
    @Arg('first', () => Int, { nullable: true, defaultValue: 10, description: `At most so many, 1 to ${MAX_SHOWN}.` }) first: number | null,
    @Ctx() { services }: GraphQLContext,
  ): MissedSearchSource[] {
    return services.missedSearches.most(first ?? 10);
  }
}

@Resolver(() => VendorStats)
export class VendorStatsResolver {
  @FieldResolver(() => [TopProduct], { complexity: 300, description: 'What sold best in the period, the most units first.' })
  topProducts(
    @Root() stats: VendorStatsSource,
    @Arg('first', () => Int, { nullable: true, defaultValue: 5, description: 'At most so many, 1 to 100.' }) first: number | null,
    @Ctx() { services }: GraphQLContext,
  ): TopProductSource[] {
    return services.vendorAccounts.numbers.topProducts(stats, first ?? 5);
  }

  @FieldResolver(() => ProductCounts, { complexity: 300, description: 'What is on its shelves now.' })
  products(@Root() { vendorId }: VendorStatsSource, @Ctx() { services }: GraphQLContext): ProductCounts {
    return services.vendorAccounts.products.counts(vendorId);
  }
}

@Resolver(() => TopProduct)
export class TopProductResolver {
  @FieldResolver(() => Money, { description: 'What these units cost, before discounts on the whole order, without delivery and VAT.' })
  revenue(@Root() { revenueCents }: TopProductSource): Money {
    return moneyOf(revenueCents);
  }
}

@Resolver(() => SalesPeriod)
export class SalesPeriodResolver {
  @FieldResolver(() => Money, { description: 'What the shop earned: goods after discounts, and delivery. VAT is left out.' })
  revenue(@Root() { revenueCents }: SalesPeriodSource): Money {
    return moneyOf(revenueCents);
  }

  @FieldResolver(() => [DayStats], { description: 'Each of the days, the earliest first, also those without a sale.' })
  byDay(@Root() { byDay }: SalesPeriodSource): DayOfSales[] {
    return byDay;
  }
}

@Resolver(() => DayStats)
export class DayStatsResolver {
  @FieldResolver(() => Money, { description: 'As for the period.' })
  revenue(@Root() { revenueCents }: DayOfSales): Money {
    return moneyOf(revenueCents);
  }
}

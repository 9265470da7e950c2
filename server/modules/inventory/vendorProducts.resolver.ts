import { Arg, Args, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { VendorStats as VendorStatsSource } from '#server/modules/insights/index.ts';
import { VendorStats } from '#server/modules/insights/graphql.ts';
import { VendorAccount } from '#server/modules/vendors/graphql.ts';
import type { SortedPage } from '#server/platform/sortedPage.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { OwnProduct } from './vendorProducts.service.ts';
import { OwnProductsArgs, ProductCounts, VendorProduct, VendorProductConnection } from './vendorProducts.type.ts';

/** Fields of `VendorAccount` about its products. */
@Resolver(() => VendorAccount)
export class VendorProductsResolver {
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
    return services.vendorProducts.list(vendor, request, locale);
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
    return services.vendorProducts.find(vendor, id);
  }
}

@Resolver(() => VendorStats)
export class VendorProductCountsResolver {
  @FieldResolver(() => ProductCounts, { complexity: 300, description: 'Current number of its products by status.' })
  products(@Root() { vendorId }: VendorStatsSource, @Ctx() { services }: GraphQLContext): ProductCounts {
    return services.vendorProducts.counts(vendorId);
  }
}

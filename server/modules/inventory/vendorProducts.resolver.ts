import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { PageInfo } from '#server/graphql/pageInfo.type.ts';
import { Product, ProductStatus } from '#server/modules/catalog/graphql.ts';
import { VendorStats } from '#server/modules/insights/graphql.ts';
import { SOLD_DAYS } from '#server/modules/insights/index.ts';
import type { VendorStats as VendorStatsSource } from '#server/modules/insights/index.ts';
import { OwnListArgs, VendorAccount } from '#server/modules/vendors/graphql.ts';
import type { SortedPage } from '#server/platform/pagination.ts';
import type { ProductDoc, ProductStatus as ProductStatusName } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { OwnProduct, OwnProductRequest } from './vendorProducts.service.ts';

@ArgsType()
export class OwnProductsArgs extends OwnListArgs implements OwnProductRequest {
  @Field(() => String, { nullable: true, description: 'Search words, at most 100 characters; each must begin a word of title or SKU.' })
  query?: string | null;

  @Field(() => [ProductStatus], { nullable: true, description: 'Only products of these statuses.' })
  status?: ProductStatusName[] | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Only products with a variant of which few or no units are left.',
  })
  lowStockOnly?: boolean | null;
}

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

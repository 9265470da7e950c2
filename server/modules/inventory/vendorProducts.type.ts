import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '#server/graphql/pageInfo.type.ts';
import { Product, ProductStatus } from '#server/modules/catalog/graphql.ts';
import { SOLD_DAYS } from '#server/modules/insights/index.ts';
import { OwnListArgs } from '#server/modules/vendors/graphql.ts';
import type { ProductDoc, ProductStatus as ProductStatusName } from '#server/store/documents/catalog.ts';
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

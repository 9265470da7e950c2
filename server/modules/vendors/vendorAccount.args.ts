import { ArgsType, Field, Int } from 'type-graphql';
import { ProductStatus } from '#server/modules/catalog/catalog.enums.ts';
import { PackageStatus } from '#server/modules/orders/order.enums.ts';
import type { ProductStatus as ProductStatusName } from '#server/store/documents/catalog.ts';
import type { PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import type { OwnProductRequest } from '#server/modules/inventory/vendorProducts.service.ts';
import type { OwnPackageRequest } from '#server/modules/fulfilment/viewerPackages.service.ts';

@ArgsType()
class OwnListArgs {
  @Field(() => Int, { nullable: true, defaultValue: 50, description: 'Page size, 1 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
  after?: string | null;
}

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

@ArgsType()
export class OwnPackagesArgs extends OwnListArgs implements OwnPackageRequest {
  @Field(() => [PackageStatus], { nullable: true, description: 'Only packages of these statuses.' })
  status?: PackageStatusName[] | null;

  @Field(() => String, { nullable: true, description: 'Only packages whose number contains this text, at most 100 characters.' })
  query?: string | null;
}

import { ArgsType, Field, Int } from 'type-graphql';
import { ProductStatus } from '#server/modules/catalog/catalog.enums.ts';
import { PackageStatus } from '#server/modules/orders/order.enums.ts';
import type { ProductStatus as ProductStatusName } from '#server/store/documents/catalog.ts';
import type { PackageStatus as PackageStatusName } from '#server/store/documents/orders.ts';
import type { OwnProductRequest } from '#server/modules/inventory/vendorProducts.service.ts';
import type { OwnPackageRequest } from '#server/modules/fulfilment/viewerPackages.service.ts';

@ArgsType()
class OwnListArgs {
  @Field(() => Int, { nullable: true, defaultValue: 50, description: 'At most so many, 1 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  after?: string | null;
}

@ArgsType()
export class OwnProductsArgs extends OwnListArgs implements OwnProductRequest {
  @Field(() => String, { nullable: true, description: 'Words to find, at most 100 characters; each must begin a word of title or number.' })
  query?: string | null;

  @Field(() => [ProductStatus], { nullable: true, description: 'Only those of these statuses.' })
  status?: ProductStatusName[] | null;

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Only those with a variant of which few or none are left.' })
  lowStockOnly?: boolean | null;
}

@ArgsType()
export class OwnPackagesArgs extends OwnListArgs implements OwnPackageRequest {
  @Field(() => [PackageStatus], { nullable: true, description: 'Only those of these statuses.' })
  status?: PackageStatusName[] | null;

  @Field(() => String, { nullable: true, description: 'Only those with these letters in their number, at most 100 characters.' })
  query?: string | null;
}

import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Product, SearchSuggestions } from '#server/modules/catalog/graphql.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { Vendor } from './vendor.type.ts';

/** Field of `Product` that leads to its vendor. */
@Resolver(() => Product)
export class ProductVendorResolver {
  @FieldResolver(() => Vendor, { description: 'The vendor that sells it.' })
  vendor(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): VendorDoc | null {
    return services.catalog.vendor(product.vendorId);
  }
}

/** Field of `SearchSuggestions` with matching vendors. */
@Resolver(() => SearchSuggestions)
export class SuggestedVendorsResolver {
  @FieldResolver(() => [Vendor], { description: 'Vendors whose name matches as a prefix.' })
  vendors(@Root() { vendors }: { vendors: VendorDoc[] }): VendorDoc[] {
    return vendors;
  }
}

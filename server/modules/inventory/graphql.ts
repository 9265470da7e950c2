/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { InventoryResolver, OwnProductResolver, OwnVariantResolver } from './inventory.resolver.ts';
import { VendorProductsResolver, VendorProductCountsResolver } from './vendorProducts.resolver.ts';

export const inventoryResolvers = [
  InventoryResolver,
  OwnProductResolver,
  OwnVariantResolver,
  VendorProductsResolver,
  VendorProductCountsResolver,
] as const;

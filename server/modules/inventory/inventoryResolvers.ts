import { InventoryResolver, OwnProductResolver, OwnVariantResolver } from './inventory.resolver.ts';
import { VendorProductCountsResolver, VendorProductsResolver } from './vendorProducts.resolver.ts';

export const INVENTORY_RESOLVERS = [
  InventoryResolver,
  OwnProductResolver,
  OwnVariantResolver,
  VendorProductCountsResolver,
  VendorProductsResolver,
] as const;

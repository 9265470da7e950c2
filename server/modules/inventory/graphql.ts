/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { InventoryResolver } from './inventory.resolver.ts';
import { VendorFoodTexts, VendorGarmentTexts } from './vendorLabels.resolver.ts';
import { VendorProduct, VendorProductCountsResolver, VendorProductsResolver, VendorVariant } from './vendorProducts.resolver.ts';

export const inventoryResolvers = [
  InventoryResolver,
  VendorFoodTexts,
  VendorGarmentTexts,
  VendorProduct,
  VendorVariant,
  VendorProductsResolver,
  VendorProductCountsResolver,
] as const;

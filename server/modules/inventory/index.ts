/** Public interface of the module: services, rules and their types. */
export { skuKey, tidyWeight } from './parseVariants.ts';
export { InventoryService, type ProductChange, type SaveRequest, type SaveResult } from './inventory.service.ts';
export type { ProductRequest, VariantRequest } from './productRequest.ts';
export { BrandNames } from './brandNames.ts';
export { VendorProductsService } from './vendorProducts.service.ts';

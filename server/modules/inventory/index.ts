/** Public interface of the module: services, rules and their types. */
export { normaliseWeight } from './parseVariants.ts';
export { InventoryService, type ProductChange, type SaveRequest, type SaveResult } from './inventory.service.ts';
export type { ProductRequest, VariantRequest } from './productRequest.ts';
export { skuKey } from './vendorCatalog.repository.ts';
export { VendorProductsService } from './vendorProducts.service.ts';

import type { ProductDoc, VariantDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

/** A variant with its product: the API's Variant. */
export interface ProductVariant {
  product: ProductDoc;
  variant: VariantDoc;
}

/** The catalogue reads needed for pricing and ordering. Served from an in-memory projection that follows every commit. */
export interface CatalogReader {
  /** By id; null if not found. Includes disabled products. */
  product(id: string): ProductDoc | null;
  /** By id; null if not found. */
  variant(id: string): ProductVariant | null;
  /** By id; null if not found. */
  vendor(id: string): VendorDoc | null;
  /** Units on hand of a variant; 0 without a stock record. */
  onHand(variantId: string): number;
}

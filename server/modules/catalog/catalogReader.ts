import type { ProductDoc, VariantDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

/** A variant together with the product it belongs to: what the API calls a Variant. */
export interface ProductVariant {
  product: ProductDoc;
  variant: VariantDoc;
}

/** What pricing and ordering need to know of the catalogue. Answers come from memory and follow every commit. */
export interface CatalogReader {
  /** By id; null when there is none. Disabled products are found too. */
  product(id: string): ProductDoc | null;
  /** By id; null when there is none. */
  variant(id: string): ProductVariant | null;
  /** By id; null when there is none. */
  vendor(id: string): VendorDoc | null;
  /** Units on hand of a variant; 0 when nothing is known of it. */
  onHand(variantId: string): number;
}

import type { FacetKey } from '#schema/rules/facets.ts';
import type { Measures } from '#schema/rules/garments.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import type { FoodDoc, Fulfilment, GarmentDoc, ProductDoc, SaleLabel } from '#server/store/documents/catalog.ts';

/** A product's picture: an upload by the seller, or a picture already used by one of the vendor's products. */
export interface PictureRequest {
  id: string;
  alt?: LocalisedText | null;
}

/** One variant: a combination of option values. */
export interface VariantRequest {
  /** The variant to change. Without an id, the variant with the same SKU, otherwise the one with the same options, otherwise a new one. */
  id?: string | null;
  sku: string;
  options: readonly { key: string; value: string }[];
  /** Cents; null to use the product's price. */
  price?: number | null;
  wasPrice?: number | null;
  stock: number;
  /** Optimistic check: the new count is rejected unless this many units are on hand. */
  expectedStock?: number | null;
  /** The product picture that shows the variant. */
  imageId?: string | null;
}

/** Changes to a food label. Omitted fields and languages stay unchanged, and null clears a field. */
export type FoodRequest = { [Field in keyof FoodDoc]?: FoodDoc[Field] | null };

/** Changes to a garment's label. */
export interface GarmentRequest extends Omit<{ [Field in keyof GarmentDoc]?: GarmentDoc[Field] | null }, 'measures'> {
  measures?: readonly ({ size: string } & Partial<Measures>)[] | null;
}

/** A product change before validation. For an existing product, omitted fields and languages stay unchanged. */
export interface ProductRequest {
  title?: LocalisedText | null;
  description?: LocalisedText | null;
  category?: string | null;
  brand?: string | null;
  tags?: readonly string[] | null;
  color?: string | null;
  label?: SaleLabel | null;
  /** Cents. */
  price?: number | null;
  wasPrice?: number | null;
  weight?: string | null;
  /** Omitted attributes stay unchanged; null clears all of them. */
  attributes?: readonly { key: FacetKey; values: readonly string[] }[] | null;
  fulfilment?: readonly Fulfilment[] | null;
  images?: readonly PictureRequest[] | null;
  halal?: NonNullable<ProductDoc['halal']> | null;
  gtin?: string | null;
  food?: FoodRequest | null;
  garment?: GarmentRequest | null;
  variants?: readonly VariantRequest[] | null;
}

import type { Fulfilment, ProductDoc, SaleLabel } from '#server/store/documents/catalog.ts';

/** A picture of a product: one that the seller uploaded, or that a product of the shop shows already. */
export interface PictureRequest {
  id: string;
  alt?: string | null;
  altMs?: string | null;
}

/** One way to choose a product's options. */
export interface VariantRequest {
  /** Which of the product's variants it is; left out, the one with its number or its options, else a new one. */
  id?: string | null;
  sku: string;
  options: readonly { key: string; value: string }[];
  /** Cents; null: the product's price. */
  price?: number | null;
  wasPrice?: number | null;
  stock: number;
  /** What the seller saw on the shelf: unless that is still so, a new count is refused. */
  expectedStock?: number | null;
  /** Which of the product's pictures shows it. */
  imageId?: string | null;
}

/** A product as a seller describes it. Of one that exists, what is left out stays as it is. */
export interface ProductRequest {
  title?: string | null;
  titleMs?: string | null;
  description?: string | null;
  descriptionMs?: string | null;
  category?: string | null;
  brand?: string | null;
  tags?: readonly string[] | null;
  color?: string | null;
  label?: SaleLabel | null;
  /** Cents. */
  price?: number | null;
  wasPrice?: number | null;
  weight?: string | null;
  fulfilment?: readonly Fulfilment[] | null;
  images?: readonly PictureRequest[] | null;
  halal?: NonNullable<ProductDoc['halal']> | null;
  variants?: readonly VariantRequest[] | null;
}

import { hash } from 'node:crypto';
import { canonicalJson } from '#server/platform/canonicalJson.ts';
import type { ProductVariant } from './productFacts.ts';

const VERSION_LENGTH = 16;

/**
 * Hash of everything that describes a variant to its buyer: texts, pictures, options and attributes, but not price, stock or
 * rating. It is the same on every node, regardless of the order of fields in the store.
 */
export function contentVersion({ product, variant }: ProductVariant): string {
  const { title, description, category, brand, color, weight, attributes, options, pictures, halal, fulfilment } = product;
  // Undefined if not stated, so that the version of products without them stays the same.
  const labels = { gtin: product.gtin ?? undefined, food: product.food ?? undefined, garment: product.garment ?? undefined };
  const shown = { title, description, category, brand, color, weight, attributes, options, pictures, halal, fulfilment, ...labels };
  return hash('sha256', canonicalJson([shown, variant.options, variant.picture])).slice(0, VERSION_LENGTH);
}

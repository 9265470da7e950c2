import type { ProductDoc } from '#server/store/documents/catalog.ts';

/** Whether a product's certificate is valid at a time (milliseconds since 1970). Expired ones count as none. */
export function isCertifiedAt(product: ProductDoc, nowMs: number): boolean {
  return product.halal !== null && Date.parse(product.halal.expires) > nowMs;
}

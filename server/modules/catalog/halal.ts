import type { ProductDoc } from '#server/store/documents/catalog.ts';

/** Whether a product's certificate is good at a moment (milliseconds since 1970). An expired one is as good as none. */
export function isCertifiedAt(product: ProductDoc, nowMs: number): boolean {
  return product.halal !== null && Date.parse(product.halal.expires) > nowMs;
}

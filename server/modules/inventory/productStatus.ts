import { NEW_DAYS } from '#schema/rules/limits.ts';
import type { ProductDoc, ProductStatus } from '#server/store/documents/catalog.ts';

const DAY_MS = 86_400_000;

/** Whether a status change would publish a hidden product that has no picture. */
export function isPublishedBare(before: ProductDoc, status: ProductStatus): boolean {
  return before.pictures.length === 0 && before.status === 'DISABLED' && status !== 'DISABLED';
}

/** Sets the status of all variants, because variants cannot be paused separately. Notes when a hidden product is listed. */
export function withStatus(product: ProductDoc, status: ProductStatus, at: string): ProductDoc {
  const variants = status === 'AVAILABLE' ? product.variants.map((variant) => ({ ...variant, status })) : product.variants;
  const isListed = product.status === 'DISABLED' && status !== 'DISABLED' && !isStillNew(product, at);
  return { ...product, status, variants, ...(isListed && { listedAt: at }) };
}

/** Whether a hidden product was listed not long ago. Hiding and showing it must not put it first among the newest, or in emails, again. */
function isStillNew({ listedAt }: ProductDoc, at: string): boolean {
  return listedAt !== undefined && Date.parse(at) - Date.parse(listedAt) < NEW_DAYS * DAY_MS;
}

/** Whether a product that was marked as out of stock is on sale again, because a variant without units has some. */
export function isBackInStock(status: ProductStatus, before: number, after: number): boolean {
  return status === 'OUT_OF_STOCK' && before <= 0 && after > 0;
}

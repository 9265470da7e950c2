import type { ProductStatus } from '#client/graphql/schemaTypes.generated.ts';

export type Status = ProductStatus;

/** Name of the form that sets a product's status; its `place` is the product's id. */
export const STATUS_INTENT = 'productStatus';

export const PRODUCT_STATUSES: readonly Status[] = ['AVAILABLE', 'OUT_OF_STOCK', 'DISABLED'];

/** Parses a submitted status. Returns null for other values. */
export function productStatus(value: unknown): Status | null {
  return PRODUCT_STATUSES.find((each) => each === value) ?? null;
}

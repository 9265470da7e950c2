import type { ProductStatus } from '#client/graphql/schemaTypes.generated.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';

/** Labels of the statuses that a vendor sets. */
export const STATUS_LABELS: Record<ProductStatus, PlainMessageKey> = {
  AVAILABLE: 'console.available',
  OUT_OF_STOCK: 'product.outOfStock',
  DISABLED: 'console.disabled',
};

import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { TopProductRow_ProductFragment } from './VendorDashboardPage.generated.ts';

/** What each status of a product is called. */
export const STATUS_LABELS: Record<TopProductRow_ProductFragment['status'], PlainMessageKey> = {
  AVAILABLE: 'console.available',
  OUT_OF_STOCK: 'product.outOfStock',
  DISABLED: 'console.disabled',
};

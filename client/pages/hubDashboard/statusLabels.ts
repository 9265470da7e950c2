import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { GoodsRow_ProductFragment } from './HubDashboardPage.generated.ts';

/** What each status of a product is called. */
export const STATUS_LABELS: Record<GoodsRow_ProductFragment['status'], PlainMessageKey> = {
  AVAILABLE: 'hub.available',
  OUT_OF_STOCK: 'product.outOfStock',
  DISABLED: 'hub.disabled',
};

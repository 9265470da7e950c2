import type { AlertDoc } from '#server/store/documents/alerts.ts';

/** A guest's confirmed alert for a sold-out variant. */
export function anAlert(change: Partial<AlertDoc> = {}): AlertDoc {
  return {
    id: 'alt_1',
    kind: 'BACK_IN_STOCK',
    target: 'variant/var_soldout',
    inbox: 'inbox-1',
    userId: null,
    email: 'guest@example.com',
    locale: 'en',
    state: 'ACTIVE',
    productId: 'prd_soldout',
    vendorId: 'ven_utara',
    variantId: 'var_soldout',
    search: null,
    thresholdCents: null,
    toldCents: null,
    since: '2026-11-01T00:00:00.000Z',
    createdAt: '2026-11-01T00:00:00.000Z',
    sentAt: null,
    ...change,
  };
}

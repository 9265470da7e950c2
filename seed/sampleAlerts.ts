import { DEMO_GUESTS_ID, DEMO_SHOPPER_ID } from '#server/modules/orders/index.ts';
import { alertIdOf, targetOf } from '#server/modules/alerts/index.ts';
import { inboxIdOf } from '#server/modules/notifications/index.ts';
import type { AlertDoc } from '#server/store/documents/alerts.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { Catalogue } from './catalogue.ts';

/** A sold-out product of the demo vendor, and one of another vendor that the demo shopper watches for its price. */
const SOLD_OUT = 'tapioca-chips-spicy';
const WATCHED_PRICE = 'batik-shirt-indigo';
const GUESTS_WAITING = 11;
const HOUR_MS = 3_600_000;

/** Two alerts of the demo shopper, and people who wait for a product of the demo vendor. They have no account, so no email is sent. */
export function sampleAlerts({ products }: Catalogue, openedAt: Date): AlertDoc[] {
  const soldOut = products.find(({ slug }) => slug === SOLD_OUT);
  const watched = products.find(({ slug }) => slug === WATCHED_PRICE);
  const alerts: AlertDoc[] = [];
  const add = (
    userId: string,
    email: string,
    hoursAgo: number,
    about: Pick<AlertDoc, 'kind' | 'target' | 'productId' | 'vendorId'> & Partial<AlertDoc>,
  ) => {
    const createdAt = new Date(openedAt.getTime() - hoursAgo * HOUR_MS).toISOString();
    alerts.push({
      ...{ id: alertIdOf(userId, about.target, null), inbox: inboxIdOf(email), userId, email: null, locale: 'en', state: 'ACTIVE' },
      ...{ variantId: null, search: null, thresholdCents: null, toldCents: null, since: createdAt, createdAt, sentAt: null },
      ...about,
    });
  };
  if (soldOut !== undefined) {
    add(DEMO_SHOPPER_ID, 'shopper@rizq.demo', 30, backInStock(soldOut));
    for (let guest = 0; guest < GUESTS_WAITING; guest += 1) {
      add(`${DEMO_GUESTS_ID}_${guest}`, `guest${guest}@rizq.demo`, 40 + 9 * guest, backInStock(soldOut));
    }
  }
  if (watched !== undefined) {
    const { id: productId, vendorId, priceCents: toldCents } = watched;
    add(DEMO_SHOPPER_ID, 'shopper@rizq.demo', 52, {
      kind: 'PRICE_DROP',
      target: targetOf.product(productId),
      productId,
      vendorId,
      toldCents,
    });
  }
  return alerts;
}

function backInStock({ id: productId, vendorId, variants: [variant] }: ProductDoc) {
  const variantId = variant?.id ?? '';
  return { kind: 'BACK_IN_STOCK', target: targetOf.variant(variantId), variantId, productId, vendorId } as const;
}

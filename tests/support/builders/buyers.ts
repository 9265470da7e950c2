import type { OrderInput } from '#schema/rules/inputs/order.ts';
import { anAddressInput } from './orderInput.ts';

/** Secret of the server for these buyers, so that a later process derives the same tokens. */
export const BUYERS_SECRET = 'a secret of buyers';

const WITH_COUPON = '-with-coupon';

/** The key of a buyer's next order; every second one uses the coupon TEN, which must exist. */
export function keyOf(prefix: string, buyer: number, count: number): string {
  return `${prefix}-${buyer}-${count}${count % 2 === 1 ? WITH_COUPON : ''}`;
}

/**
 * A buyer's order under a key: rice and coffee of two vendors, $12.34 + $7.77, VAT $4.02, delivery $3.00 + $4.50; with the coupon $2.01
 * less, and VAT $3.62.
 */
export function wantedBy(idempotencyKey: string): OrderInput {
  const isCheaper = idempotencyKey.endsWith(WITH_COUPON);
  return {
    ...(isCheaper && { coupon: 'TEN' }),
    idempotencyKey,
    lines: ['var_rice', 'var_coffee'].map((variantId) => ({ variantId, quantity: 1 })),
    expectedTotal: isCheaper ? 2922 : 3163,
    email: 'aina@example.com',
    shippingAddress: anAddressInput(),
    payment: { method: 'CASH_ON_DELIVERY' },
  };
}

/** The same order, paid by online banking. */
export function paidOnline(idempotencyKey: string): OrderInput {
  return { ...wantedBy(idempotencyKey), payment: { method: 'FPX', bank: 'DEMO_HARIMAU' } };
}

import type { OrderInput } from '#schema/rules/inputs/order.ts';
import { anAddressInput } from './orderInput.ts';

/** The server's secret for these buyers, fixed so that a later process derives the same tokens. */
export const BUYERS_SECRET = 'a secret of buyers';

const WITH_COUPON = '-with-coupon';

/** The key for a buyer's next order. Every second order uses the coupon TEN, which must exist. */
export function keyOf(prefix: string, buyer: number, count: number): string {
  return `${prefix}-${buyer}-${count}${count % 2 === 1 ? WITH_COUPON : ''}`;
}

/**
 * A buyer's order with a given key: rice and coffee from two vendors, $12.34 + $7.77, VAT $4.02, delivery $3.00 + $4.50. With the coupon
 * it costs $2.01 less, and VAT is $3.62.
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

/** The same order, paid through online banking. */
export function paidOnline(idempotencyKey: string): OrderInput {
  return { ...wantedBy(idempotencyKey), payment: { method: 'FPX', bank: 'DEMO_HARIMAU' } };
}

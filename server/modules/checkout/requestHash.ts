import { hash } from 'node:crypto';
import type { ParsedOrder } from '#schema/rules/inputs/order.ts';
import { DEFAULT_IF_SOLD_OUT } from '#schema/rules/substitutions.ts';
import { emailKeyOf } from '#server/modules/accounts/index.ts';
import { shippingCodeOf } from '#server/modules/cart/index.ts';

const ADDRESS_FIELDS = ['firstName', 'lastName', 'phone', 'line1', 'line2', 'city', 'postalCode', 'state'] as const;

/**
 * SHA-256 (hex) of an order's content, which is the same for equivalent requests: it ignores spaces, the case of the email
 * address and the order of lines. Deliveries are hashed by code, because their ids change with the terms. The key is excluded, as
 * are the prices that the buyer saw, because `expectedTotal` is the accepted price.
 */
export function requestHash(order: ParsedOrder): string {
  const lines = order.lines
    .map(({ variantId, quantity }) => [variantId, quantity] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const soldOut = order.lines
    .filter(({ ifSoldOut }) => ifSoldOut != null && ifSoldOut !== DEFAULT_IF_SOLD_OUT)
    .map(({ variantId, ifSoldOut }) => [variantId, ifSoldOut] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const choices = order.choices
    .map(({ vendorId, optionId }) => [vendorId, shippingCodeOf(optionId)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const address = (each: ParsedOrder['shippingAddress']) => ADDRESS_FIELDS.map((field) => each[field]);
  const canonical = [
    lines,
    order.expectedTotalCents,
    emailKeyOf(order.email),
    address(order.shippingAddress),
    address(order.billingAddress),
    order.note,
    order.payment.method,
    // Included only when present, so that keys from earlier versions still match.
    ...(order.payment.institution === null ? [] : [order.payment.institution]),
    ...(order.payment.returnUrl == null ? [] : [{ returnUrl: order.payment.returnUrl }]),
    ...(choices.length === 0 ? [] : [{ shipping: choices }]),
    ...(soldOut.length === 0 ? [] : [{ soldOut }]),
    ...(order.coupon === null ? [] : [{ coupon: order.coupon }]),
  ];
  return hash('sha256', JSON.stringify(canonical), 'hex');
}

import { hash } from 'node:crypto';
import { emailKeyOf, type AddressRequest } from '#server/modules/accounts/index.ts';
import type { ShippingChoice, WantedLine } from '#server/modules/cart/index.ts';
import type { PaymentChoice } from '#server/modules/payments/index.ts';
import type { AddressDoc, PaymentMethod } from '#server/store/documents/orders.ts';

/** An order as received, not validated. */
export interface OrderRequest {
  idempotencyKey: string;
  lines: readonly WantedLine[];
  /** The total the buyer agreed to, in cents. */
  expectedTotalCents: number;
  email: string;
  shippingAddress: AddressRequest;
  /** null: the same as the shipping address. */
  billingAddress?: AddressRequest | null;
  note?: string | null;
  /** Shipping choices; standard delivery for vendors that are not named. */
  shipping?: readonly ShippingChoice[] | null;
  coupon?: string | null;
  paymentMethod: PaymentMethod;
  /** The bank, for methods that use one. */
  paymentBank?: string | null;
  /** The wallet, for methods that use one. */
  paymentWallet?: string | null;
  /** Language of the buyer; defaults to English. */
  locale?: 'en' | 'ms';
}

/** A validated, normalised order: trimmed, phones in E.164, one line per variant, one delivery per vendor. */
export interface CheckedOrder {
  idempotencyKey: string;
  lines: WantedLine[];
  expectedTotalCents: number;
  email: string;
  shippingAddress: AddressDoc;
  billingAddress: AddressDoc;
  note: string | null;
  choices: readonly ShippingChoice[];
  /** In upper case. */
  coupon: string | null;
  locale: 'en' | 'ms';
  payment: PaymentChoice;
}

/**
 * SHA-256 (hex) of an order's content; equal for equivalent requests, whatever their spacing, the case of the email and the order of lines.
 * The key itself and the seen prices of single lines are left out: `expectedTotal` is the price agreed to.
 */
export function requestHash(order: CheckedOrder): string {
  const lines = order.lines
    .map(({ variantId, quantity }) => [variantId, quantity] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const choices = order.choices.map(({ vendorId, optionId }) => [vendorId, optionId] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  const address = (each: CheckedOrder['shippingAddress']) => [
    each.firstName,
    each.lastName,
    each.phone,
    each.line1,
    each.line2,
    each.city,
    each.postalCode,
    each.state,
  ];
  const canonical = [
    lines,
    order.expectedTotalCents,
    emailKeyOf(order.email),
    address(order.shippingAddress),
    address(order.billingAddress),
    order.note,
    order.payment.method,
    // Only when present, so that keys of earlier versions still match.
    ...(order.payment.institution === null ? [] : [order.payment.institution]),
    ...(choices.length === 0 ? [] : [{ shipping: choices }]),
    ...(order.coupon === null ? [] : [{ coupon: order.coupon }]),
  ];
  return hash('sha256', JSON.stringify(canonical), 'hex');
}

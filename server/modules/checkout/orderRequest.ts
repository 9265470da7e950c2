import type { AddressRequest } from '#server/modules/accounts/index.ts';
import type { PaymentChoice } from '#server/modules/payments/index.ts';
import type { AddressDoc, PaymentMethod } from '#server/store/documents/orders.ts';
import type { ShippingChoice, WantedLine } from '#server/modules/cart/index.ts';

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

import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { PaymentChoice } from '#server/modules/payments/payment.service.ts';
import type { AddressDoc, PaymentMethod } from '#server/store/documents/orders.ts';
import type { ShippingChoice, WantedLine } from '#server/modules/cart/quote.ts';

/** An address as somebody typed it. */
export interface AddressRequest {
  firstName: string;
  lastName?: string | null;
  phone: string;
  line1: string;
  line2?: string | null;
  city: string;
  postalCode: string;
  state: MalaysianState;
}

/** An order as it arrives, unchecked. */
export interface OrderRequest {
  idempotencyKey: string;
  lines: readonly WantedLine[];
  /** What the buyer was told to pay, in cents. */
  expectedTotalCents: number;
  email: string;
  shippingAddress: AddressRequest;
  /** null: the same as the shipping address. */
  billingAddress?: AddressRequest | null;
  note?: string | null;
  /** How parcels travel; those of vendors that are not named by standard delivery. */
  shipping?: readonly ShippingChoice[] | null;
  coupon?: string | null;
  paymentMethod: PaymentMethod;
  /** The bank of a payment that goes through one. */
  paymentBank?: string | null;
  /** The wallet of a payment that goes through one. */
  paymentWallet?: string | null;
  /** The language of the buyer; English without it. */
  locale?: 'en' | 'ms';
}

/** An order that was checked and tidied: trimmed, phones in E.164, one line per variant, one delivery per vendor. */
export interface CheckedOrder {
  idempotencyKey: string;
  lines: WantedLine[];
  expectedTotalCents: number;
  email: string;
  shippingAddress: AddressDoc;
  billingAddress: AddressDoc;
  note: string | null;
  choices: readonly ShippingChoice[];
  /** A code in capitals. */
  coupon: string | null;
  locale: 'en' | 'ms';
  payment: PaymentChoice;
}

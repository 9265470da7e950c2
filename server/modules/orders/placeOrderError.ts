import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { PackageStatus } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { ProductVariant } from '#server/modules/catalog/catalogReader.ts';

export type ErrorCode =
  | 'INVALID'
  | 'NOT_FOUND'
  | 'INSUFFICIENT_STOCK'
  | 'PRICE_CHANGED'
  | 'SHIPPING_UNAVAILABLE'
  | 'PAYMENT_DECLINED'
  | 'INVALID_CREDENTIALS'
  | 'EMAIL_TAKEN'
  | 'WEAK_PASSWORD'
  | 'TOO_MANY_ATTEMPTS'
  | 'BUSY'
  | 'TOKEN_INVALID'
  | 'TOKEN_EXPIRED'
  | 'IDEMPOTENCY_MISMATCH'
  | 'ILLEGAL_TRANSITION'
  | 'CONFLICT';

export interface Failure {
  code: ErrorCode;
  /** Says how to put it right, without repeating what was typed. */
  text: LocalisedText;
  /** Place in the mutation's input, such as ["shippingAddress", "postalCode"]; null: the whole of it. */
  path: string[] | null;
}

/** Something in the request is not as it has to be. */
export interface InvalidInput extends Failure {
  kind: 'InvalidInput';
  code: 'INVALID' | 'IDEMPOTENCY_MISMATCH' | 'EMAIL_TAKEN' | 'WEAK_PASSWORD' | 'CONFLICT';
}

/** A line names something the shop does not sell. */
export interface NotFound extends Failure {
  kind: 'NotFound';
  code: 'NOT_FOUND';
}

/** A line wants more than there is. */
export interface InsufficientStock extends Failure {
  kind: 'InsufficientStock';
  code: 'INSUFFICIENT_STOCK';
  variant: ProductVariant;
  requested: number;
  available: number;
}

/** The order costs something else than the buyer was told. Cents. */
export interface PriceChanged extends Failure {
  kind: 'PriceChanged';
  code: 'PRICE_CHANGED';
  expectedCents: number;
  actualCents: number;
}

/** A vendor does not deliver to the state of the address. */
export interface ShippingUnavailable extends Failure {
  kind: 'ShippingUnavailable';
  code: 'SHIPPING_UNAVAILABLE';
  vendor: VendorDoc;
  state: MalaysianState;
}

/** The payment did not go through; nothing was charged and nothing ordered. */
export interface PaymentDeclined extends Failure {
  kind: 'PaymentDeclined';
  code: 'PAYMENT_DECLINED';
  /** Whether another try, perhaps with another bank, could succeed. */
  retryable: boolean;
}

/** A package cannot go there from where it is. */
export interface IllegalTransition extends Failure {
  kind: 'IllegalTransition';
  code: 'ILLEGAL_TRANSITION';
  /** Where it is. */
  from: PackageStatus;
  /** Where who asks may move it from there. */
  allowed: readonly PackageStatus[];
}

/** Every expected way in which an order is refused. */
export type PlaceOrderError = InvalidInput | NotFound | InsufficientStock | PriceChanged | ShippingUnavailable | PaymentDeclined;

/** An input that is not as it has to be. */
export function invalid(path: string[], text: LocalisedText): InvalidInput {
  return { kind: 'InvalidInput', code: 'INVALID', path, text };
}

const DECLINED = {
  en: "Payment didn't go through. You haven't been charged, and nothing was ordered.",
  ms: 'Pembayaran tidak berjaya. Anda tidak dikenakan caj dan tiada pesanan dibuat.',
};
const TRY_AGAIN = { en: 'Choose another bank or another way to pay.', ms: 'Pilih bank lain atau cara pembayaran lain.' };

/** A payment that was declined. */
export function paymentDeclined(retryable: boolean): PaymentDeclined {
  const text = retryable ? { en: `${DECLINED.en} ${TRY_AGAIN.en}`, ms: `${DECLINED.ms} ${TRY_AGAIN.ms}` } : DECLINED;
  return { kind: 'PaymentDeclined', code: 'PAYMENT_DECLINED', path: ['payment'], text, retryable };
}

import type { Failure, InvalidInput, NotFound } from '#server/platform/input/failure.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { PAYMENT_MESSAGES } from '#server/modules/payments/index.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { ProductVariant } from '#server/modules/catalog/index.ts';

/** A line exceeds the stock. */
export interface InsufficientStock extends Failure {
  kind: 'InsufficientStock';
  code: 'INSUFFICIENT_STOCK';
  variant: ProductVariant;
  requested: number;
  available: number;
}

/** The total differs from the one the buyer agreed to. Cents. */
export interface PriceChanged extends Failure {
  kind: 'PriceChanged';
  code: 'PRICE_CHANGED';
  expectedCents: number;
  actualCents: number;
}

/** The coupon does not apply to this order. */
export interface CouponRejected extends Failure {
  kind: 'CouponRejected';
  code: 'COUPON_REJECTED';
  /** Missing amount of products in cents, when nothing else is wrong. */
  spendMoreCents: number | null;
}

/** A vendor does not deliver to the state of the address. */
export interface ShippingUnavailable extends Failure {
  kind: 'ShippingUnavailable';
  code: 'SHIPPING_UNAVAILABLE';
  vendor: VendorDoc;
  state: MalaysianState;
}

/** The payment failed; nothing was charged and nothing ordered. */
export interface PaymentDeclined extends Failure {
  kind: 'PaymentDeclined';
  code: 'PAYMENT_DECLINED';
  /** Whether another attempt, perhaps with another bank, could succeed. */
  retryable: boolean;
}

/** Every expected way in which an order is refused. */
export type PlaceOrderError =
  InvalidInput | NotFound | InsufficientStock | PriceChanged | CouponRejected | ShippingUnavailable | PaymentDeclined;

/** A payment that could not be opened; `isPlaced`: for an order that already exists. */
export function paymentDeclined(reason: 'DECLINED' | 'UNREACHABLE', isPlaced = false): PaymentDeclined {
  const { declined, unreachable, declinedAgain, unreachableAgain } = PAYMENT_MESSAGES;
  const [refused, silent] = isPlaced ? [declinedAgain, unreachableAgain] : [declined, unreachable];
  const text = reason === 'DECLINED' ? refused : silent;
  return { kind: 'PaymentDeclined', code: 'PAYMENT_DECLINED', path: ['payment'], text, retryable: true };
}

import type { WantedLine } from '#schema/rules/inputs/order.ts';
import type { CouponTerms } from '#schema/rules/coupons.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { ShippingCode } from '#schema/rules/shipping.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { TotalsDoc } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { WantedCoupon } from '#server/modules/promotions/index.ts';
import type { ProductVariant } from '#server/modules/catalog/index.ts';
import type { PickupPlace } from './pickupPlace.ts';

export type { WantedLine };

/** The shipping option chosen for a vendor's package, by its code or id. */
export interface ShippingChoice {
  vendorId: string;
  optionId: string;
}

/** All inputs of pricing except the catalogue and the time. Lines are merged; at most one choice per vendor. */
export interface Cart {
  lines: readonly WantedLine[];
  destination: Destination;
  choices: readonly ShippingChoice[];
  coupon: WantedCoupon | null;
}

export type QuoteIssueCode =
  | 'INSUFFICIENT_STOCK'
  | 'UNAVAILABLE'
  | 'PRICE_CHANGED'
  | 'CONTENT_CHANGED'
  | 'VENDOR_ON_HOLIDAY'
  | 'NOT_DELIVERABLE'
  | 'UNKNOWN_VARIANT'
  | 'COUPON_REJECTED'
  | 'SHIPPING_UNAVAILABLE';

/** An issue to show before ordering. */
export interface QuoteIssue {
  code: QuoteIssueCode;
  /** Whether it blocks the order. */
  blocking: boolean;
  variantId: string | null;
  /** The vendor, for delivery issues; otherwise null. */
  vendorId: string | null;
  /** Units that can be bought, for stock issues; otherwise null. */
  available: number | null;
  /** Amount in cents still needed for a coupon; otherwise null. */
  spendMoreCents: number | null;
  /** Index of the delivery choice that is unavailable; otherwise null. */
  choice: { index: number; field: 'vendorId' | 'optionId' } | null;
  text: LocalisedText;
}

/** One line at the current price, in integer cents. */
export interface QuoteLine {
  variant: ProductVariant;
  product: ProductDoc;
  quantity: number;
  unitPriceCents: number;
  totalCents: number;
  issues: QuoteIssue[];
}

/** A shipping option for one vendor's package. */
export interface ShippingOption {
  code: ShippingCode;
  /** Id of the vendor that offers it, or of the package shipped this way. */
  offeredBy: string;
  name: LocalisedText;
  /** Before free delivery. */
  regularPriceCents: number;
  /** 0 if the cart qualifies for free delivery. */
  priceCents: number;
  /** Working days, both ends inclusive. */
  minDays: number;
  maxDays: number;
  /** End of the first and last expected delivery day, in ISO 8601; null if there is no destination. */
  earliest: string | null;
  latest: string | null;
  /** Pickup place; null for a delivery. */
  pickup: PickupPlace | null;
}

/** Totals, and the amount still needed for free delivery; null on packages and orders, for which free delivery is already decided. */
export interface TotalsView extends TotalsDoc {
  freeShippingRemainingCents: number | null;
}

/** The part of a cart that comes from one vendor: one package. */
export interface QuoteGroup {
  vendor: VendorDoc;
  lines: QuoteLine[];
  /** Empty if the vendor does not deliver to the state. */
  shippingOptions: ShippingOption[];
  chosen: ShippingOption | null;
  totals: TotalsView;
}

/** A priced cart. */
export interface Quote {
  lines: QuoteLine[];
  groups: QuoteGroup[];
  totals: TotalsView;
  /** The coupon that applies; null if none. */
  coupon: ({ code: string } & CouponTerms) | null;
  /** Issues for all lines, unknown variants, unavailable choices and the coupon. */
  issues: QuoteIssue[];
  readyToPlace: boolean;
}

/** Destination state; null if not yet known. */
export type Destination = MalaysianState | null;

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

/** The shipping option chosen for the package of one vendor: by its code or its id. */
export interface ShippingChoice {
  vendorId: string;
  optionId: string;
}

/** All inputs of pricing besides the catalogue and the moment. Lines are merged; at most one choice per vendor. */
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

/** An issue the buyer should know before ordering. */
export interface QuoteIssue {
  code: QuoteIssueCode;
  /** Whether it blocks the order. */
  blocking: boolean;
  variantId: string | null;
  /** The vendor, for issues of a delivery; else null. */
  vendorId: string | null;
  /** Units that can be bought, for issues of stock; else null. */
  available: number | null;
  /** Missing amount of products before a coupon applies, in cents; else null. */
  spendMoreCents: number | null;
  /** Position among the choices of a delivery that is not offered; else null. */
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
  /** 0 when the cart qualifies for free delivery. */
  priceCents: number;
  /** Working days, both ends inclusive. */
  minDays: number;
  maxDays: number;
  /** End of the first and of the last expected day of delivery, ISO 8601; null without a destination. */
  earliest: string | null;
  latest: string | null;
  /** Pickup place; null for a delivery. */
  pickup: PickupPlace | null;
}

/** Totals and the amount missing for free delivery; null on packages and orders, where that is decided. */
export interface TotalsView extends TotalsDoc {
  freeShippingRemainingCents: number | null;
}

/** The part of a cart from one vendor: one package. */
export interface QuoteGroup {
  vendor: VendorDoc;
  lines: QuoteLine[];
  /** Empty when the vendor does not deliver to the state. */
  shippingOptions: ShippingOption[];
  chosen: ShippingOption | null;
  totals: TotalsView;
}

/** A priced cart. */
export interface Quote {
  lines: QuoteLine[];
  groups: QuoteGroup[];
  totals: TotalsView;
  /** The coupon that applies; null without one. */
  coupon: ({ code: string } & CouponTerms) | null;
  /** Issues of all lines, of lines without a price, of choices that are not offered, and of the coupon. */
  issues: QuoteIssue[];
  readyToPlace: boolean;
}

/** State of delivery; null: not known yet. */
export type Destination = MalaysianState | null;

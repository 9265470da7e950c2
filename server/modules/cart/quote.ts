import type { CouponTerms } from '#schema/rules/coupons.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { TotalsDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { WantedCoupon } from '#server/modules/promotions/wantedCoupon.ts';
import type { ProductVariant } from '#server/modules/catalog/catalogReader.ts';
import type { PickupPlace } from './pickupPlace.ts';

/** What somebody wants to buy. */
export interface WantedLine {
  variantId: string;
  quantity: number;
  /** Unit price in cents that the buyer saw; null: not told. */
  seenPriceCents: number | null;
}

/** How the parcel of one vendor is to travel. */
export interface ShippingChoice {
  vendorId: string;
  optionId: string;
}

/** All that a price depends on beside the catalogue and the moment. Lines are merged, and no vendor is chosen for twice. */
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
  | 'VENDOR_ON_HOLIDAY'
  | 'NOT_DELIVERABLE'
  | 'UNKNOWN_VARIANT'
  | 'COUPON_REJECTED'
  | 'SHIPPING_UNAVAILABLE';

/** Something the buyer should know before ordering. */
export interface QuoteIssue {
  code: QuoteIssueCode;
  /** Whether it must be put right before the cart can be ordered. */
  blocking: boolean;
  variantId: string | null;
  /** The vendor whose delivery it is about; null where that is not the question. */
  vendorId: string | null;
  /** Units that can be bought; null where that is not the question. */
  available: number | null;
  /** Goods that are missing before a coupon counts, in cents; null where that is not the question. */
  spendMoreCents: number | null;
  /** Where a delivery that is not offered stands among the choices; null where that is not the question. */
  choice: { index: number; field: 'vendorId' | 'optionId' } | null;
  text: LocalisedText;
}

/** One line at today's price, in integer cents. */
export interface QuoteLine {
  variant: ProductVariant;
  product: ProductDoc;
  quantity: number;
  unitPriceCents: number;
  totalCents: number;
  issues: QuoteIssue[];
}

/** The ways in which a parcel can travel. */
export type ShippingCode = 'standard' | 'express' | 'pickup';

/** A way for one vendor's parcel to travel. */
export interface ShippingOption {
  code: ShippingCode;
  /** The id of the vendor who offers it, or of the package that travels so. */
  offeredBy: string;
  name: LocalisedText;
  /** By itself, whatever the cart has earned. */
  regularCents: number;
  /** 0 when the cart has earned free delivery. */
  priceCents: number;
  /** Working days, both ends inclusive. */
  minDays: number;
  maxDays: number;
  /** The ends of the first and the last day on which it should arrive, ISO 8601; null without a destination. */
  earliest: string | null;
  latest: string | null;
  /** Where it is fetched; null where it is brought. */
  pickup: PickupPlace | null;
}

/** Totals, and how far free delivery is; null where that is no question any more: on packages and orders. */
export interface TotalsView extends TotalsDoc {
  freeShippingRemainingCents: number | null;
}

/** What comes from one vendor, in one parcel. */
export interface QuoteGroup {
  vendor: VendorDoc;
  lines: QuoteLine[];
  /** None when the vendor does not deliver to the state. */
  shippingOptions: ShippingOption[];
  chosen: ShippingOption | null;
  totals: TotalsView;
}

/** A cart, priced. */
export interface Quote {
  lines: QuoteLine[];
  groups: QuoteGroup[];
  totals: TotalsView;
  /** The coupon that counts; null without any. */
  coupon: ({ code: string } & CouponTerms) | null;
  /** Those of all lines, of lines that could not be priced at all, of choices that cannot be followed, and of the coupon. */
  issues: QuoteIssue[];
  readyToPlace: boolean;
}

/** Where a cart goes; null: not told yet. */
export type Destination = MalaysianState | null;

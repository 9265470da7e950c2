import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { TotalsDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { ProductVariant } from '#server/modules/catalog/catalogReader.ts';

/** What somebody wants to buy. */
export interface WantedLine {
  variantId: string;
  quantity: number;
  /** Unit price in cents that the buyer saw; null: not told. */
  seenPriceCents: number | null;
}

export type QuoteIssueCode =
  'INSUFFICIENT_STOCK' | 'UNAVAILABLE' | 'PRICE_CHANGED' | 'VENDOR_ON_HOLIDAY' | 'NOT_DELIVERABLE' | 'UNKNOWN_VARIANT';

/** Something the buyer should know before ordering. */
export interface QuoteIssue {
  code: QuoteIssueCode;
  /** Whether it must be put right before the cart can be ordered. */
  blocking: boolean;
  variantId: string | null;
  /** Units that can be bought; null where that is not the question. */
  available: number | null;
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

/** A way for one vendor's parcel to travel. */
export interface ShippingOption {
  id: string;
  name: LocalisedText;
  /** 0 when the cart has earned free delivery. */
  priceCents: number;
  /** Working days, both ends inclusive. */
  minDays: number;
  maxDays: number;
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
  /** Those of all lines, and of lines that could not be priced at all. */
  issues: QuoteIssue[];
  readyToPlace: boolean;
}

/** Where a cart goes; null: not told yet. */
export type Destination = MalaysianState | null;

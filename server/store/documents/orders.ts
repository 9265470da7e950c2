/** Orders. Money is integer cents of US dollars. */
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { LocalisedText, PictureDoc } from './shared.ts';

export interface AddressDoc {
  firstName: string;
  lastName: string | null;
  phone: string;
  line1: string;
  line2: string | null;
  city: string;
  postalCode: string;
  state: MalaysianState;
}

/** Integer cents. See schema/rules/totals.ts for how they hang together. */
export interface TotalsDoc {
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  /** The rate of VAT when it was ordered. Orders from before it was written down were all taxed at 20 percent. */
  taxPercent?: number;
}

export type PackageStatus =
  'PLACED' | 'PACKED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURN_REQUESTED' | 'RETURNED';

export interface OrderLineDoc {
  id: string;
  productId: string;
  variantId: string;
  /** What was bought, as it read then. */
  title: LocalisedText;
  sku: string;
  picture: PictureDoc | null;
  options: Record<string, string>;
  quantity: number;
  unitPriceCents: number;
  totalCents: number;
  /** Whether it could be sent back when it was bought. Missing in older orders: as the product is now. */
  isReturnable?: boolean;
}

/**
 * REQUESTED by the buyer, ACCEPTED or REFUSED by the seller; RECEIVED when the goods are back with the seller, REFUNDED once the seller has
 * transferred what was paid for them in cash. What was paid online goes back by itself, and stays RECEIVED.
 */
export type ReturnStatus = 'REQUESTED' | 'ACCEPTED' | 'REFUSED' | 'RECEIVED' | 'REFUNDED';

export interface OrderEventDoc {
  at: string;
  status: PackageStatus;
  /** Where a return was from then on; missing in events that are not about one. */
  returnStatus?: ReturnStatus;
  /** That return. Missing in older events: the one that was asked for last before it. */
  returnId?: string;
  place: string | null;
  /** What somebody typed stays in their language; what the shop itself says is in both. */
  note: string | LocalisedText | null;
}

/** How a courier finds a package. */
export interface TrackingDoc {
  /** The courier's name. */
  carrier: string;
  code: string;
  /** Where the courier tells how far it is; an https address, or null. */
  url: string | null;
}

/** Units of one line that come back, with what was paid for them: goods after the discount, and their VAT. Cents. */
export interface ReturnLineDoc {
  lineId: string;
  quantity: number;
  productsCents: number;
  taxCents: number;
}

/** Goods of a package that their buyer sends back. */
export interface ReturnDoc {
  /** ret_… */
  id: string;
  status: ReturnStatus;
  lines: ReturnLineDoc[];
  /** What the buyer wrote. */
  reason: string;
  requestedAt: string;
  /** When it was accepted or refused. */
  answeredAt: string | null;
  /** How and where the buyer sends the goods, as the seller wrote it; null until it is accepted. */
  instructions: string | null;
  /** Why it was refused, as the seller wrote it. */
  refusal: string | null;
  receivedAt: string | null;
  /** Whether the goods went back on the shelf; null until they are received. */
  isRestocked: boolean | null;
  /** ORIGINAL: by the way it was paid. TRANSFER: to the buyer's bank account, for what was paid in cash. */
  refundBy: 'ORIGINAL' | 'TRANSFER';
  /** When the seller transferred it; only of TRANSFER. Missing or null: not yet. */
  paidBackAt?: string | null;
  /** What the lines add up to. */
  refundCents: number;
}

export interface OrderPackageDoc {
  /** pkg_… */
  id: string;
  number: string;
  vendorId: string;
  lines: OrderLineDoc[];
  totals: TotalsDoc;
  /** How it travels: standard, express or pickup. */
  shippingOption: string;
  /** Working days that the seller promised. Missing in older orders: the market's usual ones. */
  deliveryDays?: { minDays: number; maxDays: number };
  timeline: OrderEventDoc[];
  /** The end of the day on which it should arrive at the earliest. Missing in older orders. */
  expectedFrom?: string;
  expectedBy: string | null;
  /** Missing until it is handed to a courier, and in packages older than tracking numbers. */
  tracking?: TrackingDoc;
  /** The earliest first; missing: none. */
  returns?: ReturnDoc[];
}

export type PaymentMethod = 'FPX' | 'DUITNOW_QR' | 'EWALLET' | 'CARD' | 'CASH_ON_DELIVERY';

/** What the buyer has to do before the payment is final: follow an address, or scan a code. Exactly one of them is there. */
export interface PaymentActionDoc {
  redirectUrl: string | null;
  qrPayload: string | null;
  expiresAt: string;
}

export interface OrderPaymentDoc {
  method: PaymentMethod;
  status: 'PENDING' | 'PAID' | 'REFUNDED' | 'FAILED';
  /** What was given back. Missing in orders older than refunds: nothing. */
  refundedCents?: number;
  /** The bank or wallet that was chosen; null where there is nothing to choose. Missing in older orders. */
  institution?: string | null;
  /** The payment that counts: earlier tries were given up. Missing in older orders, and where cash is paid. */
  paymentId?: string;
  /** Until when the goods are held for an order that is not paid; missing once it is, or never was to be paid online. */
  payBy?: string;
  /** Missing where the buyer has nothing to do. */
  action?: PaymentActionDoc;
  /** Why it FAILED. Missing in older orders: declined. */
  failure?: 'DECLINED' | 'EXPIRED';
}

export interface OrderDoc {
  /** ord_… */
  id: string;
  /** Random, for people. */
  number: string;
  invoiceNumber: string;
  /** null for a guest. */
  userId: string | null;
  /** SHA-256 of the access token, hex. The token itself is never stored. */
  accessTokenHash: string;
  placedAt: string;
  email: string;
  /** The language in which it was ordered: what is written to the buyer is in it. Missing in older orders: English. */
  locale?: 'en' | 'ms';
  note: string | null;
  /** The code of the coupon that took the discount off. Missing: none. */
  coupon?: string;
  shippingAddress: AddressDoc;
  billingAddress: AddressDoc;
  packages: OrderPackageDoc[];
  totals: TotalsDoc;
  payment: OrderPaymentDoc;
}

/** One order per key: the id is the client's idempotency key. Only successes are kept. */
export interface IdempotencyDoc {
  id: string;
  /** SHA-256 of the canonical request. */
  requestHash: string;
  orderId: string;
  createdAt: string;
}

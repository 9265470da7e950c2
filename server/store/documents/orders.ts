/** Orders. Money is integer cents of US dollars. */
import type { CouponTerms } from '#schema/rules/coupons.ts';
import type { Locale } from '#schema/rules/locales.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import type { LostTerms } from '#schema/rules/lostTerms.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { PaymentMethod } from '#schema/rules/payments.ts';
import type { PictureDoc } from './shared.ts';

export type { PaymentMethod };

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

/** Integer cents. schema/rules/totals.ts defines how they add up. */
export interface TotalsDoc {
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  /** VAT rate when it was ordered. Missing in older orders: 20 percent. */
  taxPercent?: number;
}

export type PackageStatus =
  'PLACED' | 'PACKED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURN_REQUESTED' | 'RETURNED';

export interface OrderLineDoc {
  id: string;
  productId: string;
  variantId: string;
  /** Title when it was bought. */
  title: LocalisedText;
  sku: string;
  picture: PictureDoc | null;
  options: Record<string, string>;
  quantity: number;
  unitPriceCents: number;
  totalCents: number;
  /** Whether it was returnable when it was bought. Missing in older orders: as the product is now. */
  isReturnable?: boolean;
}

/**
 * REQUESTED by the buyer, ACCEPTED or REFUSED by the vendor; RECEIVED when the products are back with the vendor, REFUNDED once the vendor
 * has transferred what was paid for them in cash. Online payments are refunded automatically, and the return stays RECEIVED.
 */
export type ReturnStatus = 'REQUESTED' | 'ACCEPTED' | 'REFUSED' | 'RECEIVED' | 'REFUNDED';

export interface OrderEventDoc {
  at: string;
  status: PackageStatus;
  /** Status of a return from then on; missing in events that are not about one. */
  returnStatus?: ReturnStatus;
  /** That return. Missing in older events: the last one requested before it. */
  returnId?: string;
  /** The tracking that was corrected, null if there was none. Missing in events that correct no tracking. */
  replacedTracking?: TrackingDoc | null;
  /** Who cancelled the package. Missing: an operator, an expired payment, or an event older than this field. */
  by?: 'BUYER' | 'VENDOR';
  place: string | null;
  /** Typed text stays in its own language; the marketplace's own text is in both. */
  note: string | LocalisedText | null;
}

/** Tracking of a package by its courier. */
export interface TrackingDoc {
  /** The courier's name. */
  carrier: string;
  code: string;
  /** The courier's tracking page; an https address, or null. */
  url: string | null;
}

/** Returned units of one line, with what was paid for them: products after the discount, and their VAT. Cents. */
export interface ReturnLineDoc {
  lineId: string;
  quantity: number;
  productsCents: number;
  taxCents: number;
}

/** A return of products of a package by their buyer. */
export interface ReturnDoc {
  /** ret_… */
  id: string;
  status: ReturnStatus;
  lines: ReturnLineDoc[];
  /** As the buyer wrote it. */
  reason: string;
  requestedAt: string;
  /** When it was accepted or refused. */
  answeredAt: string | null;
  /** How and where the buyer sends the products, as the vendor wrote it; null until it is accepted. */
  instructions: string | null;
  /** Why it was refused, as the vendor wrote it. */
  refusal: string | null;
  receivedAt: string | null;
  /** Whether the products were restocked; null until they are received. */
  isRestocked: boolean | null;
  /** ORIGINAL: by the original payment method. TRANSFER: to the buyer's bank account, for what was paid in cash. */
  refundBy: 'ORIGINAL' | 'TRANSFER';
  /** When the vendor transferred it; only of TRANSFER. Missing or null: not yet. */
  paidBackAt?: string | null;
  /** Lost terms of the order that were charged against the refund when it was received; negative: given back. Missing: none. */
  charge?: LostTerms;
  /** Sum of the lines, less the charge. */
  refundCents: number;
}

export interface OrderPackageDoc {
  /** pkg_… */
  id: string;
  number: string;
  vendorId: string;
  lines: OrderLineDoc[];
  totals: TotalsDoc;
  /** Shipping option: standard, express or pickup. */
  shippingOption: string;
  /** Delivery fee before free delivery. Missing in older orders: they keep their terms. */
  regularShippingCents?: number;
  /** What it costs more than its totals since the order lost terms. Missing: nothing. */
  lostTerms?: LostTerms;
  /** Of a cancelled package: lost terms of the order that were charged against its refund; negative: given back. Missing: none. */
  charge?: LostTerms;
  /** Of a cancelled package to be paid in cash: what it cost more until then. Missing: nothing. */
  unpaidLostTerms?: LostTerms;
  /** Working days that the vendor promised. Missing in older orders: the marketplace's usual ones. */
  deliveryDays?: { minDays: number; maxDays: number };
  timeline: OrderEventDoc[];
  /** End of the earliest day of expected arrival. Missing in older orders. */
  expectedFrom?: string;
  expectedBy: string | null;
  /** Missing until it is handed to a courier, and in packages older than tracking numbers. */
  tracking?: TrackingDoc;
  /** Earliest first; missing: none. */
  returns?: ReturnDoc[];
}

/** What the buyer has to do before the payment is final: open an address, or scan a code. Exactly one of them is set. */
export interface PaymentActionDoc {
  redirectUrl: string | null;
  qrPayload: string | null;
  expiresAt: string;
}

export interface OrderPaymentDoc {
  method: PaymentMethod;
  status: 'PENDING' | 'PAID' | 'REFUNDED' | 'FAILED';
  /** Refunded amount. Missing in orders older than refunds: nothing. */
  refundedCents?: number;
  /** The chosen bank or wallet; null where there is no choice. Missing in older orders. */
  institution?: string | null;
  /** The current payment: earlier attempts were given up. Missing in older orders, and where cash is paid. */
  paymentId?: string;
  /** End of the reservation of an unpaid order; missing once it is paid, or when it was never to be paid online. */
  payBy?: string;
  /** Missing where the buyer has nothing to do. */
  action?: PaymentActionDoc;
  /** Why it FAILED. Missing in older orders: declined. */
  failure?: 'DECLINED' | 'EXPIRED';
}

/**
 * A cash order that waits until its buyer confirms the email: it has taken no stock, and its vendors do not know of it. Remains in an order
 * that was cancelled meanwhile.
 */
export interface UnreservedDoc {
  /** End of the wait: then it is cancelled. */
  confirmBy: string;
  /** Keyed hash of the network that placed it, under which it counts from the confirmation on. Null in a cancelled order once the wait has ended. */
  network: string | null;
}

export interface OrderDoc {
  /** ord_… */
  id: string;
  /** Random, human-readable. */
  number: string;
  /** Null until the job after the commit has issued it. */
  invoiceNumber: string | null;
  /** null for a guest. */
  userId: string | null;
  /** SHA-256 of the access token, hex. The token itself is never stored. */
  accessTokenHash: string;
  placedAt: string;
  email: string;
  /** The inbox of the email (`inboxOf`), by which a vendor's earlier orders of one buyer are found. */
  inbox?: string;
  /** When the buyer confirmed this email by its link. Missing or null: not confirmed. */
  emailConfirmedAt?: string | null;
  /** Missing once the order has taken its stock. */
  unreserved?: UnreservedDoc;
  /** Language of the order and of the emails to its buyer. Missing in older orders: English. */
  locale?: Locale;
  note: string | null;
  /** Code of the coupon that gave the discount. Missing: none. */
  coupon?: string;
  /** Its terms when it was used. Missing without one, and in older orders. */
  couponTerms?: CouponTerms;
  shippingAddress: AddressDoc;
  billingAddress: AddressDoc;
  packages: OrderPackageDoc[];
  totals: TotalsDoc;
  payment: OrderPaymentDoc;
}

/**
 * An order counts under a key of the network that placed it, and of all unconfirmed buyers, while it is unpaid: units of a variant, or a
 * guest's orders. Other rows have an upper bound of the units under a key. Deleted when their time is over.
 */
export interface ReservationDoc {
  /** The order's id and the key; or the key of a bound. */
  id: string;
  /** Keyed hash of the network or `unconfirmed`, and what is counted; null in the row of a bound. */
  key: string | null;
  orderId: string | null;
  /** 0 in the row of an order. */
  units: number;
  until: string;
}

/** The last invoice number of a Malaysian calendar year: numbers up to it belong to orders. */
export interface InvoiceSeriesDoc {
  /** The year. */
  id: string;
  last: number;
}

/** One order per key: the id is the client's idempotency key. Only successes are stored. */
export interface IdempotencyDoc {
  id: string;
  /** SHA-256 of the canonical request. */
  requestHash: string;
  orderId: string;
  createdAt: string;
}

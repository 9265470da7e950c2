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
  /** VAT rate at the time of the order. Missing in older orders: 20 percent. */
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
  /** Whether it was returnable at the time of the order. Missing in older orders: as the product is now. */
  isReturnable?: boolean;
}

/**
 * REQUESTED by the buyer, ACCEPTED or REFUSED by the vendor; RECEIVED once the vendor has the products, REFUNDED once the
 * vendor has transferred a cash refund. Online payments are refunded automatically, and the return remains RECEIVED.
 */
export type ReturnStatus = 'REQUESTED' | 'ACCEPTED' | 'REFUSED' | 'RECEIVED' | 'REFUNDED';

export interface OrderEventDoc {
  at: string;
  status: PackageStatus;
  /** Status of a return after the event; missing in other events. */
  returnStatus?: ReturnStatus;
  /** Id of that return. Missing in older events: the last one requested before. */
  returnId?: string;
  /** The corrected tracking, null if there was none. Missing in other events. */
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

/** Returned units of a line with the amounts paid for them: products after the discount, and their VAT. Cents. */
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
  /** ORIGINAL: to the original payment method. TRANSFER: to the buyer's bank account, for cash payments. */
  refundBy: 'ORIGINAL' | 'TRANSFER';
  /** Time at which the vendor transferred the refund (TRANSFER only). Missing or null: not yet. */
  paidBackAt?: string | null;
  /** Lost terms charged against the refund when it was received; negative if returned to the buyer. Missing: none. */
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
  /** Additional cost beyond the totals because the order lost terms. Missing: none. */
  lostTerms?: LostTerms;
  /** For a cancelled package: lost terms charged against its refund; negative if returned to the buyer. Missing: none. */
  charge?: LostTerms;
  /** For a cancelled cash package: its additional cost before the cancellation. Missing: none. */
  unpaidLostTerms?: LostTerms;
  /** Working days promised by the vendor. Missing in older orders: the marketplace's usual days. */
  deliveryDays?: { minDays: number; maxDays: number };
  timeline: OrderEventDoc[];
  /** End of the earliest day of expected arrival. Missing in older orders. */
  expectedFrom?: string;
  expectedBy: string | null;
  /** Missing until the package is handed to a courier, and in packages of earlier versions. */
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
  /** The chosen bank or wallet; null if the method has none. Missing in older orders. */
  institution?: string | null;
  /** The current payment; earlier attempts were given up. Missing in older orders and for cash. */
  paymentId?: string;
  /** End of the reservation of an unpaid order. Missing once it is paid, and for cash. */
  payBy?: string;
  /** Missing if the buyer has nothing to do. */
  action?: PaymentActionDoc;
  /** Reason why it FAILED. Missing in older orders: declined. */
  failure?: 'DECLINED' | 'EXPIRED';
}

/**
 * A cash order that waits until its buyer confirms the email: it has taken no stock, and its vendors do not see it. Kept in an
 * order that was cancelled meanwhile.
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
  /** Time at which the buyer confirmed this email by its link. Missing or null: not confirmed. */
  emailConfirmedAt?: string | null;
  /** Missing once the order has taken its stock. */
  unreserved?: UnreservedDoc;
  /** Language of the order and of the emails to its buyer. Missing in older orders: English. */
  locale?: Locale;
  note: string | null;
  /** Code of the coupon that gave the discount. Missing: none. */
  coupon?: string;
  /** Terms of the coupon at the time of the order. Missing without a coupon and in older orders. */
  couponTerms?: CouponTerms;
  shippingAddress: AddressDoc;
  billingAddress: AddressDoc;
  packages: OrderPackageDoc[];
  totals: TotalsDoc;
  payment: OrderPaymentDoc;
}

/**
 * While an order is unpaid, it counts under keys of its network and of all unconfirmed buyers: units of a variant, or a guest's
 * orders. Other rows contain the maximum of the units under a key. Expired rows are deleted.
 */
export interface ReservationDoc {
  /** The order's id and the key; or the key of a bound. */
  id: string;
  /** Keyed hash of the network or `unconfirmed`, and the counted unit; null in the row of a maximum. */
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

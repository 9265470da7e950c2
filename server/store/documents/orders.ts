/** Orders. Money is integer cents of US dollars. */
import type { CouponTerms } from '#schema/rules/coupons.ts';
import type { Locale } from '#schema/rules/locales.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import type { LostTerms } from '#schema/rules/lostTerms.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { PaymentMethod } from '#schema/rules/payments.ts';
import type { ReturnCause } from '#schema/rules/returns.ts';
import type { IfSoldOut } from '#schema/rules/substitutions.ts';
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

/** Integer cents. schema/rules/totals.ts defines how the amounts add up. */
export interface TotalsDoc {
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  /** VAT rate when the order was placed. Missing from older orders, whose rate is 20 percent. */
  taxPercent?: number;
}

export type PackageStatus =
  'PLACED' | 'PACKED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURN_REQUESTED' | 'RETURNED';

export interface OrderLineDoc {
  id: string;
  productId: string;
  variantId: string;
  /** Title at the time of purchase. */
  title: LocalisedText;
  sku: string;
  picture: PictureDoc | null;
  options: Record<string, string>;
  quantity: number;
  unitPriceCents: number;
  totalCents: number;
  /** Whether the product was returnable when the order was placed. Missing from older orders, for which the current product decides. */
  isReturnable?: boolean;
  /** What the buyer wants if the product is sold out. Missing for products without this choice, and from older orders: a refund. */
  ifSoldOut?: IfSoldOut;
  /** The buyer's answer if the vendor has replaced the line's product. Missing otherwise. */
  replacement?: ReplacementDoc;
}

/**
 * REQUESTED: the buyer has to accept it before the package is shipped. OFFERED: the buyer may refuse it until then. ACCEPTED by
 * the buyer, which is final. A refused replacement is a line change.
 */
export type ReplacementState = 'REQUESTED' | 'OFFERED' | 'ACCEPTED';

export interface ReplacementDoc {
  state: ReplacementState;
  /** REQUESTED only: time from which the buyer's silence is a refusal. Null while a request to cancel the package is open. */
  respondBy: string | null;
  /** The rest of that time while such a request is open. Missing otherwise. */
  msLeft?: number;
}

/** SHORTED or REPLACED by the vendor; REFUSED: a replacement that the buyer refused. */
export type LineChangeKind = 'SHORTED' | 'REPLACED' | 'REFUSED';

/** A change of a line while its package was packed. The package's lines and totals are those after all changes. */
export interface LineChangeDoc {
  /** chg_… */
  id: string;
  kind: LineChangeKind;
  at: string;
  before: OrderLineDoc;
  /** The line after the change; null if it was removed. */
  after: OrderLineDoc | null;
  /** Whether the units that are no longer sent were put back into stock. */
  isRestocked: boolean;
  /** Amounts that are no longer due: products before the discount, their discount and VAT. Zero if the package was cancelled instead. */
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  /** Lost terms of these products, returned to the buyer: negative. Missing if there are none. */
  charge?: LostTerms;
  /** Amount after discount, with VAT, less the charge: refunded if it was paid online, otherwise no longer to be paid in cash. */
  refundCents: number;
  /** Missing unless the replacement was refused because the buyer did not answer. */
  isBySilence?: boolean;
}

/**
 * REQUESTED by the buyer, who may have WITHDRAWN it; ACCEPTED or REFUSED by the vendor; RECEIVED once the vendor has the products, REFUNDED once the
 * vendor has transferred a cash refund. Online payments are refunded automatically, and the return remains RECEIVED.
 */
export type ReturnStatus = 'REQUESTED' | 'WITHDRAWN' | 'ACCEPTED' | 'REFUSED' | 'RECEIVED' | 'REFUNDED';

/** REQUESTED by the buyer; ACCEPTED or DECLINED by the vendor, whose silence accepts. */
export type CancellationState = 'REQUESTED' | 'ACCEPTED' | 'DECLINED';

/** A buyer's request to cancel a packed package; there is at most one. */
export interface CancellationRequestDoc {
  state: CancellationState;
  /** As the buyer wrote it. */
  reason: string;
  requestedAt: string;
  /** Time from which the vendor's silence is consent. */
  respondBy: string;
  answeredAt: string | null;
  /** Why it was declined, as the vendor wrote it. */
  refusal: string | null;
  /** Missing unless it was accepted because the vendor did not answer. */
  isBySilence?: boolean;
}

export interface OrderEventDoc {
  at: string;
  status: PackageStatus;
  /** The return's status after the event; missing from other events. */
  returnStatus?: ReturnStatus;
  /** Id of that return. Missing from older events, which belong to the last return requested before. */
  returnId?: string;
  /** The tracking that was replaced, or null if there was none. Missing from other events. */
  replacedTracking?: TrackingDoc | null;
  /** Who cancelled the package. Missing for an operator, an expired payment, a refused replacement, or an event recorded before this field existed. */
  by?: 'BUYER' | 'VENDOR';
  /** The state of the cancellation request after the event; missing from other events. */
  cancellation?: CancellationState;
  /** The change of a line, or ACCEPTED for a replacement that the buyer accepted; missing from other events. */
  lineChange?: LineChangeKind | 'ACCEPTED';
  /** Id of that change. Missing from ACCEPTED and other events. */
  lineChangeId?: string;
  /** Whether the buyer cancelled because the package was late, so that no terms are lost. Missing otherwise. */
  isLate?: boolean;
  place: string | null;
  /** Text that a user typed stays in its own language; the marketplace's own text has translations. */
  note: string | LocalisedText | null;
}

/** A package's tracking by its courier. */
export interface TrackingDoc {
  /** The courier's name. */
  carrier: string;
  code: string;
  /** The courier's tracking page: an https URL, or null. */
  url: string | null;
}

/** Returned units of a line with the amounts paid for them: products after the discount, and their VAT. Cents. */
export interface ReturnLineDoc {
  lineId: string;
  quantity: number;
  productsCents: number;
  taxCents: number;
}

/** A return of products from a package by their buyer. */
export interface ReturnDoc {
  /** ret_… */
  id: string;
  status: ReturnStatus;
  lines: ReturnLineDoc[];
  cause: ReturnCause;
  /** What the buyer wrote about it. Not null if the cause is OTHER. */
  note: string | null;
  requestedAt: string;
  /** Time at which the buyer withdrew it; missing if it was not withdrawn. */
  withdrawnAt?: string;
  /** Time at which it was accepted or refused. */
  answeredAt: string | null;
  /** How and where the buyer should send the products, as the vendor wrote it; null until the return is accepted. */
  instructions: string | null;
  /** Why the return was refused, as the vendor wrote it. */
  refusal: string | null;
  receivedAt: string | null;
  /** Whether the products were restocked; null until they have been received. */
  isRestocked: boolean | null;
  /** ORIGINAL: to the original payment method. TRANSFER: to the buyer's bank account, for cash payments. */
  refundBy: 'ORIGINAL' | 'TRANSFER';
  /** Time at which the vendor transferred the refund (TRANSFER only). Missing or null if this has not happened yet. */
  paidBackAt?: string | null;
  /** Lost terms charged against the refund when the return was received; negative if returned to the buyer. Missing if there are none. */
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
  /** Delivery fee before free delivery. Missing from older orders, which keep their terms. */
  regularShippingCents?: number;
  /** Additional cost beyond the totals because the order no longer meets its terms. Missing if there is none. */
  lostTerms?: LostTerms;
  /** For a cancelled package: lost terms charged against its refund; negative if returned to the buyer. Missing if there are none. */
  charge?: LostTerms;
  /** For a cancelled cash package: its additional cost before the cancellation. Missing if there was none. */
  unpaidLostTerms?: LostTerms;
  /** Working days promised by the vendor. Missing from older orders, which use the marketplace's usual delivery times. */
  deliveryDays?: { minDays: number; maxDays: number };
  timeline: OrderEventDoc[];
  /** End of the earliest day of expected arrival. Missing from older orders. */
  expectedFrom?: string;
  expectedBy: string | null;
  /** Missing until the package is handed to a courier, and from packages of earlier versions. */
  tracking?: TrackingDoc;
  /** Missing if the buyer has not requested a cancellation. */
  cancellationRequest?: CancellationRequestDoc;
  /** Earliest first; missing if there are none. */
  lineChanges?: LineChangeDoc[];
  /** Earliest first; missing if there are none. */
  returns?: ReturnDoc[];
}

/** What the buyer has to do before the payment is final: open a URL, or scan a code. Exactly one of them is set. */
export interface PaymentActionDoc {
  redirectUrl: string | null;
  qrPayload: string | null;
  expiresAt: string;
}

export interface OrderPaymentDoc {
  method: PaymentMethod;
  status: 'PENDING' | 'PAID' | 'REFUNDED' | 'FAILED';
  /** Refunded amount. Missing from orders placed before refunds were introduced, which have none. */
  refundedCents?: number;
  /** The chosen bank or wallet; null if the method has none. Missing from older orders. */
  institution?: string | null;
  /** The current payment; earlier attempts were given up. Missing from older orders and for cash. */
  paymentId?: string;
  /** Time at which an unpaid order's reservation ends. Missing once the order is paid, and for cash. */
  payBy?: string;
  /** Missing if the buyer has nothing to do. */
  action?: PaymentActionDoc;
  /** Reason why the payment FAILED; CANCELLED by the buyer. Missing from older orders, where it was declined. */
  failure?: 'DECLINED' | 'EXPIRED' | 'CANCELLED';
}

/**
 * A cash order that waits until its buyer confirms the email address: it has taken no stock, and its vendors do not see it.
 * Retained if the order was cancelled in the meantime.
 */
export interface UnreservedDoc {
  /** End of the wait, after which the order is cancelled. */
  confirmBy: string;
  /**
   * Keyed hash of the network that placed the order, under which it counts once it is confirmed. Null in a cancelled order after
   * the wait has ended.
   */
  network: string | null;
}

export interface OrderDoc {
  /** ord_… */
  id: string;
  /** Random, human-readable. */
  number: string;
  /** Null until the job that runs after the commit has issued the number. */
  invoiceNumber: string | null;
  /** Null for a guest. */
  userId: string | null;
  /** SHA-256 of the access token, hex. The token itself is never stored. */
  accessTokenHash: string;
  placedAt: string;
  email: string;
  /** The email address's inbox (`inboxOf`), through which a vendor's earlier orders from the same buyer are found. */
  inbox?: string;
  /** Time at which the buyer confirmed this email address through its link. Missing or null if it is not confirmed. */
  emailConfirmedAt?: string | null;
  /** Missing once the order has taken its stock. */
  unreserved?: UnreservedDoc;
  /** Language of the order and of the emails to its buyer. Missing from older orders, which are in English. */
  locale?: Locale;
  note: string | null;
  /** Code of the coupon that gave the discount. Missing if there was none. */
  coupon?: string;
  /** The coupon's terms when the order was placed. Missing without a coupon, and from older orders. */
  couponTerms?: CouponTerms;
  shippingAddress: AddressDoc;
  billingAddress: AddressDoc;
  packages: OrderPackageDoc[];
  totals: TotalsDoc;
  payment: OrderPaymentDoc;
}

/**
 * While an order is unpaid, it counts under keys of its network, its buyer and all unconfirmed buyers, which stand for units of a
 * variant or for all units that await online payment. Other rows contain the maximum number of units under a key. Expired rows are deleted.
 */
export interface ReservationDoc {
  /** The order's id and the key, or the key of a bound. */
  id: string;
  /** Keyed hash of the network, or `unconfirmed`, and the counted unit; null in the row of a maximum. */
  key: string | null;
  orderId: string | null;
  /** 0 in an order's row. */
  units: number;
  until: string;
}

/** The last invoice number of a Malaysian calendar year; all numbers up to it have been assigned to orders. */
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

/** A product that was delivered to a member, written with the first delivery. A later return does not matter. */
export interface ReceivedProductDoc {
  /** The account's id and the product's, as in "usr_1/prd_1". */
  id: string;
}

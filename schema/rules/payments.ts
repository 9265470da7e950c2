import type { MalaysianState } from './malaysianStates.ts';

export type PaymentMethod = 'FPX' | 'DUITNOW_QR' | 'EWALLET' | 'CARD' | 'CASH_ON_DELIVERY';

/** Stock reservation of an unpaid order, in minutes: a QR code is scanned at once, a bank or hosted page takes longer. */
export const RESERVATION_MINUTES = { FPX: 15, EWALLET: 15, CARD: 15, DUITNOW_QR: 10 } as const;
/** Upper bound of the reservation in minutes after the order was placed, however often payment is retried. */
export const MAX_RESERVATION_MINUTES = 30;
/** With less time left, no other payment method is offered. */
export const MIN_TIME_TO_PAY_SECONDS = 60;
/** Unpaid orders with reserved stock, per member or per guest; a guest is identified by email address and network. */
export const MAX_UNPAID_ORDERS = 3;
/** Unpaid orders with reserved stock, over all guests of one network address: a household or an office. */
export const MAX_UNPAID_ORDERS_PER_ADDRESS = 20;
/** Units of one variant that buyers may reserve unpaid together. */
export interface ReservedShare {
  /** Of the units in stock and those reserved by them. */
  share: number;
  /** However little stock there is. */
  freeUnits: number;
}

/** Of one network address. */
export const RESERVED_BY_NETWORK: ReservedShare = { share: 1 / 2, freeUnits: 10 };
/** Of one confirmed inbox. */
export const RESERVED_BY_PERSON: ReservedShare = { share: 1 / 2, freeUnits: 10 };
/** Of all buyers without a confirmed email, and of their cash orders alone. */
export const RESERVED_BY_UNCONFIRMED: ReservedShare = { share: 3 / 4, freeUnits: 4 };
export const RESERVED_BY_UNCONFIRMED_IN_CASH: ReservedShare = { share: 1 / 2, freeUnits: 3 };
/** How long an unpaid order counts towards the limits of its network, unless it is paid or packed before. */
export const UNPAID_MEMORY_MINUTES = 60;
/** After so many days a cash order that no vendor has packed is cancelled; until then it counts. */
export const UNPACKED_CASH_DAYS = 7;
/** Units of one variant that a cash order takes from stock before its buyer has confirmed the email, however little stock there is. */
const SMALL_ORDER_UNITS = 5;
/** The same as a share of the stock. */
const SMALL_ORDER_SHARE = 1 / 8;
/** How long a larger one waits for the confirmation, in minutes: it takes no stock until then. */
export const CONFIRMATION_MINUTES = 60;
/** Highest total for cash on delivery, in cents. */
export const CASH_LIMIT_CENTS = 50_000;

/** Whether units of a variant are few enough of its stock to be taken before the buyer has confirmed the email. */
export function isSmallOrder(quantity: number, onHand: number): boolean {
  return quantity <= Math.max(SMALL_ORDER_UNITS, Math.floor(onHand * SMALL_ORDER_SHARE));
}

const ACROSS_THE_SEA: readonly MalaysianState[] = ['SABAH', 'SARAWAK', 'LABUAN'];

/** Why an order cannot be paid by cash on delivery; null if it can. Couriers accept cash on the peninsula only, up to a limit. */
export function cashRefusal(state: MalaysianState, totalCents: number): 'STATE' | 'AMOUNT' | null {
  if (ACROSS_THE_SEA.includes(state)) return 'STATE';
  return totalCents > CASH_LIMIT_CENTS ? 'AMOUNT' : null;
}

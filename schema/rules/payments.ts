import type { MalaysianState } from './malaysianStates.ts';

export type PaymentMethod = 'FPX' | 'DUITNOW_QR' | 'EWALLET' | 'CARD' | 'CASH_ON_DELIVERY';

/** Minutes for which an unpaid order reserves stock: a QR code is scanned immediately, whereas a bank or hosted page takes longer. */
export const RESERVATION_MINUTES = { FPX: 15, EWALLET: 15, CARD: 15, DUITNOW_QR: 10 } as const;
/** Maximum minutes after the order for which stock stays reserved, however often payment is retried. */
export const MAX_RESERVATION_MINUTES = 30;
/** With less time than this left, no other payment method is offered. */
export const MIN_TIME_TO_PAY_SECONDS = 60;
/**
 * Units that a buyer's orders may reserve together while they await online payment, per member or per guest; a guest is identified
 * by email address and network. A single order may have more.
 */
export const MAX_UNPAID_UNITS = 300;
/** The same, across all guests at one network address, such as a household or an office. */
export const MAX_UNPAID_UNITS_PER_NETWORK = 1000;
/** Share of a variant's units that buyers may reserve between them without paying. */
export interface ReservedShare {
  /** Share of the units in stock, including the reserved ones. */
  share: number;
  /** Minimum number of units, regardless of the stock. */
  freeUnits: number;
}

/** For one network address. */
export const RESERVED_BY_NETWORK: ReservedShare = { share: 1 / 2, freeUnits: 10 };
/** For one confirmed inbox. */
export const RESERVED_BY_PERSON: ReservedShare = { share: 1 / 2, freeUnits: 10 };
/** For all buyers without a confirmed email, and separately for their cash orders. */
export const RESERVED_BY_UNCONFIRMED: ReservedShare = { share: 3 / 4, freeUnits: 4 };
export const RESERVED_BY_UNCONFIRMED_IN_CASH: ReservedShare = { share: 1 / 2, freeUnits: 3 };
/** Minutes for which an unpaid order counts towards the limits of its network, unless it is paid or packed earlier. */
export const UNPAID_MEMORY_MINUTES = 60;
/** Days after which an unpacked cash order is cancelled; until then it counts. */
export const UNPACKED_CASH_DAYS = 7;
/** Units of a variant that a cash order may take from stock before its buyer confirms the email address, regardless of the stock. */
const SMALL_ORDER_UNITS = 5;
/** The same, as a share of the stock. */
const SMALL_ORDER_SHARE = 1 / 8;
/** Minutes for which a larger order waits for the confirmation; it takes no stock until then. */
export const CONFIRMATION_MINUTES = 60;
/** Highest total for cash on delivery, in cents. */
export const CASH_LIMIT_CENTS = 50_000;

/** Whether the units are few enough, relative to the stock, to be taken before the buyer has confirmed the email address. */
export function isSmallOrder(quantity: number, onHand: number): boolean {
  return quantity <= Math.max(SMALL_ORDER_UNITS, Math.floor(onHand * SMALL_ORDER_SHARE));
}

const ACROSS_THE_SEA: readonly MalaysianState[] = ['SABAH', 'SARAWAK', 'LABUAN'];

/**
 * Reason why an order cannot be paid with cash on delivery; null if it can. Couriers accept cash in Peninsular Malaysia only, up
 * to a limit.
 */
export function cashRefusal(state: MalaysianState, totalCents: number): 'STATE' | 'AMOUNT' | null {
  if (ACROSS_THE_SEA.includes(state)) return 'STATE';
  return totalCents > CASH_LIMIT_CENTS ? 'AMOUNT' : null;
}

import type { MalaysianState } from './malaysianStates.ts';

/** Minutes for which the goods of an unpaid order are held: a code is scanned at once, a bank or a hosted page takes its time. */
export const HOLD_MINUTES = { FPX: 15, EWALLET: 15, CARD: 15, DUITNOW_QR: 10 } as const;
/** However often paying is tried again, the goods go back on sale so many minutes after the order was placed. */
export const MAX_HOLD_MINUTES = 30;
/** With less than this left, there is no time to pay another way. */
export const MIN_TIME_TO_PAY_SECONDS = 60;
/** Unpaid orders that one member may hold goods for at once, and one guest: an e-mail address in a network. */
export const MAX_UNPAID_ORDERS = 3;
/** Unpaid orders that the guests of one network address may hold goods for at once: a household or an office, not a crowd. */
export const MAX_UNPAID_ORDERS_PER_ADDRESS = 20;
/** Units of one variant that one network address may hold without having paid, however few there are. */
export const FREELY_HELD_UNITS = 10;
/** Of what can be bought, the share that one network address may hold without having paid. */
export const HELD_SHARE = 0.5;
/** How long an order counts for that, should nobody have paid or packed it before. */
export const UNPAID_MEMORY_MINUTES = 60;
/** The highest total, in cents, that is paid in cash at the door. */
export const CASH_LIMIT_CENTS = 50_000;

const ACROSS_THE_SEA: readonly MalaysianState[] = ['SABAH', 'SARAWAK', 'LABUAN'];

/** Why an order cannot be paid in cash at the door; null when it can. Couriers carry cash on the peninsula only, and not much of it. */
export function cashRefusal(state: MalaysianState, totalCents: number): 'STATE' | 'AMOUNT' | null {
  if (ACROSS_THE_SEA.includes(state)) return 'STATE';
  return totalCents > CASH_LIMIT_CENTS ? 'AMOUNT' : null;
}

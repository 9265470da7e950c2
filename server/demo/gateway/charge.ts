/** State of a charge. AUTHORISED: reserved. CAPTURED: taken. The other results leave nothing reserved. */
export type ChargeState = 'PENDING' | 'AUTHORISED' | 'CAPTURED' | 'DECLINED' | 'VOIDED' | 'EXPIRED';

export type ChargeMethod = 'FPX' | 'DUITNOW_QR' | 'EWALLET' | 'CARD';

/** Languages of the hosted pages. */
export type Language = 'en' | 'ms';

export const CHARGE_METHODS: readonly ChargeMethod[] = ['FPX', 'DUITNOW_QR', 'EWALLET', 'CARD'];

/** One payment of the gateway. The id is the merchant's own, so that a repeated request is the same charge. */
export interface Charge {
  id: string;
  method: ChargeMethod;
  /** The bank or wallet that the buyer chose; null where there is no choice. */
  institution: string | null;
  amountCents: number;
  state: ChargeState;
  createdAt: string;
  /** Deadline of the buyer's decision. */
  expiresAt: string;
  /** The secret part of the hosted page's address. */
  pageKey: string;
  /** Initial language of the page. */
  language: Language;
  /** Address to which the buyer returns afterwards. */
  returnUrl: string;
  /** Scheduled result that the buyer chose, and when it is due; null otherwise. */
  later: { at: string; state: 'AUTHORISED' | 'DECLINED' } | null;
  isLater: boolean;
  /** Whether the merchant has not acknowledged the last result yet. */
  isUntold: boolean;
  /** Number of the state's changes, so that outdated messages are recognised. */
  sequence: number;
  /** Refunded cents, by the key of the refund. */
  refunds: Record<string, number>;
}

/** A charge at a moment: an undecided one expires at its deadline. */
export function asOf(charge: Charge, now: Date): Charge {
  const isOver = charge.state === 'PENDING' && Date.parse(charge.expiresAt) <= now.getTime();
  return isOver ? moved(charge, 'EXPIRED') : charge;
}

/** A charge in its next state, which is sent to the merchant when a buyer's decision, immediate or scheduled, led to it. */
export function moved(charge: Charge, state: ChargeState): Charge {
  const isUntold = state === 'AUTHORISED' || state === 'DECLINED';
  return { ...charge, state, later: null, isLater: false, isUntold, sequence: charge.sequence + 1 };
}

/** Refunded cents so far. */
export function refundedCents({ refunds }: Charge): number {
  return Object.values(refunds).reduce((sum, cents) => sum + cents, 0);
}

/** What happens to a charge. AUTHORISED: reserved. CAPTURED: taken. The other answers leave nothing reserved. */
export type ChargeState = 'PENDING' | 'AUTHORISED' | 'CAPTURED' | 'DECLINED' | 'VOIDED' | 'EXPIRED';

export type ChargeMethod = 'FPX' | 'DUITNOW_QR' | 'EWALLET' | 'CARD';

/** The languages of the hosted pages. */
export type Language = 'en' | 'ms';

export const CHARGE_METHODS: readonly ChargeMethod[] = ['FPX', 'DUITNOW_QR', 'EWALLET', 'CARD'];

/** One payment in the gateway's book. The id is the merchant's own, so that a repeated request is the same charge. */
export interface Charge {
  id: string;
  method: ChargeMethod;
  /** The bank or wallet that the buyer chose; null where there is nothing to choose. */
  institution: string | null;
  amountCents: number;
  state: ChargeState;
  createdAt: string;
  /** Until when the buyer can answer. */
  expiresAt: string;
  /** The secret part of the hosted page's address. */
  pageKey: string;
  /** In which the buyer is shown the page at first. */
  language: Language;
  /** Where the buyer goes afterwards. */
  returnUrl: string;
  /** When the buyer asked the answer to come by itself, and which; null otherwise. */
  later: { at: string; state: 'AUTHORISED' | 'DECLINED' } | null;
  isLater: boolean;
  /** Whether the merchant has not acknowledged the last answer yet. */
  isUntold: boolean;
  /** Counts the changes of the state, so that an old message is known as one. */
  sequence: number;
  /** Cents given back, by the key of the refund. */
  refunds: Record<string, number>;
}

/** A charge as it is at a moment: one that nobody answered in time is over. */
export function asOf(charge: Charge, now: Date): Charge {
  const isOver = charge.state === 'PENDING' && Date.parse(charge.expiresAt) <= now.getTime();
  return isOver ? moved(charge, 'EXPIRED') : charge;
}

/** A charge in its next state, which the merchant is to be told of when a buyer or the time decided it. */
export function moved(charge: Charge, state: ChargeState): Charge {
  const isUntold = state === 'AUTHORISED' || state === 'DECLINED';
  return { ...charge, state, later: null, isLater: false, isUntold, sequence: charge.sequence + 1 };
}

/** Cents given back so far. */
export function refundedCents({ refunds }: Charge): number {
  return Object.values(refunds).reduce((sum, cents) => sum + cents, 0);
}

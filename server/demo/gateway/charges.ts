import { randomBytes } from 'node:crypto';
import type { Locale } from '#schema/rules/locales.ts';

/** A charge's state. AUTHORISED: reserved. CAPTURED: taken. The other final states reserve nothing. */
export type ChargeState = 'PENDING' | 'AUTHORISED' | 'CAPTURED' | 'DECLINED' | 'VOIDED' | 'EXPIRED';

export type ChargeMethod = 'FPX' | 'DUITNOW_QR' | 'EWALLET' | 'CARD';

export const CHARGE_METHODS: readonly ChargeMethod[] = ['FPX', 'DUITNOW_QR', 'EWALLET', 'CARD'];

/** A payment. The merchant chooses the id, so that a repeated request refers to the same charge. */
export interface Charge {
  id: string;
  method: ChargeMethod;
  /** Bank or wallet chosen by the buyer; null if the method has none. */
  institution: string | null;
  amountCents: number;
  state: ChargeState;
  createdAt: string;
  /** Deadline for the buyer's decision. */
  expiresAt: string;
  /** Secret part of the hosted page's URL. */
  pageKey: string;
  /** The page's initial language. */
  language: Locale;
  /** URL to which the buyer returns afterwards. */
  returnUrl: string;
  /** Result scheduled by the buyer and its due time; null if there is none. */
  later: { at: string; state: 'AUTHORISED' | 'DECLINED' } | null;
  isLater: boolean;
  /** Whether the merchant has not acknowledged the last result yet. */
  isUnacknowledged: boolean;
  /** Number of state changes; lets the merchant ignore outdated messages. */
  sequence: number;
  /** Refunded cents, by the refund's key. */
  refunds: Record<string, number>;
}

/** The charge at a given time: EXPIRED if it was undecided at its deadline. */
export function asOf(charge: Charge, now: Date): Charge {
  const isOver = charge.state === 'PENDING' && Date.parse(charge.expiresAt) <= now.getTime();
  return isOver ? inState(charge, 'EXPIRED') : charge;
}

/**
 * A copy of the charge in a new state. The merchant is notified if the state results from a buyer's decision, whether immediate
 * or scheduled.
 */
function inState(charge: Charge, state: ChargeState): Charge {
  const isUnacknowledged = state === 'AUTHORISED' || state === 'DECLINED';
  return { ...charge, state, later: null, isLater: false, isUnacknowledged, sequence: charge.sequence + 1 };
}

/** Refunded cents so far. */
export function refundedCents({ refunds }: Charge): number {
  return Object.values(refunds).reduce((sum, cents) => sum + cents, 0);
}

/** Stores charges. Injected, so that the gateway does not depend on the store. */
export interface ChargeRepository {
  get(id: string): Promise<Charge | null>;
  byPageKey(pageKey: string): Promise<Charge | null>;
  /** Charges with a scheduled result. */
  later(): Promise<Charge[]>;
  /** Charges whose last result the merchant has not acknowledged. */
  unacknowledged(): Promise<Charge[]>;
  /** Changes a charge in a transaction and resolves with the stored result once it is durable. */
  change<Result extends Charge | null>(id: string, change: (charge: Charge | null) => Result): Promise<Result>;
}

/** A merchant's request for a charge. */
export type ChargeRequest = Pick<Charge, 'id' | 'method' | 'institution' | 'amountCents' | 'expiresAt' | 'returnUrl' | 'language'>;

/** Decisions on the hosted page. The LATER ones take effect after half a minute. */
export type BuyerDecision = 'APPROVE' | 'DECLINE' | 'APPROVE_LATER' | 'DECLINE_LATER';

/** The charge's state does not allow the request. */
export class ChargeRefused extends Error {
  override readonly name = 'ChargeRefused';
  constructor(readonly code: 'AMOUNT_DIFFERS' | 'UNAVAILABLE' | 'NOT_AUTHORISED' | 'TOO_MUCH') {
    super(code);
  }
}

/** A bank that declines every charge at creation, to demonstrate payments that cannot start. */
const CLOSED_INSTITUTION = 'DEMO_CLOSED';

const DECIDES_AFTER_MS = 30_000;

/** State machine of charges. Every step is idempotent. */
export class Charges {
  private readonly repository: ChargeRepository;
  private readonly now: () => Date;

  constructor({ repository, now }: { repository: ChargeRepository; now: () => Date }) {
    this.repository = repository;
    this.now = now;
  }

  /** Returns the charge with this id, or creates it. Rejects a different amount under the same id. */
  open(request: ChargeRequest): Promise<Charge> {
    return this.repository.change(request.id, (known) => {
      if (known !== null) {
        if (known.amountCents !== request.amountCents) throw new ChargeRefused('AMOUNT_DIFFERS');
        return this.asOfNow(known);
      }
      if (request.institution === CLOSED_INSTITUTION) throw new ChargeRefused('UNAVAILABLE');
      const state = { state: 'PENDING', later: null, isLater: false, isUnacknowledged: false, sequence: 1, refunds: {} } as const;
      return { ...request, ...state, createdAt: this.now().toISOString(), pageKey: randomBytes(16).toString('hex') };
    });
  }

  async find(id: string): Promise<Charge | null> {
    const charge = await this.repository.get(id);
    if (charge === null || this.asOfNow(charge) === charge) return charge;
    return this.repository.change(id, (current) => current && this.asOfNow(current));
  }

  async findByPageKey(pageKey: string): Promise<Charge | null> {
    const charge = await this.repository.byPageKey(pageKey);
    return charge && this.asOfNow(charge);
  }

  /** Records the buyer's decision. The first decision is final. */
  decide(id: string, decision: BuyerDecision): Promise<Charge | null> {
    return this.repository.change(id, (known) => {
      const charge = known && this.asOfNow(known);
      if (charge?.state !== 'PENDING') return charge;
      if (decision === 'APPROVE') return inState(charge, 'AUTHORISED');
      if (decision === 'DECLINE') return inState(charge, 'DECLINED');
      const at = new Date(this.now().getTime() + DECIDES_AFTER_MS).toISOString();
      return { ...charge, isLater: true, later: { at, state: decision === 'APPROVE_LATER' ? 'AUTHORISED' : 'DECLINED' } };
    });
  }

  /** Applies scheduled results that are due. */
  async applyDue(): Promise<void> {
    for (const { id } of await this.repository.later()) {
      await this.repository.change(id, (current) => {
        const isDue = current?.later != null && Date.parse(current.later.at) <= this.now().getTime();
        return isDue && current?.state === 'PENDING' && current.later ? inState(current, current.later.state) : current;
      });
    }
  }

  /** Records that the merchant has acknowledged a charge's last result. */
  acknowledge({ id, sequence }: Charge): Promise<Charge | null> {
    return this.repository.change(id, (current) => (current?.sequence === sequence ? { ...current, isUnacknowledged: false } : current));
  }

  /** Captures an authorised charge. */
  capture(id: string): Promise<Charge | null> {
    return this.repository.change(id, (known) => {
      const charge = known && this.asOfNow(known);
      if (charge === null || charge.state === 'CAPTURED') return charge;
      if (charge.state !== 'AUTHORISED') throw new ChargeRefused('NOT_AUTHORISED');
      return inState(charge, 'CAPTURED');
    });
  }

  /** Cancels a charge that is not yet approved. Leaves an approved charge unchanged. */
  cancel(id: string): Promise<Charge | null> {
    return this.repository.change(id, (known) => {
      const charge = known && this.asOfNow(known);
      return charge?.state === 'PENDING' ? inState(charge, 'VOIDED') : charge;
    });
  }

  /** Voids a charge that is not captured. Leaves a captured charge unchanged. */
  void(id: string): Promise<Charge | null> {
    return this.repository.change(id, (known) => {
      const charge = known && this.asOfNow(known);
      return charge?.state === 'PENDING' || charge?.state === 'AUTHORISED' ? inState(charge, 'VOIDED') : charge;
    });
  }

  /** Refunds part of a captured charge; the same key refunds only once. */
  refund(id: string, { key, amountCents }: { key: string; amountCents: number }): Promise<Charge | null> {
    return this.repository.change(id, (charge) => {
      if (charge === null || Object.hasOwn(charge.refunds, key)) return charge;
      if (charge.state !== 'CAPTURED') throw new ChargeRefused('NOT_AUTHORISED');
      if (refundedCents(charge) + amountCents > charge.amountCents) throw new ChargeRefused('TOO_MUCH');
      return { ...charge, refunds: { ...charge.refunds, [key]: amountCents } };
    });
  }

  private asOfNow(charge: Charge): Charge {
    return asOf(charge, this.now());
  }
}

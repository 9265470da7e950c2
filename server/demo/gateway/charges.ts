import { randomBytes } from 'node:crypto';
import type { Locale } from '#schema/rules/locales.ts';

/** State of a charge. AUTHORISED: reserved. CAPTURED: taken. The other results leave nothing reserved. */
export type ChargeState = 'PENDING' | 'AUTHORISED' | 'CAPTURED' | 'DECLINED' | 'VOIDED' | 'EXPIRED';

export type ChargeMethod = 'FPX' | 'DUITNOW_QR' | 'EWALLET' | 'CARD';

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
  language: Locale;
  /** Address to which the buyer returns afterwards. */
  returnUrl: string;
  /** Scheduled result that the buyer chose, and when it is due; null otherwise. */
  later: { at: string; state: 'AUTHORISED' | 'DECLINED' } | null;
  isLater: boolean;
  /** Whether the merchant has not acknowledged the last result yet. */
  isUnacknowledged: boolean;
  /** Number of the state's changes, so that outdated messages are recognised. */
  sequence: number;
  /** Refunded cents, by the key of the refund. */
  refunds: Record<string, number>;
}

/** A charge at a moment: an undecided one expires at its deadline. */
export function asOf(charge: Charge, now: Date): Charge {
  const isOver = charge.state === 'PENDING' && Date.parse(charge.expiresAt) <= now.getTime();
  return isOver ? inState(charge, 'EXPIRED') : charge;
}

/** A charge in its next state, which is sent to the merchant when a buyer's decision, immediate or scheduled, led to it. */
function inState(charge: Charge, state: ChargeState): Charge {
  const isUnacknowledged = state === 'AUTHORISED' || state === 'DECLINED';
  return { ...charge, state, later: null, isLater: false, isUnacknowledged, sequence: charge.sequence + 1 };
}

/** Refunded cents so far. */
export function refundedCents({ refunds }: Charge): number {
  return Object.values(refunds).reduce((sum, cents) => sum + cents, 0);
}

/** Repository of the gateway's charges, passed in when it is opened; the gateway knows no store. */
export interface ChargeRepository {
  get(id: string): Promise<Charge | null>;
  byPageKey(pageKey: string): Promise<Charge | null>;
  /** Charges with a scheduled result. */
  later(): Promise<Charge[]>;
  /** Charges with a result that the merchant has not acknowledged. */
  unacknowledged(): Promise<Charge[]>;
  /** Changes one charge in a transaction: the result of `change` is stored, and returned once it is durable. */
  change<Result extends Charge | null>(id: string, change: (charge: Charge | null) => Result): Promise<Result>;
}

/** Request of a merchant for a charge. */
export type ChargeRequest = Pick<Charge, 'id' | 'method' | 'institution' | 'amountCents' | 'expiresAt' | 'returnUrl' | 'language'>;

/** Decisions on the hosted page. LATER: the result follows by itself after half a minute. */
export type BuyerDecision = 'APPROVE' | 'DECLINE' | 'APPROVE_LATER' | 'DECLINE_LATER';

/** A request that the state of the charge does not permit. */
export class ChargeRefused extends Error {
  override readonly name = 'ChargeRefused';
  constructor(readonly code: 'AMOUNT_DIFFERS' | 'UNAVAILABLE' | 'NOT_AUTHORISED' | 'TOO_MUCH') {
    super(code);
  }
}

/** A bank that is always closed: it shows what happens when a payment cannot even begin. */
const CLOSED_INSTITUTION = 'DEMO_CLOSED';

const DECIDES_AFTER_MS = 30_000;

/** Rules of the gateway: transitions of a charge. Every step is idempotent. */
export class Charges {
  private readonly repository: ChargeRepository;
  private readonly now: () => Date;

  constructor({ repository, now }: { repository: ChargeRepository; now: () => Date }) {
    this.repository = repository;
    this.now = now;
  }

  /** The charge of an id. The first request creates it; one with another amount under the same id is refused. */
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

  /** Records the buyer's decision. Only an open charge accepts one: the first decision is final. */
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

  /** Notes that the merchant has acknowledged the last result of a charge. */
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

  /** Cancels a charge that is not approved yet; one approved meanwhile is unchanged. */
  cancel(id: string): Promise<Charge | null> {
    return this.repository.change(id, (known) => {
      const charge = known && this.asOfNow(known);
      return charge?.state === 'PENDING' ? inState(charge, 'VOIDED') : charge;
    });
  }

  /** Voids a charge that is not captured; a captured one is unchanged. */
  void(id: string): Promise<Charge | null> {
    return this.repository.change(id, (known) => {
      const charge = known && this.asOfNow(known);
      return charge?.state === 'PENDING' || charge?.state === 'AUTHORISED' ? inState(charge, 'VOIDED') : charge;
    });
  }

  /** Refunds a part of a captured charge, once per key. */
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

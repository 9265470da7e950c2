import { randomBytes } from 'node:crypto';
import type { Book } from './book.ts';
import { asOf, moved, refundedCents } from './charge.ts';
import type { Charge, ChargeMethod, Language } from './charge.ts';
import { CLOSED_INSTITUTION } from './institutions.ts';

/** Request of a merchant for a charge. */
export interface ChargeRequest {
  id: string;
  method: ChargeMethod;
  institution: string | null;
  amountCents: number;
  expiresAt: string;
  returnUrl: string;
  language: Language;
}

/** Decisions on the hosted page. LATER: the result follows by itself after half a minute. */
export type BuyerAnswer = 'APPROVE' | 'DECLINE' | 'APPROVE_LATER' | 'DECLINE_LATER';

/** A request that the state of the charge does not permit. */
export class ChargeRefused extends Error {
  override readonly name = 'ChargeRefused';
  constructor(readonly code: 'AMOUNT_DIFFERS' | 'UNAVAILABLE' | 'NOT_AUTHORISED' | 'TOO_MUCH') {
    super(code);
  }
}

const ANSWERS_AFTER_MS = 30_000;

/** Rules of the gateway: transitions of a charge. Every step is idempotent. */
export class Charges {
  readonly #book: Book;
  readonly #now: () => Date;

  constructor({ book, now }: { book: Book; now: () => Date }) {
    this.#book = book;
    this.#now = now;
  }

  /** The charge of an id. The first request creates it; one with another amount under the same id is refused. */
  open(request: ChargeRequest): Promise<Charge> {
    return this.#book.change(request.id, (known) => {
      if (known !== null) {
        if (known.amountCents !== request.amountCents) throw new ChargeRefused('AMOUNT_DIFFERS');
        return this.#asOfNow(known);
      }
      if (request.institution === CLOSED_INSTITUTION) throw new ChargeRefused('UNAVAILABLE');
      const state = { state: 'PENDING', later: null, isLater: false, isUntold: false, sequence: 1, refunds: {} } as const;
      return { ...request, ...state, createdAt: this.#now().toISOString(), pageKey: randomBytes(16).toString('hex') };
    });
  }

  async find(id: string): Promise<Charge | null> {
    const charge = await this.#book.get(id);
    if (charge === null || this.#asOfNow(charge) === charge) return charge;
    return this.#book.change(id, (current) => current && this.#asOfNow(current));
  }

  async findByPageKey(pageKey: string): Promise<Charge | null> {
    const charge = await this.#book.byPageKey(pageKey);
    return charge && this.#asOfNow(charge);
  }

  /** Records the buyer's decision. Only an open charge accepts one: the first decision is final. */
  answer(id: string, answer: BuyerAnswer): Promise<Charge | null> {
    return this.#book.change(id, (known) => {
      const charge = known && this.#asOfNow(known);
      if (charge?.state !== 'PENDING') return charge;
      if (answer === 'APPROVE') return moved(charge, 'AUTHORISED');
      if (answer === 'DECLINE') return moved(charge, 'DECLINED');
      const at = new Date(this.#now().getTime() + ANSWERS_AFTER_MS).toISOString();
      return { ...charge, isLater: true, later: { at, state: answer === 'APPROVE_LATER' ? 'AUTHORISED' : 'DECLINED' } };
    });
  }

  /** Applies scheduled results that are due; resolves with the charges. */
  async answerDue(): Promise<Charge[]> {
    const decided: Charge[] = [];
    for (const { id } of await this.#book.later()) {
      const charge = await this.#book.change(id, (current) => {
        const isDue = current?.later != null && Date.parse(current.later.at) <= this.#now().getTime();
        return isDue && current?.state === 'PENDING' && current.later ? moved(current, current.later.state) : current;
      });
      if (charge !== null && charge.state !== 'PENDING') decided.push(charge);
    }
    return decided;
  }

  /** When the next scheduled result is due; null when there is none. */
  async nextAnswerAt(): Promise<number | null> {
    const moments = (await this.#book.later()).map(({ later }) => Date.parse(later?.at ?? ''));
    return moments.length === 0 ? null : Math.min(...moments);
  }

  /** Captures an authorised charge. */
  capture(id: string): Promise<Charge | null> {
    return this.#book.change(id, (known) => {
      const charge = known && this.#asOfNow(known);
      if (charge === null || charge.state === 'CAPTURED') return charge;
      if (charge.state !== 'AUTHORISED') throw new ChargeRefused('NOT_AUTHORISED');
      return moved(charge, 'CAPTURED');
    });
  }

  /** Cancels a charge that is not approved yet; one approved meanwhile is unchanged. */
  cancel(id: string): Promise<Charge | null> {
    return this.#book.change(id, (known) => {
      const charge = known && this.#asOfNow(known);
      return charge?.state === 'PENDING' ? moved(charge, 'VOIDED') : charge;
    });
  }

  /** Voids a charge that is not captured; a captured one is unchanged. */
  void(id: string): Promise<Charge | null> {
    return this.#book.change(id, (known) => {
      const charge = known && this.#asOfNow(known);
      return charge?.state === 'PENDING' || charge?.state === 'AUTHORISED' ? moved(charge, 'VOIDED') : charge;
    });
  }

  /** Refunds a part of a captured charge, once per key. */
  refund(id: string, { key, amountCents }: { key: string; amountCents: number }): Promise<Charge | null> {
    return this.#book.change(id, (charge) => {
      if (charge === null || Object.hasOwn(charge.refunds, key)) return charge;
      if (charge.state !== 'CAPTURED') throw new ChargeRefused('NOT_AUTHORISED');
      if (refundedCents(charge) + amountCents > charge.amountCents) throw new ChargeRefused('TOO_MUCH');
      return { ...charge, refunds: { ...charge.refunds, [key]: amountCents } };
    });
  }

  #asOfNow(charge: Charge): Charge {
    return asOf(charge, this.#now());
  }
}

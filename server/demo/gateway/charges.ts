import { randomBytes } from 'node:crypto';
import type { Book } from './book.ts';
import { asOf, moved, refundedCents } from './charge.ts';
import type { Charge, ChargeMethod, Language } from './charge.ts';
import { CLOSED_INSTITUTION } from './institutions.ts';

/** What a merchant asks for. */
export interface ChargeRequest {
  id: string;
  method: ChargeMethod;
  institution: string | null;
  amountCents: number;
  expiresAt: string;
  returnUrl: string;
  language: Language;
}

/** What a buyer can answer on the hosted page. LATER: the answer comes by itself after half a minute. */
export type BuyerAnswer = 'APPROVE' | 'DECLINE' | 'APPROVE_LATER' | 'DECLINE_LATER';

/** A request that cannot be done as things are. */
export class ChargeRefused extends Error {
  override readonly name = 'ChargeRefused';
  constructor(readonly code: 'AMOUNT_DIFFERS' | 'UNAVAILABLE' | 'NOT_AUTHORISED' | 'TOO_MUCH') {
    super(code);
  }
}

const ANSWERS_AFTER_MS = 30_000;

/** The rules of the gateway: what may become of a charge. Every step may be repeated and has then no further effect. */
export class Charges {
  readonly #book: Book;
  readonly #now: () => Date;

  constructor({ book, now }: { book: Book; now: () => Date }) {
    this.#book = book;
    this.#now = now;
  }

  /** The charge of an id. The first request makes it; one that asks for another amount under the same id is refused. */
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

  /** What the buyer decided. Only a charge that is still open can be: the first answer stands. */
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

  /** Decides the charges whose answer is due by now; resolves with them. */
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

  /** When the next answer comes by itself; null when none will. */
  async nextAnswerAt(): Promise<number | null> {
    const moments = (await this.#book.later()).map(({ later }) => Date.parse(later?.at ?? ''));
    return moments.length === 0 ? null : Math.min(...moments);
  }

  /** Takes what was authorised. */
  capture(id: string): Promise<Charge | null> {
    return this.#book.change(id, (known) => {
      const charge = known && this.#asOfNow(known);
      if (charge === null || charge.state === 'CAPTURED') return charge;
      if (charge.state !== 'AUTHORISED') throw new ChargeRefused('NOT_AUTHORISED');
      return moved(charge, 'CAPTURED');
    });
  }

  /** Calls off what nobody has approved yet; what was approved meanwhile stays as it is. */
  cancel(id: string): Promise<Charge | null> {
    return this.#book.change(id, (known) => {
      const charge = known && this.#asOfNow(known);
      return charge?.state === 'PENDING' ? moved(charge, 'VOIDED') : charge;
    });
  }

  /** Calls off what was not taken; what was taken stays as it is. */
  void(id: string): Promise<Charge | null> {
    return this.#book.change(id, (known) => {
      const charge = known && this.#asOfNow(known);
      return charge?.state === 'PENDING' || charge?.state === 'AUTHORISED' ? moved(charge, 'VOIDED') : charge;
    });
  }

  /** Gives back a part of what was taken, once per key. */
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

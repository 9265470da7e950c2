import type { Book } from './book.ts';
import type { Charge } from './charge.ts';
import { signedHeaders } from './signature.ts';
import type { SignedHeaders } from './signature.ts';

/** Brings a message to the merchant; resolves with the HTTP status of the answer. */
export type Deliver = (headers: SignedHeaders, body: string) => Promise<number>;

interface Dependencies {
  book: Book;
  secret: string;
  deliver: Deliver;
  now: () => Date;
}

/** Before a message that was not acknowledged is sent again; each further try waits twice as long, up to the most. */
const AGAIN_AFTER_MS = 1_000;
const AGAIN_AFTER_AT_MOST_MS = 60_000;
/** After so many tries the merchant has to ask. */
const MAX_TRIES = 12;
const OK = 200;

/** Tells the merchant of answers, again and again until it acknowledges them. */
export class Callbacks {
  readonly #parts: Dependencies;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isClosed = false;

  constructor(parts: Dependencies) {
    this.#parts = parts;
  }

  /** Sends what a charge has come to. Never rejects: what fails is sent again later. */
  async tell(charge: Charge, tries = 1): Promise<void> {
    if (this.#isClosed) return;
    const { secret, deliver, book, now } = this.#parts;
    const { id, state, amountCents, sequence } = charge;
    const body = JSON.stringify({ id, state, amountCents, currency: 'USD', sequence });
    try {
      if ((await deliver(signedHeaders(secret, body, now()), body)) !== OK) return this.#again(charge, tries);
      await book.change(id, (current) => (current?.sequence === sequence ? { ...current, isUntold: false } : current));
    } catch {
      this.#again(charge, tries);
    }
  }

  /** Sends again what was not acknowledged before the last end. */
  async resume(): Promise<void> {
    for (const charge of await this.#parts.book.untold()) await this.tell(charge);
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #again(charge: Charge, tries: number): void {
    if (this.#isClosed || tries >= MAX_TRIES) return;
    clearTimeout(this.#timers.get(charge.id));
    const wait = Math.min(AGAIN_AFTER_AT_MOST_MS, AGAIN_AFTER_MS * 2 ** (tries - 1));
    const timer = setTimeout(() => {
      this.#timers.delete(charge.id);
      void this.tell(charge, tries + 1);
    }, wait);
    timer.unref();
    this.#timers.set(charge.id, timer);
  }
}

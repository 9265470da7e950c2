import type { Book } from './book.ts';
import type { Charge } from './charge.ts';
import { signedHeaders } from './signature.ts';
import type { SignedHeaders } from './signature.ts';

/** Delivers a message to the merchant; resolves with the HTTP status of the response. */
export type Deliver = (headers: SignedHeaders, body: string) => Promise<number>;

interface Dependencies {
  book: Book;
  secret: string;
  deliver: Deliver;
  now: () => Date;
}

/** Exponential backoff of unacknowledged messages: each retry waits twice as long, up to the maximum. */
const AGAIN_AFTER_MS = 1_000;
const AGAIN_AFTER_AT_MOST_MS = 60_000;
/** Maximum attempts; afterwards the merchant has to poll. */
const MAX_TRIES = 12;
const OK = 200;

/** Sends results to the merchant with retries, until it acknowledges them. */
export class Callbacks {
  readonly #parts: Dependencies;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isClosed = false;

  constructor(parts: Dependencies) {
    this.#parts = parts;
  }

  /** Sends the result of a charge. Never rejects: a failure is retried later. */
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

  /** Resends what was not acknowledged before the last stop. */
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

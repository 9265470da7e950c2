import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Book, Charge } from './charges.ts';

/** Headers of a message, by which the merchant verifies sender and time. */
export interface SignedHeaders {
  'content-type': 'application/json';
  'x-demo-bank-timestamp': string;
  'x-demo-bank-signature': string;
}

/** Signs a body with the secret that gateway and merchant share: HMAC-SHA256 over the timestamp in seconds and the body. */
export function signedHeaders(secret: string, body: string, now: Date): SignedHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'content-type': 'application/json', 'x-demo-bank-timestamp': timestamp, 'x-demo-bank-signature': `sha256=${signature}` };
}

/** Whether a request carries the merchant's key, compared in constant time. */
export function bringsKey(authorization: string | null, key: string): boolean {
  const [given, expected] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${key}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

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

import { createHmac } from 'node:crypto';
import type { ChargeRepository, Charge } from './charges.ts';

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

/** Delivers a message to the merchant; resolves with the HTTP status of the response. */
export type Deliver = (headers: SignedHeaders, body: string) => Promise<number>;

interface Dependencies {
  repository: ChargeRepository;
  secret: string;
  deliver: Deliver;
  now: () => Date;
}

/** Exponential backoff of unacknowledged messages: each retry waits twice as long, up to the maximum. */
const RETRY_AFTER_MS = 1_000;
const MAX_RETRY_AFTER_MS = 60_000;
/** Maximum attempts; afterwards the merchant has to poll. */
const MAX_TRIES = 12;
const OK = 200;

/** Sends results to the merchant with retries, until it acknowledges them. */
export class Callbacks {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private isClosed = false;

  constructor(private readonly options: Dependencies) {}

  /** Sends the result of a charge. Never rejects: a failure is retried later. */
  async send(charge: Charge, tries = 1): Promise<void> {
    if (this.isClosed) return;
    const { secret, deliver, repository, now } = this.options;
    const { id, state, amountCents, sequence } = charge;
    const body = JSON.stringify({ id, state, amountCents, currency: 'USD', sequence });
    try {
      if ((await deliver(signedHeaders(secret, body, now()), body)) !== OK) return this.retry(charge, tries);
      await repository.change(id, (current) => (current?.sequence === sequence ? { ...current, isUntold: false } : current));
    } catch {
      this.retry(charge, tries);
    }
  }

  /** Resends what was not acknowledged before the last stop. */
  async resume(): Promise<void> {
    for (const charge of await this.options.repository.unacknowledged()) await this.send(charge);
  }

  close(): void {
    this.isClosed = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private retry(charge: Charge, tries: number): void {
    if (this.isClosed || tries >= MAX_TRIES) return;
    clearTimeout(this.timers.get(charge.id));
    const wait = Math.min(MAX_RETRY_AFTER_MS, RETRY_AFTER_MS * 2 ** (tries - 1));
    const timer = setTimeout(() => {
      this.timers.delete(charge.id);
      void this.send(charge, tries + 1);
    }, wait);
    timer.unref();
    this.timers.set(charge.id, timer);
  }
}

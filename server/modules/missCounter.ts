import { RateLimited } from './rateLimited.error.ts';

interface Misses {
  count: number;
  /** When the window of the first of them ends, in ms. */
  endsAt: number;
}

/** More callers than this are not told apart: the oldest are forgotten. */
const MAX_CALLERS = 10_000;

/** Counts the misses of each caller, so that guessing is slow. Hits cost nothing. */
export class MissCounter {
  readonly #misses = new Map<string, Misses>();
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #now: () => Date;

  constructor({ limit, windowMs, now }: { limit: number; windowMs: number; now: () => Date }) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Throws RateLimited for a caller with too many misses in the window. */
  check(caller: string): void {
    const now = this.#now().getTime();
    const misses = this.#misses.get(caller);
    if (misses === undefined) return;
    if (misses.endsAt <= now) this.#misses.delete(caller);
    else if (misses.count >= this.#limit) throw new RateLimited(Math.ceil((misses.endsAt - now) / 1000));
  }

  miss(caller: string): void {
    const misses = this.#misses.get(caller) ?? { count: 0, endsAt: this.#now().getTime() + this.#windowMs };
    this.#misses.set(caller, { ...misses, count: misses.count + 1 });
    const [oldest] = this.#misses.keys();
    if (this.#misses.size > MAX_CALLERS && oldest !== undefined) this.#misses.delete(oldest);
  }
}

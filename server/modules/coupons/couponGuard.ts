import { Attempts } from '#server/modules/accounts/attempts.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Ten wrong codes from one address, then waits of 2, 4, 8 … seconds, at most 15 minutes. */
const GUESSES = { free: 10, firstWaitMs: 2 * SECOND_MS, maxWaitMs: 15 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };

/** Addresses that are remembered at once. */
const MAX_ADDRESSES = 10_000;

/**
 * Slows down who guesses codes. A cart is priced again and again with the same code: that is one guess. A code that was right goes on being
 * right for who knows it, whatever is guessed beside it.
 */
export class CouponGuard {
  private readonly attempts: Attempts;
  /** The last wrong code and the last right one of each address. */
  private readonly last = new Map<string, { wrong: string | null; right: string | null }>();

  constructor(now: () => Date) {
    this.attempts = new Attempts(GUESSES, now);
  }

  /** The seconds to wait before a code is looked up for an address; 0: now. */
  wait(address: string, code: string): number {
    return this.last.get(address)?.right === code ? 0 : this.attempts.wait(address);
  }

  /** Takes note whether there is such a code. */
  note(address: string, code: string, isRight: boolean): void {
    const before = this.last.get(address) ?? { wrong: null, right: null };
    if (!isRight && before.wrong !== code) this.attempts.take(address);
    this.last.delete(address);
    this.last.set(address, isRight ? { ...before, right: code } : { ...before, wrong: code });
    if (this.last.size <= MAX_ADDRESSES) return;
    const [oldest] = this.last.keys();
    if (oldest !== undefined) this.last.delete(oldest);
  }
}

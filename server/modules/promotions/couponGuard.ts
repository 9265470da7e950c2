import { LRUCache } from 'lru-cache';
import { CallerBackoffLimiter } from '#server/platform/backoffLimiter.ts';
import { callerKey, type Caller } from '#server/platform/caller.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Backoff: ten wrong codes per caller are free, then waits of 2, 4, 8 … seconds, at most 15 minutes. */
const GUESSES = { free: 10, firstWaitMs: 2 * SECOND_MS, maxWaitMs: 15 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };

/** Upper bound of remembered callers. */
const MAX_CALLERS = 10_000;

/**
 * Rate-limits guessing of codes. A cart is repriced with the same code many times: that counts as one guess. A caller's last right code
 * stays usable, whatever wrong ones are tried besides.
 */
export class CouponGuard {
  private readonly attempts: CallerBackoffLimiter;
  /** The last wrong code and the last right one of each caller. */
  private readonly last = new LRUCache<string, { wrong: string | null; right: string | null }>({ max: MAX_CALLERS });

  constructor(now: () => Date) {
    this.attempts = new CallerBackoffLimiter(GUESSES, now);
  }

  /** Seconds to wait before a code is looked up for a caller; 0: none. */
  wait(caller: Caller, code: string): number {
    return this.last.get(callerKey(caller))?.right === code ? 0 : this.attempts.wait(caller);
  }

  /** Records whether the code exists. */
  note(caller: Caller, code: string, isRight: boolean): void {
    const key = callerKey(caller);
    const before = this.last.get(key) ?? { wrong: null, right: null };
    if (!isRight && before.wrong !== code) this.attempts.take(caller);
    this.last.set(key, isRight ? { ...before, right: code } : { ...before, wrong: code });
  }
}

/** How often something may be tried, by a key: an account, an address. Kept in memory, so a restart forgives. */
export interface AttemptRule {
  /** Tries without a wait. */
  free: number;
  /** The first wait; each further try doubles it. */
  firstWaitMs: number;
  /** The longest wait. */
  maxWaitMs: number;
  /** After so long without a try all is forgotten. */
  forgetMs: number;
}

interface Record {
  count: number;
  /** No try before. */
  blockedUntil: number;
  lastAt: number;
}

/** Keys that are remembered at once: a flood of made-up ones must not fill the memory. */
const MAX_KEYS = 10_000;

/** Counts tries and says how long to wait. A wait always ends: nobody can lock somebody else out for good. */
export class Attempts {
  private readonly records = new Map<string, Record>();

  constructor(
    private readonly rule: AttemptRule,
    private readonly now: () => Date,
  ) {}

  /**
   * Takes a try: 0 when it may be made, else the seconds to wait, and it does not count. A try counts from its beginning, so that many
   * at once are no way around.
   */
  take(key: string): number {
    const now = this.now().getTime();
    const kept = this.records.get(key);
    const record = kept === undefined || now - kept.lastAt >= this.rule.forgetMs ? { count: 0, blockedUntil: 0, lastAt: now } : kept;
    if (now < record.blockedUntil) return Math.ceil((record.blockedUntil - now) / 1000);
    const count = record.count + 1;
    // A key that is tried moves to the end: the one that was quiet longest is forgotten first.
    this.records.delete(key);
    this.records.set(key, { count, blockedUntil: now + this.waitAfter(count), lastAt: now });
    const [oldest] = this.records.keys();
    if (this.records.size > MAX_KEYS && oldest !== undefined) this.records.delete(oldest);
    return 0;
  }

  /** It went well: the tries before are forgotten. */
  forget(key: string): void {
    this.records.delete(key);
  }

  private waitAfter(count: number): number {
    const { free, firstWaitMs, maxWaitMs } = this.rule;
    return count < free ? 0 : Math.min(maxWaitMs, firstWaitMs * 2 ** Math.min(count - free, 30));
  }
}

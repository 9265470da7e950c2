import { callerKey, widerNetworkOf, type Caller } from './caller.ts';

/** Backoff parameters per key (account, network address). State is in memory, so a restart clears it. */
export interface AttemptRule {
  /** Attempts without a wait. */
  free: number;
  /** First wait; each further attempt doubles it. */
  firstWaitMs: number;
  /** Upper bound of the wait. */
  maxWaitMs: number;
  /** A record expires after this long without an attempt. */
  forgetMs: number;
}

interface Attempts {
  count: number;
  lastAt: number;
}

/** Upper bound of records, so that a flood of invented keys cannot fill memory. */
const MAX_KEYS = 10_000;

/** Exponential backoff limiter per key. Every wait ends, so no caller can lock another out for good. */
export class BackoffLimiter {
  /** Records with free attempts left; evicted first when the limit is reached, so that invented keys evict no blocked one. */
  private readonly light = new Map<string, Attempts>();
  private readonly heavy = new Map<string, Attempts>();

  constructor(
    private readonly rule: AttemptRule,
    private readonly now: () => Date,
  ) {}

  /** Seconds until the next attempt; 0 when it is allowed now. */
  wait(key: string): number {
    const { count, lastAt } = this.attempts(key);
    return Math.max(0, Math.ceil((lastAt + this.waitAfter(count) - this.now().getTime()) / 1000));
  }

  /** Whether the key has a record. */
  has(key: string): boolean {
    return this.attempts(key).count > 0;
  }

  /** Counts an attempt at its start, so that parallel ones cannot bypass the limit: 0 when allowed, else the seconds to wait, uncounted. */
  take(key: string): number {
    const wait = this.wait(key);
    if (wait === 0) this.set(key, this.attempts(key).count + 1, this.now().getTime());
    return wait;
  }

  /** Uncounts an attempt that succeeded, or that could not be made at all. */
  giveBack(key: string): void {
    const { count, lastAt } = this.attempts(key);
    this.set(key, count - 1, lastAt);
  }

  /** Clears the record after a success. */
  forget(key: string): void {
    this.light.delete(key);
    this.heavy.delete(key);
  }

  private attempts(key: string): Attempts {
    const now = this.now().getTime();
    const attempts = this.light.get(key) ?? this.heavy.get(key);
    if (attempts === undefined || now - attempts.lastAt >= this.rule.forgetMs) return { count: 0, lastAt: now };
    // The clock was set back: the last attempt is not in the future, so that its wait does not grow.
    attempts.lastAt = Math.min(attempts.lastAt, now);
    return attempts;
  }

  /** Moves the key to the end of its map: within each kind the least recently used is evicted first. */
  private set(key: string, count: number, lastAt: number): void {
    this.forget(key);
    if (count > 0) (count < this.rule.free ? this.light : this.heavy).set(key, { count, lastAt });
    if (this.light.size + this.heavy.size <= MAX_KEYS) return;
    const [oldest] = this.light.size > 0 ? this.light.keys() : this.heavy.keys();
    if (oldest !== undefined) this.forget(oldest);
  }

  private waitAfter(count: number): number {
    const { free, firstWaitMs, maxWaitMs } = this.rule;
    return count < free ? 0 : Math.min(maxWaitMs, firstWaitMs * 2 ** (count - free));
  }
}

/** Factor for a whole network, for guests and for members: one IPv4 address of a mobile carrier hides thousands of callers. */
const CALLERS_OF_NETWORK = 10;
/** Upper bound of the wait of a whole network, so that one caller's guesses do not block all others. */
const MAX_NETWORK_WAIT_MS = 60_000;

/** Rate limiter for callers: strict per account, else per device; loose per network, since a caller can invent any number of devices. */
export class CallerBackoffLimiter {
  private readonly byCaller: BackoffLimiter;
  private readonly byNetwork: BackoffLimiter;

  constructor(rule: AttemptRule, now: () => Date) {
    this.byCaller = new BackoffLimiter(rule, now);
    const maxWaitMs = Math.min(rule.maxWaitMs, MAX_NETWORK_WAIT_MS);
    const firstWaitMs = Math.min(rule.firstWaitMs, maxWaitMs);
    this.byNetwork = new BackoffLimiter({ ...rule, free: rule.free * CALLERS_OF_NETWORK, firstWaitMs, maxWaitMs }, now);
  }

  wait(caller: Caller): number {
    return Math.max(this.byCaller.wait(callerKey(caller)), this.byNetwork.wait(networkKey(caller)));
  }

  /** Counts an attempt: 0 when it is allowed, else the seconds to wait, uncounted. */
  take(caller: Caller): number {
    const wait = this.wait(caller);
    if (wait > 0) return wait;
    this.byNetwork.take(networkKey(caller));
    return this.byCaller.take(callerKey(caller));
  }

  /** Uncounts an attempt. */
  giveBack(caller: Caller): void {
    this.byCaller.giveBack(callerKey(caller));
    this.byNetwork.giveBack(networkKey(caller));
  }
}

/** Guests and members of a network are counted separately, because guests can be invented. */
function networkKey({ account, network }: Caller): string {
  return `${account === null ? 'guests' : 'members'} ${widerNetworkOf(network)}`;
}

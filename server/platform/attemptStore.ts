/** Backoff parameters per key (account, network address). */
export interface AttemptLimit {
  /** Attempts of each name are counted apart. */
  name: string;
  /** Attempts without a wait. */
  free: number;
  /** First wait; each further attempt doubles it. */
  firstWaitMs: number;
  /** Upper bound of the wait. */
  maxWaitMs: number;
  /** A record expires after this long without an attempt. */
  forgetMs: number;
}

/** A key that counts under a limit. */
export interface LimitedKey {
  limit: AttemptLimit;
  key: string;
}

/** Attempts counted of a key; seconds until its next one, 0 when it is allowed now. */
export interface AttemptRecord {
  count: number;
  wait: number;
}

/**
 * Where attempts are counted: nodes that share a store share its limits. Each call is one atomic step, so that parallel attempts cannot
 * bypass a limit, and none is made inside a transaction, which may run twice. Keys contain emails and addresses: a database stores hashes.
 */
export interface AttemptStore {
  /** Counts an attempt under every key and returns 0, or the longest wait in seconds, and none is counted. */
  take(keys: readonly LimitedKey[]): Promise<number>;
  read(keys: readonly LimitedKey[]): Promise<AttemptRecord[]>;
  /** Uncounts an attempt under every key. */
  giveBack(keys: readonly LimitedKey[]): Promise<void>;
  /** Deletes the records. */
  forget(keys: readonly LimitedKey[]): Promise<void>;
}

interface Attempts {
  count: number;
  lastAt: number;
}

/** Records of one limit. */
interface Records {
  /** With free attempts left; evicted first when the limit is reached, so that invented keys evict no blocked one. */
  light: Map<string, Attempts>;
  heavy: Map<string, Attempts>;
}

/** Upper bound of records of a limit, so that a flood of invented keys cannot fill memory. */
const MAX_KEYS = 10_000;

/** Attempts in the memory of one process: a restart clears them. */
export class MemoryAttempts implements AttemptStore {
  private readonly records = new Map<string, Records>();

  constructor(private readonly now: () => Date) {}

  async take(keys: readonly LimitedKey[]): Promise<number> {
    const wait = Math.max(...keys.map((each) => this.waitOf(each)));
    if (wait === 0) for (const each of keys) this.set(each, this.attempts(each).count + 1, this.now().getTime());
    return wait;
  }

  async read(keys: readonly LimitedKey[]): Promise<AttemptRecord[]> {
    return keys.map((each) => ({ count: this.attempts(each).count, wait: this.waitOf(each) }));
  }

  async giveBack(keys: readonly LimitedKey[]): Promise<void> {
    for (const each of keys) {
      const { count, lastAt } = this.attempts(each);
      this.set(each, count - 1, lastAt);
    }
  }

  async forget(keys: readonly LimitedKey[]): Promise<void> {
    for (const each of keys) this.set(each, 0, 0);
  }

  private waitOf(each: LimitedKey): number {
    const { free, firstWaitMs, maxWaitMs } = each.limit;
    const { count, lastAt } = this.attempts(each);
    if (count < free) return 0;
    const nextAt = lastAt + Math.min(maxWaitMs, firstWaitMs * 2 ** (count - free));
    return Math.max(0, Math.ceil((nextAt - this.now().getTime()) / 1000));
  }

  private attempts({ limit, key }: LimitedKey): Attempts {
    const now = this.now().getTime();
    const { light, heavy } = this.recordsOf(limit);
    const attempts = light.get(key) ?? heavy.get(key);
    if (attempts === undefined || now - attempts.lastAt >= limit.forgetMs) return { count: 0, lastAt: now };
    // The clock was set back: the last attempt is not in the future, so that its wait does not grow.
    attempts.lastAt = Math.min(attempts.lastAt, now);
    return attempts;
  }

  /** Moves the key to the end of its map: within each kind the least recently used is evicted first. */
  private set({ limit, key }: LimitedKey, count: number, lastAt: number): void {
    const { light, heavy } = this.recordsOf(limit);
    light.delete(key);
    heavy.delete(key);
    if (count > 0) (count < limit.free ? light : heavy).set(key, { count, lastAt });
    if (light.size + heavy.size <= MAX_KEYS) return;
    const evicted = light.size > 0 ? light : heavy;
    const [oldest] = evicted.keys();
    if (oldest !== undefined) evicted.delete(oldest);
  }

  private recordsOf({ name }: AttemptLimit): Records {
    const records = this.records.get(name) ?? { light: new Map(), heavy: new Map() };
    this.records.set(name, records);
    return records;
  }
}

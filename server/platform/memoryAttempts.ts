import type { AttemptLimit, AttemptRecord, AttemptStore, LimitedKey } from '#server/store/sharedState.ts';

interface Attempts {
  count: number;
  lastAt: number;
}

/** One limit's records. */
interface Records {
  /** Keys that still have free attempts. They are evicted first, so that invented keys do not evict blocked ones. */
  light: Map<string, Attempts>;
  heavy: Map<string, Attempts>;
}

/** Maximum number of records per limit, so that invented keys cannot fill the memory. */
const MAX_KEYS = 10_000;

/** Attempts in the memory of one process, which are lost on a restart. */
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
    // If the clock was set back, the last attempt must not be in the future; otherwise its wait would grow.
    attempts.lastAt = Math.min(attempts.lastAt, now);
    return attempts;
  }

  /** Moves the key to the end of its map, because each map's least recently used key is evicted first. */
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

import { callerKey } from '../../platform/caller.ts';
import { widerNetworkOf } from '../../platform/networkOf.ts';
import type { Caller } from '../../platform/caller.ts';

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
export class BackoffLimiter {
  /** Those that have free tries left: the first to be forgotten when there are too many, so that made-up keys unblock nobody. */
  private readonly light = new Map<string, Record>();
  private readonly heavy = new Map<string, Record>();

  constructor(
    private readonly rule: AttemptRule,
    private readonly now: () => Date,
  ) {}

  /** The seconds to wait before the next try; 0 when it may be made. */
  wait(key: string): number {
    const { blockedUntil } = this.record(key);
    return Math.max(0, Math.ceil((blockedUntil - this.now().getTime()) / 1000));
  }

  /** Whether a try is remembered. */
  has(key: string): boolean {
    return this.record(key).count > 0;
  }

  /**
   * Takes a try: 0 when it may be made, else the seconds to wait, and it does not count. A try counts from its beginning, so that many
   * at once are no way around.
   */
  take(key: string): number {
    const wait = this.wait(key);
    if (wait > 0) return wait;
    const lastAt = this.now().getTime();
    const count = this.record(key).count + 1;
    this.keep(key, { count, blockedUntil: lastAt + this.waitAfter(count), lastAt });
    return 0;
  }

  /** The try that was taken turned out to be none: it did well, or could not be made at all. */
  giveBack(key: string): void {
    const record = this.light.get(key) ?? this.heavy.get(key);
    if (record === undefined) return;
    const count = record.count - 1;
    if (count === 0) this.forget(key);
    else this.keep(key, { ...record, count, blockedUntil: record.lastAt + this.waitAfter(count) });
  }

  /** It went well: the tries before are forgotten. */
  forget(key: string): void {
    this.light.delete(key);
    this.heavy.delete(key);
  }

  private record(key: string): Record {
    const now = this.now().getTime();
    const kept = this.light.get(key) ?? this.heavy.get(key);
    // The clock was put back: the wait that is left is no longer for that, and not longer than any.
    if (kept !== undefined && now < kept.lastAt) {
      kept.blockedUntil -= kept.lastAt - now;
      kept.lastAt = now;
    }
    return kept === undefined || now - kept.lastAt >= this.rule.forgetMs ? { count: 0, blockedUntil: 0, lastAt: now } : kept;
  }

  /** A key that is tried moves to the end: of its kind, the one that was quiet longest is forgotten first. */
  private keep(key: string, record: Record): void {
    this.forget(key);
    (record.count < this.rule.free ? this.light : this.heavy).set(key, record);
    if (this.light.size + this.heavy.size <= MAX_KEYS) return;
    const [oldest] = this.light.size > 0 ? this.light.keys() : this.heavy.keys();
    if (oldest !== undefined) this.forget(oldest);
  }

  private waitAfter(count: number): number {
    const { free, firstWaitMs, maxWaitMs } = this.rule;
    return count < free ? 0 : Math.min(maxWaitMs, firstWaitMs * 2 ** Math.min(count - free, 30));
  }
}

/** Behind one IPv4 address of a mobile carrier are thousands of people: all of its guests, or members, may try so many times as often as one. */
const CALLERS_OF_NETWORK = 10;
/** What a whole network waits at most: the guesses of one are not paid by all. */
const MAX_NETWORK_WAIT_MS = 60_000;

/** Counts the tries of callers: strictly by account, else by device; loosely by network, since anybody can have any number of devices. */
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

  /** Takes a try: 0 when it may be made, else the seconds to wait, and it does not count. */
  take(caller: Caller): number {
    const wait = this.wait(caller);
    if (wait > 0) return wait;
    this.byNetwork.take(networkKey(caller));
    return this.byCaller.take(callerKey(caller));
  }

  /** The try that was taken turned out to be none. */
  giveBack(caller: Caller): void {
    this.byCaller.giveBack(callerKey(caller));
    this.byNetwork.giveBack(networkKey(caller));
  }
}

/** Members and guests of a network apart: guests can be made up. */
function networkKey({ account, network }: Caller): string {
  return `${account === null ? 'guests' : 'members'} ${widerNetworkOf(network)}`;
}

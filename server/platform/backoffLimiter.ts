import type { AttemptLimit, AttemptStore, LimitedKey } from '#server/store/sharedState.ts';
import { callerKey, widerNetworkOf, type Caller } from './caller.ts';
import { RateLimited } from './errors.ts';

const MINUTE_MS = 60_000;
/** Waits of 1, 2, 4 … minutes, up to an hour. An hour without attempts clears the record. */
export const MINUTES_TO_AN_HOUR = { firstWaitMs: MINUTE_MS, maxWaitMs: 60 * MINUTE_MS, forgetMs: 60 * MINUTE_MS };

/** Exponential backoff per key. Every wait ends, so that callers cannot lock each other out permanently. */
export class BackoffLimiter {
  constructor(
    private readonly limit: AttemptLimit,
    private readonly attempts: AttemptStore,
  ) {}

  /**
   * Counts an attempt when it starts, so that concurrent attempts cannot bypass the limit. Returns 0 if it is allowed, otherwise
   * the seconds to wait; a rejected attempt is not counted.
   */
  take(key: string): Promise<number> {
    return this.attempts.take([{ limit: this.limit, key }]);
  }

  /** Uncounts an attempt. */
  giveBack(key: string): Promise<void> {
    return this.attempts.giveBack([{ limit: this.limit, key }]);
  }

  /** Clears the record after a success. */
  forget(key: string): Promise<void> {
    return this.attempts.forget([{ limit: this.limit, key }]);
  }
}

/**
 * Factor for the limits of a network, for its guests and for its members: thousands of callers may share one of a mobile
 * carrier's IPv4 addresses.
 */
const CALLERS_OF_NETWORK = 10;
/** Maximum wait for a network, so that one caller's guesses do not block all others. */
const MAX_NETWORK_WAIT_MS = 60_000;

/** Backoff for callers: strict per account or device, loose per network, because a client can have any number of devices. */
export class CallerBackoffLimiter {
  private readonly ofNetwork: AttemptLimit;

  constructor(
    private readonly limit: AttemptLimit,
    private readonly attempts: AttemptStore,
  ) {
    const maxWaitMs = Math.min(limit.maxWaitMs, MAX_NETWORK_WAIT_MS);
    const firstWaitMs = Math.min(limit.firstWaitMs, maxWaitMs);
    this.ofNetwork = { ...limit, name: `${limit.name} of a network`, free: limit.free * CALLERS_OF_NETWORK, firstWaitMs, maxWaitMs };
  }

  /** Counts an attempt. Returns 0 if it is allowed, otherwise the seconds to wait; a rejected attempt is not counted. */
  take(caller: Caller): Promise<number> {
    return this.attempts.take(this.keysOf(caller));
  }

  /** Counts an attempt. Throws RateLimited if it is not allowed. */
  async admit(caller: Caller): Promise<void> {
    const wait = await this.take(caller);
    if (wait > 0) throw new RateLimited(wait);
  }

  /** Uncounts an attempt. */
  giveBack(caller: Caller): Promise<void> {
    return this.attempts.giveBack(this.keysOf(caller));
  }

  /** Counts a network's guests and members separately, because a client can pose as any number of guests. */
  keysOf(caller: Caller): LimitedKey[] {
    const { account, network } = caller;
    return [
      { limit: this.limit, key: callerKey(caller) },
      { limit: this.ofNetwork, key: `${account === null ? 'guests' : 'members'} ${widerNetworkOf(network)}` },
    ];
  }
}

import type { AttemptLimit, AttemptStore, LimitedKey } from '#server/store/sharedState.ts';
import { callerKey, widerNetworkOf, type Caller } from './caller.ts';

/** Exponential backoff limiter per key. Every wait ends, so no caller can lock another out for good. */
export class BackoffLimiter {
  constructor(
    private readonly limit: AttemptLimit,
    private readonly attempts: AttemptStore,
  ) {}

  /** Counts an attempt at its start, so that parallel ones cannot bypass the limit: 0 when allowed, else the seconds to wait, uncounted. */
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

/** Factor for a whole network, for guests and for members: one IPv4 address of a mobile carrier hides thousands of callers. */
const CALLERS_OF_NETWORK = 10;
/** Upper bound of the wait of a whole network, so that one caller's guesses do not block all others. */
const MAX_NETWORK_WAIT_MS = 60_000;

/** Rate limiter for callers: strict per account, else per device; loose per network, since a caller can invent any number of devices. */
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

  /** Counts an attempt: 0 when it is allowed, else the seconds to wait, uncounted. */
  take(caller: Caller): Promise<number> {
    return this.attempts.take(this.keysOf(caller));
  }

  /** Uncounts an attempt. */
  giveBack(caller: Caller): Promise<void> {
    return this.attempts.giveBack(this.keysOf(caller));
  }

  /** Guests and members of a network are counted separately, because guests can be invented. */
  keysOf(caller: Caller): LimitedKey[] {
    const { account, network } = caller;
    return [
      { limit: this.limit, key: callerKey(caller) },
      { limit: this.ofNetwork, key: `${account === null ? 'guests' : 'members'} ${widerNetworkOf(network)}` },
    ];
  }
}

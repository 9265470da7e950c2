import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { callerKey, type Caller } from './caller.ts';
import { RateLimited } from './errors.ts';
import type { SharedWindows } from './sharedWindows.ts';

/** Share of the budget that refills every few seconds; the rest accumulates for bursts and refills once per burst window. */
const STEADY_SHARE = 0.6;
const STEADY_SECONDS = 4;
/** Burst windows for a caller and for a network, in seconds. */
const OWN_BURST_SECONDS = 30;
const NETWORK_BURST_SECONDS = 20;
/** Maximum share of its network's budget that one caller may use. */
const OWN_SHARE = 0.5;
const US_PER_MS = 1000;

/** A burst window's points, total and remaining. */
export interface Budget {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

/** Opens a budget per key, which refills after the window. */
type OpenWindow = (name: string, points: number, seconds: number) => RateLimiterMemory;

/**
 * Limits callers' CPU time, in microseconds: on average, `msPerSecond` for all guests and members of a network together, and half
 * of that for one caller. With `shared` windows the budgets apply to all nodes together, otherwise to this process.
 */
export class CostBudget {
  private readonly chargeCaller: ReturnType<typeof tokenBucket>;
  private readonly chargeNetwork: ReturnType<typeof tokenBucket>;

  constructor(msPerSecond: number, shared?: SharedWindows) {
    const openWindow: OpenWindow = (name, points, duration) =>
      shared?.open(name, points, duration) ?? new RateLimiterMemory({ points, duration });
    this.chargeCaller = tokenBucket(openWindow, 'caller', msPerSecond * OWN_SHARE, OWN_BURST_SECONDS);
    this.chargeNetwork = tokenBucket(openWindow, 'network', msPerSecond, NETWORK_BURST_SECONDS);
  }

  /**
   * Charges a cost, even if it exceeds the remaining budget, in which case the next requests are rejected. Returns the caller's
   * remaining budget. Throws RateLimited if a budget is used up.
   */
  async charge(caller: Caller, cost: number): Promise<Budget> {
    const left = await this.chargeCaller(callerKey(caller), cost);
    await this.chargeNetwork(caller.network, cost);
    return left;
  }
}

/** Token bucket with two windows: a steady one that refills every few seconds, and one for bursts. */
function tokenBucket(openWindow: OpenWindow, name: string, msPerSecond: number, burstSeconds: number) {
  const pointsIn = (seconds: number, share: number) => Math.ceil(msPerSecond * share * US_PER_MS * seconds);
  const steady = openWindow(`${name}, steady`, pointsIn(STEADY_SECONDS, STEADY_SHARE), STEADY_SECONDS);
  const burst = openWindow(`${name}, burst`, pointsIn(burstSeconds, 1 - STEADY_SHARE), burstSeconds);
  const both = new BurstyRateLimiter(steady, burst);
  return async (key: string, cost: number): Promise<Budget> => {
    try {
      await both.consume(key, cost);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // The steady window can cover this cost after a few seconds.
      throw new RateLimited(cost <= steady.points ? STEADY_SECONDS : burstSeconds, 'Too many requests: please try again in a moment.');
    }
    const left = await burst.get(key);
    const { remainingPoints: remaining = burst.points, msBeforeNext = 0 } = left ?? {};
    return { limit: burst.points, remaining, resetSeconds: Math.ceil(msBeforeNext / 1000) };
  };
}

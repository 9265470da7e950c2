/** Rate limits by CPU cost, in microseconds, per caller and per network. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { callerKey, networkOf, widerNetworkOf, type Caller } from '#server/platform/caller.ts';
import { RateLimited } from '#server/platform/errors.ts';
import type { RateExchange } from '#server/store/sharedState.ts';
import { SharedWindows } from './sharedWindows.ts';

/** Routes free of cost: files are cheap to send, and one page may need a hundred pictures. */
const UNCOUNTED = new Set(['/assets/*', '/pictures/*', '/uploads/:name', '/playground/assets/*', '/healthz', '/readyz']);
/** Base cost of any request; routes may override it (`config.cost`). */
const REQUEST_COST = 500;
/** Cost of a cached page; rendering one costs what its kind does. */
export const CACHED_PAGE_COST = 3000;

/** Share of the long-run budget that refills every few seconds; the rest accumulates for a burst and refills once per burst window. */
const STEADY_SHARE = 0.6;
const STEADY_SECONDS = 4;
/** Burst windows of a caller and of a network. */
const OWN_BURST_SECONDS = 30;
const NETWORK_BURST_SECONDS = 20;
/** Upper bound of one caller's share of its network's budget. */
const OWN_SHARE = 0.5;
const US_PER_MS = 1000;
/** Interval at which nodes exchange what callers consumed. */
const EXCHANGE_MS = 250;

/** Opens a budget per key that refills after the window. */
type OpenWindow = (name: string, points: number, seconds: number) => RateLimiterAbstract;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Cost of a request before its content is known, in CPU microseconds. */
    cost?: number;
  }
  interface FastifyRequest {
    /** Charges the cost of work to the caller's budget before the work is done. Throws TooManyRequests. */
    spend: (cost: number) => Promise<void>;
  }
}

/** The caller's budget is used up. */
export class TooManyRequests extends RateLimited {
  override readonly name = 'TooManyRequests';
  readonly statusCode = 429;
  constructor(retryAfterSeconds: number) {
    super(retryAfterSeconds, 'Too many requests: please try again in a moment.');
  }
}

/**
 * Token bucket of two windows: a steady one that refills every few seconds, and one for bursts. Returns the function that charges a cost and
 * returns headers with what is left of the burst; it throws TooManyRequests when the budget is too small.
 */
function tokenBucket(openWindow: OpenWindow, name: string, msPerSecond: number, burstSeconds: number) {
  const pointsIn = (seconds: number, share: number) => Math.ceil(msPerSecond * share * US_PER_MS * seconds);
  const steady = openWindow(`${name}, steady`, pointsIn(STEADY_SECONDS, STEADY_SHARE), STEADY_SECONDS);
  const burst = openWindow(`${name}, burst`, pointsIn(burstSeconds, 1 - STEADY_SHARE), burstSeconds);
  const both = new BurstyRateLimiter(steady, burst);
  return async (key: string, cost: number) => {
    try {
      await both.consume(key, cost);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // The steady window suffices for a cost that it can cover.
      throw new TooManyRequests(cost <= steady.points ? STEADY_SECONDS : burstSeconds);
    }
    const left = await burst.get(key);
    return {
      'x-ratelimit-limit': String(burst.points),
      'x-ratelimit-remaining': String(left?.remainingPoints ?? burst.points),
      'x-ratelimit-reset': String(Math.ceil((left?.msBeforeNext ?? 0) / 1000)),
    };
  };
}

/** Windows in memory, or shared with other nodes. The only place that chooses where budgets are counted. */
function windowsOf(app: FastifyInstance, exchange: RateExchange | undefined): OpenWindow {
  if (exchange === undefined) return (_name, points, duration) => new RateLimiterMemory({ points, duration });
  const shared = new SharedWindows(exchange);
  let hasFailed = false;
  const exchangeAll = async () => {
    try {
      if (await shared.exchange()) hasFailed = false;
    } catch (error) {
      // Once, until it succeeds: there are four a second.
      if (!hasFailed) app.log.error({ err: error }, 'rate limits could not be exchanged with other nodes');
      hasFailed = true;
    }
  };
  const timer = setInterval(() => void exchangeAll(), EXCHANGE_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return (name, points, duration) => shared.open(name, points, duration);
}

/**
 * Limits callers' CPU use: `msPerSecond` in the long run for the guests of one network, as much again for its members, and half of it for
 * one caller; 0: no limit. `callerOf` returns an authenticated account and a verified device. With `exchange` the budgets are those of all
 * nodes together, else of this process.
 */
export function limitRates(
  app: FastifyInstance,
  msPerSecond: number,
  callerOf: (request: FastifyRequest) => Promise<Omit<Caller, 'network'>>,
  exchange?: RateExchange,
): void {
  app.decorateRequest('spend', () => Promise.resolve());
  if (msPerSecond === 0) return;
  const openWindow = windowsOf(app, exchange);
  const chargeCaller = tokenBucket(openWindow, 'caller', msPerSecond * OWN_SHARE, OWN_BURST_SECONDS);
  const chargeNetwork = tokenBucket(openWindow, 'network', msPerSecond, NETWORK_BURST_SECONDS);
  app.addHook('onRequest', async (request, reply) => {
    if (UNCOUNTED.has(request.routeOptions.url ?? '')) return;
    const network = widerNetworkOf(networkOf(request.ip));
    const { account, device } = await callerOf(request);
    const caller = callerKey({ account, device, network });
    request.spend = async (cost) => {
      try {
        const left = await chargeCaller(caller, cost);
        await chargeNetwork(`${account === null ? 'guests' : 'members'} ${network}`, cost);
        reply.headers(left);
      } catch (error) {
        if (!(error instanceof TooManyRequests)) throw error;
        const seconds = String(error.retryAfterSeconds);
        reply.headers({ 'retry-after': seconds, 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': seconds });
        throw error;
      }
    };
  });
  // After the hooks of all scopes: a refusal carries the CORS headers, too.
  app.addHook('preParsing', (request) => request.spend(request.routeOptions.config.cost ?? REQUEST_COST));
}

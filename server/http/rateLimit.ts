/** Who may use how much of the processor: a budget of cost, in microseconds, for each caller and for each network. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { callerKey } from '#server/platform/caller.ts';
import type { Caller } from '#server/platform/caller.ts';
import { networkOf, widerNetworkOf } from '#server/platform/networkOf.ts';
import { RateLimited } from '#server/platform/rateLimited.error.ts';

/** Files are cheap to send, and one page may need a hundred pictures: their routes do not count. */
const UNCOUNTED = new Set(['/assets/*', '/pictures/*', '/uploads/:name', '/playground/assets/*', '/healthz', '/readyz']);
/** What receiving and answering any request takes; routes may say otherwise (`config.cost`). */
const REQUEST_COST = 500;
/** A page as it was sent to somebody before; one that has to be rendered costs what its kind does. */
export const CACHED_PAGE_COST = 3000;

/** Of what may be used in the long run, this much comes back every few seconds; the rest is saved up for a burst, and comes back once in a while. */
const STEADY_SHARE = 0.6;
const STEADY_SECONDS = 4;
/** For how long a caller, and a network, can save up. */
const OWN_BURST_SECONDS = 30;
const NETWORK_BURST_SECONDS = 20;
/** One caller alone cannot use up what is there for all behind the same address. */
const OWN_SHARE = 0.5;
const US_PER_MS = 1000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request costs before it is known what it asks for, in microseconds of the processor. */
    cost?: number;
  }
  interface FastifyRequest {
    /** Takes the cost of work from the caller's budget before the work is done. Throws TooManyRequests. */
    spend: (cost: number) => Promise<void>;
  }
}

/** The caller has used its budget. */
export class TooManyRequests extends RateLimited {
  override readonly name = 'TooManyRequests';
  readonly statusCode = 429;
  constructor(retryAfterSeconds: number) {
    super(retryAfterSeconds, 'Too many requests: please try again in a moment.');
  }
}

/** A token bucket of two windows: what comes back every few seconds, and what was saved up for a burst. */
class Bucket {
  private readonly steady: RateLimiterMemory;
  private readonly burst: RateLimiterMemory;

  constructor(
    msPerSecond: number,
    private readonly burstSeconds: number,
  ) {
    const perSecond = msPerSecond * US_PER_MS;
    this.steady = new RateLimiterMemory({ points: Math.ceil(perSecond * STEADY_SHARE * STEADY_SECONDS), duration: STEADY_SECONDS });
    this.burst = new RateLimiterMemory({ points: Math.ceil(perSecond * (1 - STEADY_SHARE) * burstSeconds), duration: burstSeconds });
  }

  /** What is left of the burst after a cost was taken. Throws TooManyRequests when there is not enough. */
  async take(key: string, cost: number): Promise<{ limit: number; remaining: number; resetMs: number }> {
    const steady = await this.steady.consume(key, cost).catch(refusedAsNull);
    const { points } = this.burst;
    const burst = steady === null ? await this.burst.consume(key, cost).catch(refusedAsNull) : await this.burst.get(key);
    // What comes back soon is enough for a cost that is no more.
    if (steady === null && burst === null) throw new TooManyRequests(cost <= this.steady.points ? STEADY_SECONDS : this.burstSeconds);
    return { limit: points, remaining: burst?.remainingPoints ?? points, resetMs: burst?.msBeforeNext ?? 0 };
  }
}

/**
 * Limits what callers may use: `msPerSecond` of the processor in the long run for the guests of one network, as much again for its members, and half of it for
 * one caller alone; 0 limits nothing. `callerOf` tells an account and a device that are not made up.
 */
export function limitRates(
  app: FastifyInstance,
  msPerSecond: number,
  callerOf: (request: FastifyRequest) => Promise<Omit<Caller, 'network'>>,
): void {
  app.decorateRequest('spend', () => Promise.resolve());
  if (msPerSecond === 0) return;
  const own = new Bucket(msPerSecond * OWN_SHARE, OWN_BURST_SECONDS);
  const ofNetwork = new Bucket(msPerSecond, NETWORK_BURST_SECONDS);
  app.addHook('onRequest', async (request, reply) => {
    if (UNCOUNTED.has(request.routeOptions.url ?? '')) return;
    const network = widerNetworkOf(networkOf(request.ip));
    const { account, device } = await callerOf(request);
    const caller = callerKey({ account, device, network });
    request.spend = async (cost) => {
      try {
        const left = await own.take(caller, cost);
        await ofNetwork.take(`${account === null ? 'guests' : 'members'} ${network}`, cost);
        tell(reply, left);
      } catch (error) {
        if (!(error instanceof TooManyRequests)) throw error;
        const seconds = String(error.retryAfterSeconds);
        reply.headers({ 'retry-after': seconds, 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': seconds });
        throw error;
      }
    };
  });
  // Not before the hooks of all scopes have run: a refusal carries the headers of CORS, too.
  app.addHook('preParsing', (request) => request.spend(request.routeOptions.config.cost ?? REQUEST_COST));
}

function tell(reply: FastifyReply, { limit, remaining, resetMs }: { limit: number; remaining: number; resetMs: number }): void {
  reply.headers({
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(Math.ceil(resetMs / 1000)),
  });
}

function refusedAsNull(refused: unknown): null {
  if (refused instanceof RateLimiterRes) return null;
  throw refused;
}

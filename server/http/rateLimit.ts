/** Rate limits by CPU cost in microseconds: request costs, and headers with the remaining budget. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { REQUEST_COST } from '#server/graphql/queryCost.ts';
import { addressIn, networkOf, widerNetworkOf, type Caller } from '#server/platform/caller.ts';
import { CostBudget } from '#server/platform/costBudget.ts';
import { RateLimited } from '#server/platform/errors.ts';
import { SharedWindows } from '#server/platform/sharedWindows.ts';
import type { RateExchange } from '#server/store/sharedState.ts';

/** Routes without a cost, because files are cheap to send and one page may need a hundred pictures. */
const UNCOUNTED = new Set(['/assets/*', '/pictures/*', '/uploads/:name', '/playground/assets/*', '/healthz', '/readyz']);
/** Cost of a cached page. A rendered page costs what its kind of page declares. */
export const CACHED_PAGE_COST = 3000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Initial cost of a request in CPU microseconds, before its content is known. */
    cost?: number;
  }
  interface FastifyRequest {
    /** Charges work to the caller's budget before the work is done. Throws RateLimited. */
    spend: (cost: number) => Promise<void>;
  }
}

/**
 * A request's network. Ignores forwarded values that are not IP addresses; otherwise a client could evade limits by sending
 * random strings. A connection that the HTTP parser closed has no address.
 */
export function clientNetwork({ ip, socket }: FastifyRequest): string {
  return networkOf(addressIn(ip) ?? socket.remoteAddress ?? '');
}

/**
 * Charges requests to their callers' budgets (`CostBudget`) of `msPerSecond`; 0 disables the limit. `callerOf` returns an
 * authenticated account and a verified device. `exchange` adds up budgets across all nodes; without it, they apply per process.
 */
export function limitRates(
  app: FastifyInstance,
  msPerSecond: number,
  callerOf: (request: FastifyRequest) => Promise<Omit<Caller, 'network'>>,
  exchange?: RateExchange,
): void {
  app.decorateRequest('spend', () => Promise.resolve());
  if (msPerSecond === 0) return;
  const report = (error: unknown) => app.log.error({ err: error }, 'rate limits could not be exchanged with other nodes');
  const shared = exchange && new SharedWindows(exchange, report);
  app.addHook('onClose', async () => shared?.close());
  const budget = new CostBudget(msPerSecond, shared);
  app.addHook('onRequest', async (request, reply) => {
    if (UNCOUNTED.has(request.routeOptions.url ?? '')) return;
    const caller = { ...(await callerOf(request)), network: widerNetworkOf(clientNetwork(request)) };
    request.spend = async (cost) => {
      try {
        const { limit, remaining, resetSeconds } = await budget.charge(caller, cost);
        reply.headers({
          'x-ratelimit-limit': String(limit),
          'x-ratelimit-remaining': String(remaining),
          'x-ratelimit-reset': String(resetSeconds),
        });
      } catch (error) {
        if (!(error instanceof RateLimited)) throw error;
        const seconds = String(error.retryAfterSeconds);
        reply.headers({ 'retry-after': seconds, 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': seconds });
        throw error;
      }
    };
  });
  // Runs after the hooks of all scopes, so that rejections have CORS headers.
  app.addHook('preParsing', (request) => request.spend(request.routeOptions.config.cost ?? REQUEST_COST));
}

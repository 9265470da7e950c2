/** Rate limits by CPU cost, in microseconds: what requests cost, and the headers that say what is left. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { REQUEST_COST } from '#server/graphql/queryCost.ts';
import { addressIn, networkOf, widerNetworkOf, type Caller } from '#server/platform/caller.ts';
import { CostBudget } from '#server/platform/costBudget.ts';
import { RateLimited } from '#server/platform/errors.ts';
import { SharedWindows } from '#server/platform/sharedWindows.ts';
import type { RateExchange } from '#server/store/sharedState.ts';

/** Routes free of cost: files are cheap to send, and one page may need a hundred pictures. */
const UNCOUNTED = new Set(['/assets/*', '/pictures/*', '/uploads/:name', '/playground/assets/*', '/healthz', '/readyz']);
/** Cost of a cached page; rendering one costs what its kind does. */
export const CACHED_PAGE_COST = 3000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Cost of a request before its content is known, in CPU microseconds. */
    cost?: number;
  }
  interface FastifyRequest {
    /** Charges the cost of work to the caller's budget before the work is done. Throws RateLimited. */
    spend: (cost: number) => Promise<void>;
  }
}

/**
 * The network that sent a request. What a proxy names and is no address is not used, so that nobody is a new network with each word. A
 * connection that its parser has ended has no address.
 */
export function clientNetwork({ ip, socket }: FastifyRequest): string {
  return networkOf(addressIn(ip) ?? socket.remoteAddress ?? '');
}

/**
 * Charges requests to their callers' budgets (`CostBudget`) of `msPerSecond`; 0: no limit. `callerOf` returns an authenticated account and a
 * verified device. With `exchange` the budgets are those of all nodes together, else of this process.
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
  // After the hooks of all scopes: a refusal carries the CORS headers, too.
  app.addHook('preParsing', (request) => request.spend(request.routeOptions.config.cost ?? REQUEST_COST));
}

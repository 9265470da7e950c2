import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '#server/modules/networkOf.ts';

/** Files are cheap to send, and one page may need a hundred pictures: their routes do not count. */
const UNCOUNTED = new Set(['/assets/*', '/pictures/*', '/uploads/:name', '/playground/assets/*', '/healthz', '/readyz']);

/** So many requests a minute from one address, or one connection of IPv6, then 429 with `Retry-After`. */
export async function limitRates(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  if (requestsPerMinute === 0) return;
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: ({ routeOptions }) => UNCOUNTED.has(routeOptions.url ?? ''),
  });
}

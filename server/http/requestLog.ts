/** One log line per request: method, path, status, duration. Never contains values that users typed, or secrets. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TrustedProxies } from './trustedProxies.ts';
import { requestSeconds } from '#server/platform/metrics.ts';

const MS_PER_SECOND = 1000;

/** Logs and measures each request. Warns once about forwarding headers from an untrusted proxy. */
export function logRequests(app: FastifyInstance, { trustProxy }: { trustProxy: TrustedProxies }): void {
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    const { method, routeOptions } = request;
    requestSeconds.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / MS_PER_SECOND);
    done();
  });
  let isWarned = trustProxy !== false;
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (!isWarned && (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined)) {
      isWarned = true;
      app.log.warn(UNTRUSTED_PROXY);
    }
    done();
  });
}

const UNTRUSTED_PROXY =
  'A proxy in front tells the addresses of shoppers, and TRUST_PROXY is off: for every limit all shoppers are one. ' +
  'Set TRUST_PROXY to its address, or to on if that is private, if the proxy is yours; otherwise somebody made the header up, and nothing is to be done.';

export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode: status, elapsedTime } = reply;
  // Excludes the query, which may contain names, search terms or tokens.
  const { path } = pathAndQuery(request.url);
  request.log.info({ method: request.method, path, status, ms: Math.round(elapsedTime * 10) / 10 }, 'request');
}

/** Path and query of a request target. Ignores a host, if the target has one. */
export function pathAndQuery(target: string): { path: string; query: string } {
  const local = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split('#', 1)[0] ?? '';
  const cut = local.indexOf('?');
  const path = cut === -1 ? local : local.slice(0, cut);
  return { path: path.replaceAll('\\', '%5C').replace(/^\/*/, '/'), query: cut === -1 ? '' : local.slice(cut) };
}

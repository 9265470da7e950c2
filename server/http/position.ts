import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Position } from '#server/store/store.ts';
import type { Parts } from './appParts.ts';
import { positionCookie, setPositionCookie } from './cookies.ts';

/** Request and response header for clients without cookies. */
export const POSITION_HEADER = 'x-rizq-position';
const MAX_WAIT_MS = 100;
const SHAPE = /^[0-9A-F]{1,32}$/;

/**
 * Read-your-writes across processes: a response to a write carries the store's position, and a request with a position waits
 * until this process has applied it. A forged position delays only its sender. A store used by a single process does not need
 * this.
 */
export function carryPositions(app: FastifyInstance, { services: { projections }, store, isHttps }: Parts): void {
  if (!store.isShared) return;
  const before = new WeakMap<FastifyRequest, Position | null>();
  app.addHook('onRequest', async (request) => {
    const position = positionOf(request, isHttps);
    if (position !== null) await projections.applied(position, MAX_WAIT_MS);
    before.set(request, projections.written);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { written } = projections;
    if (written !== null && written !== before.get(request) && !isPublic(reply)) {
      reply.header(POSITION_HEADER, written);
      setPositionCookie(reply, written, isHttps);
    }
    done();
  });
}

function positionOf(request: FastifyRequest, isHttps: boolean): Position | null {
  const position = request.headers[POSITION_HEADER] ?? positionCookie(request, isHttps);
  return typeof position === 'string' && SHAPE.test(position) ? (position as Position) : null;
}

/** Whether shared caches may store the response and serve it to other clients. */
function isPublic(reply: FastifyReply): boolean {
  return String(reply.getHeader('cache-control') ?? '').startsWith('public');
}

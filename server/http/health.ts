import type { FastifyInstance } from 'fastify';
import type { Parts } from './appParts.ts';

/** Event loop delay above which the process reports that it is not ready. */
const MAX_DELAY_MS = 250;
const WINDOW_MS = 1000;
const SAMPLE_MS = 50;
/** Maximum lag of the change feed. Beyond it, other processes show data that this one does not have yet. */
const MAX_LAG_MS = 1000;

/** `/healthz`: liveness only. `/readyz`: 200 if orders can be placed promptly, otherwise 503 with the reason. */
export function serveHealth(app: FastifyInstance, { services: { projections, memory }, store, stopping }: Parts): void {
  const isBusy = watchDelay(app);
  let lastLogged: string | null = null;
  const isBehind = () => projections.isReloading || (store.stats?.().feedLagMs ?? 0) > MAX_LAG_MS;
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { writable, reason } = await store.health();
    // Logged once per reason, because monitors poll every few seconds.
    const kind = reason?.replace(/\d+/g, '') ?? null;
    if (kind !== null && kind !== lastLogged) app.log.warn({ reason }, 'not ready');
    lastLogged = kind;
    const refuse = (why: string) => reply.code(503).header('retry-after', '5').send({ status: 'unavailable', reason: why });
    if (stopping?.aborted) return refuse('stopping');
    if (!writable) return refuse('nothing can be written');
    if (memory.refusesWrites) return refuse('memory');
    if (isBehind()) return refuse('behind');
    return isBusy() ? refuse('busy') : { status: 'ready' };
  });
}

/**
 * Returns whether the event loop was delayed for too long in the last window. Uses a timer, which also detects a single long
 * delay among short ones.
 */
function watchDelay(app: FastifyInstance): () => boolean {
  let due = performance.now() + SAMPLE_MS;
  let busyUntil = 0;
  const look = () => {
    const now = performance.now();
    if (now - due > MAX_DELAY_MS) busyUntil = now + WINDOW_MS;
    due = now + SAMPLE_MS;
  };
  const timer = setInterval(look, SAMPLE_MS);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  return () => performance.now() - due > MAX_DELAY_MS || performance.now() < busyUntil;
}

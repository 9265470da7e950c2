import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/store/store.ts';

/** Event loop delay above which the process is not ready. */
const MAX_DELAY_MS = 250;
const WINDOW_MS = 1000;
const SAMPLE_MS = 50;

/** `/healthz`: liveness only. `/readyz`: orders can be taken now and promptly, else 503 with the reason. */
export function serveHealth(app: FastifyInstance, store: Pick<Store, 'health'>): void {
  const isBusy = watchDelay(app);
  let lastLogged: string | null = null;
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { writable, reason } = await store.health();
    // Logged once per reason: monitors poll every few seconds.
    const kind = reason?.replace(/\d+/g, '') ?? null;
    if (kind !== null && kind !== lastLogged) app.log.warn({ reason }, 'not ready');
    lastLogged = kind;
    if (writable && !isBusy()) return { status: 'ready' };
    return reply
      .code(503)
      .header('retry-after', '5')
      .send({ status: 'unavailable', reason: writable ? 'busy' : 'nothing can be written' });
  });
}

/**
 * Whether the event loop was delayed too long within the last window, measured by a late timer, which also catches one long stall among
 * short ones.
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

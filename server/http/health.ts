import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/store/store.ts';

/** Who is busier than this lets everybody wait. */
const MAX_DELAY_MS = 250;
const WINDOW_MS = 1000;
const NS_PER_MS = 1_000_000;

/** `/healthz`: the process lives, nothing more. `/readyz`: it can take orders now, and soon, else 503 with the reason. */
export function serveHealth(app: FastifyInstance, store: Pick<Store, 'health'>): void {
  const delayMs = measureDelay(app);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { writable, reason } = await store.health();
    if (writable && delayMs() <= MAX_DELAY_MS) return { status: 'ready' };
    return reply
      .code(503)
      .header('retry-after', '5')
      .send({ status: 'unavailable', reason: writable ? 'busy' : reason });
  });
}

/** How long things waited for the processor on average, over the last second. */
function measureDelay(app: FastifyInstance): () => number {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  let meanMs = 0;
  delay.enable();
  const timer = setInterval(() => {
    meanMs = delay.count > 0 ? delay.mean / NS_PER_MS : 0;
    delay.reset();
  }, WINDOW_MS);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    delay.disable();
    done();
  });
  return () => meanMs;
}

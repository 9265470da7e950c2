import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/store/store.ts';

/** `/healthz`: the process lives, nothing more. `/readyz`: it can take orders now, else 503 with the reason. */
export function serveHealth(app: FastifyInstance, store: Pick<Store, 'health'>): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { writable, reason } = await store.health();
    if (writable) return { status: 'ready' };
    return reply.code(503).header('retry-after', '5').send({ status: 'unavailable', reason });
  });
}

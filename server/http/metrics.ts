import Fastify, { type FastifyInstance } from 'fastify';
import { collectProcessMetrics, observe, observeEach, observeStore, registry } from '#server/platform/metrics.ts';
import type { Services } from '#server/services.ts';
import type { AppParts } from './appParts.ts';
import { refuseForeignHosts } from './origins.ts';

/**
 * Serves Prometheus metrics at `/metrics` on a separate address, because routes, loads and sizes must not be public. Call it
 * once per process.
 */
export async function serveMetrics(
  services: Services,
  store: AppParts['store'],
  { ownHosts, ...address }: { host: string; port: number } & Pick<AppParts, 'ownHosts'>,
): Promise<FastifyInstance> {
  collectProcessMetrics();
  observe('rizq_index_products', 'Products in the catalogue index.', () => services.catalog.indexedProducts);
  observeEach('rizq_jobs', 'Background jobs, by state.', 'state', () => services.jobs.counts);
  observe('rizq_heap_free_bytes', 'Free heap after the last full garbage collection.', () => services.memory.freeBytes);
  observeEach('rizq_heap_floor_bytes', 'Free heap below which growth or all writes are refused.', 'refuses', () => ({
    ...services.memory.floors,
  }));
  if (store.stats !== undefined) observeStore(store.stats.bind(store));
  const app = Fastify({ forceCloseConnections: true });
  if (ownHosts) refuseForeignHosts(app, ownHosts);
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  await app.listen(address);
  return app;
}

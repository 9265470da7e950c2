import Fastify, { type FastifyInstance } from 'fastify';
import { collectProcessMetrics, observe, observeEach, observeTotal, registry } from '#server/platform/metrics.ts';
import type { Services } from '#server/services.ts';
import type { AppParts } from './appParts.ts';

/**
 * Serves Prometheus metrics at `/metrics`, on an address of its own, so that they are not public: they name routes, loads and sizes. To be
 * called once per process.
 */
export async function serveMetrics(
  services: Services,
  store: AppParts['store'],
  address: { host: string; port: number },
): Promise<FastifyInstance> {
  collectProcessMetrics();
  observe('rizq_index_products', 'Products in the catalogue index.', () => services.catalog.indexedProducts);
  observeEach('rizq_jobs', 'Background jobs, by state.', 'state', () => services.jobs.counts);
  observeStore(store);
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  await app.listen(address);
  return app;
}

function observeStore(store: AppParts['store']): void {
  const stats = store.stats?.bind(store);
  if (stats === undefined) return;
  observe('rizq_feed_lag_seconds', 'Time for which the change feed has not delivered what was committed.', () => stats().feedLagMs / 1000);
  observeEach('rizq_store_pool', 'Database connections by state, and calls that wait for one.', 'state', () => stats().pool);
  observe('rizq_store_waiting', 'Transactions that run or wait.', () => stats().waiting);
  observeTotal('rizq_store_retries_total', 'Runs of transactions that were repeated after a conflict.', () => stats().retries);
}

/** The process's Prometheus metrics. Durations are in seconds, following Prometheus conventions. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
const registers = [registry];

export const requestSeconds = new Histogram({
  name: 'rizq_http_request_seconds',
  help: 'Time from the head of a request to the end of its response, by route.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers,
});

export const renderSeconds = new Histogram({
  name: 'rizq_page_render_seconds',
  help: 'Time to render a page, without its wait in the queue.',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers,
});

export const cacheReads = new Counter({
  name: 'rizq_cache_reads_total',
  help: 'Reads of the caches of anonymous responses and pages.',
  labelNames: ['cache', 'result'] as const,
  registers,
});

export const transactionSeconds = new Histogram({
  name: 'rizq_store_transaction_seconds',
  help: 'Time of a transaction: queue, work, durable commit, and its application by all projections.',
  labelNames: ['result'] as const,
  buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers,
});

export const jobRuns = new Counter({
  name: 'rizq_job_runs_total',
  help: 'Runs of background jobs, by their result.',
  labelNames: ['kind', 'result'] as const,
  registers,
});

export const mailsHandled = new Counter({
  name: 'rizq_mails_total',
  help: 'Emails by kind: sent, failed, or dropped over the daily limit of their kind and recipient.',
  labelNames: ['kind', 'result'] as const,
  registers,
});

/** Adds Node's default metrics, including event loop delay. Call it once per process. */
export function collectProcessMetrics(): void {
  collectDefaultMetrics({ register: registry });
}

/** Registers a gauge that is read when it is scraped. */
export function observe(name: string, help: string, value: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    registers,
    async collect() {
      this.set(await value());
    },
  });
}

/** Registers a counter that is read when it is scraped. */
function observeTotal(name: string, help: string, value: () => number): void {
  new Counter({
    name,
    help,
    registers,
    collect() {
      this.reset();
      this.inc(value());
    },
  });
}

/** Registers a gauge with one label. */
export function observeEach<Label extends string>(
  name: string,
  help: string,
  label: Label,
  values: () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [label] as const,
    registers,
    async collect() {
      this.reset();
      for (const [key, value] of Object.entries(await values())) this.set({ [label]: key } as Record<Label, string>, value);
    },
  });
}

/** Metrics for a store that several processes share. */
interface StoreFigures {
  feedLagMs: number;
  pool: Record<string, number>;
  waiting: number;
  retries: number;
}

export function observeStore(figures: () => StoreFigures): void {
  observe(
    'rizq_feed_lag_seconds',
    'Time for which the change feed has not delivered what was committed.',
    () => figures().feedLagMs / 1000,
  );
  observeEach('rizq_store_pool', 'Database connections by state, and calls that wait for one.', 'state', () => figures().pool);
  observe('rizq_store_waiting', 'Transactions that run or wait.', () => figures().waiting);
  observeTotal('rizq_store_retries_total', 'Runs of transactions that were repeated after a conflict.', () => figures().retries);
}

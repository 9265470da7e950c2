import { onTestFinished } from 'vitest';
import { enqueueJob } from '#server/platform/jobs/enqueueJob.ts';
import type { JobDefinition, JobDefinitions } from '#server/platform/jobs/jobDefinition.ts';
import { JobRunner } from '#server/platform/jobs/jobRunner.ts';
import { Projections } from '#server/platform/projections.ts';
import type { JobDoc } from '#server/store/documents/jobs.ts';
import type { Store } from '#server/store/store.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { rerunning } from '#tests/support/store/wrappedStores.ts';
import { registry } from '#server/platform/metrics.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { aClock } from './payments.ts';

export type Clock = ReturnType<typeof aClock>;
export type JobStore = ReturnType<typeof openJobStore>;

/** An empty store with its own clock, and with metrics reset. */
export function openJobStore() {
  registry.resetMetrics();
  const store = openMemoryStore();
  const clock = aClock();
  const enqueue = (key: string, options?: Parameters<typeof enqueueTestJob>[3]) =>
    store.transaction((transaction) => enqueueTestJob(transaction, clock, key, options));
  return { store, clock, enqueue };
}

/** A started runner that acts as a separate process. A test's jobs are of the kind `sendMail`. */
export async function startRunner(
  store: Store,
  clock: Clock,
  definition: Partial<JobDefinition<{ mailId: string }>>,
  others: Partial<JobDefinitions> = {},
) {
  const reported: unknown[] = [];
  const projections = await Projections.open(rerunning(store), (error) => reported.push(error));
  const run = () => Promise.resolve();
  const definitions: JobDefinitions = {
    ...{
      sweepUploads: null,
      sweepDroppedPictures: null,
      settlePayments: null,
      expireReservations: null,
      expireUnconfirmedOrders: null,
      issueInvoices: null,
      endUnreservedOrder: null,
      endCancellationRequest: null,
      endReplacementRequest: null,
      tellWatchers: null,
      sweepAlerts: null,
      sendPush: null,
      importProducts: null,
      deleteGivenUpJobs: null,
      encryptAccounts: null,
    },
    sendMail: { concurrency: 2, maxAttempts: 3, backoff: { firstMs: 1000, longestMs: 3000 }, run, ...definition },
    ...others,
  };
  const runner = await projections.add(
    new JobRunner({ store: projections.projectedStore, definitions, now: clock.now, reportError: (error) => reported.push(error) }),
  );
  await runner.start();
  onTestFinished(() => projections.close());
  return { runner, reported, kill: () => projections.close() };
}

/** Enqueues one of the test's jobs. */
export function enqueueTestJob(
  transaction: Transaction,
  { now }: Clock,
  key: string,
  { queue = null, inSeconds = 0 }: { queue?: string | null; inSeconds?: number } = {},
): Promise<void> {
  const runAt = new Date(now().getTime() + inSeconds * 1000);
  return enqueueJob(transaction, { kind: 'sendMail', key, payload: { mailId: key }, queue, now: now(), runAt });
}

export async function jobsOf(store: Store): Promise<JobDoc[]> {
  return (await store.query('jobs')).items;
}

/** Work that runs until the test releases it. */
export function heldWork() {
  const begun: string[] = [];
  const release = new Map<string, () => void>();
  const run = async ({ mailId }: { mailId: string }) => {
    begun.push(mailId);
    await new Promise<void>((resolve) => release.set(mailId, resolve));
  };
  return { begun, run, finish: (key: string) => release.get(key)?.() };
}

/** A job definition that records which jobs it has run. */
export function recording(): { ran: string[]; run: JobDefinition<{ mailId: string }>['run'] } {
  const ran: string[] = [];
  return { ran, run: ({ mailId }) => Promise.resolve(void ran.push(mailId)) };
}

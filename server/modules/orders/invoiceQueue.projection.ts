import { enqueueJob, jobId, ONLY } from '#server/platform/jobs/enqueueJob.ts';
import { Projection, type Snapshot } from '#server/platform/projections.ts';
import type { JobDoc } from '#server/store/documents/jobs.ts';
import type { Change } from '#server/store/store.ts';
import { StoreUnavailable, type Transactions } from '#server/store/transaction.ts';

const JOB_ID = jobId('issueInvoices', ONLY);

interface Dependencies {
  store: Transactions;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/**
 * Enqueues the job that numbers orders, after orders without a number have been committed. The orders' own transactions do not
 * enqueue it, because they would all write this job's row. If a node is killed before it enqueues the job, the other nodes and
 * the next startup do so.
 */
export class InvoiceQueue extends Projection {
  protected readonly collections = ['orders', 'jobs'] as const;
  /** The job as of the last commit; null if there is none. */
  private job: JobDoc | null = null;
  private isStarted = false;
  private isWoken = false;
  private enqueuing: Promise<void> | null = null;

  constructor(private readonly dependencies: Dependencies) {
    super();
  }

  /** Starts enqueuing, including orders left by an earlier process. */
  start(): void {
    this.isStarted = true;
    this.wake();
  }

  /** Reads nothing, because the job finds the orders; if commits were lost, there may be some. */
  override async load({ position }: Snapshot): Promise<void> {
    this.position = position;
    this.job = null;
    this.wake();
  }

  /** Resolves once the job has been enqueued for all orders that this projection has learned of. */
  async settled(): Promise<void> {
    await this.enqueuing;
  }

  override close(): void {
    this.isStarted = false;
  }

  protected learn(changes: readonly Change[]): void {
    let hasOrders = false;
    for (const { collection, id, document } of changes) {
      if (collection === 'orders') hasOrders ||= document?.invoiceNumber === null;
      else if (collection === 'jobs' && id === JOB_ID) this.job = document;
    }
    if (hasOrders) this.wake();
  }

  private wake(): void {
    if (!this.isStarted) return;
    this.isWoken = true;
    this.enqueuing ??= this.enqueue().finally(() => (this.enqueuing = null));
  }

  private async enqueue(): Promise<void> {
    const { store, now, reportError } = this.dependencies;
    while (this.isWoken) {
      this.isWoken = false;
      if (this.isDue()) continue;
      try {
        await store.transaction((transaction) => enqueueJob(transaction, { kind: 'issueInvoices', key: ONLY, payload: null, now: now() }));
      } catch (error) {
        // The job recurs, and will find these orders then.
        if (!(error instanceof StoreUnavailable)) reportError(error);
      }
    }
  }

  /** Whether the job will run again and find the orders of the last commit. After a failure, the job keeps its backoff. */
  private isDue(): boolean {
    if (this.job === null) return false;
    const { lease, againAt, attempts, runAt } = this.job;
    return lease === null ? attempts > 0 || runAt <= this.dependencies.now().toISOString() : againAt !== null;
  }
}

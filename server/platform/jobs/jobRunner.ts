import { randomUUID } from 'node:crypto';
import { jobRuns } from '#server/platform/metrics.ts';
import { CollectionProjection } from '#server/platform/projections.ts';
import type { JobDoc, JobKind } from '#server/store/documents/jobs.ts';
import { StoreUnavailable, type Stored, type Transaction, type Transactions } from '#server/store/transaction.ts';
import { AttemptEnds } from './attemptEnds.ts';
import { enqueueJob, jobId, ONLY } from './enqueueJob.ts';
import { attempt, isSpent, UNAVAILABLE_MS, type JobDefinition, type JobDefinitions } from './jobDefinition.ts';

interface Dependencies {
  store: Transactions;
  definitions: JobDefinitions;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/** A job with an older lease can be taken by any runner. Leases of running jobs are renewed after half of this time. */
const LEASE_MS = 60_000;
/** Minimum time between two leases; jobs that become due in the meantime are leased together. */
const PAUSE_MS = 50;
/** Maximum duration of a timer, so that a change to the clock cannot stop it permanently. */
const LONGEST_TIMER_MS = 3_600_000;

/**
 * Runs the store's jobs in this process. A lease in a running job's row keeps other runners from taking the job; if the process
 * is killed, another runner takes the job once the lease has expired. Follows the rows through the change feed and sleeps until
 * the next job is due.
 */
export class JobRunner extends CollectionProjection<'jobs'> {
  protected readonly collection = 'jobs';
  private readonly id = randomUUID();
  /** Pending jobs in order of arrival. */
  private readonly jobs = new Map<string, Stored<'jobs'>>();
  private readonly running = new Map<string, { job: Stored<'jobs'>; abort: AbortController; over: Promise<void> }>();
  private state: 'LOADED' | 'STARTED' | 'STOPPED' | 'CLOSED' = 'LOADED';
  private taking: Promise<void> | null = null;
  private isWoken = false;
  /** The pause between two leases, which ends early when `settled` or `runDue` is waiting. */
  private pause: { isOver: Promise<void>; end: () => void } = { isOver: Promise.resolve(), end: () => undefined };
  private waiters = 0;
  private readonly ends: AttemptEnds;
  /** Time until which no jobs are leased, because the store refused a write. */
  private pausedUntil = '';
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly dependencies: Dependencies) {
    super();
    this.ends = new AttemptEnds(this.id, dependencies, (error) => this.report(error));
  }

  /** Starts running jobs and enqueues new recurring ones. */
  async start(): Promise<void> {
    this.state = 'STARTED';
    this.wake();
    const now = this.dependencies.now();
    await this.dependencies.store.transaction(async (transaction) => {
      for (const [kind, definition] of Object.entries(this.dependencies.definitions) as [JobKind, JobDefinition | null][]) {
        if (definition?.everyMs === undefined || (await transaction.get('jobs', jobId(kind, ONLY))) !== null) continue;
        await enqueueJob(transaction, { kind, key: ONLY, payload: null, now, runAt: after(now, definition.everyMs) });
      }
    });
  }

  /** Runs all due jobs and the jobs that they enqueue; a timer does the same automatically. */
  async runDue(): Promise<void> {
    this.wake();
    await this.settled();
  }

  /** Number of jobs waiting or running in this process. */
  get counts(): Record<'waiting' | 'running', number> {
    return { waiting: this.jobs.size - this.running.size, running: this.running.size };
  }

  /** Resolves once nothing is running or due. */
  async settled(): Promise<void> {
    this.waiters += 1;
    this.pause.end();
    try {
      while (this.taking !== null || this.running.size > 0) {
        await Promise.all([this.taking, ...[...this.running.values()].map(({ over }) => over)]);
      }
    } finally {
      this.waiters -= 1;
    }
  }

  /** Takes no more jobs and waits for running ones, which are aborted at the deadline. */
  async stop(deadlineMs: number): Promise<void> {
    if (this.state !== 'CLOSED') this.state = 'STOPPED';
    let deadline: NodeJS.Timeout | undefined;
    await Promise.race([this.settled(), new Promise((resolve) => (deadline = setTimeout(resolve, deadlineMs)))]);
    clearTimeout(deadline);
    this.close();
  }

  /** Stops immediately. Running jobs are aborted and will run again later. */
  override close(): void {
    this.state = 'CLOSED';
    clearTimeout(this.timer);
    for (const { abort } of this.running.values()) abort.abort();
  }

  protected override idsOf(): Iterable<string> {
    return this.jobs.keys();
  }

  protected learnDocument(id: string, job: Stored<'jobs'> | null): void {
    const running = this.running.get(id);
    // This version was read or committed before the lease.
    if (job !== null && running !== undefined && job.version < running.job.version) return;
    if (job === null || job.givenUpAt !== null || this.dependencies.definitions[job.kind] === null) this.jobs.delete(id);
    else this.jobs.set(id, job);
    if (job?.lease?.runner !== this.id) running?.abort.abort();
    this.wake();
  }

  private wake(): void {
    this.isWoken = true;
    if (this.state !== 'STARTED' || this.taking !== null) return;
    this.taking = this.take().finally(() => {
      this.taking = null;
      if (this.state !== 'STARTED') return;
      // The runner was woken after it last looked at the jobs.
      if (this.isWoken) this.wake();
      else this.setTimer();
    });
  }

  /** Leases due jobs until none is left or no place is free. */
  private async take(): Promise<void> {
    for (;;) {
      await this.pause.isOver;
      if (!this.isWoken || this.state !== 'STARTED') return;
      this.isWoken = false;
      const now = this.inMs(0);
      const [due, ending] = [this.due(now), this.ending()];
      if ((due.length === 0 && ending.length === 0) || this.pausedUntil > now) return;
      try {
        const { leased, renewed } = await this.lease(due, ending);
        // Applied here, because the change feed may be late or interrupted, and leases are renewed based on these versions.
        for (const job of [...leased, ...renewed]) if (job.version > (this.jobs.get(job.id)?.version ?? 0)) this.jobs.set(job.id, job);
        for (const job of leased) this.begin(job);
        this.pause = this.newPause();
      } catch (error) {
        this.pausedUntil = this.inMs(UNAVAILABLE_MS);
        this.report(error);
      }
    }
  }

  private newPause(): { isOver: Promise<void>; end: () => void } {
    if (this.waiters > 0) return this.pause;
    let end: () => void = () => undefined;
    const isOver = new Promise<void>((resolve) => (end = resolve));
    setTimeout(end, PAUSE_MS).unref();
    return { isOver, end };
  }

  /** Jobs that may run now, in order of arrival: at most one per queue, and no more than there are free places. */
  private due(now: string): JobDoc[] {
    const busy = new Set<string | null>();
    const places = new Map<JobKind, number>();
    for (const [kind, definition] of Object.entries(this.dependencies.definitions))
      places.set(kind as JobKind, definition?.concurrency ?? 0);
    const use = ({ kind, queue }: JobDoc) => {
      places.set(kind, (places.get(kind) ?? 0) - 1);
      if (queue !== null) busy.add(queue);
    };
    for (const { job } of this.running.values()) use(job);
    for (const job of this.jobs.values()) if (isLeased(job, now)) busy.add(job.queue);
    busy.delete(null);
    const taken: JobDoc[] = [];
    for (const job of this.jobs.values()) {
      const isFree = !isLeased(job, now) && !this.running.has(job.id) && !busy.has(job.queue);
      if (job.runAt > now || !isFree || (places.get(job.kind) ?? 0) <= 0) continue;
      use(job);
      taken.push(job);
    }
    return taken;
  }

  /** Running jobs whose lease is more than half over. */
  private ending(): string[] {
    const half = this.inMs(LEASE_MS / 2);
    return [...this.running.keys()].filter((id) => {
      const lease = this.jobs.get(id)?.lease ?? null;
      return lease !== null && lease.until <= half;
    });
  }

  /** Leases and renews jobs in a transaction. Runners take turns at this, because they compete for the same jobs. */
  private lease(due: readonly JobDoc[], ending: readonly string[]): Promise<Record<'leased' | 'renewed', Stored<'jobs'>[]>> {
    return this.dependencies.store.transaction(
      async (transaction) => {
        const now = this.inMs(0);
        const lease = { runner: this.id, until: this.inMs(LEASE_MS) };
        const [own, wanted] = await Promise.all([
          Promise.all(ending.map((id) => transaction.get('jobs', id))),
          Promise.all(due.map((job) => withQueue(transaction, job))),
        ]);
        const renewed: Stored<'jobs'>[] = [];
        for (const job of own) if (job?.lease?.runner === this.id) renewed.push(await transaction.put('jobs', { ...job, lease }));
        const leased: Stored<'jobs'>[] = [];
        for (const { job, inQueue } of wanted) {
          if (job === null || job.givenUpAt !== null || job.runAt > now || isLeased(job, now)) continue;
          if (isSpent(job, this.dependencies.definitions[job.kind])) {
            await transaction.put('jobs', { ...job, lease: null, givenUpAt: now });
            continue;
          }
          if (inQueue.some((other) => isLeased(other, now))) continue;
          // Counted before the job runs, so that a job that kills its process is eventually given up as well.
          leased.push(await transaction.put('jobs', { ...job, attempts: job.attempts + 1, lease }));
        }
        return { leased, renewed };
      },
      { changes: 'jobs' },
    );
  }

  private begin(job: Stored<'jobs'>): void {
    // The job's lease expires on its own.
    if (this.state === 'CLOSED') return;
    const abort = new AbortController();
    const over = this.run(job, abort.signal).finally(() => {
      this.running.delete(job.id);
      this.wake();
    });
    this.running.set(job.id, { job, abort, over });
  }

  private async run(job: JobDoc, signal: AbortSignal): Promise<void> {
    const definition = this.dependencies.definitions[job.kind];
    if (definition === null) return;
    const result = await attempt(definition, job, { signal, reportError: this.dependencies.reportError });
    jobRuns.inc({ kind: job.kind, result: result.kind });
    await this.ends.store({ job, result, definition });
  }

  /** Reports a store error, unless the store is read-only or was closed along with the runner. */
  private report(error: unknown): void {
    if (!(error instanceof StoreUnavailable) && this.state !== 'CLOSED') this.dependencies.reportError(error);
  }

  /** Sets the timer to when the next job is due, another runner's lease expires, or one of this runner's own leases has to be renewed. */
  private setTimer(): void {
    const now = this.inMs(0);
    let next = this.pausedUntil;
    for (const { id, runAt, lease } of this.jobs.values()) {
      const at = this.running.has(id) && lease !== null ? after(new Date(lease.until), -LEASE_MS / 2).toISOString() : later(runAt, lease);
      // Jobs that are already due are waiting for a free place rather than for a time.
      if (at > now && (next <= now || at < next)) next = at;
    }
    clearTimeout(this.timer);
    if (next <= now) return;
    const waitMs = Date.parse(next) - Date.parse(now);
    this.timer = setTimeout(() => this.wake(), Math.min(LONGEST_TIMER_MS, waitMs)).unref();
  }

  /** Timestamps can be compared as text. */
  private inMs(ms: number): string {
    return after(this.dependencies.now(), ms).toISOString();
  }
}

/**
 * A stored job and the number of jobs in its queue. Returns null if it was deleted or has moved to a different queue, which the
 * change feed will report.
 */
async function withQueue(transaction: Transaction, { id, queue }: JobDoc): Promise<{ job: JobDoc | null; inQueue: readonly JobDoc[] }> {
  const [job, count] = await Promise.all([transaction.get('jobs', id), queue === null ? 1 : transaction.count('jobs', { queue })]);
  if (job === null || job.queue !== queue) return { job: null, inQueue: [] };
  // Usually the job is the only one in its queue.
  const inQueue = count > 1 ? (await transaction.query('jobs', { where: { queue } })).items : [];
  return { job, inQueue };
}

function isLeased({ lease }: JobDoc, now: string): boolean {
  return lease !== null && lease.until > now;
}

function later(runAt: string, lease: JobDoc['lease']): string {
  return lease !== null && lease.until > runAt ? lease.until : runAt;
}

function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}

import type { JobDoc, JobKind, JobPayloads } from '#server/store/documents/jobs.ts';
import { StoreBusy, StoreUnavailable, type Transaction } from '#server/store/transaction.ts';
import { earlier } from './enqueueJob.ts';

/** Stores a job's results. */
export type Conclusion = (transaction: Transaction) => Promise<void>;

/** A kind of job. */
export interface JobDefinition<Payload = unknown> {
  /** Maximum concurrent jobs of this kind per process. */
  concurrency: number;
  /** Number of failed attempts after which a job is given up. Recurring jobs are never given up. */
  maxAttempts: number;
  /** Wait after the first failure, doubled for each further failure up to the longest. */
  backoff?: { firstMs: number; longestMs: number };
  /** Interval of a recurring job, of which there is only one. */
  everyMs?: number;
  /**
   * Does the work at least once: it may run again after a process was killed. A rejection is a failed attempt and is reported;
   * `failed` is a failure that the work has already reported. A returned function is called in the transaction that ends the job,
   * and stores the results. To run again later without a failure, the job enqueues its own key. `attempt` counts from 1.
   */
  run(payload: Payload, context: { signal: AbortSignal; attempt: number }): Promise<void | 'failed' | Conclusion>;
}

/** Null if this process does not run the kind and leaves its jobs to other processes. */
export type JobDefinitions = { [Kind in JobKind]: JobDefinition<JobPayloads[Kind]> | null };

/** Result of an attempt. `interrupted` means that it was not the job's fault, for example because of a full disk. */
export type AttemptResult =
  { kind: 'done'; conclude: Conclusion | null } | { kind: 'failed'; error: string | null } | { kind: 'interrupted'; waitMs: number };

/** Wait after the store has refused a write. */
export const UNAVAILABLE_MS = 5_000;
const BACKOFF = { firstMs: 1_000, longestMs: 3_600_000 };
const MAX_ERROR_LENGTH = 500;

/** The store was too busy for a job, which will run again. */
class JobInterrupted extends Error {
  override readonly name = 'JobInterrupted';
  /** The error's code, which is logged instead of its message. */
  constructor(
    readonly code: JobKind,
    cause: StoreBusy,
  ) {
    super(`A job of the kind ${code} was interrupted: ${cause.message}`, { cause });
  }
}

/** Runs a job once. Reports its failure, or that the store was too busy. */
export async function attempt(
  definition: JobDefinition,
  { kind, payload, attempts }: JobDoc,
  { signal, reportError }: { signal: AbortSignal; reportError: (error: unknown) => void },
): Promise<AttemptResult> {
  try {
    const result = await definition.run(payload, { signal, attempt: attempts });
    return result === 'failed' ? { kind: 'failed', error: null } : { kind: 'done', conclude: result ?? null };
  } catch (error) {
    // The store is available, so the job itself may be too slow for it.
    if (error instanceof StoreBusy) reportError(new JobInterrupted(kind, error));
    if (error instanceof StoreUnavailable) return { kind: 'interrupted', waitMs: UNAVAILABLE_MS };
    if (signal.aborted) return { kind: 'interrupted', waitMs: 0 };
    reportError(error);
    return { kind: 'failed', error: String(error).slice(0, MAX_ERROR_LENGTH) };
  }
}

/** Whether killed processes have used up the job's attempts. */
export function isSpent({ attempts }: JobDoc, definition: { maxAttempts: number; everyMs?: number } | null): boolean {
  return definition !== null && attempts >= definition.maxAttempts && definition.everyMs === undefined;
}

/** A job's row after an attempt: pending, done (null), or given up. */
export function afterAttempt(
  job: JobDoc,
  result: AttemptResult,
  { everyMs, maxAttempts, backoff = BACKOFF }: JobDefinition,
  now: Date,
): JobDoc | null {
  const inMs = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const { againAt, attempts } = job;
  const free = { ...job, againAt: null, lease: null };
  if (result.kind === 'interrupted') return { ...free, attempts: attempts - 1, runAt: earlier(againAt, inMs(result.waitMs)) };
  const lastError = result.kind === 'failed' ? result.error : null;
  if (result.kind === 'failed' && attempts < maxAttempts) {
    const waitMs = Math.min(backoff.longestMs, backoff.firstMs * 2 ** (attempts - 1));
    return { ...free, lastError, runAt: earlier(againAt, inMs(waitMs)) };
  }
  const next = againAt ?? (everyMs === undefined ? null : inMs(everyMs));
  if (next !== null) return { ...free, lastError, runAt: next, attempts: 0 };
  return result.kind === 'done' ? null : { ...free, lastError, givenUpAt: inMs(0) };
}

import type { JobDoc, JobKind, JobPayloads } from '#server/store/documents/jobs.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** Number of days for which given-up jobs are retained for inspection. */
const GIVEN_UP_DAYS = 30;
const DELETED_AT_ONCE = 100;
const DAY_MS = 86_400_000;

/** Key for singleton jobs. */
export const ONLY = 'only';

interface Job<Kind extends JobKind> {
  kind: Kind;
  key: string;
  payload: JobPayloads[Kind];
  queue?: string | null;
  now: Date;
  /** Immediately by default. */
  runAt?: Date;
  /** Skips the lookup, because the caller knows that there is no job with this key. */
  isNew?: boolean;
}

export function jobId(kind: JobKind, key: string): string {
  return `${kind}/${key}`;
}

/**
 * Enqueues a job in the transaction that makes the work necessary. A pending job with the same key gets the newer payload and the
 * earlier time; a running one runs again.
 */
export async function enqueueJob<Kind extends JobKind>(
  transaction: Transaction,
  { kind, key, payload, queue = null, now, runAt = now, isNew = false }: Job<Kind>,
): Promise<void> {
  const id = jobId(kind, key);
  const at = runAt.toISOString();
  const before = isNew ? null : await transaction.get('jobs', id);
  if (before === null || before.givenUpAt !== null) {
    const fresh = { againAt: null, attempts: 0, lease: null, createdAt: now.toISOString(), givenUpAt: null, lastError: null };
    await transaction.put('jobs', { id, kind, payload, queue, runAt: at, ...fresh }, isNew ? { expectedVersion: 0 } : {});
    return;
  }
  const after: JobDoc = { ...before, payload };
  if (before.lease !== null) after.againAt = earlier(before.againAt, at);
  else after.runAt = earlier(before.runAt, at);
  // Unchanged rows are not written, because that would make concurrent transactions conflict.
  if (JSON.stringify(after) !== JSON.stringify(before)) await transaction.put('jobs', after);
}

export function earlier(left: string | null, right: string): string {
  return left !== null && left < right ? left : right;
}

/** Deletes a batch of jobs that were given up long ago. Returns whether there may be more. */
export async function deleteGivenUpJobs(transaction: Transaction, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - GIVEN_UP_DAYS * DAY_MS).toISOString();
  const { items } = await transaction.query('jobs', { orderBy: 'givenUpAt', limit: DELETED_AT_ONCE });
  const old = items.filter(({ givenUpAt }) => givenUpAt !== null && givenUpAt <= since);
  for (const { id } of old) await transaction.delete('jobs', id);
  return old.length === DELETED_AT_ONCE;
}

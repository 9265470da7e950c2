import { setTimeout as delay } from 'node:timers/promises';
import { StoreBusy, StoreUnavailable, StoreUnreachable, UniqueViolation } from '#server/store/transaction.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { ChangeFeed, Delivery } from './changeFeed.ts';
import { IDLE_MS, isConflict, type Connections, type Session } from './connections.ts';
import { GroupCommit, type Work } from './groupCommit.ts';
import { BufferRefused, PostgresTransaction } from './postgresTransaction.ts';

/** A transaction that keeps conflicting with others for this long is given up. */
const CONFLICTS_MS = 10_000;
const MAX_BACKOFF_MS = 100;

const BEGIN = 'BEGIN ISOLATION LEVEL SERIALIZABLE';
/** A node that hangs before its transaction begins loses the lock. */
const LOCK = `SELECT pg_advisory_lock(hashtextextended($1, 0)), set_config('idle_session_timeout', '${IDLE_MS}', false)`;
export const UNLOCK = `SELECT pg_advisory_unlock_all(), set_config('idle_session_timeout', '0', false)`;

/** A committed unit of work. `delivery` belongs to its commit, and is null if nothing was written. */
export interface Written {
  result: unknown;
  delivery: Delivery | null;
}

/** Low half of a transaction's number, as used by the change feed. */
export const lowHalf = (number: bigint): number => Number(BigInt.asUintN(32, number));

/**
 * Runs transactions. They are SERIALIZABLE and are run again after a conflict. Those that change the same contended collection
 * queue, first within the process and then for one of the database's advisory locks, which is taken before the transaction begins
 * because its snapshot would otherwise be too old. Those waiting within a process are run in one database transaction.
 */
export class TransactionRunner {
  /** Number of repeated runs so far. */
  retries = 0;
  private readonly groups: GroupCommit<Written>;

  constructor(
    private readonly connections: Connections,
    private readonly feed: ChangeFeed,
    queueWaitMs: number,
  ) {
    this.groups = new GroupCommit(queueWaitMs, (changes, members) => this.runGroup(changes, members));
  }

  /** Runs units of work in one transaction or, if that fails, each in its own. */
  run(work: Work, changes: CollectionName | null): Promise<Written> {
    return changes === null ? this.runAlone(work, null) : this.groups.run(changes, work);
  }

  /** A unique value may have been taken by a transaction that this one did not see, but its next run will. */
  private async runGroup(changes: CollectionName, works: readonly Work[]): Promise<PromiseSettledResult<Written>[]> {
    if (works.length > 1) {
      try {
        const written = await this.connections.use((session) => this.attempt(session, works, changes, true));
        return written.map((value) => ({ status: 'fulfilled', value }));
      } catch (reason) {
        if (reason instanceof StoreUnavailable) return works.map(() => ({ status: 'rejected', reason }));
        this.retries += 1;
      }
    }
    const results: PromiseSettledResult<Written>[] = [];
    for (const work of works) results.push(...(await Promise.allSettled([this.runAlone(work, changes)])));
    return results;
  }

  private async runAlone(work: Work, changes: CollectionName | null): Promise<Written> {
    const end = performance.now() + CONFLICTS_MS;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const run = (session: Session) => this.attempt(session, [work], changes, attempt === 1);
        const [written] = await this.connections.use(run);
        return written as Written;
      } catch (error) {
        // A unique value may have been taken by a transaction that this one did not see; its next run will.
        if (!isConflict(error) && !(error instanceof BufferRefused) && !(error instanceof UniqueViolation && attempt === 1)) throw error;
        if (performance.now() > end) throw new StoreBusy();
        this.retries += 1;
        await delay(Math.random() * Math.min(MAX_BACKOFF_MS, 2 ** attempt));
      }
    }
  }

  /** Runs units of work one after the other in one database transaction. */
  private async attempt(session: Session, works: readonly Work[], changes: CollectionName | null, isFirst: boolean): Promise<Written[]> {
    const transaction = new PostgresTransaction(session, isFirst);
    const unlock = async () => (changes === null ? undefined : session.clean(UNLOCK));
    let mayBeStored = false;
    try {
      // These are sent with the work's first statement; if they fail, that statement fails as well.
      const begun = Promise.all([changes !== null && session.run({ text: LOCK, values: [changes] }), session.run({ text: BEGIN })]);
      begun.catch(() => undefined);
      const results: unknown[] = [];
      try {
        for (const work of works) results.push(await work(transaction));
      } finally {
        transaction.end();
      }
      // Work without reads gets here before the transaction has begun; anything that follows would otherwise be executed outside it.
      await begun;
      mayBeStored = transaction.isWriting;
      // Both are sent together. After a failed statement, COMMIT rolls back.
      await Promise.all([transaction.flush(), session.run({ text: 'COMMIT' }), unlock()]);
      await session.settle();
      const delivery = transaction.number === null ? null : this.feed.expect(lowHalf(transaction.number));
      return results.map((result) => ({ result, delivery }));
    } catch (error) {
      // A failed statement ends the transaction, even if the work caught its error.
      const cause: unknown = await session.settle().then(
        () => error,
        (problem: unknown) => problem,
      );
      await Promise.all([session.clean('ROLLBACK'), unlock()]);
      // The connection was lost during COMMIT.
      if (mayBeStored && cause instanceof StoreUnreachable) throw new StoreUnreachable(cause.cause, true);
      throw cause;
    }
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import {
  StoreClosed,
  StoreUnusable,
  type ChangeListener,
  type Committed,
  type Position,
  type Reader,
  type Store,
  type StoreStats,
} from '#server/store/store.ts';
import { StoreBusy, StoreUnreachable, type Transaction, type TransactionOptions } from '#server/store/transaction.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { ChangeFeed, Delivery } from './changeFeed.ts';
import { FeedLag } from './feedLag.ts';
import { OPEN_PROCESSES, type Connections, type Row, type Run, type Statement } from './connections.ts';
import { IS_MIGRATED, NUMBER_TABLE, SECRETS_TABLE } from './migrateDatabase.ts';
import { positionOf } from './position.ts';
import { PostgresShared } from './postgresShared.ts';
import { SessionReader } from './postgresTransaction.ts';
import { SqlReader } from './sqlReader.ts';
import { lowHalf, TransactionRunner, UNLOCK } from './transactionRunner.ts';

/** Default maximum number of concurrent transactions, including waiting ones. */
const MAX_WAITING = 2000;
/** Default maximum time that a transaction waits for earlier ones of its process that change the same contended collection. */
const QUEUE_WAIT_MS = 10_000;
/** Default maximum time that a writer waits for its own commit. */
const FEED_WAIT_MS = 50;
const VISIBILITY_MS = 5;
const LOCK_POLL_MS = 100;
const LOCK_WARN_MS = 5_000;
const LOCK_GIVE_UP_MS = 60_000;

/** Maximum wait for a lock, and a callback that reports the holder. */
interface LockWait {
  warn?: ((message: string) => void) | undefined;
  warnAfterMs?: number;
  giveUpAfterMs?: number;
}

/** The lock is polled instead of waited for in the database, whose timeout is meant for transactions. */
const TRY_LOCK = 'SELECT pg_try_advisory_lock(hashtextextended($1, 1)) AS "isLocked"';
/** The process that holds the lock, from PostgreSQL's statistics. */
const LOCK_HOLDER = `SELECT pid, coalesce(host(client_addr), 'this machine') AS address, to_char(backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS since
  FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND ((classid::bigint << 32) | objid::bigint) = hashtextextended($1, 1)`;
/** Waits for a snapshot that is consistent with all serialised transactions; after that the transaction cannot fail. */
const SNAPSHOT_BEGIN = 'BEGIN ISOLATION LEVEL SERIALIZABLE READ ONLY DEFERRABLE';
/** In the meantime, the work on a snapshot writes elsewhere. */
const NO_IDLE_LIMIT = 'SET LOCAL idle_in_transaction_session_timeout = 0';
/** A location after every completed commit, and a record after that location, so that delivery moves past it. */
const CURRENT = `SELECT pg_current_wal_insert_lsn()::text AS lsn, pg_logical_emit_message(false, 'rizq', '')`;
const SNAPSHOT =
  'SELECT pg_snapshot_xmax(s)::text AS next, ARRAY(SELECT pg_snapshot_xip(s))::text[] AS running FROM pg_current_snapshot() AS s';

export interface PostgresStoreOptions {
  maxWaiting?: number;
  /** Maximum time that a transaction waits for earlier ones of this process that change the same contended collection. */
  queueWaitMs?: number;
  /** Maximum time that a writer waits for its own commit to be delivered by the change feed. */
  feedWaitMs?: number;
  /** The shared state's clock. */
  now?: () => Date;
}

/**
 * The store on PostgreSQL; `transactionRunner.ts` describes how transactions are run. A writer resolves once the change feed
 * has delivered its own commit.
 */
export class PostgresStore extends SqlReader implements Store {
  readonly isShared = true;
  /** State that is not in documents. */
  readonly shared: PostgresShared;
  private readonly runner: TransactionRunner;
  private readonly pending = new Set<Promise<unknown>>();
  private waiting = 0;
  private closing: Promise<void> | null = null;
  private readonly maxWaiting: number;
  private readonly feedWaitMs: number;
  private readonly lag: FeedLag;

  constructor(
    private readonly connections: { readonly transactions: Connections; readonly reads: Connections },
    private readonly feed: ChangeFeed,
    /** Schema number of the documents. */
    private readonly schema: number,
    { maxWaiting = MAX_WAITING, queueWaitMs = QUEUE_WAIT_MS, feedWaitMs = FEED_WAIT_MS, now = () => new Date() }: PostgresStoreOptions = {},
  ) {
    super();
    this.maxWaiting = maxWaiting;
    this.runner = new TransactionRunner(connections.transactions, feed, queueWaitMs);
    this.feedWaitMs = feedWaitMs;
    // The statement determines the type of its rows.
    const run = ((statement) => this.run(statement)) as Run;
    this.lag = new FeedLag(feed, run);
    this.shared = new PostgresShared(run, now);
  }

  async transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    { changes }: TransactionOptions = {},
  ): Promise<Committed<Result>> {
    this.assertOpen();
    if (this.waiting >= this.maxWaiting) throw new StoreBusy();
    this.waiting += 1;
    try {
      return await this.track(this.committed(work, changes ?? null));
    } finally {
      this.waiting -= 1;
    }
  }

  /** A commit may be delivered just before reads see it, so this waits until they do. */
  async position(): Promise<Position> {
    this.assertOpen();
    for (;;) {
      const { position, deliveredNumbers } = this.feed;
      const [row] = await this.run({ text: SNAPSHOT });
      const running = new Set((row?.['running'] as string[]).map((number) => lowHalf(BigInt(number))));
      const next = lowHalf(BigInt(row?.['next'] as string));
      // Numbers wrap around, so they are compared by their signed distance.
      if (deliveredNumbers.every((number) => ((number - next) | 0) < 0 && !running.has(number))) return position;
      await delay(VISIBILITY_MS);
    }
  }

  changes(after: Position, listener: ChangeListener): () => void {
    return this.feed.changes(after, listener);
  }

  /** An unreachable database becomes available again, so no failure has to end the process. */
  onFailure(): () => void {
    return () => undefined;
  }

  async health(): Promise<{ writable: boolean; reason: string | null }> {
    if (this.closing !== null) return { writable: false, reason: new StoreClosed().message };
    try {
      const [row] = await this.connections.reads.use((session) => session.run({ text: `SELECT number FROM ${NUMBER_TABLE}` }));
      const isMigrated = row?.['number'] !== this.schema;
      return { writable: !isMigrated, reason: isMigrated ? IS_MIGRATED : null };
    } catch (error) {
      const problem = error instanceof StoreUnreachable && error.cause instanceof StoreUnusable ? error.cause : error;
      return { writable: false, reason: problem instanceof Error ? problem.message : String(problem) };
    }
  }

  stats(): StoreStats {
    const [transactions, reads] = [this.connections.transactions.counts, this.connections.reads.counts];
    const pool = {
      active: transactions.active + reads.active,
      idle: transactions.idle + reads.idle,
      waiting: transactions.waiting + reads.waiting,
    };
    return { feedLagMs: this.lag.ms, pool, retries: this.runner.retries, waiting: this.waiting };
  }

  /** The secret with this name, shared by all processes. If there is none, `generated` is stored. */
  async secret(name: string, generated: string): Promise<string> {
    await this.run({ text: `INSERT INTO ${SECRETS_TABLE} VALUES ($1, $2) ON CONFLICT DO NOTHING`, values: [name, generated] });
    const [row] = await this.run({ text: `SELECT value FROM ${SECRETS_TABLE} WHERE name = $1`, values: [name] });
    return row?.['value'] as string;
  }

  /** Replaces the secret with this name. */
  async replaceSecret(name: string, value: string): Promise<void> {
    const text = `INSERT INTO ${SECRETS_TABLE} VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
    await this.run({ text, values: [name, value] });
  }

  /** Number of other processes that have the database open. */
  async others(): Promise<number> {
    const [row] = await this.run({ text: OPEN_PROCESSES });
    return (row?.['count'] as number) - 1;
  }

  /** Runs work on a snapshot, so that all reads see the same moment. */
  async snapshot<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result> {
    this.assertOpen();
    return this.track(
      this.connections.reads.use(async (session) => {
        const reader = new SessionReader(session);
        try {
          await session.run({ text: SNAPSHOT_BEGIN });
          await session.run({ text: NO_IDLE_LIMIT });
          return await work(reader);
        } finally {
          reader.end();
          await session.clean('ROLLBACK');
        }
      }),
    );
  }

  /** Runs work while no other process runs work under this name. The work may open transactions. */
  async exclusively<Result>(
    name: string,
    work: () => Promise<Result>,
    { warn = () => undefined, warnAfterMs = LOCK_WARN_MS, giveUpAfterMs = LOCK_GIVE_UP_MS }: LockWait = {},
  ): Promise<Result> {
    this.assertOpen();
    return this.connections.reads.use(async (session) => {
      const since = performance.now();
      let isWarned = false;
      try {
        while ((await session.run({ text: TRY_LOCK, values: [name] }))[0]?.['isLocked'] !== true) {
          const waited = performance.now() - since;
          if (waited >= giveUpAfterMs || (waited >= warnAfterMs && !isWarned)) {
            const holder = describeHolder((await session.run({ text: LOCK_HOLDER, values: [name] }))[0]);
            if (waited >= giveUpAfterMs)
              throw new StoreUnusable(`${holder} has not finished its start: stop it, or start this one again later.`);
            isWarned = true;
            warn(`Waiting for ${holder} to finish its start.`);
          }
          await delay(LOCK_POLL_MS);
        }
        return await work();
      } finally {
        await session.clean(UNLOCK);
      }
    });
  }

  close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  protected async run(statement: Statement): Promise<Row[]> {
    this.assertOpen();
    return this.track(this.connections.reads.use((session) => session.run(statement)));
  }

  protected async nothing<Result>(result: Result): Promise<Result> {
    this.assertOpen();
    return result;
  }

  /** Resolves once the change feed has delivered the commit. */
  private async committed<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    changes: CollectionName | null,
  ): Promise<Committed<Result>> {
    const { result, delivery } = await this.runner.run(work, changes);
    return { result: result as Result, position: await this.positionAfter(delivery) };
  }

  /** A commit's position. For a transaction without writes, the position delivered last, which suffices for comparisons. */
  private async positionAfter(delivery: Delivery | null): Promise<Position> {
    if (delivery === null) return this.feed.position;
    const own = await delivery(this.feedWaitMs);
    if (own !== null) return own;
    try {
      const [row] = await this.connections.reads.use((session) => session.run({ text: CURRENT }));
      const position = positionOf(row?.['lsn'] as string);
      this.feed.promise(position);
      return position;
    } catch {
      // The transaction is committed, although the database is now unreachable.
      return this.feed.position;
    }
  }

  private async track<Result>(call: Promise<Result>): Promise<Result> {
    this.pending.add(call);
    try {
      return await call;
    } finally {
      this.pending.delete(call);
    }
  }

  private async finish(): Promise<void> {
    this.lag.close();
    this.shared.close();
    await Promise.allSettled(this.pending);
    await this.feed.close();
    await Promise.all([this.connections.transactions.close(), this.connections.reads.close()]);
  }

  private assertOpen(): void {
    if (this.closing !== null) throw new StoreClosed();
  }
}

function describeHolder(row: Row | undefined): string {
  if (row === undefined) return 'another node';
  return `another node (PostgreSQL process ${String(row['pid'])}, from ${String(row['address'])}, connected since ${String(row['since'])} UTC)`;
}

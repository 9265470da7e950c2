import { StoreClosed, type Change, type ChangeListener, type Committed, type Position, type Store } from '#server/store/store.ts';
import { StoreBusy, StoreNotWritable, type StoreUnavailable, type Transaction } from '#server/store/transaction.ts';
import { BufferedTransaction, CommitBatch } from './bufferedTransaction.ts';
import { CommitLog } from './commitLog.ts';
import { LayeredReader, type Layer } from './layeredReader.ts';
import { emptyTables, type Tables } from './table.ts';

/** Default maximum number of transactions that are queued or waiting for the disk. */
const MAX_WAITING = 2000;
const POSITION_DIGITS = 16;

/** A storage engine's durable storage. */
export interface Persistence {
  /** Reason why writes are refused while read-only transactions continue; null or undefined if writes are accepted. */
  readonly refusal?: StoreUnavailable | null;
  /**
   * Reason why all transactions are refused, because the data that they would read may not be durable; null or undefined if they
   * are accepted.
   */
  readonly unrecovered?: StoreUnavailable | null;
  /** Makes transactions durable in this order, each of them atomically. Never called while a call is pending, or after one has rejected. */
  flush(transactions: readonly (readonly Change[])[]): Promise<void>;
  /** Called once, after the last flush. */
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Number of commits that can be delivered again. */
  retainedCommits?: number;
  /** Maximum number of concurrent transactions. */
  maxWaiting?: number;
}

/** A store without persistence, for tests and trials. */
export function openMemoryStore(options: StoreOptions = {}): Store {
  return new TransactionalStore(emptyTables(), { flush: async () => {}, close: async () => {} }, options);
}

/**
 * The store on top of in-memory tables, with group commit and any kind of persistence. Transactions run serially; a finished one
 * joins the batch that waits for the disk, and the next one may start. While a batch is being written, the next batch collects
 * transactions, so that many orders share a flush. A transaction resolves once everything that it wrote or may have read is
 * durable; readers outside it and listeners see its changes just before that.
 */
export class TransactionalStore extends LayeredReader implements Store {
  readonly isShared = false;
  /** The commits that can be read. */
  private readonly log: CommitLog;
  /** Number of the last executed commit. */
  private lastRun: number;
  private readonly failureListeners = new Set<(failure: Error) => void>();
  private readonly maxWaiting: number;
  private gathering = new CommitBatch();
  private flushing: CommitBatch | null = null;
  /** Work that waits until no flush is running. */
  private pauses: { run: () => Promise<void>; refuse: (reason: Error) => void }[] = [];
  private isWriting = false;
  private waiting = 0;
  /** Set after a failed write, after which no more writes are accepted. */
  failure: StoreNotWritable | null = null;
  private closing: Promise<void> | null = null;
  /** Resolves once the last queued transaction has run. */
  private tail: Promise<unknown> = Promise.resolve();

  /** `sequence` is the number of earlier processes' last commit. */
  constructor(
    tables: Tables,
    private readonly persistence: Persistence,
    { maxWaiting = MAX_WAITING, retainedCommits }: StoreOptions = {},
    sequence = 0,
  ) {
    super(tables);
    this.maxWaiting = maxWaiting;
    this.log = new CommitLog(positionAt(sequence), retainedCommits);
    this.lastRun = sequence;
  }

  /** Do not call this inside another transaction's work, which would deadlock. */
  async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Committed<Result>> {
    this.assertOpen();
    if (this.waiting >= this.maxWaiting) throw new StoreBusy();
    this.waiting += 1;
    try {
      const run = this.tail.then(() => this.run(work));
      this.tail = run.catch(() => undefined);
      const { result, position, durable } = await run;
      await durable;
      return { result, position };
    } finally {
      this.waiting -= 1;
    }
  }

  async position(): Promise<Position> {
    this.assertOpen();
    return this.log.position;
  }

  changes(after: Position, listener: ChangeListener): () => void {
    return this.log.changes(after, listener);
  }

  onFailure(listener: (failure: Error) => void): () => void {
    this.failureListeners.add(listener);
    return () => void this.failureListeners.delete(listener);
  }

  async health(): Promise<{ writable: boolean; reason: string | null }> {
    if (this.closing !== null) return { writable: false, reason: new StoreClosed().message };
    const problem = this.failure ?? this.persistence.unrecovered ?? this.persistence.refusal;
    return { writable: !problem, reason: problem?.message ?? null };
  }

  /** Runs work while no flush is running, when the tables contain exactly the durable state. */
  betweenFlushes<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.failure !== null) return reject(this.failure);
      this.pauses.push({ run: () => work().then(resolve, reject), refuse: reject });
      if (!this.isWriting) void this.write();
    });
  }

  /** Refuses all further writes, because the disk is in an unknown state. */
  fail(error: unknown): void {
    if (this.failure !== null) return;
    const failure = new StoreNotWritable(error);
    const waiting = [this.flushing, this.gathering];
    this.failure = failure;
    this.flushing = null;
    this.gathering = new CommitBatch();
    for (const batch of waiting) batch?.fail(failure);
    for (const pause of this.pauses.splice(0)) pause.refuse(failure);
    for (const listener of this.failureListeners) listener(failure);
  }

  close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  private async run<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Committed<Result> & { durable: Promise<void> }> {
    this.assertWritable();
    const { unrecovered } = this.persistence;
    if (unrecovered) throw unrecovered;
    const transaction = new BufferedTransaction(
      this.tables,
      () => this.pendingLayers(),
      () => this.assertTakesWrites(),
    );
    let result: Result;
    try {
      result = await work(transaction);
    } finally {
      transaction.end();
    }
    const changes = transaction.changes();
    this.assertWritable();
    if (changes.length > 0) {
      this.lastRun += 1;
      this.gathering.add(transaction.writes, { position: positionAt(this.lastRun), changes });
    }
    // Read-only transactions wait as well, because the data that they read may not be durable yet.
    const seen = this.gathering.isEmpty ? this.flushing : this.gathering;
    if (!this.isWriting && !this.gathering.isEmpty) void this.write();
    return { result, position: positionAt(this.lastRun), durable: seen?.durable ?? Promise.resolve() };
  }

  /** Writes the collected batch and any that follow, until none is left. Never rejects. */
  private async write(): Promise<void> {
    this.isWriting = true;
    while (this.failure === null && (this.pauses.length > 0 || !this.gathering.isEmpty)) {
      for (const pause of this.pauses.splice(0)) await pause.run();
      if (!this.gathering.isEmpty) await this.flush();
    }
    this.isWriting = false;
  }

  private async flush(): Promise<void> {
    const batch = this.gathering;
    this.flushing = batch;
    this.gathering = new CommitBatch();
    try {
      await this.persistence.flush(batch.commits.map(({ changes }) => changes));
    } catch (error) {
      this.fail(error);
      return;
    }
    // If something else has failed in the meantime, this batch has already been rejected.
    if (this.failure !== null) return;
    for (const [collection, id, document] of batch.writes.entries()) this.tables[collection].apply(id, document);
    this.flushing = null;
    for (const commit of batch.commits) this.log.add(commit);
    batch.succeed();
  }

  private pendingLayers(): readonly Layer[] {
    return this.flushing === null ? [this.gathering.writes] : [this.gathering.writes, this.flushing.writes];
  }

  private async finish(): Promise<void> {
    await this.tail;
    const last = this.gathering.isEmpty ? this.flushing : this.gathering;
    await last?.durable.catch(() => undefined);
    await this.persistence.close();
  }

  protected layers(): readonly Layer[] {
    return [];
  }

  protected assertOpen(): void {
    if (this.closing !== null) throw new StoreClosed();
  }

  private assertWritable(): void {
    if (this.failure !== null) throw this.failure;
  }

  private assertTakesWrites(): void {
    const refusal = this.failure ?? this.persistence.refusal;
    if (refusal) throw refusal;
  }
}

function positionAt(sequence: number): Position {
  return String(sequence).padStart(POSITION_DIGITS, '0') as Position;
}

import type { CollectionName, Collections } from '../documents/collections.ts';
import type { Change, Page, Store, Stored, Transaction } from '../store.ts';
import { BufferedTransaction } from './bufferedTransaction.ts';
import { CommitBatch } from './commitBatch.ts';
import { LayeredReader } from './layeredReader.ts';
import type { Tables } from './layeredReader.ts';
import type { Persistence } from './persistence.ts';
import { StoreClosed, StoreNotWritable } from './storeErrors.ts';

/**
 * The store over tables in memory, whatever they are written to.
 *
 * Transactions run one after the other; one that is done joins the batch of those that wait for the disk, and the next may start.
 * While a batch is being written, the following one gathers, so that many orders share one flush. A transaction resolves once all that
 * it wrote or could have seen is durable; only then do readers outside see it and listeners hear of it.
 * After a failed flush nothing is known about the disk: everything waiting rejects and no write is accepted any more.
 */
export class TransactionalStore implements Store {
  readonly #tables: Tables;
  readonly #persistence: Persistence;
  readonly #reader: LayeredReader;
  readonly #listeners = new Set<(changes: readonly Change[]) => void>();
  #gathering = new CommitBatch();
  #flushing: CommitBatch | null = null;
  #failure: StoreNotWritable | null = null;
  #closing: Promise<void> | null = null;
  /** Resolves when the transaction that was last asked for has run. */
  #tail: Promise<unknown> = Promise.resolve();

  constructor(tables: Tables, persistence: Persistence) {
    this.#tables = tables;
    this.#persistence = persistence;
    this.#reader = new LayeredReader(
      tables,
      () => [],
      () => this.#assertOpen(),
    );
  }

  get<Name extends CollectionName>(collection: Name, id: string): Promise<Stored<Name> | null> {
    return this.#reader.get(collection, id);
  }

  findBy<Name extends CollectionName, Field extends keyof Collections[Name] & string>(
    collection: Name,
    field: Field,
    value: Collections[Name][Field],
  ): Promise<Stored<Name>[]> {
    return this.#reader.findBy(collection, field, value);
  }

  page<Name extends CollectionName>(collection: Name, options: { after?: string | null; limit: number }): Promise<Page<Name>> {
    return this.#reader.page(collection, options);
  }

  count(collection: CollectionName): Promise<number> {
    return this.#reader.count(collection);
  }

  /** Never call it inside another transaction's work: that one would wait for itself. */
  async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    this.#assertOpen();
    const run = this.#tail.then(() => this.#run(work));
    this.#tail = run.catch(() => undefined);
    const { result, durable } = await run;
    await durable;
    return result;
  }

  onCommit(listener: (changes: readonly Change[]) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async health(): Promise<{ writable: boolean; reason: string | null }> {
    if (this.#closing !== null) return { writable: false, reason: new StoreClosed().message };
    return { writable: this.#failure === null, reason: this.#failure?.message ?? null };
  }

  close(): Promise<void> {
    this.#closing ??= this.#finish();
    return this.#closing;
  }

  async #run<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<{ result: Result; durable: Promise<void> }> {
    this.#assertWritable();
    const transaction = new BufferedTransaction(this.#tables, () => this.#pendingLayers());
    let result: Result;
    let changes: Change[];
    try {
      result = await work(transaction);
    } finally {
      changes = transaction.end();
    }
    this.#assertWritable();
    if (changes.length > 0) this.#gathering.add(transaction.writes, changes);
    // Also one that only read waits: what it saw may be on its way to the disk.
    const seen = this.#gathering.isEmpty ? this.#flushing : this.#gathering;
    if (this.#flushing === null && !this.#gathering.isEmpty) void this.#flush();
    return { result, durable: seen?.durable ?? Promise.resolve() };
  }

  /** Writes the gathered batch, then what gathered meanwhile, until nothing waits. Never rejects. */
  async #flush(): Promise<void> {
    while (!this.#gathering.isEmpty) {
      const batch = this.#gathering;
      this.#flushing = batch;
      this.#gathering = new CommitBatch();
      try {
        await this.#persistence.flush(batch.writes, this.#tables);
      } catch (error) {
        this.#fail(error);
        return;
      }
      this.#apply(batch);
      this.#flushing = null;
      for (const changes of batch.commits) this.#tell(changes);
      batch.succeed();
    }
  }

  #fail(error: unknown): void {
    const failure = new StoreNotWritable(error);
    const waiting = [this.#flushing, this.#gathering];
    this.#failure = failure;
    this.#flushing = null;
    this.#gathering = new CommitBatch();
    for (const batch of waiting) batch?.fail(failure);
  }

  #apply(batch: CommitBatch): void {
    for (const collection of batch.writes.collections()) {
      for (const [id, document] of batch.writes.of(collection) ?? []) this.#tables[collection].apply(id, document);
    }
  }

  #tell(changes: readonly Change[]): void {
    for (const listener of this.#listeners) {
      try {
        listener(changes);
      } catch (error) {
        // What is committed stays committed, and the other listeners hear of it.
        process.emitWarning(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  #pendingLayers() {
    return this.#flushing === null ? [this.#gathering.writes] : [this.#gathering.writes, this.#flushing.writes];
  }

  async #finish(): Promise<void> {
    await this.#tail;
    const last = this.#gathering.isEmpty ? this.#flushing : this.#gathering;
    await last?.durable.catch(() => undefined);
    await this.#persistence.close();
  }

  #assertOpen(): void {
    if (this.#closing !== null) throw new StoreClosed();
  }

  #assertWritable(): void {
    if (this.#failure !== null) throw this.#failure;
  }
}

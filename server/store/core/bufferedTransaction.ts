import type { CollectionName, Collections } from '#server/store/documents/collections.ts';
import { VersionConflict } from '#server/store/transaction.ts';
import type { Change } from '#server/store/store.ts';
import type { Stored, Transaction } from '#server/store/transaction.ts';
import { frozenDocument } from './frozenDocument.ts';
import { Layer, LayeredReader } from './layeredReader.ts';
import { changeOf, typed, untyped } from './storedDocument.ts';
import type { Tables } from './table.ts';

/** One transaction: reads through its own writes, and buffers them until it is over. */
export class BufferedTransaction extends LayeredReader implements Transaction {
  readonly writes = new Layer();
  private isOver = false;

  /**
   * `pending`: layers of earlier transactions that are not in the tables yet, newest first; `assertTakesWrites` throws while writes are
   * refused.
   */
  constructor(
    tables: Tables,
    private readonly pending: () => readonly Layer[],
    private readonly assertTakesWrites: () => void,
  ) {
    super(tables);
  }

  protected layers(): readonly Layer[] {
    return [this.writes, ...this.pending()];
  }

  protected assertOpen(): void {
    if (this.isOver) throw new Error('The transaction is over: await everything inside it');
  }

  async put<Name extends CollectionName>(
    collection: Name,
    document: Collections[Name],
    options: { expectedVersion?: number } = {},
  ): Promise<Stored<Name>> {
    this.assertOpen();
    this.assertTakesWrites();
    const { id } = document;
    if (typeof id !== 'string' || id === '') throw new TypeError(`A document of ${collection} needs an id`);
    const version = this.peek(collection, id)?.version ?? 0;
    const { expectedVersion } = options;
    if (expectedVersion !== undefined && expectedVersion !== version) throw new VersionConflict(collection, id, expectedVersion, version);
    const stored = frozenDocument({ ...document, version: version + 1 }, `${collection}/${id}`, this.tables[collection].shared);
    this.writes.set(collection, id, untyped(collection, stored));
    return stored;
  }

  async delete(collection: CollectionName, id: string): Promise<boolean> {
    this.assertOpen();
    if (this.peek(collection, id) === null) return false;
    this.assertTakesWrites();
    this.writes.set(collection, id, null);
    return true;
  }

  async unseen<Name extends CollectionName>(collection: Name): Promise<ReadonlyMap<string, Stored<Name> | null>> {
    this.assertOpen();
    return new Map([...this.overlay(collection)].map(([id, document]) => [id, document && typed(collection, document)]));
  }

  /** Ends it: later calls are refused. Returns its changes, each document once. */
  end(): Change[] {
    this.isOver = true;
    return [...this.writes.entries()].map(([collection, id, document]) => changeOf(collection, id, document));
  }
}

/** Transactions that are flushed together (group commit). */
export class CommitBatch {
  readonly writes = new Layer();
  /** One entry per transaction, in commit order. */
  readonly commits: (readonly Change[])[] = [];
  /** Resolves once all of them are durable, rejects when none of them can be assumed durable. */
  readonly durable: Promise<void>;
  succeed!: () => void;
  fail!: (reason: Error) => void;

  constructor() {
    this.durable = new Promise((resolve, reject) => {
      this.succeed = resolve;
      this.fail = reject;
    });
    // Awaiting callers see the failure; an empty batch has none.
    this.durable.catch(() => undefined);
  }

  get isEmpty(): boolean {
    return this.commits.length === 0;
  }

  add(writes: Layer, changes: readonly Change[]): void {
    this.writes.absorb(writes);
    this.commits.push(changes);
  }
}

import { uniqueFields, type CollectionName, type Collections } from '#server/store/documents/collections.ts';
import { UniqueViolation, VersionConflict, type PutOptions, type Stored, type Transaction } from '#server/store/transaction.ts';
import type { Change, Commit } from '#server/store/store.ts';
import { frozenDocument } from './frozenDocument.ts';
import { Layer, LayeredReader } from './layeredReader.ts';
import { changeOf, untyped, type StoredDocument } from './storedDocument.ts';
import type { Tables } from './table.ts';

/** A transaction that reads its own writes and buffers them until it ends. */
export class BufferedTransaction extends LayeredReader implements Transaction {
  readonly writes = new Layer();
  private isOver = false;
  private violation: UniqueViolation | null = null;

  /**
   * `pending` holds layers of earlier transactions that are not in the tables yet, newest first. `assertTakesWrites` throws while
   * writes are refused.
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
    if (this.violation !== null) throw this.violation;
    if (this.isOver) throw new Error('The transaction is over: await everything inside it');
  }

  async put<Name extends CollectionName>(collection: Name, document: Collections[Name], options: PutOptions = {}): Promise<Stored<Name>> {
    this.assertOpen();
    this.assertTakesWrites();
    const { id } = document;
    if (typeof id !== 'string' || id === '') throw new TypeError(`A document of ${collection} needs an id`);
    const before = this.peek(collection, id)?.version ?? 0;
    const { expectedVersion, version = before + 1 } = options;
    if (expectedVersion !== undefined && expectedVersion !== before) throw new VersionConflict(collection, id, expectedVersion, before);
    const stored = frozenDocument({ ...document, version }, `${collection}/${id}`, this.tables[collection].shared);
    this.assertUnique(collection, untyped(collection, stored));
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

  /** Ends the transaction; later calls are rejected. */
  end(): void {
    this.isOver = true;
  }

  /** The changes, with each document once. Throws the violation that ended the transaction. */
  changes(): Change[] {
    if (this.violation !== null) throw this.violation;
    return [...this.writes.entries()].map(([collection, id, document]) => changeOf(collection, id, document));
  }

  /** Values that the document already had are not checked. */
  private assertUnique(collection: CollectionName, document: StoredDocument): void {
    for (const field of uniqueFields(collection)) {
      const value = document[field] ?? null;
      if (value === null || value === this.peek(collection, document.id)?.[field]) continue;
      const others = this.matching(collection, { [field]: value });
      if (others.length === 0) continue;
      this.violation = new UniqueViolation(collection, field, document.id);
      throw this.violation;
    }
  }
}

/** Transactions that are flushed together (group commit). */
export class CommitBatch {
  readonly writes = new Layer();
  /** In commit order. */
  readonly commits: Commit[] = [];
  /** Resolves once all of them are durable; rejects when none of them can be assumed to be durable. */
  readonly durable: Promise<void>;
  succeed!: () => void;
  fail!: (reason: Error) => void;

  constructor() {
    this.durable = new Promise((resolve, reject) => {
      this.succeed = resolve;
      this.fail = reject;
    });
    // Waiting callers see the failure; an empty batch has none.
    this.durable.catch(() => undefined);
  }

  get isEmpty(): boolean {
    return this.commits.length === 0;
  }

  add(writes: Layer, commit: Commit): void {
    this.writes.absorb(writes);
    this.commits.push(commit);
  }
}

import type { CollectionName, Collections } from '#server/store/documents/collections.ts';
import { VersionConflict } from '#server/store/store.ts';
import type { Change, Stored, Transaction } from '#server/store/store.ts';
import { changeOf, untyped } from './documentTypes.ts';
import { frozenDocument } from './frozenCopy.ts';
import { Layer } from './layer.ts';
import { LayeredReader } from './layeredReader.ts';
import type { Tables } from './layeredReader.ts';

/** One transaction: reads through its own writes, and buffers them until it is over. */
export class BufferedTransaction extends LayeredReader implements Transaction {
  readonly writes: Layer;
  readonly #tables: Tables;
  readonly #state: { isOver: boolean };
  readonly #assertTakesWrites: () => void;

  /**
   * `pending`: layers of earlier transactions that are not in the tables yet, newest first; `assertTakesWrites` throws while writes are
   * refused.
   */
  constructor(tables: Tables, pending: () => readonly Layer[], assertTakesWrites: () => void = () => undefined) {
    const writes = new Layer();
    const state = { isOver: false };
    super(
      tables,
      () => [writes, ...pending()],
      () => assertRunning(state),
    );
    this.#tables = tables;
    this.writes = writes;
    this.#state = state;
    this.#assertTakesWrites = assertTakesWrites;
  }

  async put<Name extends CollectionName>(
    collection: Name,
    document: Collections[Name],
    options: { expectedVersion?: number } = {},
  ): Promise<Stored<Name>> {
    assertRunning(this.#state);
    this.#assertTakesWrites();
    const { id } = document;
    if (typeof id !== 'string' || id === '') throw new TypeError(`A document of ${collection} needs an id`);
    const version = this.peek(collection, id)?.version ?? 0;
    const { expectedVersion } = options;
    if (expectedVersion !== undefined && expectedVersion !== version) throw new VersionConflict(collection, id, expectedVersion, version);
    const stored = frozenDocument({ ...document, version: version + 1 }, `${collection}/${id}`, this.#tables[collection].shared);
    this.writes.set(collection, id, untyped(collection, stored));
    return stored;
  }

  async delete(collection: CollectionName, id: string): Promise<boolean> {
    assertRunning(this.#state);
    if (this.peek(collection, id) === null) return false;
    this.#assertTakesWrites();
    this.writes.set(collection, id, null);
    return true;
  }

  /** Ends it: later calls are refused. Returns its changes, each document once. */
  end(): Change[] {
    this.#state.isOver = true;
    return this.writes
      .collections()
      .flatMap((collection) => [...(this.writes.of(collection) ?? [])].map(([id, document]) => changeOf(collection, id, document)));
  }
}

function assertRunning(state: { isOver: boolean }): void {
  if (state.isOver) throw new Error('The transaction is over: await everything inside it');
}

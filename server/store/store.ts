/**
 * The store port. Services know this file and `documents.ts`; only the engines beside it know the storage format.
 *
 * Guarantees of every engine (tests/integration/store runs one contract suite on all of them):
 * - `transaction` is atomic: when its function throws, nothing of it is stored. Transactions are serialised, so what one reads cannot
 *   change before it commits.
 * - When `transaction` resolves, its writes and what it has read survive a killed process (the memory engine aside). Reads outside of a
 *   transaction guarantee that only once the store has recovered: acknowledge nothing from them.
 * - Returned documents belong to the caller: mutating one changes nothing in the store.
 * - Listeners receive each commit once, in commit order, after it can be read.
 */
import type { CollectionName, Collections } from './documents/collections.ts';

/** A stored document: the collection's own fields, and a version that counts its writes from 1. */
export type Stored<Name extends CollectionName> = Collections[Name] & { readonly version: number };

export interface Page<Name extends CollectionName> {
  items: Stored<Name>[];
  /** Cursor for the next page, given as `after`; null at the end. */
  next: string | null;
}

export interface Reader {
  get<Name extends CollectionName>(collection: Name, id: string): Promise<Stored<Name> | null>;
  /** All documents whose top-level `field` equals `value`, in id order. */
  findBy<Name extends CollectionName, Field extends keyof Collections[Name] & string>(
    collection: Name,
    field: Field,
    value: Collections[Name][Field],
  ): Promise<Stored<Name>[]>;
  /** Documents in id order, `limit` at a time. */
  page<Name extends CollectionName>(collection: Name, options: { after?: string | null; limit: number }): Promise<Page<Name>>;
  count(collection: CollectionName): Promise<number>;
}

export interface Transaction extends Reader {
  /**
   * Inserts or replaces by id. With `expectedVersion` (0: must not exist yet) it throws VersionConflict when the stored version differs.
   */
  put<Name extends CollectionName>(
    collection: Name,
    document: Collections[Name],
    options?: { expectedVersion?: number },
  ): Promise<Stored<Name>>;
  /**
   * Writes of transactions to a collection that are not readable outside yet, this one's included, by id; null: deleted. Together with it,
   * a projection of `onCommit` is as current as reading here.
   */
  unseen<Name extends CollectionName>(collection: Name): Promise<ReadonlyMap<string, Stored<Name> | null>>;
  /** True if the document existed. */
  delete(collection: CollectionName, id: string): Promise<boolean>;
}

export type Change = {
  [Name in CollectionName]: { collection: Name; id: string; document: Stored<Name> | null };
}[CollectionName];

export interface Store extends Reader {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Called after each commit with all its changes; returns the unsubscribe function. */
  onCommit(listener: (changes: readonly Change[]) => void): () => void;
  /** Called once when a write failed and none is accepted any more: end the process. Returns the unsubscribe function. */
  onFailure(listener: (failure: Error) => void): () => void;
  /** Whether a write would be accepted now; `reason` says why not. */
  health(): Promise<{ writable: boolean; reason: string | null }>;
  /** Waits for pending work; afterwards every call rejects. */
  close(): Promise<void>;
}

export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';
  constructor(
    readonly collection: CollectionName,
    readonly id: string,
    readonly expected: number,
    readonly actual: number,
  ) {
    super(`${collection}/${id} is at version ${actual}, not ${expected}`);
  }
}

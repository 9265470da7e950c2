/**
 * The store port. Services know this file and `documents.ts`; only the engines beside it know how documents are kept.
 *
 * What every engine promises (tests/integration/store runs one contract suite on all of them):
 * - `transaction` runs its function alone, all or nothing: when it throws, nothing of it stays. Transactions are serialised,
 *   so what one reads cannot change before it commits.
 * - When `transaction` resolves, its writes and what it has read survive a killed process (the memory engine aside). What is read outside of a
 *   transaction promises that only once the store has recovered: acknowledge nothing from it.
 * - What comes out is the caller's to keep: changing it changes nothing in the store.
 * - Listeners hear of each commit once, in commit order, after it can be read.
 */
import type { CollectionName, Collections } from './documents/collections.ts';

/** A stored document: the collection's own fields and a version that counts its writes from 1. */
export type Stored<Name extends CollectionName> = Collections[Name] & { readonly version: number };

export interface Page<Name extends CollectionName> {
  items: Stored<Name>[];
  /** Give it as `after` to read on; null at the end. */
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
   * Inserts or replaces by id. With `expectedVersion` (0: must not exist yet) it throws VersionConflict when
   * the stored version is another.
   */
  put<Name extends CollectionName>(
    collection: Name,
    document: Collections[Name],
    options?: { expectedVersion?: number },
  ): Promise<Stored<Name>>;
  /**
   * What transactions wrote in a collection that cannot be read outside yet, this one's own writes too, by id; null: it was deleted.
   * With it, what follows `onCommit` is as good as reading here.
   */
  unseen<Name extends CollectionName>(collection: Name): Promise<ReadonlyMap<string, Stored<Name> | null>>;
  /** True if there was such a document. */
  delete(collection: CollectionName, id: string): Promise<boolean>;
}

export type Change = {
  [Name in CollectionName]: { collection: Name; id: string; document: Stored<Name> | null };
}[CollectionName];

export interface Store extends Reader {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Called after each commit with all its changes; returns the way to stop listening. */
  onCommit(listener: (changes: readonly Change[]) => void): () => void;
  /** Called once when a write failed and none is taken any more: end the process. Returns the way to stop listening. */
  onFailure(listener: (failure: Error) => void): () => void;
  /** Whether a write would be accepted now; `reason` says why not. */
  health(): Promise<{ writable: boolean; reason: string | null }>;
  /** Waits for what is under way; afterwards every call rejects. */
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

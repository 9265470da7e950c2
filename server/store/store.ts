import type { CollectionName } from './documents/collections.ts';
import type { Stored, Transaction, Transactions } from './transaction.ts';

/**
 * The store port. Within the modules only repositories and projections know this file, services know `transaction.ts`; only the engines
 * beside it know the storage format.
 *
 * Guarantees of every engine (tests/integration/store runs one contract suite on all of them), beside those of `Transactions`:
 * - Reads outside of a transaction survive a killed process only once the store has recovered: acknowledge nothing from them.
 * - Returned documents belong to the caller: mutating one changes nothing in the store.
 * - Listeners receive each commit once, in commit order, after it can be read.
 */

/** Reads of the store outside of a transaction, or of a transaction. */
export type Reader = Pick<Transaction, 'get' | 'findBy' | 'page' | 'count'>;

export type Change = {
  [Name in CollectionName]: { collection: Name; id: string; document: Stored<Name> | null };
}[CollectionName];

export interface Store extends Reader, Transactions {
  /** Called after each commit with all its changes; returns the unsubscribe function. */
  onCommit(listener: (changes: readonly Change[]) => void): () => void;
  /** Called once when a write failed and none is accepted any more: end the process. Returns the unsubscribe function. */
  onFailure(listener: (failure: Error) => void): () => void;
  /** Whether a write would be accepted now; `reason` says why not. */
  health(): Promise<{ writable: boolean; reason: string | null }>;
  /** Waits for pending work; afterwards every call rejects. */
  close(): Promise<void>;
}

/** The store was closed before the call. */
export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';
  constructor() {
    super('The store is closed');
  }
}

/** A file of the data folder is corrupt; the message names it. Nothing was changed. */
export class StoreDamaged extends Error {
  override readonly name = 'StoreDamaged';
  constructor(
    readonly file: string,
    problem: string,
    cause?: unknown,
  ) {
    super(`${file}: ${problem}`, { cause });
  }
}

/** Another process has the data folder open. */
export class StoreLocked extends Error {
  override readonly name = 'StoreLocked';
  constructor(directory: string) {
    super(`The data folder ${directory} is in use by another process: stop that one first, or give this one a folder of its own`);
  }
}

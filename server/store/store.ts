import type { CollectionName } from './documents/collections.ts';
import type { Stored, Transaction, TransactionOptions } from './transaction.ts';

/** Reads of the store outside of a transaction, or of a transaction. */
export type Reader = Pick<Transaction, 'get' | 'query' | 'count'>;

/**
 * The store port. Within the modules only repositories and projections know this file, services know `transaction.ts`; only the engines
 * beside it know the storage format.
 *
 * Guarantees of every engine (tests/integration/store runs one contract suite on all of them), beside those of `Transactions`:
 * - Reads outside of a transaction survive a killed process only once the store has recovered: acknowledge nothing from them.
 * - Returned documents belong to the caller: mutating one changes nothing in the store.
 * - Text is well-formed Unicode without U+0000; a document with other text is refused with a TypeError.
 */
export interface Store extends Reader {
  /** Whether several processes may have it open, each with projections of its own. */
  readonly isShared: boolean;
  /** As `Transactions.transaction`, with the position at which its writes, and all that it has read, are committed. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>, options?: TransactionOptions): Promise<Committed<Result>>;
  /** Position of the last commit that can be read. */
  position(): Promise<Position>;
  /** Delivers all commits after a position, in order, then each further one once it can be read. Returns the unsubscribe function. */
  changes(after: Position, listener: ChangeListener): () => void;
  /** Called once when a write failed and none is accepted any more: end the process. Returns the unsubscribe function. */
  onFailure(listener: (failure: Error) => void): () => void;
  /** Whether a write would be accepted now; `reason` says why not. */
  health(): Promise<{ writable: boolean; reason: string | null }>;
  /** Figures for monitoring; missing where there is no database server. */
  stats?(): StoreStats;
  /** Waits for pending work; afterwards every call rejects. */
  close(): Promise<void>;
}

export interface StoreStats {
  /** Time for which the change feed has not delivered what was committed; 0: it is current. */
  feedLagMs: number;
  /** Connections by state, and calls that wait for one. */
  pool: Readonly<Record<'active' | 'idle' | 'waiting', number>>;
  /** Runs of transactions that were repeated after a conflict, since the start. */
  retries: number;
  /** Transactions that run or wait. */
  waiting: number;
}

/** Place in the order of commits: opaque, compares as text, valid after a restart. */
export type Position = string & { readonly _position: never };

export interface Committed<Result> {
  result: Result;
  position: Position;
}

export type Change = {
  [Name in CollectionName]: { collection: Name; id: string; document: Stored<Name> | null };
}[CollectionName];

/** Writes of one transaction, each document once; null: deleted. */
export interface Commit {
  position: Position;
  changes: readonly Change[];
}

export interface ChangeListener {
  apply(commit: Commit): void;
  /** The position is too old, or delivery fell too far behind: commits are missing. Nothing more is delivered: load anew. */
  tooOld(): void;
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

/** The database cannot be used as it is. The message says what to do; nothing was changed. */
export class StoreUnusable extends Error {
  override readonly name = 'StoreUnusable';
}

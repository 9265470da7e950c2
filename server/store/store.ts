import type { CollectionName } from './documents/collections.ts';
import type { Stored, Transaction, TransactionOptions } from './transaction.ts';

/** Reads from the store, inside or outside a transaction. */
export type Reader = Pick<Transaction, 'get' | 'query' | 'count'>;

/**
 * The store port. In the modules, only repositories and projections know this file; services know `transaction.ts`, and only the engines
 * next to it know the storage format.
 *
 * Guarantees of every engine (tests/integration/store runs one contract suite on all of them), in addition to those of `Transactions`:
 * - Data read outside a transaction may not survive a killed process until the store has recovered, so acknowledge nothing based on it.
 * - Returned documents belong to the caller: mutating one changes nothing in the store.
 * - Text is well-formed Unicode without U+0000; a document with any other text is rejected with a TypeError.
 */
export interface Store extends Reader {
  /** Whether several processes may have the store open, each with its own projections. */
  readonly isShared: boolean;
  /** Like `Transactions.transaction`, but also returns the position at which its writes, and everything it has read, are committed. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>, options?: TransactionOptions): Promise<Committed<Result>>;
  /** Position of the last readable commit. */
  position(): Promise<Position>;
  /**
   * Delivers all commits after a position in order, followed by each further commit once it is readable. Returns the unsubscribe
   * function.
   */
  changes(after: Position, listener: ChangeListener): () => void;
  /** Called once after a failed write, when no more writes are accepted and the process should end. Returns the unsubscribe function. */
  onFailure(listener: (failure: Error) => void): () => void;
  /** Whether a write would currently be accepted, and the reason if not. */
  health(): Promise<{ writable: boolean; reason: string | null }>;
  /** Figures for monitoring; missing if there is no database server. */
  stats?(): StoreStats;
  /** Waits for pending work; later calls are rejected. */
  close(): Promise<void>;
}

export interface StoreStats {
  /** How long the change feed has not delivered committed changes; 0 if it is current. */
  feedLagMs: number;
  /** Number of connections by state, and of calls waiting for one. */
  pool: Readonly<Record<'active' | 'idle' | 'waiting', number>>;
  /** Number of transaction runs repeated after conflicts since startup. */
  retries: number;
  /** Number of running and waiting transactions. */
  waiting: number;
}

/** Place in the order of commits: opaque, comparable as text, and valid after a restart. */
export type Position = string & { readonly _position: never };

export interface Committed<Result> {
  result: Result;
  position: Position;
}

export type Change = {
  [Name in CollectionName]: { collection: Name; id: string; document: Stored<Name> | null };
}[CollectionName];

/** A transaction's writes, with each document once; null if deleted. */
export interface Commit {
  position: Position;
  changes: readonly Change[];
}

export interface ChangeListener {
  apply(commit: Commit): void;
  /** Commits are missing, because the position is too old or delivery fell too far behind. Nothing more will be delivered, so reload. */
  tooOld(): void;
}

/** The store was closed before the call. */
export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';
  constructor() {
    super('The store is closed');
  }
}

/** A file in the data folder is corrupt; the message contains its name. No data was changed. */
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

/** The database cannot be used in its current state. The message says what to do; no data was changed. */
export class StoreUnusable extends Error {
  override readonly name = 'StoreUnusable';
}

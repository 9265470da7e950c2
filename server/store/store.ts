import type { CollectionName, Collections } from './documents/collections.ts';

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

/** The store was closed before the call. */
export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';
  constructor() {
    super('The store is closed');
  }
}

/** Base of refused writes. HTTP responds with `statusCode`. */
export abstract class StoreUnavailable extends Error {
  readonly statusCode = 503;
}

/** An earlier write failed: no write is accepted until the process has restarted. */
export class StoreNotWritable extends StoreUnavailable {
  override readonly name = 'StoreNotWritable';
  /** System error code: ENOSPC, EIO… */
  readonly code: string | undefined;
  constructor(cause: unknown) {
    const code = (cause as NodeJS.ErrnoException | undefined)?.code;
    super(`The store takes no more writes${code === undefined ? '' : ` (${code})`}`, { cause });
    this.code = code;
  }
}

/** The disk is nearly full: reads go on, and writes are accepted again once there is space. */
export class StoreReadOnly extends StoreUnavailable {
  override readonly name = 'StoreReadOnly';
  constructor(
    readonly freeBytes: number,
    readonly floorBytes: number,
  ) {
    super(`The disk is nearly full: ${inMib(freeBytes)} free, and writes are taken from ${inMib(floorBytes)} on`);
  }
}

/** Too many writes are queued for the disk. None of the caller's was done. */
export class StoreBusy extends StoreUnavailable {
  override readonly name = 'StoreBusy';
  constructor() {
    super('Too many writes are waiting for the disk');
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

function inMib(bytes: number): string {
  return `${Math.floor(bytes / (1 << 20))} MiB`;
}

import type { CollectionName, Collections, IndexedField } from './documents/collections.ts';

/**
 * The part of the store port that units of work need. Services know this file and `documents/`; reads outside transactions belong
 * to repositories and projections, which know the whole port (`store.ts`).
 */

/** A stored document: the collection's own fields, and a version that counts its writes from 1. */
export type Stored<Name extends CollectionName> = Collections[Name] & { readonly version: number };

/** Equality with the values of declared keys; null also matches a missing field. */
export type Where<Name extends CollectionName> = { readonly [Field in IndexedField<Name>]?: Collections[Name][Field] | null };

export interface Query<Name extends CollectionName> {
  where?: Where<Name>;
  /**
   * A declared key, followed by the id; only the id by default. Text is ordered by code points (C collation) and numbers by
   * value, with null and missing values last.
   */
  orderBy?: IndexedField<Name> | 'id';
  isDescending?: boolean;
  /** `next` of the previous page. */
  after?: string | null;
  /** Unlimited by default. */
  limit?: number;
}

export interface Page<Name extends CollectionName> {
  items: Stored<Name>[];
  /** Cursor for the next page, to be passed as `after`; null at the end. It remains valid if its document is deleted. */
  next: string | null;
}

export interface TransactionOptions {
  /**
   * A collection that concurrent transactions change as well. Transactions with the same one queue instead of being repeated
   * after a conflict, and may be committed together. This makes them faster but has no effect on safety. The embedded engine runs
   * all transactions one after the other and ignores this.
   */
  changes?: CollectionName;
}

export interface PutOptions {
  /** 0 means that the document must not exist yet. Throws VersionConflict if the stored version differs. */
  expectedVersion?: number;
  /** The version to store, used when copying from another store; the next version by default. */
  version?: number;
}

/** Opens transactions. This is the only part of the store that services receive. */
export interface Transactions {
  /**
   * Runs a unit of work. Atomic: if `work` throws, none of its writes are stored. Serialised: what it reads cannot change before
   * it commits. When it resolves, its writes and what it has read survive a killed process (except with the memory engine), and
   * every projection of this process has applied them, unless that takes more than 500 ms. An engine may run `work` again after a
   * conflict, so it must have no side effects other than its writes, and must not set variables outside itself.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
}

/** Reads see the transaction's own writes and use the indexes of declared keys. */
export interface Transaction {
  get<Name extends CollectionName>(collection: Name, id: string): Promise<Stored<Name> | null>;
  query<Name extends CollectionName>(collection: Name, query?: Query<Name>): Promise<Page<Name>>;
  count<Name extends CollectionName>(collection: Name, where?: Where<Name>): Promise<number>;
  /**
   * Inserts a document, or replaces the one with the same id. Throws UniqueViolation if a different document has the same value
   * in a unique field, which ends the transaction.
   */
  put<Name extends CollectionName>(collection: Name, document: Collections[Name], options?: PutOptions): Promise<Stored<Name>>;
  /** Returns true if the document existed. */
  delete(collection: CollectionName, id: string): Promise<boolean>;
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

/** A different document has the same value in a unique field. The transaction is not stored, even if its work catches the error. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation';
  constructor(
    readonly collection: CollectionName,
    readonly field: string,
    readonly id: string,
  ) {
    super(`${collection}/${id}: another document has its ${field}`);
  }
}

/** Base class for errors of refused transactions. HTTP responds with `statusCode`. */
export abstract class StoreUnavailable extends Error {
  readonly statusCode = 503;
  /** Whether the transaction may still have been stored. */
  readonly mayBeStored: boolean = false;
}

/** An earlier write failed; no writes are accepted until the process is restarted. */
export class StoreNotWritable extends StoreUnavailable {
  override readonly name = 'StoreNotWritable';
  override readonly mayBeStored = true;
  /** System error code: ENOSPC, EIO… */
  readonly code: string | undefined;
  constructor(cause: unknown) {
    const code = (cause as NodeJS.ErrnoException | undefined)?.code;
    super(`The store takes no more writes${code === undefined ? '' : ` (${code})`}`, { cause });
    this.code = code;
  }
}

/** The disk or the memory is nearly full. Reads continue, and writes are accepted again once there is space. */
export class StoreReadOnly extends StoreUnavailable {
  override readonly name = 'StoreReadOnly';
  constructor(
    what: 'disk' | 'memory',
    readonly freeBytes: number,
    readonly floorBytes: number,
  ) {
    super(`The ${what} is nearly full: ${inMib(freeBytes)} free, and writes are taken from ${inMib(floorBytes)} on`);
  }
}

/** Memory is low: products, vendors and files are refused for now, but orders are accepted. */
export class StoreFull extends StoreUnavailable {
  override readonly name = 'StoreFull';
  constructor() {
    super('There is no memory for more products, vendors or files');
  }
}

/** The database is unreachable or does not accept writes. Each call tries again. */
export class StoreUnreachable extends StoreUnavailable {
  override readonly name = 'StoreUnreachable';
  constructor(
    cause: unknown,
    override readonly mayBeStored = false,
  ) {
    super('The database cannot be reached', { cause });
  }
}

/** The store is too busy for this transaction: a queue is full, or conflicts or waits took too long. Its writes were not stored. */
export class StoreBusy extends StoreUnavailable {
  override readonly name = 'StoreBusy';
  constructor() {
    super('The store is too busy for this transaction');
  }
}

function inMib(bytes: number): string {
  return `${Math.floor(bytes / (1 << 20))} MiB`;
}

import type { CollectionName, Collections, IndexedField } from './documents/collections.ts';

/**
 * The part of the store port that units of work need. Services know this file and `documents/`; reads outside of transactions belong to
 * repositories and projections, which know the whole port (`store.ts`).
 */

/** A stored document: the collection's own fields, and a version that counts its writes from 1. */
export type Stored<Name extends CollectionName> = Collections[Name] & { readonly version: number };

/** Equality with values of declared keys; null also matches a missing field. */
export type Where<Name extends CollectionName> = { readonly [Field in IndexedField<Name>]?: Collections[Name][Field] | null };

export interface Query<Name extends CollectionName> {
  where?: Where<Name>;
  /**
   * A declared key, then the id; the id by default. Text is ordered by code points (C collation), numbers by value, null and
   * missing values last.
   */
  orderBy?: IndexedField<Name> | 'id';
  isDescending?: boolean;
  /** `next` of the previous page. */
  after?: string | null;
  /** All by default. */
  limit?: number;
}

export interface Page<Name extends CollectionName> {
  items: Stored<Name>[];
  /** Cursor of the next page, passed as `after`; null at the end. Remains valid if its document is deleted. */
  next: string | null;
}

export interface TransactionOptions {
  /**
   * A collection that concurrent transactions change as well: those that name the same one queue instead of being repeated after a
   * conflict, and may be committed together. It makes them faster, never safer. The embedded engine runs all transactions one after the
   * other and ignores it.
   */
  changes?: CollectionName;
}

export interface PutOptions {
  /** 0: must not exist yet. Throws VersionConflict if the stored version differs. */
  expectedVersion?: number;
  /** The version to store, for copies of another store; the next one by default. */
  version?: number;
}

/** Opens transactions; the only part of the store that services receive. */
export interface Transactions {
  /**
   * Runs a unit of work. Atomic: when `work` throws, nothing of it is stored. Serialised: what it reads cannot change before it commits.
   * When it resolves, its writes and what it has read survive a killed process (the memory engine aside), and every projection of this
   * process has applied them, unless that takes more than 500 ms. An engine may run `work` again after a conflict: it has no effects beside
   * its writes, and sets no variables outside of it.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
}

/** Reads see the transaction's own writes and use the indexes of declared keys. */
export interface Transaction {
  get<Name extends CollectionName>(collection: Name, id: string): Promise<Stored<Name> | null>;
  query<Name extends CollectionName>(collection: Name, query?: Query<Name>): Promise<Page<Name>>;
  count<Name extends CollectionName>(collection: Name, where?: Where<Name>): Promise<number>;
  /** Inserts or replaces by id. Throws UniqueViolation if another document has the value of a unique field, which ends the transaction. */
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

/** Another document has the value of a unique field. The transaction is not stored, even if its work catches the error. */
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

/** Base of refused transactions. HTTP responds with `statusCode`. */
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

/** Memory is short: products, vendors and files are refused for now; orders are accepted. */
export class StoreFull extends StoreUnavailable {
  override readonly name = 'StoreFull';
  constructor() {
    super('There is no memory for more products, vendors or files');
  }
}

/** The database is unreachable or accepts no writes. Each call tries again. */
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

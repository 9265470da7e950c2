import { AsyncLocalStorage } from 'node:async_hooks';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { CollectionName, Collections } from '#server/store/documents/collections.ts';
import type { Stored, Transaction } from '#server/store/transaction.ts';
import { StorageQuotaExceeded } from './errors.ts';
import type { SharedWindows } from './sharedWindows.ts';

const DAY_SECONDS = 86_400;
/** Documents are in every node's memory, whereas pictures are only on the disk. */
const DOCUMENT_WEIGHT = 8;
/** Orders and logins may use this multiple of the quota, so that they are the last to be refused. */
const LAST_QUOTAS = 4;
/** Collections written by logins and password resets. */
const OF_LOGINS: ReadonlySet<CollectionName> = new Set(['sessions', 'passwordResets', 'mails', 'jobs']);

/** The caller for whom documents are stored. */
export interface Storer {
  /** The caller's address, or the first 56 bits of an IPv6 address. */
  network: string;
  account: () => Promise<string | null>;
}

interface Dependencies {
  /** Daily bytes per network, with documents counted eightfold; 0 disables the quota. */
  bytesPerDay: number;
  /** Shares the quota between nodes; without it, each process counts separately. */
  shared: SharedWindows | null;
  /** Whether an account is exempt, such as the account of a vendor that an operator has approved. */
  isKnown: (account: string) => boolean;
  /** Called with the network for each rejection. */
  onRefusal: (network: string) => void;
}

/**
 * The caller of the current asynchronous context. There is one instance for the whole process, because Node propagates every
 * instance through every promise.
 */
const currentStorer = new AsyncLocalStorage<Storer | null>();

/**
 * Limits the bytes that guests and new members of one network store per day. Every transaction in a request passes through it, so
 * that no mutation can be forgotten. Background work is not counted, and deletions do not reduce the count.
 */
export class StorageQuota {
  private readonly window: RateLimiterMemory | null;

  constructor(private readonly dependencies: Dependencies) {
    const { bytesPerDay, shared } = dependencies;
    const points = bytesPerDay * LAST_QUOTAS;
    if (bytesPerDay === 0) this.window = null;
    else this.window = shared?.open('stored bytes', points, DAY_SECONDS) ?? new RateLimiterMemory({ points, duration: DAY_SECONDS });
  }

  /** Counts what `work`, and any work that it starts, stores on behalf of a caller; with null, nothing is counted. */
  attribute<Result>(storer: Storer | null, work: () => Result): Result {
    return currentStorer.run(storer, work);
  }

  /** Meter for a transaction by the current caller; null if it is not counted. */
  async meter(): Promise<StorageMeter | null> {
    const network = await this.countedNetwork();
    return network === null
      ? null
      : new StorageMeter(
          (bytes, isLast) => this.expectRoom(network, bytes, isLast),
          (bytes) => this.add(network, bytes),
        );
  }

  /** Counts a picture's files. Throws StorageQuotaExceeded without counting them. */
  async addFiles(bytes: number): Promise<void> {
    const network = await this.countedNetwork();
    if (network === null) return;
    await this.expectRoom(network, bytes, false);
    await this.add(network, bytes);
  }

  private async countedNetwork(): Promise<string | null> {
    const storer = currentStorer.getStore() ?? null;
    if (storer === null || this.window === null) return null;
    // Looking up the account may update its session: that write is not the caller's, and would look the account up again.
    const account = await this.attribute(null, () => storer.account());
    return account !== null && this.dependencies.isKnown(account) ? null : storer.network;
  }

  private async expectRoom(network: string, bytes: number, isLast: boolean): Promise<void> {
    if (bytes === 0) return;
    const used = await this.window?.get(network);
    const quota = this.dependencies.bytesPerDay * (isLast ? LAST_QUOTAS : 1);
    if ((used?.consumedPoints ?? 0) + bytes <= quota) return;
    this.dependencies.onRefusal(network);
    throw new StorageQuotaExceeded(Math.ceil((used?.msBeforeNext ?? DAY_SECONDS * 1000) / 1000));
  }

  private async add(network: string, bytes: number): Promise<void> {
    // Rejects if concurrent transactions have used up the rest; these bytes are stored and counted anyway.
    if (bytes > 0) await this.window?.consume(network, bytes).catch((used: RateLimiterRes) => used);
  }
}

/** Counts the bytes that a transaction adds. */
export class StorageMeter {
  private bytes = 0;

  constructor(
    private readonly expectRoom: (bytes: number, isLast: boolean) => Promise<void>,
    private readonly add: (bytes: number) => Promise<void>,
  ) {}

  /** Runs a unit of work, which is repeated after a conflict. Throws StorageQuotaExceeded if it stores more than the remaining quota. */
  async run<Result>(transaction: Transaction, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const growth: Growth = { bytes: 0, created: new Set() };
    const result = await work(growthCounted(transaction, growth));
    this.bytes = growth.bytes * DOCUMENT_WEIGHT;
    await this.expectRoom(this.bytes, isRefusedLast(growth.created));
    return result;
  }

  /** Counts the stored bytes. */
  committed(): Promise<void> {
    return this.add(this.bytes);
  }
}

/** The store's growth through a transaction. */
interface Growth {
  bytes: number;
  /** Collections of new documents. */
  created: Set<CollectionName>;
}

function isRefusedLast(created: ReadonlySet<CollectionName>): boolean {
  return created.has('orders') || (created.size > 0 && [...created].every((collection) => OF_LOGINS.has(collection)));
}

/** A transaction that adds up how much its documents have grown since it read them. */
function growthCounted(transaction: Transaction, growth: Growth): Transaction {
  const known = new Map<string, object>();
  const remember = <Document extends { id: string }>(collection: CollectionName, document: Document | null): Document | null => {
    if (document !== null) known.set(`${collection}/${document.id}`, document);
    return document;
  };
  return {
    count: transaction.count.bind(transaction),
    delete: transaction.delete.bind(transaction),
    get: async (collection, id) => remember(collection, await transaction.get(collection, id)),
    query: async (collection, query) => {
      const page = await transaction.query(collection, query);
      for (const document of page.items) remember(collection, document);
      return page;
    },
    put: async <Name extends CollectionName>(collection: Name, document: Collections[Name], options?: object): Promise<Stored<Name>> => {
      const before = known.get(`${collection}/${document.id}`);
      growth.bytes += Math.max(0, sizeOf(document) - (before === undefined ? 0 : sizeOf(before)));
      const stored = await transaction.put(collection, document, options);
      if (stored.version === 1) growth.created.add(collection);
      remember(collection, stored);
      return stored;
    },
  };
}

function sizeOf(document: object): number {
  return Buffer.byteLength(JSON.stringify(document));
}

import { setTimeout as delay } from 'node:timers/promises';
import { allDocuments } from './allDocuments.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Change, Commit, Position, Reader, Store } from '#server/store/store.ts';
import { StoreUnavailable, type Stored, type Transactions } from '#server/store/transaction.ts';
import { MemoryWatch } from './memoryWatch.ts';
import { transactionSeconds } from './metrics.ts';
import type { StorageQuota } from './storageQuota.ts';

/** Interval at which a failed reload is retried, for example while the database is unreachable. */
const RELOAD_RETRY_MS = 500;
/** Maximum time that a writer waits for the projections, so that an interrupted change feed or a long reload does not hold up requests. */
const APPLIED_WAIT_MS = 500;

/**
 * Documents that projections are loaded from. They include at least the commits delivered before the request, and may be newer
 * than the position; later commits may deliver them again.
 */
export interface Snapshot {
  position: Position;
  documents<Name extends CollectionName>(collection: Name): AsyncIterable<Stored<Name>>;
}

/**
 * In-memory read model, updated through the change feed. It holds only what can be rebuilt from the store. Transactions must not
 * read a projection to make decisions about money, stock or permissions.
 */
export abstract class Projection {
  /** Position of the last applied commit; null before the first load. */
  position: Position | null = null;
  /** Source collections. */
  protected abstract readonly collections: readonly CollectionName[];
  /** While loading: documents changed by commits, which are newer than those in the snapshot. */
  private fresh: Set<string> | null = null;

  /** Applies changed documents, of which null ones were deleted. Idempotent, because a document may be delivered twice. */
  protected abstract learn(changes: readonly Change[]): void;

  /** Ids of a collection's documents that the projection holds. Any that are missing from a later snapshot were deleted. */
  protected idsOf(_collection: CollectionName): Iterable<string> {
    return [];
  }

  /**
   * Version of a document that the projection holds; 0 if none. A commit with an earlier version is older than the snapshot,
   * because transactions do not delete and recreate a replicated document.
   */
  protected knownVersion(_collection: CollectionName, _id: string): number {
    return 0;
  }

  /** Loads or reloads the projection. Its content can be read in the meantime. */
  async load(snapshot: Snapshot): Promise<void> {
    const fresh = new Set<string>();
    this.fresh = fresh;
    for (const collection of this.collections) {
      const gone = new Set(this.idsOf(collection));
      for await (const document of snapshot.documents(collection)) {
        gone.delete(document.id);
        if (!fresh.has(`${collection}/${document.id}`)) this.learn([{ collection, id: document.id, document } as Change]);
      }
      for (const id of gone) if (!fresh.has(`${collection}/${id}`)) this.learn([{ collection, id, document: null } as Change]);
    }
    this.fresh = null;
    if (this.position === null || this.position < snapshot.position) this.position = snapshot.position;
  }

  apply({ position, changes }: Commit): void {
    const relevant = changes.filter(({ collection }) => this.collections.includes(collection));
    for (const { collection, id } of relevant) this.fresh?.add(`${collection}/${id}`);
    const current = relevant.filter(
      ({ collection, id, document }) => document === null || document.version >= this.knownVersion(collection, id),
    );
    if (current.length > 0) this.learn(current);
    this.position = position;
  }

  close(): void {
    // Most projections only hold memory.
  }
}

/** Projection of one collection that learns one document at a time. */
export abstract class CollectionProjection<Name extends CollectionName> extends Projection {
  protected abstract readonly collection: Name;

  protected get collections(): readonly CollectionName[] {
    return [this.collection];
  }

  /** Null if the document was deleted. */
  protected abstract learnDocument(id: string, document: Stored<Name> | null): void;

  protected learn(changes: readonly Change[]): void {
    for (const { id, document } of changes) this.learnDocument(id, document as Stored<Name> | null);
  }
}

/** The store for services and repositories, whose transactions resolve once every projection has applied the commit, or after a timeout. */
export type ProjectedStore = Reader & Transactions;

/**
 * All of a process's projections. Applies each commit to them in the order in which they were added, and reloads them when the
 * change feed has lost commits.
 */
export class Projections {
  private readonly members: Projection[] = [];
  private stop: () => void = () => undefined;
  /** Number of reloads that are running or queued. */
  private reloads = 0;
  private reloading: Promise<void> = Promise.resolve();
  private isClosed = false;
  private readonly waiting = new Set<{ position: Position; resolve: () => void }>();
  private lastWritten: Position | null = null;

  private constructor(
    private readonly store: Store,
    private position: Position,
    private readonly reportError: (error: unknown) => void,
    private readonly memory: MemoryWatch,
    private readonly quota: StorageQuota | null,
  ) {
    this.subscribe();
  }

  static async open(
    store: Store,
    reportError: (error: unknown) => void,
    memory = new MemoryWatch(),
    quota: StorageQuota | null = null,
  ): Promise<Projections> {
    return new Projections(store, await store.position(), reportError, memory, quota);
  }

  /** Loads a projection, which then follows all commits. */
  async add<Added extends Projection>(projection: Added): Promise<Added> {
    this.members.push(projection);
    await projection.load(this.snapshot());
    return projection;
  }

  /** Highest position written by this process; null before the first write. */
  get written(): Position | null {
    return this.lastWritten;
  }

  /** Whether projections are being reloaded, during which their data is stale. */
  get isReloading(): boolean {
    return this.reloads > 0;
  }

  /** Resolves once every projection has applied the commit at this position, or after a timeout. */
  async applied(position: Position, maxWaitMs = APPLIED_WAIT_MS): Promise<void> {
    if (this.hasApplied(position)) return;
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.waiting.delete(waiter);
        resolve();
      };
      const timer = setTimeout(end, maxWaitMs);
      const waiter = { position, resolve: end };
      this.waiting.add(waiter);
    });
  }

  /** Store reads, and transactions with read-your-writes. */
  get projectedStore(): ProjectedStore {
    const { store, memory, quota } = this;
    return {
      get: store.get.bind(store),
      query: store.query.bind(store),
      count: store.count.bind(store),
      transaction: async (work, options) => {
        const stop = transactionSeconds.startTimer();
        try {
          const meter = (await quota?.meter()) ?? null;
          const { result, position } = await store.transaction((transaction) => {
            const guarded = memory.guard(transaction);
            return meter === null ? work(guarded) : meter.run(guarded, work);
          }, options);
          await meter?.committed();
          if (this.lastWritten === null || this.lastWritten < position) this.lastWritten = position;
          await this.applied(position);
          stop({ result: 'committed' });
          return result;
        } catch (error) {
          stop({ result: error instanceof StoreUnavailable ? 'unavailable' : 'refused' });
          throw error;
        }
      },
    };
  }

  close(): void {
    this.isClosed = true;
    this.stop();
    for (const member of this.members) member.close();
    for (const { resolve } of this.waiting) resolve();
  }

  private subscribe(): void {
    this.stop = this.store.changes(this.position, {
      apply: (commit) => this.apply(commit),
      tooOld: () => {
        this.reloads += 1;
        this.reloading = this.reloading.then(() => this.reload());
      },
    });
  }

  private async reload(): Promise<void> {
    while (!this.isClosed) {
      try {
        this.position = await this.store.position();
        this.subscribe();
        const snapshot = this.snapshot();
        for (const member of this.members) await member.load(snapshot);
        break;
      } catch (error) {
        this.stop();
        if (this.isClosed) break;
        this.reportError(error);
        await delay(RELOAD_RETRY_MS);
      }
    }
    this.reloads -= 1;
    this.wakeWaiting();
  }

  private snapshot(): Snapshot {
    const { position, store } = this;
    return {
      position,
      async *documents(collection) {
        // A commit may be delivered before reads can see it.
        await store.position();
        yield* allDocuments(store, collection);
      },
    };
  }

  private hasApplied(position: Position): boolean {
    return this.reloads === 0 && position <= this.position;
  }

  private apply(commit: Commit): void {
    // Documents stored as a consequence of a commit, such as jobs, are not counted against the commit's caller.
    if (this.quota !== null) return this.quota.attribute(null, () => this.applyToAll(commit));
    this.applyToAll(commit);
  }

  private applyToAll(commit: Commit): void {
    for (const member of this.members) {
      try {
        member.apply(commit);
      } catch (error) {
        // The commit is durable, and the other projections still apply it.
        this.reportError(error);
      }
    }
    this.position = commit.position;
    this.wakeWaiting();
  }

  private wakeWaiting(): void {
    for (const { position, resolve } of this.waiting) if (this.hasApplied(position)) resolve();
  }
}

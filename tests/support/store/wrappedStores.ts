import type { CollectionName } from '#server/store/documents/collections.ts';
import type { ChangeListener, Store } from '#server/store/store.ts';

/** A store's calls, so that a wrapper can replace some of them. */
function callsOf(store: Store): Store {
  return {
    isShared: store.isShared,
    get: store.get.bind(store),
    query: store.query.bind(store),
    count: store.count.bind(store),
    transaction: store.transaction.bind(store),
    position: store.position.bind(store),
    changes: store.changes.bind(store),
    onFailure: store.onFailure.bind(store),
    health: store.health.bind(store),
    close: store.close.bind(store),
  };
}

/** A store that counts the documents that are read outside of transactions. */
export interface CountingStore extends Store {
  /** Number of documents of a collection that were read since the last call. */
  takeReads(collection: CollectionName): number;
}

export function counting(inner: Store): CountingStore {
  const reads = new Map<CollectionName, number>();
  const add = (collection: CollectionName, count: number) => reads.set(collection, (reads.get(collection) ?? 0) + count);
  const get: Store['get'] = (collection, id) => {
    add(collection, 1);
    return inner.get(collection, id);
  };
  const query: Store['query'] = async (collection, request) => {
    const page = await inner.query(collection, request);
    add(collection, page.items.length);
    return page;
  };
  const takeReads = (collection: CollectionName) => {
    const count = reads.get(collection) ?? 0;
    reads.delete(collection);
    return count;
  };
  return { ...callsOf(inner), get, query, takeReads };
}

class Discarded extends Error {}

/** Runs a transaction and discards its writes, as an engine does on a conflict. */
async function runInVain(inner: Store, ...[work, options]: Parameters<Store['transaction']>): Promise<void> {
  const first = inner.transaction(async (discarded) => {
    await work(discarded);
    throw new Discarded();
  }, options);
  await first.catch((error: unknown) => {
    if (!(error instanceof Discarded)) throw error;
  });
}

/** A store that runs every transaction's callback twice and discards the first run, as an engine does after a conflict. */
export function rerunning(inner: Store): Store {
  const transaction: Store['transaction'] = async (work, options) => {
    await runInVain(inner, work, options);
    return inner.transaction(work, options);
  };
  return { ...callsOf(inner), transaction };
}

/** A store in which a test can make a transaction conflict with another. */
export interface ConflictingStore extends Store {
  /** Runs the work once, between two runs of the next transaction. The first of those runs is discarded. */
  conflict(work: () => Promise<unknown>): void;
}

export function conflicting(inner: Store): ConflictingStore {
  let other: (() => Promise<unknown>) | null = null;
  const transaction: Store['transaction'] = async (work, options) => {
    const between = other;
    other = null;
    if (between !== null) {
      await runInVain(inner, work, options);
      await between();
    }
    return inner.transaction(work, options);
  };
  return { ...callsOf(inner), transaction, conflict: (work) => (other = work) };
}

/** A store in which a test can run work before a transaction, as if it had been interleaved while waiting for the mutex. */
export interface InterruptedStore extends Store {
  /** Runs the work once, before the transaction that follows `after` others. */
  interrupt(work: () => Promise<void>, after?: number): void;
}

export function interrupted(inner: Store): InterruptedStore {
  let next: { work: () => Promise<void>; after: number } | null = null;
  const transaction: Store['transaction'] = async (work, options) => {
    if (next !== null && next.after > 0) next.after -= 1;
    else {
      const before = next;
      next = null;
      await before?.work();
    }
    return inner.transaction(work, options);
  };
  return { ...callsOf(inner), transaction, interrupt: (work, after = 0) => (next = { work, after }) };
}

/** A store whose change feed can lose commits, as one that has fallen too far behind does. */
export interface LossyStore extends Store {
  /** Loses all later commits. */
  lose(): void;
  /** Resumes delivery, and reports that commits are missing. */
  report(): void;
}

export function withLossyFeed(inner: Store): LossyStore {
  let isLosing = false;
  const listeners = new Set<ChangeListener>();
  const changes: Store['changes'] = (after, listener) => {
    listeners.add(listener);
    const stop = inner.changes(after, {
      apply: (commit) => {
        if (!isLosing) listener.apply(commit);
      },
      tooOld: () => listener.tooOld(),
    });
    return () => {
      listeners.delete(listener);
      stop();
    };
  };
  const report = () => {
    isLosing = false;
    for (const listener of [...listeners]) listener.tooOld();
  };
  return { ...callsOf(inner), changes, report, lose: () => (isLosing = true) };
}

/** A store whose change feed can be held back, as in a process that lags behind. */
export interface HeldStore extends Store {
  hold(): void;
  /** Delivers the commits that were held back. */
  release(): void;
}

export function withHeldFeed(inner: Store): HeldStore {
  let held: (() => void)[] | null = null;
  const changes: Store['changes'] = (after, listener) =>
    inner.changes(after, {
      apply: (commit) => (held === null ? listener.apply(commit) : void held.push(() => listener.apply(commit))),
      tooOld: () => listener.tooOld(),
    });
  const release = () => {
    const late = held ?? [];
    held = null;
    for (const deliver of late) deliver();
  };
  return { ...callsOf(inner), changes, release, hold: () => (held = []) };
}

/** The store of a process that can be suspended. While it is suspended, it receives no commits and its transactions wait. */
export interface SuspendedStore extends Store {
  suspend(): void;
  resume(): void;
}

export function withSuspension(inner: Store): SuspendedStore {
  const feed = withHeldFeed(inner);
  let resumed = Promise.resolve();
  let resolveResumed: () => void = () => undefined;
  const transaction: Store['transaction'] = async (work, options) => {
    await resumed;
    return feed.transaction(work, options);
  };
  const suspend = () => {
    feed.hold();
    resumed = new Promise((resolve) => (resolveResumed = resolve));
  };
  const resume = () => {
    feed.release();
    resolveResumed();
  };
  return { ...callsOf(feed), transaction, suspend, resume };
}

/** The store of a process that hangs at one of its transactions until it is resumed. */
export interface HangingStore extends Store {
  /** Resolves when the process hangs, which is before the transaction that follows this number of others. */
  hangAfter(transactions: number): Promise<void>;
  resume(): void;
}

export function hanging(inner: Store): HangingStore {
  const { suspend, resume, ...suspended } = withSuspension(inner);
  let left = Infinity;
  let resolveHung: () => void = () => undefined;
  const transaction: Store['transaction'] = async (work, options) => {
    if (left === 0) {
      suspend();
      resolveHung();
    }
    left -= 1;
    return suspended.transaction(work, options);
  };
  const hangAfter = (transactions: number) => {
    left = transactions;
    return new Promise<void>((resolve) => (resolveHung = resolve));
  };
  const goOn = () => {
    left = Infinity;
    resume();
  };
  return { ...suspended, transaction, hangAfter, resume: goOn };
}

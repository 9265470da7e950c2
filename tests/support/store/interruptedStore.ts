import type { Store } from '#server/store/store.ts';

/** A store on which a test can run work before a transaction, as if it had been interleaved while waiting for the mutex. */
export interface InterruptedStore extends Store {
  /** Runs once, before the transaction that follows `after` others. */
  interrupt(work: () => Promise<void>, after?: number): void;
}

export function interrupted(inner: Store): InterruptedStore {
  let next: { work: () => Promise<void>; after: number } | null = null;
  return {
    get: inner.get.bind(inner),
    query: inner.query.bind(inner),
    count: inner.count.bind(inner),
    position: inner.position.bind(inner),
    changes: inner.changes.bind(inner),
    onFailure: inner.onFailure.bind(inner),
    health: inner.health.bind(inner),
    close: inner.close.bind(inner),
    interrupt: (work, after = 0) => (next = { work, after }),
    transaction: async (work) => {
      if (next !== null && next.after > 0) next.after -= 1;
      else {
        const before = next;
        next = null;
        await before?.work();
      }
      return inner.transaction(work);
    },
  };
}

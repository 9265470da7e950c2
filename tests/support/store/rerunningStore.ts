import type { Store } from '#server/store/store.ts';

class Discarded extends Error {}

/** A store that runs the work of every transaction twice, as an engine does after a conflict, and discards the first run. */
export function rerunning(inner: Store): Store {
  return {
    get: inner.get.bind(inner),
    query: inner.query.bind(inner),
    count: inner.count.bind(inner),
    position: inner.position.bind(inner),
    changes: inner.changes.bind(inner),
    onFailure: inner.onFailure.bind(inner),
    health: inner.health.bind(inner),
    close: inner.close.bind(inner),
    transaction: async (work) => {
      const first = inner.transaction(async (transaction) => {
        await work(transaction);
        throw new Discarded();
      });
      await first.catch((error: unknown) => {
        if (!(error instanceof Discarded)) throw error;
      });
      return inner.transaction(work);
    },
  };
}

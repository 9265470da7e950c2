import type { Change, Store } from '#server/store/store.ts';

/** Calls the listener with the changes in each later commit. Returns a function that unsubscribes it. */
export async function followCommits(store: Store, listener: (changes: readonly Change[]) => void): Promise<() => void> {
  return store.changes(await store.position(), {
    apply: ({ changes }) => listener(changes),
    tooOld: () => {
      throw new Error('Commits were lost');
    },
  });
}

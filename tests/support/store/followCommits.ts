import type { Change, Store } from '#server/store/store.ts';

/** Calls a listener with the changes of each later commit. Returns the unsubscribe function. */
export async function followCommits(store: Store, listener: (changes: readonly Change[]) => void): Promise<() => void> {
  return store.changes(await store.position(), {
    apply: ({ changes }) => listener(changes),
    tooOld: () => {
      throw new Error('Commits were lost');
    },
  });
}

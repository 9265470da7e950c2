import { memoryVar, type PersistedVar } from './persistedVar.ts';

/** An entry that was removed while its page is open, with its position, so that the removal can be undone. */
export interface RemovedEntry<Entry> {
  entry: Entry;
  position: number;
  /** The variant in the cart that the entry became; null if it was only removed. */
  movedTo: string | null;
}

/** Makes removals from a list undoable while its page is open. */
export function removableList<State extends { entries: object[] }>(
  list: PersistedVar<State>,
  idOf: (entry: State['entries'][number]) => string,
) {
  type Entry = State['entries'][number];
  const removedVar = memoryVar<readonly RemovedEntry<Entry>[]>([]);

  /** Entries with the removed ones at their former positions. An entry that has been added again stays where it is. */
  function withRemoved(entries: readonly Entry[], removed: readonly RemovedEntry<Entry>[]): Entry[] {
    return removed.reduceRight<Entry[]>(
      (all, { entry, position }) =>
        all.some((other) => idOf(other) === idOf(entry)) ? all : [...all.slice(0, position), entry, ...all.slice(position)],
      [...entries],
    );
  }

  function takeOut(id: string, movedTo: string | null = null): void {
    const { entries } = list.refresh();
    const position = entries.findIndex((entry) => idOf(entry) === id);
    const entry = entries[position];
    if (!entry) return;
    removedVar([...removedVar(), { entry, position, movedTo }]);
    list({ ...list(), entries: entries.filter((other) => other !== entry) });
  }

  function putBack(id: string): void {
    const removed = removedVar().find(({ entry }) => idOf(entry) === id);
    if (!removed) return;
    removedVar(removedVar().filter((other) => other !== removed));
    list({ ...list.refresh(), entries: withRemoved(list().entries, [removed]) });
  }

  /** Discards the undo entries when the page is left. */
  function forget(): void {
    removedVar([]);
  }

  return { removedVar, withRemoved, takeOut, putBack, forget };
}

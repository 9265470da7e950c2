import type { PersistedVar } from '#client/state/persistedVar.ts';

/** A list of this device: a guest's own, or the copy of a member's. */
export interface OwnedList<Entry> {
  entries: Entry[];
  ownerId: string | null;
}

/** Entries that the account refused. */
export interface Refused {
  ids: readonly string[];
  /** The server's message; null without a response. */
  reason: string | null;
}

/** Adapter of a list that an account stores too. */
export interface AccountList<Entry> {
  read: () => OwnedList<Entry>;
  write: (owned: OwnedList<Entry>) => void;
  /** Clears the list on this device. */
  forget: () => void;
  onChange: PersistedVar<unknown>['onChange'];
  idOf: (entry: Entry) => string;
  /** Display name. */
  nameOf: (entry: Entry) => string;
  /** Time of addition, ISO 8601; the sort key. */
  timeOf: (entry: Entry) => string;
  /** Equality of what the account stores. */
  isSame: (left: Entry, right: Entry) => boolean;
  /** The account's entries; null when logged out. Rejects without a response. */
  load: () => Promise<Entry[] | null>;
  /** Adds or updates entries. Never rejects. */
  add: (entries: readonly Entry[]) => Promise<Refused>;
  remove: (ids: readonly string[]) => Promise<Refused>;
}

/**
 * Synchronises a list with the account until stopped. Merges a guest's list into the account's, refreshes a member's copy, clears another
 * member's. Then sends each change of this tab, and rolls back refused ones with a report; other tabs send their own.
 */
export function syncWithAccount<Entry>(
  list: AccountList<Entry>,
  userId: string,
  onRefused: (reason: string | null, names: readonly string[]) => void,
): () => void {
  const owner = list.read().ownerId;
  if (owner !== null && owner !== userId) list.forget();
  const start = list.read();
  let seen = start.entries;
  let state: 'asking' | 'waiting' | 'ready' | 'stopped' = 'waiting';
  let isSettling = false;
  let queue: Promise<void> = Promise.resolve();

  const settle = (entries: readonly Entry[]) => {
    isSettling = true;
    list.write({ entries: inOrder(list, entries), ownerId: userId });
    isSettling = false;
  };
  const namesOf = (entries: readonly Entry[]) => [...new Set(entries.map(list.nameOf))];
  const isOver = () => state === 'stopped';

  const putBack = (refused: Refused, before: readonly Entry[]) => {
    if (isOver() || list.read().ownerId !== userId) return;
    const ids = new Set(refused.ids);
    if (ids.size === 0) return;
    const isRefused = (entry: Entry) => ids.has(list.idOf(entry));
    const { entries } = list.read();
    settle([...entries.filter((entry) => !isRefused(entry)), ...before.filter(isRefused)]);
    onRefused(refused.reason, namesOf([...entries, ...before].filter(isRefused)));
  };
  const send = async (before: readonly Entry[], after: readonly Entry[]) => {
    const { changed, gone } = difference(list, before, after);
    if (gone.length > 0 && !isOver()) putBack(await list.remove(gone), before);
    if (changed.length > 0 && !isOver()) putBack(await list.add(changed), before);
  };
  const enqueue = (before: readonly Entry[], after: readonly Entry[]) => {
    queue = queue.then(() => send(before, after));
  };

  const begin = async () => {
    state = 'asking';
    try {
      const account = await list.load();
      if (isOver() || account === null) return;
      const known = new Set(account.map(list.idOf));
      const brought = start.ownerId === null ? start.entries.filter((entry) => !known.has(list.idOf(entry))) : [];
      const refused = brought.length > 0 ? await list.add(brought) : { ids: [], reason: null };
      if (isOver()) return;
      const merged = [...account, ...brought.filter((entry) => !refused.ids.includes(list.idOf(entry)))];
      // Changes during the request are applied to its result.
      const now = apply(list, merged, difference(list, start.entries, list.read().entries));
      state = 'ready';
      settle(now);
      enqueue(merged, now);
      if (refused.ids.length > 0) onRefused(refused.reason, namesOf(brought.filter((entry) => refused.ids.includes(list.idOf(entry)))));
    } catch {
      // Retried with the next change, or at the next visit.
      if (!isOver()) state = 'waiting';
    }
  };

  const stop = list.onChange((madeIn) => {
    const before = seen;
    const { entries, ownerId } = list.read();
    seen = entries;
    if (isSettling || madeIn === 'elsewhere') return;
    if (state === 'waiting') void begin();
    else if (state === 'ready' && ownerId === userId) enqueue(before, entries);
  });
  void begin();
  return () => {
    state = 'stopped';
    stop();
  };
}

interface Difference<Entry> {
  /** New or modified. */
  changed: Entry[];
  /** Ids of removed entries. */
  gone: string[];
}

function difference<Entry>(list: AccountList<Entry>, before: readonly Entry[], after: readonly Entry[]): Difference<Entry> {
  const old = new Map(before.map((entry) => [list.idOf(entry), entry]));
  const left = new Set(after.map(list.idOf));
  const changed = after.filter((entry) => {
    const known = old.get(list.idOf(entry));
    return known === undefined || !list.isSame(known, entry);
  });
  return { changed, gone: [...old.keys()].filter((id) => !left.has(id)) };
}

function apply<Entry>(list: AccountList<Entry>, entries: readonly Entry[], { changed, gone }: Difference<Entry>): Entry[] {
  const result = new Map(entries.map((entry) => [list.idOf(entry), entry]));
  for (const id of gone) result.delete(id);
  for (const entry of changed) result.set(list.idOf(entry), entry);
  return inOrder(list, [...result.values()]);
}

function inOrder<Entry>(list: AccountList<Entry>, entries: readonly Entry[]): Entry[] {
  return [...entries].sort((left, right) => list.timeOf(left).localeCompare(list.timeOf(right)));
}

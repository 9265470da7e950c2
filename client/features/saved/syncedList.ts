import {
  accountChangesVar,
  appendOperations,
  updateAccountChanges,
  type ListName,
  type NewOperation,
} from '#client/state/accountChanges.ts';
import type { PersistedVar } from '#client/state/persistedVar.ts';
import type { AccountListsQuery } from './AccountLists.generated.ts';

/** The lists as loaded from the account. */
export type Account = NonNullable<AccountListsQuery['viewer']>['lists'];

/** A list that exists on this device and in the account. Its entries are in the order in which they were added. */
interface Definition<Entry> {
  name: ListName;
  variable: Pick<PersistedVar<unknown>, 'onChange' | 'refresh'>;
  read: () => readonly Entry[];
  write: (entries: Entry[]) => void;
  clear: () => void;
  idOf: (entry: Entry) => string;
  /** An entry's display name. `titleOf` returns a product's cached title. */
  nameOf: (entry: Entry, titleOf: (productId: string) => string | null) => string;
  /** The fields of an entry that the account stores. */
  fieldsOf: (entry: Entry) => Partial<NewOperation>;
  loadedFrom: (account: Account) => Entry[];
  /** Merges an entry added here with the account's existing one; by default, the account's entry is kept. */
  join?: (own: Entry, loaded: Entry) => Entry;
}

/** Derives operations from changes to a list, and applies pending operations to the account's version. */
export class SyncedList<Entry extends object> {
  private seen: readonly Entry[] = [];
  private isSettling = false;

  constructor(private readonly definition: Definition<Entry>) {}

  get name(): ListName {
    return this.definition.name;
  }

  /** Records this tab's changes to a copy as operations, until the returned function is called. Other tabs record their own. */
  record(): () => void {
    const { variable, read } = this.definition;
    this.seen = read();
    return variable.onChange((madeIn) => {
      const before = this.seen;
      this.seen = read();
      if (this.isSettling || madeIn === 'elsewhere' || !accountChangesVar().isCopy) return;
      const made = this.difference(before, this.seen);
      if (made.length > 0) updateAccountChanges(({ operations }) => ({ operations: appendOperations(operations, made) }));
    });
  }

  /** Operations that add all of this device's entries to an account. */
  additions(): NewOperation[] {
    this.definition.variable.refresh();
    return this.difference([], this.definition.read());
  }

  clear(): void {
    this.settleWith(() => this.definition.clear());
  }

  /** Shows the account's list with the pending operations applied. */
  settle(account: Account): void {
    const { loadedFrom, read, write, idOf, join } = this.definition;
    this.definition.variable.refresh();
    const shown = new Map(read().map((entry) => [idOf(entry), entry]));
    const result = new Map(loadedFrom(account).map((entry) => [idOf(entry), { ...shown.get(idOf(entry)), ...entry }]));
    const pending = accountChangesVar().operations.filter(({ list }) => list === this.name);
    for (const id of new Set(pending.map((operation) => operation.id))) {
      const operations = pending.filter((operation) => operation.id === id);
      // The displayed entry already includes the pending operations.
      const own = shown.get(id);
      const loaded = result.get(id);
      const isAdded = operations.some(({ action }) => action === 'ADD');
      if (operations.at(-1)?.action === 'REMOVE') result.delete(id);
      else if (own === undefined) continue;
      else if (loaded !== undefined) result.set(id, isAdded && operations.length === 1 ? (join?.(own, loaded) ?? loaded) : own);
      else if (isAdded) result.set(id, own);
    }
    this.settleWith(() => write([...result.values()]));
  }

  namesOf(ids: ReadonlySet<string>, titleOf: (productId: string) => string | null): string[] {
    const { read, idOf, nameOf } = this.definition;
    return read().flatMap((entry) => (ids.has(idOf(entry)) ? [nameOf(entry, titleOf)] : []));
  }

  private settleWith(change: () => void): void {
    this.isSettling = true;
    try {
      change();
    } finally {
      this.isSettling = false;
    }
  }

  private difference(before: readonly Entry[], after: readonly Entry[]): NewOperation[] {
    const { idOf, fieldsOf } = this.definition;
    const old = new Map(before.map((entry) => [idOf(entry), entry]));
    const left = new Set(after.map(idOf));
    const removed = [...old.keys()].filter((id) => !left.has(id)).map((id) => ({ list: this.name, action: 'REMOVE' as const, id }));
    const changed = after.flatMap((entry): NewOperation[] => {
      const known = old.get(idOf(entry));
      const fields = fieldsOf(entry);
      if (known !== undefined && JSON.stringify(fieldsOf(known)) === JSON.stringify(fields)) return [];
      return [{ ...fields, list: this.name, action: known === undefined ? 'ADD' : 'SET', id: idOf(entry) }];
    });
    return [...removed, ...changed];
  }
}

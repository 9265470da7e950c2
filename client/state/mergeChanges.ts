/** Three-way merge of concurrent changes by two tabs. */

/** Value as this tab last read or wrote it, as stored by another tab since, and as it is in this tab. */
export interface Versions<Value> {
  base: Value;
  stored: Value;
  mine: Value;
}

export type Merge<Value> = (versions: Versions<Value>) => Value;

/** Merges by field: this tab's changes win, other fields are as stored. `parts` merges compound fields. */
export function mergeFields<Value extends object>(parts: { [Field in keyof Value]?: Merge<Value[Field]> } = {}): Merge<Value> {
  return ({ base, stored, mine }) => {
    const fields = Object.keys({ ...stored, ...mine }) as (keyof Value)[];
    const merged = fields.map((field) => {
      const part = parts[field] ?? lastChange;
      return [field, part({ base: base[field], stored: stored[field], mine: mine[field] })] as const;
    });
    // Each field has its own type after merging; removed fields are undefined.
    return Object.fromEntries(merged.filter(([, field]) => field !== undefined)) as Value;
  };
}

/** Merges by entry: additions and removals of both sides apply, and this tab's changes win. */
export function mergeList<Entry>(keyOf: (entry: Entry) => string): Merge<Entry[]> {
  return ({ base, stored, mine }) => {
    const byKey = (entries: Entry[]) => new Map(entries.map((entry) => [keyOf(entry), entry]));
    const [before, there, here] = [byKey(base), byKey(stored), byKey(mine)];
    const isChangedHere = (entry: Entry) => !isSame(entry, before.get(keyOf(entry)));
    const kept = stored.flatMap((entry) => {
      const own = here.get(keyOf(entry));
      if (own === undefined) return before.has(keyOf(entry)) ? [] : [entry];
      return [isChangedHere(own) ? own : entry];
    });
    return [...kept, ...mine.filter((entry) => !there.has(keyOf(entry)) && isChangedHere(entry))];
  };
}

/** Merge for values of the same owner. With different owners the stored value wins, unless the owner changed in this tab. */
export function mergeOwn<Value extends { ownerId: string | null }>(merge: Merge<Value>): Merge<Value> {
  return (versions) => {
    const { base, stored, mine } = versions;
    if (stored.ownerId === mine.ownerId) return merge(versions);
    return mine.ownerId === base.ownerId ? stored : mine;
  };
}

function lastChange<Value>({ base, stored, mine }: Versions<Value>): Value {
  return isSame(mine, base) ? stored : mine;
}

/** Compares two values by their JSON. */
function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

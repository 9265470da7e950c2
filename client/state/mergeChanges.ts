/** How changes that two tabs made to one value at the same time become one value: each keeps what it did. */

/** A value as this tab last read or wrote it, as another has stored it since, and as it is here now. */
export interface Versions<Value> {
  base: Value;
  stored: Value;
  mine: Value;
}

export type Merge<Value> = (versions: Versions<Value>) => Value;

/** Field by field: what was changed here counts, the rest is as it is stored. `parts` says how a field is merged that is more than one thing. */
export function mergeFields<Value extends object>(parts: { [Field in keyof Value]?: Merge<Value[Field]> } = {}): Merge<Value> {
  return ({ base, stored, mine }) => {
    const fields = Object.keys({ ...stored, ...mine }) as (keyof Value)[];
    const merged = fields.map((field) => {
      const part = parts[field] ?? lastChange;
      return [field, part({ base: base[field], stored: stored[field], mine: mine[field] })] as const;
    });
    // The fields are those of the value, each merged to its own type; what was taken out is undefined.
    return Object.fromEntries(merged.filter(([, field]) => field !== undefined)) as Value;
  };
}

/** Entry by entry: what was put in on either side is in, what was taken out on either side is out, what was changed here is as it is here. */
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

/** A merge of values of the same owner. What this tab has of another owner is left out, unless the owner changed here. */
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

/** Whether two values read the same once they are stored. */
function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

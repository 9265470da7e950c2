/** Three-way merge of concurrent changes made in two tabs. */

/** A value as last read or written by this tab (`base`), as stored since by a different tab, and as changed in this tab (`mine`). */
export interface Versions<Value> {
  base: Value;
  stored: Value;
  mine: Value;
}

export type Merge<Value> = (versions: Versions<Value>) => Value;

/** Merges field by field: this tab's changes win, and all other fields are as stored. `parts` merges compound fields. */
export function mergeFields<Value extends object>(parts: { [Field in keyof Value]?: Merge<Value[Field]> } = {}): Merge<Value> {
  return ({ base, stored, mine }) => {
    const fields = Object.keys({ ...stored, ...mine }) as (keyof Value)[];
    const merged = fields.map((field) => {
      const part = parts[field] ?? lastChange;
      return [field, part({ base: base[field], stored: stored[field], mine: mine[field] })] as const;
    });
    // Each field keeps its type; removed fields are undefined.
    return Object.fromEntries(merged.filter(([, field]) => field !== undefined)) as Value;
  };
}

function lastChange<Value>({ base, stored, mine }: Versions<Value>): Value {
  return isSame(mine, base) ? stored : mine;
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

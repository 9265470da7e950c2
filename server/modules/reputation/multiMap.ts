const NONE: ReadonlySet<never> = new Set();

/** Sets by key; a key without values takes no memory. */
export class MultiMap<Value> {
  private readonly sets = new Map<string, Set<Value>>();

  of(key: string): ReadonlySet<Value> {
    return this.sets.get(key) ?? NONE;
  }

  entries(): Iterable<[string, ReadonlySet<Value>]> {
    return this.sets.entries();
  }

  add(key: string, value: Value): void {
    const known = this.sets.get(key);
    if (known) known.add(value);
    else this.sets.set(key, new Set([value]));
  }

  delete(key: string, value: Value): void {
    const known = this.sets.get(key);
    if (known?.delete(value) === true && known.size === 0) this.sets.delete(key);
  }
}

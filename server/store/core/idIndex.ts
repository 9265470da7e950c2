const NONE: readonly string[] = [];

/** Document ids by the value of a field. Most values have one id: a set is allocated for the second. */
export class IdIndex {
  readonly #ids = new Map<unknown, string | Set<string>>();

  add(value: unknown, id: string): void {
    const known = this.#ids.get(value);
    if (known === undefined) this.#ids.set(value, id);
    else if (typeof known !== 'string') known.add(id);
    else if (known !== id) this.#ids.set(value, new Set([known, id]));
  }

  remove(value: unknown, id: string): void {
    const known = this.#ids.get(value);
    if (typeof known === 'object') known.delete(id);
    if (known === id || (typeof known === 'object' && known.size === 0)) this.#ids.delete(value);
  }

  /** Ids with a value, unordered. */
  of(value: unknown): readonly string[] {
    const known = this.#ids.get(value);
    if (known === undefined) return NONE;
    return typeof known === 'string' ? [known] : [...known];
  }
}

const NONE: readonly string[] = [];

/** Ids of documents by the value of a field. Most values belong to one document: a set is made for the second. */
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

  /** The ids with a value, in no order. */
  of(value: unknown): readonly string[] {
    const known = this.#ids.get(value);
    if (known === undefined) return NONE;
    return typeof known === 'string' ? [known] : [...known];
  }
}

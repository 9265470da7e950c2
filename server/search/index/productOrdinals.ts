/** Maps product ids to ordinals: small integers, reused after their product is removed. */
export class ProductOrdinals {
  private readonly ids: string[] = [];
  private readonly ordinals = new Map<string, number>();
  private readonly unused: number[] = [];

  /** Every ordinal is below it. */
  get capacity(): number {
    return this.ids.length;
  }

  idOf(ordinal: number): string {
    return this.ids[ordinal] ?? '';
  }

  /** null for an unknown product. */
  ordinalOf(id: string): number | null {
    return this.ordinals.get(id) ?? null;
  }

  /** Assigns an ordinal to a new product. */
  add(id: string): number {
    const ordinal = this.unused.pop() ?? this.capacity;
    this.ids[ordinal] = id;
    this.ordinals.set(id, ordinal);
    return ordinal;
  }

  /** Frees the ordinal of a known product. */
  remove(ordinal: number): void {
    this.ordinals.delete(this.idOf(ordinal));
    this.ids[ordinal] = '';
    this.unused.push(ordinal);
  }
}

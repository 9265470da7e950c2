/** String interner: distinct strings numbered in order of insertion. */
export class TextNumbers {
  private readonly texts: string[] = [];
  private readonly numbers = new Map<string, number>();

  get size(): number {
    return this.texts.length;
  }

  text(number: number): string {
    return this.texts[number] ?? '';
  }

  /** A string's number; −1 if unknown. */
  numberOf(text: string): number {
    return this.numbers.get(text) ?? -1;
  }

  /** The number of a string, which is added if it is unknown. */
  numberFor(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.push(text) - 1;
    this.numbers.set(text, number);
    return number;
  }
}

/** Maps product ids to ordinals: small integers, which are reused after their product has been removed. */
export class ProductOrdinals {
  private readonly ids: string[] = [];
  private readonly ordinals = new Map<string, number>();
  private readonly unused: number[] = [];

  /** Exclusive upper bound of the ordinals. */
  get capacity(): number {
    return this.ids.length;
  }

  idOf(ordinal: number): string {
    return this.ids[ordinal] ?? '';
  }

  /** Returns null for an unknown product. */
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

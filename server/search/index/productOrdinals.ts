import { capacityFor } from './columns.ts';
import { hashOfText, HashTable } from './hashTable.ts';

/** Maps product ids to ordinals: small integers, reused after their product is removed. */
export class ProductOrdinals {
  /** Used up to `capacity`. */
  private readonly ids: string[];
  /** Every ordinal is below it. */
  capacity = 0;
  private readonly unused: number[] = [];
  private readonly slots: HashTable;

  /** `expected` is a number of products. */
  constructor(expected: number) {
    this.ids = new Array<string>(capacityFor(expected));
    this.slots = new HashTable((ordinal) => hashOfText(this.idOf(ordinal)), expected);
  }

  /** Number of free ordinals. */
  get gone(): number {
    return this.unused.length;
  }

  idOf(ordinal: number): string {
    return this.ids[ordinal] ?? '';
  }

  /** −1 for an unknown product. */
  ordinalOf(id: string): number {
    return this.slots.at(this.slotOf(id));
  }

  /** Assigns an ordinal to a new product. */
  add(id: string): number {
    const ordinal = this.unused.pop() ?? this.capacity;
    if (ordinal === this.capacity) this.capacity += 1;
    this.ids[ordinal] = id;
    this.slots.fill(this.slotOf(id), ordinal);
    return ordinal;
  }

  /** Frees the ordinal of a known product. */
  remove(ordinal: number): void {
    this.slots.free(this.slotOf(this.idOf(ordinal)));
    this.ids[ordinal] = '';
    this.unused.push(ordinal);
  }

  /** The slot of a product, or the free slot where it would be inserted. */
  private slotOf(id: string): number {
    let slot = this.slots.first(hashOfText(id));
    for (let ordinal = this.slots.at(slot); ordinal >= 0 && this.ids[ordinal] !== id; ordinal = this.slots.at(slot)) {
      slot = this.slots.next(slot);
    }
    return slot;
  }
}

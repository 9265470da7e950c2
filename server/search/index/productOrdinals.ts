import { capacityFor } from './capacity.ts';
import { hashOfText, HashTable } from './hashTable.ts';

/** Which ordinal each product has: a small number, used again when its product goes. */
export class ProductOrdinals {
  /** Used up to `capacity`. */
  private readonly ids: string[];
  /** Every ordinal is below it. */
  capacity = 0;
  private readonly unused: number[] = [];
  private readonly slots: HashTable;

  /** So many products are expected. */
  constructor(expected: number) {
    this.ids = new Array<string>(capacityFor(expected));
    this.slots = new HashTable((ordinal) => hashOfText(this.idOf(ordinal)), expected);
  }

  /** Ordinals that no product has any more. */
  get gone(): number {
    return this.unused.length;
  }

  idOf(ordinal: number): string {
    return this.ids[ordinal] ?? '';
  }

  /** −1 for a product that is not there. */
  ordinalOf(id: string): number {
    return this.slots.at(this.slotOf(id));
  }

  /** Gives a product that is not there yet an ordinal. */
  add(id: string): number {
    const ordinal = this.unused.pop() ?? this.capacity;
    if (ordinal === this.capacity) this.capacity += 1;
    this.ids[ordinal] = id;
    this.slots.fill(this.slotOf(id), ordinal);
    return ordinal;
  }

  /** Takes the ordinal away from a product that is there. */
  remove(ordinal: number): void {
    this.slots.free(this.slotOf(this.idOf(ordinal)));
    this.ids[ordinal] = '';
    this.unused.push(ordinal);
  }

  /** The slot in which a product stands, or the free one where it would. */
  private slotOf(id: string): number {
    let slot = this.slots.first(hashOfText(id));
    for (let ordinal = this.slots.at(slot); ordinal >= 0 && this.ids[ordinal] !== id; ordinal = this.slots.at(slot)) {
      slot = this.slots.next(slot);
    }
    return slot;
  }
}

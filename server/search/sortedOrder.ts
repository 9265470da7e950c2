import type { SortPosition } from './catalogueQuery.ts';

/** The keys of one sort by product, and how they compare; equal keys go by id. */
export interface SortKeys {
  keyOf(ordinal: number): number | string;
  idOf(ordinal: number): string;
  /** −1: the highest key first. */
  direction: 1 | -1;
}

/** All products in one order, in a flat array: walked for pages, searched for ranges, changed in place. */
export class SortedOrder {
  private ordinals = new Uint32Array();
  private count = 0;

  constructor(private readonly keys: SortKeys) {}

  get size(): number {
    return this.count;
  }

  /** The product at a place from 0. */
  at(place: number): number {
    return this.ordinals[place] ?? 0;
  }

  /** Starts over with these products, given in the order of their ids: sorting is stable, so that only keys are compared. */
  fill(ordinalsById: Uint32Array): void {
    const { keys } = this;
    this.ordinals = ordinalsById.slice().sort((left, right) => compareKeys(keys.keyOf(left), keys.keyOf(right)) * keys.direction);
    this.count = ordinalsById.length;
  }

  insert(ordinal: number): void {
    if (this.count === this.ordinals.length) this.grow();
    const place = this.firstWhere((other) => this.compare(other, ordinal) > 0);
    this.ordinals.copyWithin(place + 1, place, this.count);
    this.ordinals[place] = ordinal;
    this.count += 1;
  }

  /** To be called while the product still has the keys it was inserted with. */
  remove(ordinal: number): void {
    const place = this.firstWhere((other) => this.compare(other, ordinal) >= 0);
    if (this.ordinals[place] !== ordinal) return;
    this.ordinals.copyWithin(place, place + 1, this.count);
    this.count -= 1;
  }

  /** The first place whose product satisfies a condition that, once true, stays true; `size` when there is none. */
  firstWhere(condition: (ordinal: number) => boolean): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (condition(this.ordinals[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  compare(left: number, right: number): number {
    const byKey = compareKeys(this.keys.keyOf(left), this.keys.keyOf(right));
    return byKey === 0 ? compareIds(this.keys.idOf(left), this.keys.idOf(right)) : byKey * this.keys.direction;
  }

  /** Below 0 when the product comes before the position, above 0 when after it. */
  comparePosition(ordinal: number, position: SortPosition): number {
    const byKey = compareKeys(this.keys.keyOf(ordinal), position.key);
    return byKey === 0 ? compareIds(this.keys.idOf(ordinal), position.id) : byKey * this.keys.direction;
  }

  positionOf(ordinal: number): SortPosition {
    return { key: this.keys.keyOf(ordinal), id: this.keys.idOf(ordinal) };
  }

  private grow(): void {
    const larger = new Uint32Array(Math.max(64, this.ordinals.length * 2));
    larger.set(this.ordinals);
    this.ordinals = larger;
  }
}

function compareKeys(left: number | string, right: number | string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** The tiebreak of every order. */
export function compareIds(left: string, right: string): number {
  return compareKeys(left, right);
}

type Numbers = Int32Array | Uint32Array | Float64Array;

/** A copy of an array with a different length, filled up with 0. */
export function resized<Kind extends Numbers>(numbers: Kind, length: number): Kind {
  const copy = new (numbers.constructor as new (length: number) => Kind)(length);
  copy.set(length < numbers.length ? numbers.subarray(0, length) : numbers);
  return copy;
}

/** The array, or a copy with spare capacity if it is shorter than `length`. */
export function withRoom<Kind extends Numbers>(numbers: Kind, length: number): Kind {
  return length <= numbers.length ? numbers : resized(numbers, Math.ceil(length * 1.25));
}

/** Capacity for this many products plus spare room, so that products added during a rebuild do not cause every array to be reallocated. */
function capacityFor(products: number): number {
  return Math.ceil(products * 1.01) + 256;
}

/** Column with one number per product, 0 by default. */
export class Column<Kind extends Uint32Array | Float64Array> {
  private constructor(
    /** Counting loops read this directly; do not modify it elsewhere. */
    public numbers: Kind,
  ) {}

  /** Small integers, such as ids; `expected` is a number of products. */
  static ofIds(expected = 0): Column<Uint32Array> {
    return new Column(new Uint32Array(capacityFor(expected)));
  }

  static ofNumbers(expected = 0): Column<Float64Array> {
    return new Column(new Float64Array(capacityFor(expected)));
  }

  get(ordinal: number): number {
    return this.numbers[ordinal] ?? 0;
  }

  set(ordinal: number, value: number): void {
    this.numbers = withRoom(this.numbers, ordinal + 1);
    this.numbers[ordinal] = value;
  }

  /** Releases capacity beyond this many products if that is worth a copy. */
  trim(products: number): void {
    if (this.numbers.length > capacityFor(products) * 1.05) this.numbers = resized(this.numbers, products);
  }
}

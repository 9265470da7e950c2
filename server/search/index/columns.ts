/** Capacity for this many products with headroom, so that products added during a rebuild do not reallocate every array. */
export function capacityFor(products: number): number {
  return Math.ceil(products * 1.01) + 256;
}

/** Whether shrinking is worthwhile, as it copies all products. */
export function isWasteful(room: number, products: number): boolean {
  return room > capacityFor(products) * 1.05;
}

/** Column of one small id per product: 16 bits each, widened to 32 once an id needs it. Default 0. */
export class IdColumn {
  /** Read directly by counting loops; not to be modified outside. */
  ids: Uint16Array | Uint32Array;

  /** `expected` is a number of products. */
  constructor(expected = 0) {
    this.ids = new Uint16Array(capacityFor(expected));
  }

  get(ordinal: number): number {
    return this.ids[ordinal] ?? 0;
  }

  set(ordinal: number, id: number): void {
    if (this.ids instanceof Uint16Array && id > 0xffff) this.ids = new Uint32Array(this.ids);
    if (ordinal >= this.ids.length) {
      const size = Math.max(ordinal + 1, Math.ceil(this.ids.length * 1.5));
      const longer = this.ids instanceof Uint16Array ? new Uint16Array(size) : new Uint32Array(size);
      longer.set(this.ids);
      this.ids = longer;
    }
    this.ids[ordinal] = id;
  }

  /** Releases capacity beyond this many products. */
  trim(count: number): void {
    if (isWasteful(this.ids.length, count)) this.ids = this.ids.slice(0, count);
  }
}

/** Column of one number per product. Default 0. */
export class NumberColumn {
  private numbers: Float64Array;

  /** `expected` is a number of products. */
  constructor(expected = 0) {
    this.numbers = new Float64Array(capacityFor(expected));
  }

  get(ordinal: number): number {
    return this.numbers[ordinal] ?? 0;
  }

  set(ordinal: number, value: number): void {
    if (ordinal >= this.numbers.length) {
      const longer = new Float64Array(Math.max(ordinal + 1, Math.ceil(this.numbers.length * 1.5)));
      longer.set(this.numbers);
      this.numbers = longer;
    }
    this.numbers[ordinal] = value;
  }

  /** Releases capacity beyond this many products. */
  trim(count: number): void {
    if (isWasteful(this.numbers.length, count)) this.numbers = this.numbers.slice(0, count);
  }
}

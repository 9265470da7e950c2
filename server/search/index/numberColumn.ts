import { isWasteful, capacityFor } from './capacity.ts';

/** Column of one number per product: 32-bit integers, widened to 64-bit floats when a value does not fit. Default 0. */
export class NumberColumn {
  private numbers: Int32Array | Float64Array;
  /** Index after the last one set. */
  private used = 0;

  /** `expected` is a number of products. */
  constructor(expected = 0) {
    this.numbers = new Int32Array(capacityFor(expected));
  }

  get(ordinal: number): number {
    return this.numbers[ordinal] ?? 0;
  }

  set(ordinal: number, value: number): void {
    const fits = this.numbers instanceof Float64Array || (value | 0) === value;
    if (!fits) this.widen();
    if (ordinal >= this.numbers.length) this.resize(Math.max(ordinal + 1, Math.ceil(this.numbers.length * 1.5)));
    this.numbers[ordinal] = value;
    if (ordinal >= this.used) this.used = ordinal + 1;
  }

  /** The values of products, in the given order. */
  of(ordinals: Uint32Array): Float64Array<ArrayBuffer> {
    const numbers = new Float64Array(ordinals.length);
    for (let place = 0; place < numbers.length; place += 1) numbers[place] = this.numbers[ordinals[place] ?? 0] ?? 0;
    return numbers;
  }

  /** Releases capacity beyond this many products. */
  trim(count: number): void {
    if (isWasteful(this.numbers.length, count)) this.resize(count);
  }

  private widen(): void {
    const wide = new Float64Array(this.numbers.length);
    wide.set(this.numbers.subarray(0, this.used));
    this.numbers = wide;
  }

  private resize(size: number): void {
    const resized = this.numbers instanceof Int32Array ? new Int32Array(size) : new Float64Array(size);
    resized.set(this.numbers.subarray(0, size));
    this.numbers = resized;
  }
}
